import { emphasisWords } from '../lexicon/emphasisWords';
import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { readingWords } from '../lexicon/readingWords';
import { verdictWords } from '../lexicon/verdictWords';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import { wordsIn } from '../read/wordsIn';
import { isOpinion } from './isOpinion';
import { surely } from './kindOf';
import { opensWithVerb } from './opensWithVerb';
import type { SortedClause } from './sortClauses';

const longest = 300;
/** A longer clause says enough by itself, although it points back. */
const [mostWords, mostOfTail, mostOfDoubt, mostOfVerdict] = [9, 4, 5, 6];

/**
 * Joins each clause that says too little by itself with the one before it: a reason, a predicate without its subject,
 * one about `it`, and a short sentence that points back, such as `After that only the site can`.
 */
export function joinClauses(read: ReadIdea, sorted: readonly SortedClause[]): SortedClause[] {
  const joined: SortedClause[] = [];
  for (const one of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && turnsRound(one, last) && one.kind === 'B' && last.kind !== 'B')
      joined.push({ ...one, kind: 'R', isDoubtful: false });
    else if (last === undefined || !belongs(read, one, last)) joined.push(one);
    else joined[joined.length - 1] = { ...join(last, one), ...decision(read, one, last) };
  }
  return joined;
}

/** What a short sentence decides about the one before it: that it is left open, or ruled out. */
function decision(read: ReadIdea, one: SortedClause, last: SortedClause): Partial<SortedClause> {
  if (isDoubt(read, one)) return { ...surely('B'), isUndecided: true };
  return turnsDown(read, one, last) ? surely('N') : {};
}

function join(last: SortedClause, one: SortedClause): SortedClause {
  const span = { start: last.clause.span.start, end: one.clause.span.end };
  const cues = [...last.clause.cues, ...one.clause.cues];
  const isOpen = last.kind === 'B' && one.clause.link !== 'reason';
  const kind = isOpen ? one.kind : last.kind;
  return {
    ...last,
    clause: { ...last.clause, span, cues },
    kind,
    priority: last.priority ?? one.priority,
    isDoubtful: kind === 'B' && (last.isDoubtful || one.isDoubtful),
  };
}

/** Whether it says what is done all the same: `Guests see no prices but can book a walk`. */
const turnsRound = ({ clause }: SortedClause, last: SortedClause): boolean =>
  clause.link === 'contrast' &&
  clause.sentence === last.clause.sentence &&
  clause.cues.some(doing) &&
  last.clause.cues.some(isDenial) &&
  !clause.cues.some(isDenial);

/** What a sentence demands by itself. */
const deed = /^(?:do:|quality)/u;

const doing = ({ name }: Cue): boolean => name === 'can' || name.startsWith('do:');

const isDemand = ({ kind }: SortedClause): boolean => kind === 'R' || kind === 'C';

/** Whether it denies its deed: `cannot pay them`, `but change nothing`; not `and tick all or nothing`. */
function denies({ clause: { cues, link } }: SortedClause): boolean {
  const deed = cues.find(({ name }) => name.startsWith('do:'))?.start ?? Infinity;
  return cues.some((cue) => isDenial(cue) && (link === 'contrast' || cue.start <= deed));
}

function belongs(read: ReadIdea, one: SortedClause, last: SortedClause): boolean {
  const { clause, kind } = one;
  const isElsewhere =
    one.isHeading ||
    last.isHeading ||
    clause.block !== last.clause.block ||
    one.section !== last.section ||
    clause.isStruck !== last.clause.isStruck ||
    clause.span.end - last.clause.span.start > longest;
  if (isElsewhere) return false;
  if (turnsDown(read, one, last) || stresses(read, clause, last.clause)) return true;
  // `Two are for it, the desk is against it. Not resolved.`
  if ((last.kind !== 'N' || isOpinion(read, last.clause)) && isDoubt(read, one)) return true;
  if (one.isUndecided !== last.isUndecided) return false;
  if (clause.link === 'reason') return last.kind !== 'B' || !isDemand(one);
  const isSaid = clause.cues.some(isVerb);
  const isSame = clause.sentence === last.clause.sentence;
  const leans = pointsBack(read, isSame && !isDemand(one), one);
  // `Orders close at noon, no exceptions`
  if (leans && !isSaid) return true;
  // `Guests cannot pay online but can reserve a table`: what is ruled out and what is asked for stand apart.
  if (last.kind === 'N' && isDemand(one)) return false;
  if (last.kind === 'R' && denies(one) && !denies(last)) return false;
  if (turnsRound(one, last)) return false;
  // `The app knows every piano. Then it sends a text`
  const isOwn = isDemand(one) && !isSame && clause.cues.some(({ name }) => deed.test(name));
  if (leans && !isOwn && (kind === last.kind || (kind === 'B' && isDemand(last)))) return true;
  if (clause.sentence !== last.clause.sentence) return false;
  const isPredicate = clause.link === 'contrast' && opensWithVerb(clause, read.folded);
  if (isPredicate || clause.link === 'continuation') return true;
  // `A grower pays 30% as deposit, never cash`
  const isApart = /[;؛]\s*$/u.test(read.text.slice(clause.span.start - 3, clause.span.start));
  const isTail =
    !isApart &&
    !isSaid &&
    kind !== 'N' &&
    (clause.link === 'contrast' ||
      wordsIn(quote(read.text, clause.span), read.lexicon) < mostOfTail);
  const isAlike = isDemand(one) ? isDemand(last) : kind === last.kind;
  return isAlike && (isTail || (opensWithOther(read, clause) && !isOfAll(read, clause)));
}

