import { maximumInstructionLength } from '../../../../contract/revisionPrompt';
import { failureMessage } from '../../../generation/failureMessage';
import type { RevisionProblem } from './revisionTask';
import type { EndedRevision } from './workbenchState';

const tooLongAnswers =
  'Your idea and answers together are too long for one request. Shorten the answers and try again.';

const problems: Record<RevisionProblem, string> = {
  noInstruction: 'Say what should change.',
  instructionTooLong: `Your instruction is longer than ${maximumInstructionLength.toLocaleString('en')} characters. Shorten it and try again.`,
  nothingCompleted: 'Complete at least one line: write what comes after its colon.',
  noAnswers: 'Answer at least one question first.',
  noSection: 'The document no longer has this section.',
  documentTooLong:
    'This document is longer than one request can carry (200 kB). Shorten it with Edit and try again.',
  answersTooLong: tooLongAnswers,
  notLoaded:
    'A part of the page that sends the request could not be loaded. Check your connection and try again.',
};

const isProblem = (
  cause: EndedRevision['cause'],
): cause is Extract<EndedRevision['cause'], { kind: RevisionProblem }> => cause.kind in problems;

/** The message that states why a request produced no version, and what to do (docs/behaviour.md#refine). */
export function revisionMessage({ asked, cause, characters }: EndedRevision): string {
  if (isProblem(cause)) return problems[cause.kind];
  if (cause.kind === 'stopped') {
    return `You stopped the request.${cutAfter(characters)} Your document is unchanged.`;
  }
  const sentence =
    asked === 'answers' && cause.kind === 'tooLong' ? tooLongAnswers : failureMessage(cause);
  return `${sentence}${cutAfter(characters)} Your document is unchanged.`;
}

function cutAfter(characters: number): string {
  if (characters === 0) return '';
  return ` It was cut short after ${characters.toLocaleString('en')} characters.`;
}

/** Whether the answers to the open questions caused the failure; the message is then shown there. */
export function isAboutAnswers({ asked, cause }: EndedRevision): boolean {
  return asked === 'answers' && ['noAnswers', 'answersTooLong', 'tooLong'].includes(cause.kind);
}

/** Whether the text of the refine box caused the failure. */
export function isAboutInstruction({ cause }: EndedRevision): boolean {
  const { kind } = cause;
  return kind === 'noInstruction' || kind === 'instructionTooLong' || kind === 'nothingCompleted';
}
