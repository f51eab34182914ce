import { ideaWithAnswers } from '../../../../contract/ideaWithAnswers';
import { draftDocument } from '../draftDocument';

const idea =
  'A lending library of tools for 300 neighbours. Members borrow up to 3 tools for 7 days. No fees. Maybe a late fee later?';
const linesOf = (document: string) => document.split('\n').filter((line) => line !== '');
const questionsIn = (document: string) =>
  [...document.matchAll(/^- Q\d+ \[[^\]]+\] (.+)$/gmu)].map(([, question = '']) => question);

test('answers close their questions and change nothing else', () => {
  const before = draftDocument('prd', idea);
  const questions = questionsIn(before);
  expect(questions.length).toBeGreaterThan(2);
  const answered = questions.map((one, index) => [one, `No, decision ${index + 1}.`] as const);
  const after = draftDocument('prd', ideaWithAnswers(idea, answered));
  expect(questionsIn(after).filter((one) => questions.includes(one))).toEqual([]);
  expect(after).not.toContain('undecided');
  for (const [question] of answered) expect(after).toContain(question);
  const kept = linesOf(before).filter((line) => /^- [GRCN]\d/u.test(line));
  expect(linesOf(after)).toEqual(expect.arrayContaining(kept));
});

test('a question without an answer stays open', () => {
  const [first = '', second = ''] = questionsIn(draftDocument('prd', idea));
  const after = questionsIn(draftDocument('prd', ideaWithAnswers(idea, [[first, 'No.']])));
  expect(after).not.toContain(first);
  expect(after).toContain(second);
});