/** Whether a sentence is the verdict on what was proposed before it: `Rejected, too costly`, not `Rejected claims go back`. */
function turnsDown(
  { folded, lexicon }: ReadIdea,
  { clause: { label, sentence, span } }: SortedClause,
  last: SortedClause,
): boolean {
  const text = folded.slice(span.start, span.end);
  const isApart = label === undefined && sentence !== last.clause.sentence;
  return (
    isApart &&
    wordsIn(text, lexicon) < mostOfVerdict &&
    verdictWords[lexicon.code].some(
      (word) => text.startsWith(word) && /^(?:[,.:;、。]|\s\p{N}|$)/u.test(text.slice(word.length)),
    )
  );
}

/** Whether it only stresses what precedes it: `No recording. Ever.` A denial reverses what denies nothing, and does not stress it. */
function stresses({ folded, lexicon }: ReadIdea, { span, cues }: Clause, last: Clause): boolean {
  const isStress = emphasisWords[lexicon.code]?.includes(folded.slice(span.start, span.end));
  const isAsked = /[?？؟]/u.test(folded.slice(last.span.end - 1, last.span.end + 1));
  return isStress === true && !isAsked && (!cues.some(isDenial) || last.cues.some(isDenial));
}

/** Whether it says hardly more than that what precedes it is open: `Should guests pay? Not sure.`, `Or not?` */
function isDoubt(
  read: ReadIdea,
  { clause: { span, cues, label, sentence } }: SortedClause,
): boolean {
  const isShort =
    label === undefined && wordsIn(quote(read.text, span), read.lexicon) < mostOfDoubt;
  // Only a denial behind a conjunction, not `Why not?`
  const isOrNot =
    span.start > sentence &&
    cues.some((cue) => isDenial(cue) && cue.start === span.start && cue.end >= span.end - 1) &&
    /[?？؟]/u.test(read.text.slice(span.end - 1, span.end + 1));
  const doubt = cues.find(({ name }) => name === 'undecided');
  // `Payment is not settled` says itself what is open.
  const isOfBefore =
    doubt !== undefined &&
    (!cues.some(
      ({ name, start, end }) => name === 'auxiliary' && start > span.start && end < doubt.start,
    ) ||
      cues.some(({ name, start }) => name === 'pronoun' && start === span.start));
  return isShort && (isOrNot || isOfBefore);
}

/** `everybody can tick it off`, `nobody may delete it` stand by themselves. */
function isOfAll({ folded, lexicon }: ReadIdea, { span, cues }: Clause): boolean {
  const forbids = cues.some((cue) => cue.start === span.start && isDenial(cue));
  return (
    forbids || lexicon.people.general.some((word) => folded.startsWith(`${word} `, span.start))
  );
}

/** Whether it is short and begins with a word such as `after that`, or is a remark that ends with one: `the office does those`. */
function pointsBack(
  read: ReadIdea,
  isRemark: boolean,
  { clause: { span, cues } }: SortedClause,
): boolean {
  const { folded, lexicon } = read;
  // `It must work offline` is complete.
  if (cues.some(({ name }) => name === 'must' || name === 'should')) return false;
  const text = folded.slice(span.start, span.end);
  const border = lexicon.hasSpaces ? /^(?:\P{L}|$)/u : /^/u;
  return (
    wordsIn(text, lexicon) < mostWords &&
    readingWords[lexicon.code].backward.some(
      (word) =>
        (text.startsWith(word) && border.test(text.slice(word.length))) ||
        (isRemark && text.endsWith(` ${word}`)),
    )
  );
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
