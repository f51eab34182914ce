import type { Cue } from '../lexicon/cueIndex';
import { doubtWords } from '../lexicon/doubtWords';
import { readingWords } from '../lexicon/readingWords';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';

/** How far before a doubt its subject may begin, in characters. */
const farthest = 40;

/**
 * Whether a doubt is that of other people, who may be asked: `because they don't know it`, `the desk has no idea`. Only
 * the author, who says `I`, `we` or nothing, leaves something open.
 */
export function isOthersDoubt(
  { folded, lexicon }: ReadIdea,
  { cues, span }: Clause,
  { start, end }: Cue,
): boolean {
  const [words, { self }] = [doubtWords[lexicon.code] ?? [], readingWords[lexicon.code]];
  if (
    !folded
      .slice(start, end)
      .split(/[ ']/u)
      .some((word) => words.includes(word))
  )
    return false;
  const before = folded.slice(Math.max(span.start, start - farthest), start);
  const from = start - (/[^,;:()–—]*$/u.exec(before)?.[0].length ?? 0);
  const subject = cues.findLast(
    (cue) =>
      /^(?:pronoun|person|determiner)$/u.test(cue.name) && cue.start >= from && cue.end <= start,
  );
  if (subject === undefined) return false;
  const [word = ''] = folded.slice(subject.start, subject.end).split("'");
  const [led = ''] = /\p{L}+(?=\s$)/u.exec(folded.slice(from, subject.start)) ?? [];
  return !self.includes(word) && !lexicon.prepositions.includes(led);
}
