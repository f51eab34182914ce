import type { ClauseCue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { readingWords } from '../lexicon/readingWords';
import type { Clause, ReadIdea } from '../read/readClauses';
import { opensWithVerb } from './opensWithVerb';
import type { SortedClause } from './sortClauses';

const [longest, mostWords, mostOfTail] = [300, 9, 4];

/**
 * Joins each clause that says too little by itself with the one before it: a reason, a predicate without its subject,
 * one about `it`, a tail such as `never in cash`, and a short sentence that points back, such as `After that only the
 * site can`.
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
        kind: last.kind === 'B' && one.clause.link !== 'reason' ? one.kind : last.kind,
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
  // `Guests cannot pay online but can reserve a table`: no requirement is part of an exclusion.
  if (last.kind === 'N' && isDemand(one)) return false;
  const leans = pointsBack(read, one);
  if (clause.sentence === last.clause.sentence) {
    const isPredicate = clause.link === 'contrast' && opensWithVerb(clause, read.folded);
    // A limit that background gives a reason for is a demand: `because the vet allows 20 sheep`.
    if (clause.link === 'reason') return last.kind !== 'B' || !isDemand(one);
    if (isPredicate || clause.link === 'continuation') return true;
    const isAlike = isDemand(one) ? isDemand(last) : kind === 'B' && last.kind === 'B';
    // `everybody can tick it off`, `nobody may delete it` stand by themselves.
    const isOfAll = read.lexicon.people.general.some((word) =>
      read.folded.startsWith(`${word} `, clause.span.start),
    );
    const forbids =
      isDemand(one) && clause.cues.some((cue) => cue.start === clause.span.start && isDenial(cue));
    if (isAlike && !forbids && !isOfAll && opensWithOther(read, clause)) return true;
    const isTail =
      kind !== 'N' &&
      last.kind !== 'N' &&
      (clause.link === 'contrast' || isShort(read, clause, mostOfTail)) &&
      !isApart(read, clause);
    if (isTail && !clause.cues.some(isVerb)) return true;
  }
  const isSaid = clause.cues.some(isVerb);
  return leans && (!isSaid || kind === last.kind || (kind === 'B' && isDemand(last)));
}

/** Behind a semicolon, a clause stands by itself. */
const isApart = ({ text }: ReadIdea, { span: { start } }: Clause): boolean =>
  /[;؛]\s*$/u.test(text.slice(Math.max(0, start - 3), start));

const isDemand = ({ kind }: SortedClause): boolean => kind === 'R' || kind === 'C';

/** Cues of a complete requirement: `It must work offline`. */
const demanding: ReadonlySet<ClauseCue> = new Set(['must', 'should']);

function pointsBack(read: ReadIdea, { clause }: SortedClause): boolean {
  const { folded, lexicon } = read;
  const { span, cues } = clause;
  if (cues.some(({ name }) => demanding.has(name))) return false;
  const text = folded.slice(span.start, span.end);
  return (
    isShort(read, clause, mostWords) &&
    readingWords[lexicon.code].backward.some(
      (word) =>
        text.startsWith(word) &&
        (!lexicon.hasSpaces || /^(?:\P{L}|$)/u.test(text.slice(word.length))),
    )
  );
}

/** Whether a clause has fewer words than this. */
function isShort({ folded, lexicon }: ReadIdea, { span }: Clause, words: number): boolean {
  const text = folded.slice(span.start, span.end);
  return (lexicon.hasSpaces ? text.split(/\s+/u, words).length : text.length / 3) < words;
}

/** `Guests scan the box, it tells them the rules`; `and I want` is about nobody before. */
export function opensWithOther(
  { folded, lexicon }: ReadIdea,
  { cues, span }: Pick<Clause, 'cues' | 'span'>,
): boolean {
  const pronoun = cues.find(({ name, start }) => name === 'pronoun' && start === span.start);
  const [word = ''] = pronoun ? folded.slice(pronoun.start, pronoun.end).split("'") : [];
  return pronoun !== undefined && !readingWords[lexicon.code].self.includes(word);
}
