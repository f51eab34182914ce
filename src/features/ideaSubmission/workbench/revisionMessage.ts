import { failureMessage } from '../../../generation/failureMessage';
import type { RevisionProblem } from './revisionOrder';
import type { EndedRevision } from './workbenchState';

const problems: Record<RevisionProblem, string> = {
  noInstruction: 'Say what should change.',
  noAnswers: 'Answer at least one question first.',
  noSection: 'The document no longer has this section.',
  tooLong:
    'This document is longer than one request can carry (200 kB). Shorten it with Edit and try again.',
};

function sentenceOf(cause: Exclude<EndedRevision['cause'], { kind: RevisionProblem }>): string {
  return cause.kind === 'stopped' ? 'You stopped the request.' : failureMessage(cause);
}

const isProblem = (
  cause: EndedRevision['cause'],
): cause is Extract<EndedRevision['cause'], { kind: RevisionProblem }> => cause.kind in problems;

/** Why a request led to no version, and what to do (docs/behaviour.md#refine). */
export function revisionMessage({ cause, characters }: EndedRevision): string {
  if (isProblem(cause)) return problems[cause.kind];
  const cut =
    characters === 0
      ? ''
      : ` It was cut short after ${characters.toLocaleString('en')} characters.`;
  return `${sentenceOf(cause)}${cut} Your document is unchanged.`;
}
