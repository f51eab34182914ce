import { findOpenQuestions } from './openQuestions';

test.each([
  ['a number', '- Q1 [R1] Who pays?', 'Q1', 'Who pays?'],
  ['a number with a colon', '**Q2:** Who pays?', 'Q2', 'Who pays?'],
  ['a lead-in', 'Open question: who pays', '', 'who pays'],
  ['a number below a heading', '## Open questions\n- Q2: the price', 'Q2', 'the price'],
  ['a number past the quarters', '- Q5: the price', 'Q5', 'the price'],
  ['a bold lead-in', '- **Open question:** Who pays?', '', 'Who pays?'],
  ['a question below its heading', '## Open questions\n1. Who pays?', '', 'Who pays?'],
  ['a Japanese question', '## 未決事項\n- 誰が払いますか？', '', '誰が払いますか？'],
])('%s', (_name, text, id, question) => {
  expect(findOpenQuestions(text)).toMatchObject([{ id, question }]);
});

test.each([
  ['a question elsewhere', '## Summary\nWho pays?'],
  ['a statement below the heading', '## Open questions\nNone so far.'],
  ['the heading itself', '## Any questions?'],
  ['a question in code', '## Open questions\n```\nWho?\n```'],
  [
    'a quarter of a roadmap',
    '## Roadmap\n- Q1: launch\n- **Q2:** the second country\n- Q3 2027: more',
  ],
  ['a quarter as a heading', '### Q1: launch'],
  ['a quarter', 'Revenue of Q1 grows'],
])('not %s', (_name, text) => {
  expect(findOpenQuestions(text)).toEqual([]);
});

test('the place is the whole line', () => {
  const text = '# A\n\n- Q1 Who?\n';
  const [{ start, length } = { start: 0, length: 0 }] = findOpenQuestions(text);
  expect(text.slice(start, start + length)).toBe('- Q1 Who?');
});
