import { without, type Line } from './lines';
import { stampLength } from './speakers';

const labelOf = (words: string): RegExp =>
  new RegExp(String.raw`^\s{0,8}(?:\*\*)?(?:${words})\s?\d{0,3}\s?[:：.)](?:\*\*)?\s+(?=\S)`, 'iu');

const question = labelOf(
  'q|question|frage|f|pregunta|pergunta|domanda|vraag|pytanie|質問|問|س|سؤال',
);
const answer = labelOf(
  'a|answer|antwort|réponse|respuesta|resposta|risposta|antwoord|odpowiedź|r|o|回答|答|ج|جواب',
);
const fewestPairs = 2;
const endsAsking = /[?？؟]["'”’)*_\s]*$/u;

/**
 * The lines of a form of questions and answers without `Q:` and `A:`, each question as a heading; `undefined` for any
 * other text, such as one with items called `Q1` or a chat between `A` and `Q`.
 */
export function withQuestionHeadings(lines: readonly Line[]): readonly Line[] | undefined {
  const marks = lines.map(({ text }) => {
    const asked = question.exec(text)?.[0];
    const told = asked === undefined ? answer.exec(text)?.[0] : undefined;
    return { length: (asked ?? told ?? '').length, isQuestion: asked !== undefined, told };
  });
  const turns = marks.filter(({ length }) => length > 0);
  const questions = lines.filter((_, index) => marks[index]?.isQuestion);
  const alternate = turns.every(({ isQuestion }, at) => isQuestion === (at % 2 === 0));
  const isForm =
    questions.length >= fewestPairs &&
    alternate &&
    questions.every(({ text }) => endsAsking.test(text)) &&
    !lines.some(({ text }) => stampLength(text) > 0);
  if (!isForm) return undefined;
  return lines.map((line, index) => {
    const { length = 0, isQuestion = false } = marks[index] ?? {};
    const bare = without(line, length);
    return isQuestion ? { ...bare, tag: 'h3' } : bare;
  });
}
