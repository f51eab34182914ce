import type { LanguageCode } from '../lexicon/languageCode';
import { PhraseIndex } from '../lexicon/phraseIndex';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import type { ProductType, TypeSlug } from '../types/productType';
import { productTypes } from '../types/productTypes';
import type { SortedClause } from './sortClauses';

/** The lead over the second type that makes the first one sure. */
const margin = 1.15;
/** From this score on the first type needs no lead: an idea with much of two types is told either. */
const highScore = 9;
/** Below it six types in ten are right, from it on eight, and from `highScore` on nineteen in twenty. */
const leastScore = 5;
/** An idea of few words has room for one; of two certain ones the first says what it is: `photo album for a wedding`. */
const leastScoreOfAShortIdea = 2;
const highScoreOfAShortIdea = 6;
const shortIdea = 12;
/** A word of this weight is as good as two. */
const certainWeight = 3;
/** Two forms of a word begin alike. */
const sameBeginning = 5;

const indexes = new Map<LanguageCode, PhraseIndex<TypeSlug>>();

function indexOf({ lexicon }: ReadIdea): PhraseIndex<TypeSlug> {
  const known = indexes.get(lexicon.code);
  if (known !== undefined) return known;
  const made = new PhraseIndex<TypeSlug>(
    lexicon,
    productTypes.flatMap(({ slug, words }) => {
      const { certain, sign, hint } = words[lexicon.code];
      return [
        ...weighted(slug, certain, certainWeight),
        ...weighted(slug, sign, 2),
        ...weighted(slug, hint, 1),
      ];
    }),
  );
  indexes.set(lexicon.code, made);
  return made;
}

function weighted(slug: TypeSlug, words: readonly string[], weight: number) {
  return words.map((word) => [slug, word, weight] as const);
}

/**
 * Chooses the type of product whose words weigh most. Each word counts once, and double in the first sentences; what the
 * idea excludes does not count, nor does a word within a longer phrase of another type.
 *
 * @returns `undefined` where too little speaks for one type, or little, and as much for another: a wrong type would fill
 *   half of each document
 */
export function chooseType(
  read: ReadIdea,
  clauses: readonly SortedClause[],
): ProductType | undefined {
  // A letter or a diary wants nothing of a product.
  if (clauses.length > 2 && clauses.every(({ kind }) => kind === 'B')) return undefined;
  const scores = new Map<TypeSlug, number>();
  const wordCounts = new Map<TypeSlug, number>();
  const counted = new Set<string>();
  const excluded = clauses.filter(({ kind }) => kind === 'N').map(({ clause }) => clause.span);
  const opening = openingEnd(clauses);
  let exclusion = 0;
  let longest: { name: TypeSlug; start: number; end: number } | undefined;
  for (const match of indexOf(read).find(read.folded)) {
    const { name, start, end, weight } = match;
    // The tickets of `ticket sales` say nothing about support tickets.
    if (longest !== undefined && longest.name !== name && isWithin(match, longest)) continue;
    if (longest === undefined || end > longest.end) longest = match;
    while (exclusion < excluded.length && (excluded[exclusion]?.end ?? 0) <= start) exclusion += 1;
    if (start >= (excluded[exclusion]?.start ?? Infinity)) continue;
    const word = `${name} ${read.folded.slice(start, Math.min(end, start + sameBeginning))}`;
    if (counted.has(word)) continue;
    counted.add(word);
    scores.set(name, (scores.get(name) ?? 0) + weight * (start < opening ? 2 : 1));
    wordCounts.set(name, (wordCounts.get(name) ?? 0) + (weight === certainWeight ? 2 : 1));
  }
  const [[best, score] = [undefined, 0], [, second] = [undefined, 0]] = [...scores].sort(
    (a, b) => b[1] - a[1],
  );
  const isShort = read.text.trim().split(/\s+/u).length < shortIdea || !read.lexicon.hasSpaces;
  const isEnough = isShort
    ? score >= leastScoreOfAShortIdea
    : score >= leastScore && best !== undefined && (wordCounts.get(best) ?? 0) > 1;
  const isHigh = score >= (isShort ? highScoreOfAShortIdea : highScore);
  const isAhead = isHigh || score >= second * margin;
  return isEnough && isAhead ? productTypes.find(({ slug }) => slug === best) : undefined;
}

/** Whether one place is a part of another, longer one. */
function isWithin(inner: Span, outer: Span): boolean {
  return inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start;
}

/** The end of the title and of the two statements after it. */
function openingEnd(clauses: readonly SortedClause[]): number {
  return clauses[Math.min(2, clauses.length - 1)]?.clause.span.end ?? 0;
}
