import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { readingWords } from '../lexicon/readingWords';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import { stemsOf } from './contentWords';
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
    if (last === undefined || !belongs(read, one, last))
      joined.push(last && isConsequence(read, one, last) ? continuing(one) : one);
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
  const isSameSentence = clause.sentence === last.clause.sentence;
  const isWithin = isSameSentence && clause.link === 'continuation';
  if (isSameSentence && (kind !== 'N' || last.kind === 'N') && isEmpty(read, one)) return true;
  if (kind === last.kind)
    return isWithin || pointsBack(read, one) || (kind === 'R' && isConsequence(read, one, last));
  return kind === 'B' && /[RC]/u.test(last.kind) && pointsBack(read, one);
}

const longestConsequence = 45;

/** `the boat is out of service and people are emailed`: what happens then, in the passive and with no condition of its own. */
function isConsequence(
  { text }: ReadIdea,
  { clause, kind }: SortedClause,
  last: SortedClause,
): boolean {
  const { span, cues, block, sentence } = clause;
  const isNext =
    sentence === last.clause.sentence &&
    block.kind !== 'row' &&
    [kind, last.kind].every((one) => one === 'R' || one === 'C') &&
    span.end - span.start <= longestConsequence &&
    !/[;–—]/u.test(text.slice(last.clause.span.end, span.start));
  return (
    isNext &&
    cues.some(({ name, start }) => name.startsWith('done:') && isAfterAuxiliary(cues, start)) &&
    !cues.some(({ name }) => name === 'if' || demanding.has(name) || name === 'can')
  );
}

const isAfterAuxiliary = (cues: readonly Cue[], place: number): boolean =>
  cues.some(({ name, end }) => name === 'auxiliary' && end < place && place - end < 2);

const continuing = (one: SortedClause): SortedClause => ({
  ...one,
  clause: { ...one.clause, link: 'continuation' },
});

/** `We don't want a till, we have one`: nothing that could be read by itself. */
function isEmpty({ text, lexicon }: ReadIdea, { clause: { span } }: SortedClause): boolean {
  return stemsOf(lexicon, quote(text, span)).length === 0;
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
