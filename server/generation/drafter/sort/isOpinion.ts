import { opinionWords } from '../lexicon/opinionWords';
import { perLanguage } from '../lexicon/perLanguage';
import { anyOf } from '../read/anyOf';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';

const opinions = perLanguage(({ code, hasSpaces }) => {
  const words = anyOf(opinionWords[code]);
  return new RegExp(hasSpaces ? String.raw`(?<!\p{L})${words}(?!\p{L})` : words, 'u');
});

/** Whether it tells what somebody thinks, which decides nothing: `Legal says probably not`, `I'd rather warn them`. */
export function isOpinion({ folded, lexicon }: ReadIdea, { span, cues }: Clause): boolean {
  const isTold = cues.some(({ name }) => name === 'past' || name === 'decision');
  return !isTold && opinions(lexicon).test(folded.slice(span.start, span.end));
}
