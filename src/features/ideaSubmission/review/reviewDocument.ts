import type { DocumentType } from '../../../../contract/documentType';
import { fixHeading } from '../../../../contract/ideaWithInstruction';
import type { OpenQuestion } from './openQuestions';
import { parseSteps } from './parsedDocument';
import { reviewRules, type Finding, type ReviewRule } from './reviewRules';

/** The findings of one rule. */
export interface ReviewGroup {
  rule: ReviewRule;
  findings: Finding[];
}

/** The result of the review of a document. */
export interface Review {
  /** The violated rules, each with its findings; empty if there are none. */
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
  const document = yield* parseSteps(text);
  const groups: ReviewGroup[] = [];
  for (const rule of reviewRules) {
    if (!rule.types.includes(documentType) || (rule.isEnglishOnly && !document.isEnglish)) continue;
    const findings = rule.find(document);
    if (findings.length > 0) groups.push({ rule, findings });
    yield;
  }
  // Questions in a mockup are part of its texts.
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
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}

/** How many findings of a rule the instruction lists; it states only the number of the others. */
export const maximumFindings = 8;
/** The maximum length of a listed finding, because the length of an instruction is limited. */
const maximumExcerptLength = 60;

const shortened = (text: string): string =>
  text.length > maximumExcerptLength ? `${text.slice(0, maximumExcerptLength - 1)}…` : text;

/**
 * The instruction that passes the findings to Refine.
 *
 * @param groups the findings
 * @returns a line for each rule; empty if there are no findings
 */
export function fixInstruction(groups: readonly ReviewGroup[]): string {
  const lines = groups.map(({ rule, findings }) => {
    const named = [...new Set(findings.map(({ what }) => shortened(what)))];
    const more =
      named.length > maximumFindings ? ` and ${named.length - maximumFindings} more` : '';
    return `- ${rule.title} (${named.slice(0, maximumFindings).join('; ')}${more}): ${rule.advice}.`;
  });
  return lines.length === 0 ? '' : `${fixHeading}\n${lines.join('\n')}`;
}
