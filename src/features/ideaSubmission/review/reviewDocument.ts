import type { DocumentType } from '../../../../contract/documentType';
import { fixHeading } from '../../../../contract/ideaWithInstruction';
import type { OpenQuestion } from './openQuestions';
import { readingSteps } from './readDocument';
import { reviewRules, type Place, type ReviewRule } from './reviewRules';

/** The findings of one rule. */
export interface ReviewGroup {
  rule: ReviewRule;
  places: Place[];
}

/** What the review finds in a document. */
export interface Review {
  /** The rules that it breaks, each with the places; empty if it breaks none. */
  groups: ReviewGroup[];
  questions: readonly OpenQuestion[];
}

/**
 * Reviews a document, one rule in each step.
 *
 * @param documentType which document it is
 * @param text the document: Markdown, or of a mockup HTML
 */
export function* reviewSteps(
  documentType: DocumentType,
  text: string,
): Generator<undefined, Review> {
  const document = yield* readingSteps(text);
  const groups: ReviewGroup[] = [];
  for (const rule of reviewRules) {
    if (!rule.types.includes(documentType) || (rule.isEnglishOnly && !document.isEnglish)) continue;
    const places = rule.find(document);
    if (places.length > 0) groups.push({ rule, places });
    yield;
  }
  // A mockup's questions are those of its users.
  return { groups, questions: documentType === 'mockup' ? [] : document.questions };
}

/** All of {@link reviewSteps} at once. */
export function reviewDocument(documentType: DocumentType, text: string): Review {
  const steps = reviewSteps(documentType, text);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The number of findings. */
export function countFindings(groups: readonly ReviewGroup[]): number {
  return groups.reduce((sum, { places }) => sum + places.length, 0);
}

/** At most this many places of a rule go into the instruction; the rest is counted. */
export const maximumPlaces = 8;
/** And at most this many characters of each, because the length of an instruction is limited. */
const longestNamed = 60;

const shortened = (text: string): string =>
  text.length > longestNamed ? `${text.slice(0, longestNamed - 1)}…` : text;

/**
 * The instruction that hands the findings to Refine.
 *
 * @param groups the findings
 * @returns a line for each rule; empty if there are no findings
 */
export function fixInstruction(groups: readonly ReviewGroup[]): string {
  const lines = groups.map(({ rule, places }) => {
    const named = [...new Set(places.map(({ what }) => shortened(what)))];
    const more = named.length > maximumPlaces ? ` and ${named.length - maximumPlaces} more` : '';
    return `- ${rule.title} (${named.slice(0, maximumPlaces).join('; ')}${more}): ${rule.advice}.`;
  });
  return lines.length === 0 ? '' : `${fixHeading}\n${lines.join('\n')}`;
}
