import { documentLines, withoutMarks } from './documentLines';

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
/** The ids that a question refers to: `[R1]`. */
const references = /^\[[^\]]*\]\s*/;

/**
 * The open questions of a document: lines that begin with `Q1` or `Open question:`, and those that end in a question
 * mark under a heading for questions.
 *
 * @param text the document, Markdown
 */
export function findOpenQuestions(text: string): OpenQuestion[] {
  return documentLines(text).flatMap(({ text: line, start, headings, level }) => {
    const plain = withoutMarks(line);
    const found = marked.exec(plain);
    const question = (found === null ? plain : plain.slice(found[0].length))
      .replace(references, '')
      .trim();
    const isUnderHeading = level === 0 && headings.some((title) => questionsHeading.test(title));
    const isQuestion = found !== null || (isUnderHeading && /[?？؟]$/.test(question));
    if (!isQuestion || question === '') return [];
    return [{ id: found?.[1] ?? '', question, start, length: line.length }];
  });
}
