import { sectionNames, type Lexicon, type SectionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';

const longestHeading = 120;

/**
 * What a heading or label says of the statements under it.
 *
 * @returns `undefined` where its words are none of the lexicon's
 */
export function sectionOf(heading: string, lexicon: Lexicon): SectionName | undefined {
  if (heading.length > longestHeading) return undefined;
  const words = folded(heading)
    .replace(/<[^<>]*>|[*_#`]/gu, '')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s*\([^()]*\)$/u, '');
  let best: { section: SectionName; score: number } | undefined;
  for (const section of sectionNames) {
    for (const phrase of lexicon.sections[section]) {
      const score = matchOf(words, phrase, lexicon.hasSpaces);
      if (score > (best?.score ?? 0)) best = { section, score };
    }
  }
  return best?.section;
}

/** How much of a heading a phrase covers; 0 where it is no part of it or the rest is long. */
function matchOf(words: string, phrase: string, hasSpaces: boolean): number {
  if (words === phrase) return 1000 + phrase.length;
  if (!hasSpaces)
    return words.includes(phrase) && words.length <= phrase.length + 8 ? phrase.length : 0;
  const isLong = phrase.includes(' ') || phrase.length >= 5;
  const restOf = (rest: string) => rest.trim().split(/\s+/u).length;
  if (isLong && words.startsWith(`${phrase} `) && restOf(words.slice(phrase.length)) <= 4)
    return phrase.length + 1;
  if (isLong && words.endsWith(` ${phrase}`) && restOf(words.slice(0, -phrase.length)) <= 3)
    return phrase.length;
  return 0;
}

/** Whether a line is exactly a name for a part of a document. */
export function isSectionName(line: string, lexicon: Lexicon): boolean {
  const words = folded(line)
    .replace(/[*_#`:：]/gu, '')
    .trim();
  return (
    words.length <= 40 && sectionNames.some((section) => lexicon.sections[section].includes(words))
  );
}
