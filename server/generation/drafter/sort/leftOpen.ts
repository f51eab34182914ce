import { leftOpenWords } from '../lexicon/leftOpenWords';
import type { Clause, ReadIdea } from '../read/readClauses';
import { isOpinion } from './isOpinion';
import type { SortedClause } from './sortClauses';

/** The most characters of a sentence besides the words that leave something open. */
const mostOthers = 12;
/** The most statements that one sentence leaves open, and their length. */
const [mostDisputed, longest] = [3, 400];
const view = /^(?:report|request|proposal)$/u;
/** What a word such as `Open.` may leave open: a view, a wish or a demand. */
const disputable = /^(?:report|request|proposal|can|want|must|should|maybe|undecided)$/u;

/**
 * How many of the last statements a sentence such as `Not resolved.` leaves open: the one before it, and others before
 * that if all of them say what somebody thinks: `Ann said cash only. Ben wants cards. Not resolved.` An opinion leaves the
 * open question before it open.
 */
export function leftOpenBy(
  read: ReadIdea,
  { clause, section }: SortedClause,
  before: readonly SortedClause[],
): number {
  const last = before.at(-1);
  if (last !== undefined && isOpinionOnOpen(read, clause, last)) return 1;
  if (section !== undefined || !leavesOpen(read, clause)) return 0;
  const isNear = (one: SortedClause) =>
    one.clause.block === clause.block &&
    !one.isHeading &&
    clause.span.end - one.clause.span.start <= longest;
  // `Ben wants cards`, but not `we want cards`
  const isView = ({ clause: { cues }, kind }: SortedClause) =>
    kind !== 'N' &&
    cues.find(({ name }) => view.test(name) || name === 'pronoun')?.name !== 'pronoun' &&
    cues.some(({ name }) => view.test(name));
  if (last === undefined || !isNear(last)) return 0;
  if (isAmbiguous(read, clause) && !isDisputable(read, last)) return 0;
  const others = isView(last) ? before.slice(-mostDisputed, -1) : [];
  const decided = others.findLastIndex((one) => !isNear(one) || !isView(one));
  return others.length - decided;
}

/** Whether it is a single word that might also tell how something is: `The shed has a lock. Open.` */
function isAmbiguous({ folded, lexicon }: ReadIdea, { span, cues }: SortedClause['clause']) {
  const word = folded.slice(span.start, span.end);
  const isWord = leftOpenWords[lexicon.code].includes(word) && !word.includes(' ');
  return isWord && !cues.some(({ name }) => name === 'undecided');
}

/** Whether it is a question, or says what somebody thinks, wants or must do. */
function isDisputable({ text }: ReadIdea, { clause: { span, cues } }: SortedClause): boolean {
  const isQuestion = /[?？؟]/u.test(text.slice(span.end - 1, span.end + 2));
  return isQuestion || cues.some(({ name }) => disputable.test(name));
}

/** Whether it is a whole sentence that says hardly more than that something is open. */
function leavesOpen(
  { folded, lexicon, text }: ReadIdea,
  { span, cues, sentence, label }: SortedClause['clause'],
): boolean {
  const { start, end } = span;
  const isSentence =
    sentence === start && /^\P{L}*(?:[.!…。]|\n|$)/u.test(text.slice(end, end + 4));
  if (!isSentence || label !== undefined) return false;
  const isAlone = leftOpenWords[lexicon.code].includes(folded.slice(start, end));
  return (
    isAlone ||
    cues.some((cue) => cue.name === 'undecided' && end - start <= cue.end - cue.start + mostOthers)
  );
}

/** Whether it is an opinion behind a question that was left open, or goes on with one. */
function isOpinionOnOpen(read: ReadIdea, clause: Clause, last: SortedClause): boolean {
  const { start, end } = last.clause.span;
  const isNear = clause.block === last.clause.block && clause.span.end - start <= longest;
  if (!last.isUndecided || !isNear) return false;
  const between = read.text.slice(end - 1, clause.span.start);
  // `… owes us? Gwyn would block it, I'd rather warn them`
  const isBehind = /[?؟]\s+\p{L}/u.test(read.text.slice(start, end));
  const goesOn = isBehind && !/[.!?…;؟。？]/u.test(between);
  return goesOn || (/[?؟？]/u.test(between) && isOpinion(read, clause));
}
