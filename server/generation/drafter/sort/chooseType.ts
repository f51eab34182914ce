import { PhraseIndex, type Match } from '../lexicon/phraseIndex';
import { otherThings } from '../lexicon/otherThings';
import { perLanguage } from '../lexicon/perLanguage';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import type { KnownType, TypeSlug } from '../types/productType';
import { productTypes } from '../types/productTypes';
import { stemOf } from '../lexicon/stemOf';
import type { ReadStatement } from './workbook';

/** Minimum ratio of the first score to the second. */
const margin = 1.1;
/** A lower score comes from one or two ambiguous words, which a short idea has fewer of. */
const leastScore = { lowest: 2, highest: 6, perWord: 0.25 };
/** With so much above the lowest score, the first type needs no lead: it is right in 19 of 20 cases. */
const ample = 3;
export const shortIdea = 12;
/** A long text has words of every type by chance: a sure type has this score for each word and this lead, or a clear one. */
const sure = { density: 0.05, fewestWords: 60, lead: 1.25, clearLead: 2 };

/** The likeliest type; only from a sure one, what is typical goes into the documents. */
export interface ChosenType {
  type: KnownType;
  isSure: boolean;
}

const indexOf = perLanguage((lexicon) => {
  const { signs, software } = otherThings[lexicon.code];
  return new PhraseIndex<TypeSlug | 'none'>(lexicon, [
    ...productTypes.flatMap(({ slug, words }) => {
      const { certain, sign, hint } = words[lexicon.code];
      return [certain, sign, hint].flatMap((same, index) =>
        same.map((word) => [slug, word, 3 - index] as const),
      );
    }),
    ...signs.map((word) => ['none', word, 2] as const),
    ...software.map((word) => ['none', word, -3] as const),
  ]);
});

/**
 * Chooses the product type with the highest word score. Each word counts once, twice in the first sentences.
 *
 * @returns `undefined` if the score is too low or two types are too close
 */
export function chooseType(
  read: ReadIdea,
  statements: readonly ReadStatement[],
): ChosenType | undefined {
  const scores = new Map<TypeSlug | 'none', number>();
  const counted = new Set<string>();
  // The title and the two statements after it.
  const opening = statements[Math.min(2, statements.length - 1)]?.span.end ?? 0;
  let longest: Match<TypeSlug | 'none'> | undefined;
  for (const match of indexOf(read.lexicon).find(read.folded)) {
    const { name, start, end, weight } = match;
    // The tickets of `ticket sales` say nothing about support tickets.
    if (longest !== undefined && isWithin(match, longest)) continue;
    if (longest === undefined || end > longest.end) longest = match;
    // `dish` and `dishes` count as one word.
    const word = `${name} ${stemOf(read.folded.slice(start, end), read.lexicon)}`;
    if (counted.has(word)) continue;
    counted.add(word);
    scores.set(name, (scores.get(name) ?? 0) + weight * (start < opening ? 2 : 1));
  }
  const [[best, score] = [undefined, 0], [, second] = [undefined, 0]] = [...scores].sort(
    (a, b) => b[1] - a[1],
  );
  const length = read.text.trim().split(/\s+/u).length;
  const isShort = length < shortIdea || !read.lexicon.hasSpaces;
  const { lowest, highest, perWord } = leastScore;
  const least = isShort ? lowest : Math.min(highest, Math.max(lowest, perWord * length));
  const isAhead = score >= least + ample || score >= second * margin;
  const type = productTypes.find(({ slug }) => slug === best);
  if (type === undefined || score < least || !isAhead) return undefined;
  const isDense = score >= sure.density * Math.max(length, sure.fewestWords);
  const lead = isDense ? sure.lead : sure.clearLead;
  return { type, isSure: isShort || score >= second * lead };
}

/** Whether a match is part of a longer one. */
function isWithin({ start, end }: Span, longer: Span): boolean {
  return end <= longer.end && end - start < longer.end - longer.start;
}
