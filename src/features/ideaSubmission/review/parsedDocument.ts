import { documentLines, withoutMarks, type DocumentLine } from './documentLines';
import { openQuestionsIn, type OpenQuestion } from './openQuestions';
import { requirementsIn, type Requirement } from './requirements';

/** A document, parsed once for all rules of the review. */
export interface ParsedDocument {
  text: string;
  lines: readonly (DocumentLine & { plain: string })[];
  requirements: readonly Requirement[];
  questions: readonly OpenQuestion[];
  /** The rules about wording apply to English only. */
  isEnglish: boolean;
}

const commonWords = /\b(?:the|and|of|to|is|that|with|for|are|shall|must|not|when)\b/gi;
const letters = /\p{L}+/gu;
/** The minimum share of common words in an English text. */
const englishShare = 1 / 15;

/** Parses a document for the review, in a few steps. */
export function* parseSteps(text: string): Generator<undefined, ParsedDocument> {
  const sample = text.slice(0, 20_000);
  const common = sample.match(commonWords)?.length ?? 0;
  const words = sample.match(letters)?.length ?? 0;
  const isEnglish = common > words * englishShare;
  const lines = documentLines(text).map((line) => ({ ...line, plain: withoutMarks(line.text) }));
  yield;
  const requirements = requirementsIn(lines);
  yield;
  const questions = openQuestionsIn(lines);
  yield;
  return { text, lines, requirements, questions, isEnglish };
}
