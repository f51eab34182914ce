import { answersIn, ideaWithAnswers } from '../../../../contract/ideaWithAnswers';
import type { DocumentType } from '../../../../contract/documentType';
import { ideaWithInstruction } from '../../../../contract/ideaWithInstruction';
import { draftDocument } from '../draftDocument';

const english =
  'A lending library of tools for neighbours. Members borrow up to 3 tools for 7 days. No fees. Maybe a late fee later?';
const german = 'Eine Leihbar für Werkzeug. Mitglieder leihen bis zu 3 Geräte. Keine Gebühren.';
const list = 'Tool library\n\nOut of scope:\n- payments\n- chat';

const questionsIn = (idea: string): string[] =>
  [...draftDocument('prd', idea).matchAll(/^- Q\d+ \[[^\]]+\] (.+)$/gmu)].map(
    ([, question = '']) => question,
  );
const answered = (idea: string): string =>
  ideaWithAnswers(
    idea,
    questionsIn(idea).map((one, index) => [one, `No, decision ${index + 1}.`]),
  );
/** A document without its questions, what refers to them, and the number of statements. */
const bare = (type: DocumentType, idea: string): string[] =>
  draftDocument(type, idea)
    .split('\n')
    .filter(
      (line) =>
        !/decision|^- Q\d|^\d+ (?:of|von)|^(?:Open|Offen): |^## (?:Open|Offene|Background|Hintergrund)/u.test(
          line,
        ),
    )
    .map((line) => line.replace(/ — (?:undecided|noch offen).*$/u, ''))
    .filter((line) => line !== '');

test.each([english, german, list, english.replaceAll('. ', '.\r\n')])(
  'answers close their questions and change nothing else: %j',
  (idea) => {
    const questions = questionsIn(idea);
    expect(questions.length).toBeGreaterThan(1);
    const after = answered(idea);
    expect(questionsIn(after).filter((one) => questions.includes(one))).toEqual([]);
    expect(bare('prd', after)).toEqual(bare('prd', idea));
    for (const question of questions) expect(draftDocument('prd', after)).toContain(question);
    expect(draftDocument('mockup', after)).not.toContain('Decisions');
  },
);

test('a question without an answer stays open, also if an answer quotes it', () => {
  const [first = '', ...others] = questionsIn(english);
  const after = questionsIn(ideaWithAnswers(english, [[first, `See ${others[0]} No.`]]));
  expect(after).not.toContain(first);
  expect(after).toEqual(expect.arrayContaining(others));
});

test('what did not fit among the questions is asked once others are answered', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `Maybe members rent thing ${index}?`);
  const idea = `A club. ${numbers.join(' ')}`;
  expect(questionsIn(idea)).toHaveLength(7);
  expect(questionsIn(answered(idea)).length).toBeGreaterThan(3);
});

test('later answers join the list, and what follows it is read as usual', () => {
  const twice = answered(answered(english));
  expect(twice.match(/^Answers to open questions:$/gmu)).toHaveLength(1);
  expect(answersIn(`${twice}\n\n- Members must log in.`)).toEqual(answersIn(twice));
  const refined = ideaWithInstruction(answered(english), 'Members rate tools');
  expect(draftDocument('prd', refined)).toMatch(/^- R\d+ Members rate tools$/mu);
  expect(draftDocument('prd', ideaWithAnswers('', [['Who pays?', 'The club']]))).toContain(
    '- B1 Who pays? The club',
  );
});
