import { escapeMarkdown } from './escapeMarkdown';

test.each([
  ['# not a heading', 'not a heading'],
  ['> not\na quotation', 'not a quotation'],
  ['- not a list', 'not a list'],
  ['1. not a list', '1 not a list'],
  ['<b>bold</b>', '‹b>bold‹/b>'],
  ['less than < 2 s', 'less than < 2 s'],
  ['`code` | cell', "'code' ¦ cell"],
  ['**strong** and _soft_ but snake_case', 'strong and soft but snake_case'],
  ['[text](javascript:x)', '[text] (javascript:x)'],
  ['a\\b', 'a/b'],
])('%s', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
