import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { wordsOf } from './typeFacts';

/** A clause is judged by its beginning. */
const longest = 400;
/** How large the amounts are, which sets how closely the weights follow them. */
const scale = { words: 3, beginnings: 1.5, cues: 1 };
const beginning = 5;
/** What `stemOf` leaves of English verbs. */
const englishEnding = /(?<=\p{L}{3})(?:ing|ie|ied|er|ed|e|y)$/u;

/**
 * What the words of a clause say about what it has done: their stems, how these begin, and what its verbs do in the
 * lexicon, so that what is learned from one language tells something in all others.
 *
 * @param text the clause in lower case
 */
export function actFacts(text: string, lexicon: Lexicon): ReadonlyMap<string, number> {
  const folded = text.slice(0, longest);
  const ending = lexicon.code === 'en' ? englishEnding : /$/u;
  const words = new Set(
    [...wordsOf({ folded, lexicon })].map(([, stem]) => stem.replace(ending, '')),
  );
  const facts = new Map([['any clause', 1]]);
  const length = Math.sqrt(words.size);
  for (const word of words) {
    facts.set(word, scale.words / length);
    if (word.length > beginning)
      facts.set(`${word.slice(0, beginning)}…`, scale.beginnings / length);
  }
  for (const { name } of cuesIn(folded, lexicon)) facts.set(`any ${name}`, scale.cues);
  return facts;
}
