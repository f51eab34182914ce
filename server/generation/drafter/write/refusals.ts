import type { Quantity } from '../read/quantity';
import { quote, trimmed, type Span } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { lastBorder, wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';
import { seeing, shownOnlyTo } from './words/criteriaPatterns';
import { asking, denyingModal, firstPerson, granting, only, onlyByName } from './words/patterns';

/** What a statement allows only somebody, or denies everybody: the attempt is refused. */
export function refusalChecks(
  workbook: Workbook,
  { quantities, role, text }: Statement,
  clause: CuedClause,
  { criteria, quotation }: DocumentWords,
): string[] {
  const whole = marked(text, quotation);
  if (shownOnlyTo.test(clause.folded)) return [fill(criteria.hidden, { object: whole })];
  if (isReserved(workbook, quantities, clause)) return [fill(criteria.others, { quote: whole })];
  const denial = denialIn(clause);
  if (denial === undefined) return [];
  const object = marked(quote(clause.idea, denial), quotation);
  const isCase = clause.cues.some(
    ({ name, start }) => name === 'if' && start > denial.modalEnd && start < denial.end,
  );
  // A rule for a thing tells nobody's attempt: `The map must not show weeds`.
  const isOfNobody = clause.cues.some(
    ({ name, start }) => name === 'negation' && start === denial.start,
  );
  const isAct = clause.cues.some(({ name, end }) => ofAct.test(name) && end > denial.modalEnd);
  if (role === undefined && !isOfNobody && !isAct && !isOfSight(clause, denial)) return [];
  const check = isCase ? 'deniedCase' : isOfSight(clause, denial) ? 'hidden' : 'denied';
  return [fill(criteria[check], { object })];
}

const ofAct = /^do(?:ne)?:/u;

/** Whether a denial is of seeing something: `cannot see`, and `nobody sees`, whose verb is among the words that deny. */
function isOfSight({ folded, span }: CuedClause, { modalEnd }: Denial): boolean {
  const [verb = ''] = /\s\S+$/u.exec(folded.slice(0, modalEnd - span.start)) ?? [];
  const rest = folded.slice(modalEnd - span.start);
  return seeing.test(rest) || seeing.test(verb + rest);
}

const onlyReach = 60;
const mostRoles = 50;

/** `Only finance may change an address`, `Shells may only be booked by coaches`: something that only some may do. */
function isReserved(
  { roles }: Workbook,
  quantities: readonly Quantity[],
  { cues, folded, idea, span }: CuedClause,
): boolean {
  const [opening = ''] = /^\S+\s/u.exec(folded) ?? [];
  const isSaid = cues.some(
    ({ name, start }) =>
      (name === 'can' || name.startsWith('do:')) && start < span.start + onlyReach,
  );
  // `Only 3 people may be inside` is a limit.
  const counted = quantities.find((one) => one.span.start === span.start + opening.length);
  const isOfRole = roles.some(({ spellings }) =>
    spellings.some((one) => counted?.text.toLowerCase().includes(one) === true),
  );
  if (only.test(opening) && isSaid) return counted === undefined || isOfRole;
  // `written off only by Ileana`
  if (onlyByName.test(idea.slice(span.start, span.end))) return true;
  const names = roles.slice(0, mostRoles).flatMap(({ spellings }) => spellings);
  return names.some((name) => {
    const at = folded.indexOf(name);
    const before = folded.slice(Math.max(0, at - onlyReach), Math.max(0, at));
    // `Leaders see only the members of their group` says nothing of who sees them.
    const onlyAt = span.start + at - (only.exec(before)?.[0].length ?? 0);
    const sight = cues.find(({ name, end }) => name === 'do:show' && end === onlyAt - 1);
    const isSeen =
      sight !== undefined &&
      !showingVerb.test(folded.slice(sight.start - span.start, sight.end - span.start)) &&
      isSubject(folded.slice(0, sight.start - span.start), names);
    return (only.test(before) && !isSeen) || granting.test(before);
  });
}

const longestEnding = 3;

/** Whether what precedes a verb is one of these roles and no more: `the leaders`. */
function isSubject(before: string, names: readonly string[]): boolean {
  const noun = before.trim().replace(/^(?:the|die|der|les?|las?|los|i|gli|os|as|de)\s/u, '');
  return names.some((one) => noun.startsWith(one) && noun.length - one.length <= longestEnding);
}

/** What somebody has others see. */
const showingVerb = /^(?:show|display|zeig|montr|affich|muestr|mostr|toon|pokaz)/u;
const subordinate = /^(?:if|soThat|because)$/u;
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
  // `40 % as credit, never cash`
  const isAppended = modal === undefined && !isOwn;
  return isAside || isSaidOfUs || isShort || isAppended
    ? undefined
    : { ...denied, modalEnd: modal ? at + modal[0].length : (never?.end ?? at) };
}
