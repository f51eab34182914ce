import type { DocumentType } from '../../../../contract/documentType';
import { readDocument } from './readDocument';
import { reviewRules, type Place, type ReviewRule } from './reviewRules';

/** The findings of one rule. */
export interface ReviewGroup {
  rule: ReviewRule;
  places: Place[];
}

/**
 * Checks a document against the rules of the review.
 *
 * @param documentType which document it is
 * @param text the document: Markdown, or of a mockup HTML
 * @returns the rules that it breaks, each with the places; empty if it breaks none
 */
export function reviewDocument(documentType: DocumentType, text: string): ReviewGroup[] {
  const document = readDocument(text);
  return reviewRules.flatMap((rule) => {
    if (!rule.types.includes(documentType) || (rule.isEnglishOnly && !document.isEnglish))
      return [];
    const places = rule.find(document);
    return places.length === 0 ? [] : [{ rule, places }];
  });
}

/** The number of findings. */
export function countFindings(groups: readonly ReviewGroup[]): number {
  return groups.reduce((sum, { places }) => sum + places.length, 0);
}

/** At most this many places of a rule go into the instruction; the rest is counted. */
const mostNamed = 8;
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
    const more = named.length > mostNamed ? ` and ${named.length - mostNamed} more` : '';
    return `- ${rule.title} (${named.slice(0, mostNamed).join('; ')}${more}): ${rule.advice}.`;
  });
  return lines.length === 0
    ? ''
    : `Fix these findings and change nothing else:\n${lines.join('\n')}`;
}
