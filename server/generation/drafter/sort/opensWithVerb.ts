import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Clause } from '../read/clause';

const fewestWords = 3;

/** Whether a clause lacks only its subject: `see today's orders`, `can name a neighbour`, but not `guide – leads a tour`. */
export function opensWithVerb({ span, cues, link }: Clause, text: string): boolean {
  const words = text.slice(span.start, span.end).split(/\s+/u, fewestWords + 1);
  const first = cues.filter(({ start }) => start === span.start);
  const [deed] = first.filter((cue) => isVerb(cue) || isDenial(cue));
  // `guests see the list but change nothing`
  const least = link === 'contrast' ? fewestWords - 1 : fewestWords;
  if (deed === undefined || words.length < least) return false;
  const rest = text.slice(deed.end, span.end);
  const next = deed.end + rest.search(/\S/u);
  // `guest books a table`
  const isNoun =
    deed.name.startsWith('do:') && cues.some((cue) => cue.start === next && isVerb(cue));
  return !isNoun && !/^\s*[-–—:(,/&]/u.test(rest);
}
