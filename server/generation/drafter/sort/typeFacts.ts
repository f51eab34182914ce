import { otherThings } from '../lexicon/otherThings';
import { perLanguage } from '../lexicon/perLanguage';
import { PhraseIndex } from '../lexicon/phraseIndex';
import { stemOf } from '../lexicon/stemOf';
import type { ReadIdea } from '../read/readClauses';
import { masked } from '../read/span';
import { productTypes } from '../types/productTypes';
import type { SortedClause } from './sortClauses';

/** Words in the title and the first statements count more than later ones. */
const openingClauses = 3;
const openingWeight = 2;
/** The most listed phrases that count: in a long text, some of every type occur by chance. */
const mostListed = 12;
/** Words such as `my` and `each other` indicate a type, but weakly. */
const stopWordWeight = 0.3;
/** How large the amounts of words and of listed phrases are, which sets how closely the weights follow them. */
const scale = { words: 9, listed: 0.55 };

/** Begins the facts about listed phrases. No word has a space. */
export const listedFor = 'listed for ';

export const stopStems = perLanguage(
  (lexicon) => new Set(lexicon.stopWords.map((word) => stemOf(word, lexicon))),
);

/** The phrases of each type, of things that are no software and of software. */
const indexOf = perLanguage((lexicon) => {
  const { signs, software } = otherThings[lexicon.code];
  return new PhraseIndex(lexicon, [
    ...productTypes.flatMap(({ slug, words }) => {
      const { certain, sign, hint } = words[lexicon.code];
      return [certain, sign, hint].flatMap((same, index) =>
        same.map((word) => [slug, word, 3 - index] as const),
      );
    }),
    ...signs.map((word) => ['none', word, 2] as const),
    ...software.map((word) => ['software', word, 1] as const),
  ]);
});

/**
 * The facts of an idea about its product type, in linear time. What is ruled out says nothing about it.
 *
 * @param clauses its clauses with their kinds
 * @returns the amount of each fact: its words and how many phrases that are listed for a type it has
 */
export function typeFacts(
  read: ReadIdea,
  clauses: readonly SortedClause[],
): ReadonlyMap<string, number> {
  const { lexicon } = read;
  const excluded = clauses.flatMap(({ kind, clause }) => (kind === 'N' ? [clause.span] : []));
  const said = { folded: masked(read.folded, excluded, ' '), lexicon };
  const opening = read.clauses[openingClauses - 1]?.span.end ?? Infinity;
  const weightAt = (place: number) => (place < opening ? openingWeight : 1);
  const counts = new Map<string, number>();
  for (const [start, word] of wordsOf(said))
    counts.set(word, (counts.get(word) ?? 0) + weightAt(start));
  const words = [...counts].map(([word, count]) => {
    const weight = stopStems(lexicon).has(word) ? stopWordWeight : 1;
    return [word, weight * (1 + Math.log(count))] as const;
  });
  const length = Math.sqrt(words.reduce((sum, [, amount]) => sum + amount ** 2, 0));
  const facts = new Map([['any idea', 1]]);
  for (const [word, amount] of words) facts.set(word, (scale.words * amount) / length);
  for (const [name, score] of listedIn(said, weightAt))
    facts.set(`${listedFor}${name}`, scale.listed * Math.min(mostListed, score));
  return facts;
}

/** The text that counts, folded. */
type Said = Pick<ReadIdea, 'folded' | 'lexicon'>;

/** The stems of all words with their positions; where no spaces separate words, pairs of letters. */
export function* wordsOf({ folded, lexicon }: Said): Generator<readonly [number, string]> {
  if (lexicon.hasSpaces) {
    for (const { index, 0: word } of folded.matchAll(/[\p{L}\p{M}]{1,60}(?:'\p{L}{1,20})?/gu))
      yield [index, stemOf(word, lexicon)];
  } else {
    for (const { index, 0: run } of folded.matchAll(
      /[\p{Script=Han}]+|[\p{scx=Katakana}]+|[\p{Script=Hiragana}]{3,}|[\p{Script=Latin}]+/gu,
    ))
      for (let place = 0; place + 1 < run.length; place += 1)
        yield [index + place, run.slice(place, place + 2)];
  }
}

/** The score of the phrases listed for each type. Each phrase counts once. */
function listedIn(
  { folded, lexicon }: Said,
  weightAt: (place: number) => number,
): Map<string, number> {
  const scores = new Map<string, number>();
  const counted = new Set<string>();
  for (const { name, start, end, weight } of indexOf(lexicon).find(folded)) {
    // `dish` and `dishes` count as one word.
    const word = `${name} ${stemOf(folded.slice(start, end), lexicon)}`;
    if (counted.has(word)) continue;
    counted.add(word);
    scores.set(name, (scores.get(name) ?? 0) + weight * weightAt(start));
  }
  return scores;
}
