import { isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Span } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { lastBorder, wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';
import {
  byAlone,
  forNow,
  obliged,
  onlyBy,
  onlyOnce,
  onlyThose,
  othersRefused,
  refusedThing,
  seeing,
  shownOnlyTo,
} from './words/criteriaPatterns';
import { denyingModal, granting, only } from './words/patterns';

/** What a statement allows only somebody, or denies everybody: the attempt is refused. */
export function refusalChecks(
  workbook: Workbook,
  { text }: Statement,
  clause: CuedClause,
  { criteria, quotation, worded }: DocumentWords,
): string[] {
  const whole = marked(text, quotation);
  if (shownOnlyTo.test(clause.folded)) return [fill(criteria.hidden, { object: whole })];
  if (isReserved(workbook, clause)) return [fill(criteria.others, { quote: whole })];
  const denial = denialIn(clause);
  // `must give a reason`
  if (denial === undefined && obliged.test(clause.folded))
    return [fill(worded.required, { quote: whole })];
  // `only for those who are trained, others get refused`
  const isDemand = othersRefused.test(clause.folded) || refusedThing.test(clause.folded);
  const object = denial ? marked(quote(clause.idea, denial), quotation) : whole;
  const isCase = clause.cues.some(
    ({ name, start }) => name === 'if' && denial && start > denial.modalEnd && start < denial.end,
  );
  const check = isCase ? 'deniedCase' : denial && isOfSight(clause, denial) ? 'hidden' : 'denied';
  return denial || isDemand ? [fill(criteria[check], { object })] : [];
}

/** Whether a denial is of seeing something: `cannot see`, and `nobody sees`, whose verb is among the words that deny. */
function isOfSight({ folded, span }: CuedClause, { modalEnd }: Denial): boolean {
  const [verb = ''] = /\s\S+$/u.exec(folded.slice(0, modalEnd - span.start)) ?? [];
  const rest = folded.slice(modalEnd - span.start);
  return seeing.test(rest) || seeing.test(verb + rest);
}

/** What may be done once: a second time is refused. */
export function onceChecks(
  { folded, idea, span }: CuedClause,
  { criteria, quotation }: DocumentWords,
): string[] {
  const found = onlyOnce.exec(folded.slice(0, span.end - span.start));
  if (found === null) return [];
  const start = span.start + found.index;
  const said = quote(idea, trimmed(idea, { start, end: start + found[0].length }));
  return [fill(criteria.once, { quote: marked(said, quotation) })];
}

const onlyReach = 60;
const mostRoles = 50;

/** `Only finance may change an address`, `Shells may only be booked by coaches`: something that only some may do. */
function isReserved({ roles }: Workbook, { cues, folded, span }: CuedClause): boolean {
  const [opening = ''] = /^\S+\s/u.exec(folded) ?? [];
  const [first = ''] = forNow.exec(folded) ?? [];
  const isScope =
    first !== '' && !cues.some((cue) => isVerb(cue) && cue.end <= span.start + first.length);
  if (isScope) return false;
  const isSaid = cues.some(
    ({ name, start }) =>
      (name === 'can' || name.startsWith('do:')) && start < span.start + onlyReach,
  );
  // `Only if the coach agrees, members can swap`
  const isIf = cues.some(
    ({ name, start }) => name === 'if' && start === span.start + opening.length,
  );
  if ((only.test(opening) && isSaid && !isIf) || onlyThose.test(folded)) return true;
  // `A key can only be handed out by the duty manager`, whose name no list may hold
  const isOfPerson = cues.some(
    ({ name, start }) =>
      name === 'person' &&
      onlyBy.test(folded.slice(Math.max(0, start - span.start - onlyReach), start - span.start)),
  );
  const isAlone = cues.some(
    ({ name, start, end }) =>
      name === 'person' &&
      byAlone.test(folded.slice(end - span.start)) &&
      /(?<!\p{L})by\s(?:an?\s|the\s)?(?:\p{L}+\s)?$/u.test(folded.slice(0, start - span.start)),
  );
  if (isAlone) return true;
  if (isOfPerson && cues.some(({ name }) => name === 'can')) return true;
  const names = roles.slice(0, mostRoles).flatMap(({ spellings }) => spellings);
  return names.some((name) => {
    const at = folded.indexOf(name);
    const before = folded.slice(Math.max(0, at - onlyReach), Math.max(0, at));
    // `un seul parent suffit`
    const isSingle = /(?<!\p{L})(?:an?|une?|one)\s\S+\s$/u.test(before);
    return (only.test(before) && !isSingle) || granting.test(before);
  });
}

const subordinate = /^(?:if|soThat|because)$/u;
const firstPerson = /(?<!\p{L})(?:i|we|ich|wir|je|nous|on|ik)\s$/u;
/** `what a guest must not eat`, `who cannot stand it` */
const asking = /(?<!\p{L})(?:what|who|whom|whether|how|why|where|was|ob|wat|wie)(?!\p{L})/u;
const vicinity = 40;
const fewestWords = 3;

interface Denial extends Span {
  /** The end of `cannot`. */
  modalEnd: number;
}

/** The part of a clause that denies something to somebody: `but cannot pay them`, `A signed form never changes`. */
function denialIn({ cues, folded, idea, span }: CuedClause): Denial | undefined {
  const [modal] = folded.matchAll(denyingModal);
  const never = cues.find(({ name }) => name === 'never');
  const at = modal === undefined ? never?.start : span.start + modal.index;
  if (at === undefined) return undefined;
  const but = cues.findLast(({ name, end }) => name === 'but' && end < at)?.end ?? span.start;
  const border = lastBorder(idea, span.start, at);
  const isOwn = wordCount(idea.slice(border, at)) > 0;
  const start = isOwn ? Math.max(but, border) : but;
  const before = folded.slice(start - span.start, at - span.start);
  const isDone =
    modal && cues.some(({ name, start: from }) => name.startsWith('done:') && from > at);
  const subjectEnd = modal ? at - 1 : start;
  const isAside = cues.some(
    (cue) =>
      (subordinate.test(cue.name) && cue.start >= start && (cue.start < at || !modal)) ||
      // `The app must not crash`, but `The list must not be changed`
      (cue.name === 'system' &&
        cue.start >= start &&
        cue.end < at &&
        cue.end >= subjectEnd &&
        !isDone) ||
      // `Users who cannot type find it`
      (cue.name === 'that' && cue.end === at - 1),
  );
  const denied = trimmed(idea, { start, end: span.end });
  const isShort = wordCount(idea.slice(denied.start, denied.end)) < fewestWords;
  const isSaidOfUs = firstPerson.test(before) || asking.test(before.slice(-vicinity));
  // `40 % as credit, never cash`, but `Never show a name`
  const isOrder =
    at === span.start &&
    cues.some(({ name, start: from }) => name.startsWith('do:') && from === (never?.end ?? at) + 1);
  const isAppended = modal === undefined && !isOwn && !isOrder;
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  return isAside || isInBrackets || isSaidOfUs || isShort || isAppended
    ? undefined
    : { ...denied, modalEnd: modal ? at + modal[0].length : (never?.end ?? at) };
}
