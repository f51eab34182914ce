import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { stopStems, wordsOf } from './typeFacts';

/** A clause is judged by its beginning. */
const longest = 400;
/** The scale of the amounts, which determines how closely the weights fit them. */
const scale = { words: 3, beginnings: 1.5, cues: 1 };
const beginning = 5;
/** Words such as `my` and `only` indicate an act, but weakly. */
const ofStopWord = 0.4;
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
  const stems = new Set([...wordsOf({ folded, lexicon })].map(([, stem]) => stem));
  const facts = new Map([['any clause', 1]]);
  const weightOf = (stem: string) => (stopStems(lexicon).has(stem) ? ofStopWord : 1);
  const length = Math.cbrt([...stems].reduce((sum, stem) => sum + weightOf(stem) ** 2, 0));
  for (const stem of stems) {
    const word = stem.replace(ending, '');
    const amount = weightOf(stem) / length;
    facts.set(word, scale.words * amount);
    if (word.length > beginning)
      facts.set(`${word.slice(0, beginning)}…`, scale.beginnings * amount);
  }
  for (const { name } of cuesIn(folded, lexicon)) facts.set(`any ${name}`, scale.cues);
  return facts;
}
