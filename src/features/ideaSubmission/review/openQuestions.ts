import { documentLines, withoutMarks, type DocumentLine } from './documentLines';

/** A question that a document leaves open. */
export interface OpenQuestion {
  /** Its number, such as `Q1`; empty if it has none. */
  id: string;
  question: string;
  /** The offset of its line in the document. */
  start: number;
  /** The length of its line. */
  length: number;
}

const questionsHeading =
  /questions?\b|fragen|preguntas|perguntas|domande|vragen|pytania|質問|未決|課題|أسئلة/i;
const marked = /^(?:(Q\d{1,3})\b[.:)\]]?|open question\s*:)\s*/i;
const questionMark = /[?？؟]/;
/** The ids that a question refers to: `[R1]`. */
const references = /^\[[^\]]*\]\s*/;

/**
 * `Q1` to `Q4` may also be quarters of a year: they count as questions only with a question mark or under a heading for
 * questions.
 */
const quarter = /^Q[1-4]$/;

/**
 * The open questions of a document: lines that begin with `Q1` or `Open question:`, and those that end in a question
 * mark under a heading for questions. The quarters of a plan are not questions.
 *
 * @param text the document, Markdown
 */
export function findOpenQuestions(text: string): OpenQuestion[] {
  return openQuestionsIn(documentLines(text));
}

/** Like {@link findOpenQuestions}, for a document that is already split into lines. */
export function openQuestionsIn(lines: readonly DocumentLine[]): OpenQuestion[] {
  return lines.flatMap(({ text: line, start, headings, level }) => {
    const plain = withoutMarks(line);
    const found = marked.exec(plain);
    const isUnderHeading = level === 0 && headings.some((title) => questionsHeading.test(title));
    if (found === null && !isUnderHeading) return [];
    const id = found?.[1] ?? '';
    const question = (found === null ? plain : plain.slice(found[0].length))
      .replace(references, '')
      .trim();
    const isAsked = questionMark.test(question);
    const isQuestion = found === null ? isAsked : isAsked || isUnderHeading || !quarter.test(id);
    if (!isQuestion || question === '') return [];
    return [{ id, question, start, length: line.length }];
  });
}
