import type { GenerationFailure } from './generationPort';

const sentences: Record<Exclude<GenerationFailure['kind'], 'rateLimited'>, string> = {
  unauthorized:
    'The generation service did not accept the key of this site. Ask whoever runs this site to check it.',
  quotaExceeded:
    'The quota for generated documents at the service is used up. Ask whoever runs this site to raise it, or try again later.',
  badRequest:
    'The generation service could not work with this request. Shorten or reword your idea and try again.',
  tooLong:
    'Your idea or document is too long for the generation service. Shorten it and try again.',
  signInRequired: 'Sign in and try again. Documents are generated for signed-in users only.',
  misconfigured:
    'The generation service does not have the model or address that this site requested. Ask whoever runs this site to check its address and model.',
  refused:
    'The generation service declined to write this document. Reword your idea and try again.',
  truncated: 'The document ended before it was complete. Try again to get a whole one.',
  timedOut: 'The generation service took too long to answer. Try again.',
  offline: 'The generation service could not be reached. Check your connection and try again.',
  unavailable: 'The generation service is not working right now. Try again in a few minutes.',
  malformed:
    'The generation service sent an answer that is not a document. Try again, and if it happens again, tell whoever runs this site.',
};

/**
 * The message for a failed generation: what happened and what to do next (docs/behaviour.md#generation-failures).
 *
 * @param failure the failure to describe
 * @returns one or two sentences
 */
export function failureMessage(failure: GenerationFailure): string {
  if (failure.kind !== 'rateLimited') return sentences[failure.kind];
  return `The generation service is getting too many requests. ${adviceAfter(failure.retryAfterSeconds)}`;
}

function adviceAfter(seconds: number | null): string {
  if (seconds === null) return 'Wait a little, then try again.';
  if (seconds <= 0) return 'Try again now.';
  if (seconds < 60) return `Try again in ${counted(seconds, 'second')}.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `Try again in ${counted(minutes, 'minute')}.`;
  return `Try again in ${counted(Math.ceil(minutes / 60), 'hour')}.`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
