import type { LanguageCode } from '../lexicon/languageCode';
import { PhraseIndex } from '../lexicon/phraseIndex';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import type { ProductType, TypeSlug } from '../types/productType';
import { productTypes } from '../types/productTypes';
import type { SortedClause } from './sortClauses';

/** A word counts so often at the most: a long idea repeats itself. */
const mostOfAWord = 3;
/** The lead over the second type that makes the first one sure. */
const margin = 1.05;
/** From this score on the first type needs no lead: an idea with much of two types is told either. */
const highScore = 6;
/** A word of this weight speaks for a type alone; of lighter ones a long idea needs two. */
const certainWeight = 3;
const leastScore = 3;
const leastScoreOfAShortIdea = 2;
const shortIdea = 12;

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
 * Chooses the type of product whose words weigh most. The first sentences count double; what the idea excludes does not
 * count, nor does a word within a longer phrase of another type.
 *
 * @returns `undefined` where too little speaks for one type, or little, and as much for another
 */
export function chooseType(
  read: ReadIdea,
  clauses: readonly SortedClause[],
): ProductType | undefined {
  // A letter or a diary wants nothing of a product.
  if (clauses.length > 2 && clauses.every(({ kind }) => kind === 'B')) return undefined;
  const scores = new Map<TypeSlug, number>();
  const counts = new Map<string, number>();
  const founded = new Map<TypeSlug, number>();
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
    const key = `${name} ${read.folded.slice(start, end).slice(0, 5)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > mostOfAWord) continue;
    const factor = (start < opening ? 2 : 1) / count;
    scores.set(name, (scores.get(name) ?? 0) + weight * factor);
    if (count === 1)
      founded.set(name, (founded.get(name) ?? 0) + (weight >= certainWeight ? 2 : 1));
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  const words = read.text.trim().split(/\s+/u).length;
  const least = words < shortIdea || !read.lexicon.hasSpaces ? leastScoreOfAShortIdea : leastScore;
  if (first === undefined || first[1] < least) return undefined;
  if (first[1] < highScore && first[1] < (second?.[1] ?? 0) * margin) return undefined;
  if (least === leastScore && (founded.get(first[0]) ?? 0) < 2) return undefined;
  return productTypes.find(({ slug }) => slug === first[0]);
}

/** Whether one place is a part of another, longer one. */
function isWithin(inner: Span, outer: Span): boolean {
  return inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start;
}

/** The end of the title and of the two statements after it. */
function openingEnd(clauses: readonly SortedClause[]): number {
  return clauses[Math.min(2, clauses.length - 1)]?.clause.span.end ?? 0;
}
