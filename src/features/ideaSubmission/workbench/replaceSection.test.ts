import { sectionOf, sectionsSample as text } from '../../../../contract/sectionsSample';
import { replaceSection } from './replaceSection';

test.each([
  ['the section', '## Users\n\nFive\n'],
  ['its body', 'Five'],
  ['the whole document', '# Bees\n\n## Goals\n\nOther\n\n## Users\n\nFive\n\n## End\n'],
])('an answer of %s replaces the section alone', (_what, answer) => {
  expect(replaceSection(text, sectionOf('Users'), 0, answer)).toBe(
    text.replace('## Users\nThree\n', '## Users\n\nFive\n'),
  );
});

test('an answer may rename the heading', () => {
  expect(replaceSection(text, sectionOf('Users'), 0, '## People\nFive')).toBe(
    text.replace('## Users\nThree\n', '## People\nFive\n'),
  );
});

test('the section gets the line breaks of the document', () => {
  const crlf = '# A\r\n\r\n## B\r\n\r\nOne \r\n\r\n## C\r\n';
  expect(replaceSection(crlf, sectionOf('B', 0, crlf), 0, '## B\n\nTwo\n')).toBe(
    '# A\r\n\r\n## B\r\n\r\nTwo\r\n\r\n## C\r\n',
  );
  expect(replaceSection(crlf, sectionOf('B', 0, crlf), 0, 'Two')).toBe(
    '# A\r\n\r\n## B\r\n\r\nTwo\r\n\r\n## C\r\n',
  );
  expect(
    replaceSection('## B\nOne\n', sectionOf('B', 0, '## B\nOne\n'), 0, '## B\r\nTwo\r\n'),
  ).toBe('## B\nTwo\n');
  const open = '## B\nOne';
  expect(replaceSection(open, sectionOf('B', 0, open), 0, '## B\nTwo\n')).toBe('## B\nTwo');
});

test('of two sections with the same heading, a whole document replaces the one that was asked for', () => {
  const answer = '# Bees\n\n## Goals\nOther\n\n## Goals\nFive\n';
  expect(replaceSection(text, sectionOf('Goals', 1), 1, answer)).toBe(
    text.replace('## **Goals**\nFour\n', '## Goals\nFive\n'),
  );
});

test.each([
  [
    'a higher level',
    '# Users\n\nFive\n\n## Roles\n\nSix',
    '## Users\n\nFive\n\n### Roles\n\nSix\n',
  ],
  ['a lower level', '### Users\nFive', '## Users\nFive\n'],
  ['another name and level', '# People\nFive', '## People\nFive\n'],
  ['an underline', 'Users\n=====\nFive', '## Users\nFive\n'],
  [
    'subsections only',
    'Five\n\n## Roles\n\n### Six',
    '## Users\n\nFive\n\n### Roles\n\n#### Six\n',
  ],
  [
    'another section behind it',
    '### People\nFive\n## Other\nSix',
    '## People\nFive\n### Other\nSix\n',
  ],
  ['a blank line before it', '\n## People\nFive', '## People\nFive\n'],
  ['no marks', 'Users\n\nFive', '## Users\n\nFive\n'],
  ['bold words', '**Users:**\n- Five', '## Users\n\n- Five\n'],
])('an answer whose heading has %s keeps the outline', (_what, answer, written) => {
  expect(replaceSection(text, sectionOf('Users'), 0, answer)).toBe(
    text.replace('## Users\nThree\n', written),
  );
});

test('an underlined heading keeps its level, and the next one its section', () => {
  const underlined = '# Bees\n\nUsers\n-----\nThree\n\nGoals\n-----\nFour\n';
  const users = sectionOf('Users', 0, underlined);
  const rest = '\n\nGoals\n-----\nFour\n';
  expect(replaceSection(underlined, users, 0, 'Five')).toBe(`# Bees\n\n## Users\n\nFive${rest}`);
  expect(replaceSection(underlined, users, 0, '## Users\nFive')).toBe(
    `# Bees\n\n## Users\nFive${rest}`,
  );
});
