import { sectionNames, type Lexicon, type SectionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from './perLanguage';

const longestHeading = 120;

const mostBehind = 4;
const mostBefore = 3;
/** A shorter single word counts only where it is the whole heading. */
const shortestWord = 5;

const phrasesOf = perLanguage(
  ({ sections }): ReadonlyMap<string, SectionName> =>
    new Map(
      // The first section that has a phrase keeps it.
      [...sectionNames]
        .reverse()
        .flatMap((section) => sections[section].map((phrase) => [phrase, section] as const)),
    ),
);

/**
 * What a heading or label says of the statements under it: by the longest phrase of the lexicon that it is, begins with
 * or ends in.
 *
 * @returns `undefined` where its words are none of the lexicon's
 */
export function sectionOf(heading: string, lexicon: Lexicon): SectionName | undefined {
  if (heading.length > longestHeading) return undefined;
  const text = folded(heading)
    .replace(/<[^<>]*>|[*_#`]/gu, '')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s*\([^()]*\)$/u, '');
  const phrases = phrasesOf(lexicon);
  const found = phrasesAtEnds(text).filter(
    (part) => part === text || part.includes(' ') || part.length >= shortestWord,
  );
  const known = found.filter((part) => phrases.has(part));
  return phrases.get(known.reduce((best, one) => (one.length > best.length ? one : best), ''));
}

/** The whole first; phrases at the beginning come next: between two of one length they count. */
function phrasesAtEnds(text: string): string[] {
  const words = text.split(/\s+/u);
  return words.flatMap((_, count) => [
    ...(count > 0 && words.length - count <= mostBehind ? [words.slice(0, count).join(' ')] : []),
    ...(count <= mostBefore ? [words.slice(count).join(' ')] : []),
  ]);
}

/** Whether a line is exactly a name for a part of a document. */
export function isSectionName(line: string, lexicon: Lexicon): boolean {
  return phrasesOf(lexicon).has(
    folded(line.slice(0, longestHeading))
      .replace(/[*_#`:：]/gu, '')
      .trim(),
  );
}
