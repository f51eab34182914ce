import type { ClauseCue } from '../lexicon/cueIndex';
import { readingWords } from '../lexicon/readingWords';
import type { ReadIdea } from '../read/readClauses';
import type { SortedClause } from './sortClauses';

const [longest, mostWords] = [300, 9];

/**
 * Joins each clause that says too little by itself with the one before it: a predicate without its subject, and a short
 * sentence that points back, such as `After that only the site can`.
 */
export function joinClauses(read: ReadIdea, sorted: readonly SortedClause[]): SortedClause[] {
  const joined: SortedClause[] = [];
  for (const one of sorted) {
    const last = joined.at(-1);
    if (last === undefined || !belongs(read, one, last)) joined.push(one);
    else
      joined[joined.length - 1] = {
        ...last,
        clause: {
          ...last.clause,
          span: { start: last.clause.span.start, end: one.clause.span.end },
          cues: [...last.clause.cues, ...one.clause.cues],
        },
        priority: last.priority ?? one.priority,
        isDoubtful: last.isDoubtful || (last.kind === 'B' && one.isDoubtful),
      };
  }
  return joined;
}

function belongs(read: ReadIdea, one: SortedClause, last: SortedClause): boolean {
  const { clause, kind, isHeading, isUndecided } = one;
  if (isHeading || last.isHeading || clause.block !== last.clause.block) return false;
  if (clause.isStruck !== last.clause.isStruck || isUndecided !== last.isUndecided) return false;
  if (one.section !== last.section) return false;
  if (clause.span.end - last.clause.span.start > longest) return false;
  const isWithin = clause.sentence === last.clause.sentence && clause.link === 'continuation';
  if (kind === last.kind) return isWithin || pointsBack(read, one);
  return kind === 'B' && /[RC]/u.test(last.kind) && pointsBack(read, one);
}

/** Cues of a complete requirement: `It must work offline`. */
const demanding: ReadonlySet<ClauseCue> = new Set(['must', 'should']);

function pointsBack(
  { folded, lexicon }: ReadIdea,
  { clause: { span, cues } }: SortedClause,
): boolean {
  if (cues.some(({ name }) => demanding.has(name))) return false;
  const text = folded.slice(span.start, span.end);
  const length = lexicon.hasSpaces ? text.split(/\s+/u, mostWords).length : text.length / 3;
  return (
    length < mostWords &&
    readingWords[lexicon.code].backward.some(
      (word) =>
        text.startsWith(word) && (!lexicon.hasSpaces || /^\P{L}/u.test(text.slice(word.length))),
    )
  );
}
