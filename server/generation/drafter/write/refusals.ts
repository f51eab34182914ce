import { isDenial, isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import {
  hasBalancedBrackets,
  lastBorder,
  nextBorder,
  wordCount,
  type CuedClause,
} from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';
import { obliged, othersRefused, onlyThose, ownView } from './words/criteriaPatterns';
import { denyingModal, granting, only, possessive } from './words/patterns';

/** What a statement allows only somebody, denies everybody, or gives each separately. */
export function refusalChecks(
  workbook: Workbook,
  { actor, text }: Statement,
  clause: CuedClause,
  { criteria, quotation }: DocumentWords,
): string[] {
  const { cues, folded, idea, span } = clause;
  const whole = marked(text, quotation);
  const who = onlyRole(workbook, clause);
  if (who !== undefined) {
    // `members cancel until noon; afterwards only the desk can`
    const at = idea.indexOf(who, span.start);
    const start = lastBorder(idea, span.start, at);
    const own = trimmed(idea, { start, end: nextBorder(idea, at, span.end) });
    // `shown, but only to the coach` says what is done before the comma.
    const isSaid = cues.some((cue) => isVerb(cue) && cue.start >= own.start && cue.end <= own.end);
    const quoted = isSaid ? marked(quote(idea, own), quotation) : whole;
    return [fill(criteria.others, { quote: quoted, who: marked(who, quotation) })];
  }
  const denied = deniedIn(clause);
  // `must give a reason`, or `only for those who are trained, others get refused`
  const isDemand = obliged.test(folded) || othersRefused.test(folded);
  const object = denied === undefined ? whole : marked(denied, quotation);
  if (denied !== undefined || isDemand) return [fill(criteria.denied, { object })];
  const isSeen = cues.some(({ name }) => name === 'do:show');
  const isOwn = actor !== undefined && !cues.some(isDenial) && ownView.test(folded);
  return isOwn || (isSeen && possessive.test(folded)) ? [fill(criteria.own, { quote: whole })] : [];
}

const onlyReach = 60;
const mostRoles = 50;

/** The only role that may do it, as in `Only the coach can close a course`, or others named there. */
export function onlyRole({ roles }: Workbook, clause: CuedClause): Quote | undefined {
  const { cues, folded, idea, span } = clause;
  const known = roles
    .slice(0, mostRoles)
    .flatMap(({ spellings }) => spellings.map((one) => ({ one, start: folded.indexOf(one) })))
    .filter(({ start }) => start > 0)
    .sort((a, b) => a.start - b.start || b.one.length - a.one.length)
    .find(({ start }, index) => {
      const before = folded.slice(Math.max(0, start - onlyReach), start);
      // `Prices are only visible to the treasurer`, not `Members see only what the treasurer enters`
      return only.test(before) || (index === 0 && granting.test(before));
    });
  if (known !== undefined) {
    const start = span.start + known.start;
    const verb = cues.find((cue) => cue.start > start && isVerb(cue))?.start ?? span.end;
    const end = Math.min(verb, nextBorder(idea, start, span.end));
    const isJoined = cues.some((cue) => cue.name === 'and' && cue.start > start && cue.end < end);
    const [rest = ''] = /^\p{L}*/u.exec(idea.slice(start + known.one.length)) ?? [];
    const own = start + known.one.length + rest.length;
    return quote(idea, trimmed(idea, { start, end: isJoined ? end : own }));
  }
  // `Only finance may change an address`
  const [opening = ''] = /^\S+\s/u.exec(folded) ?? [];
  const modal = cues.find(({ name }) => name === 'can')?.start ?? span.start;
  const named = trimmed(idea, { start: span.start + opening.length, end: modal });
  if (only.test(opening) && modal > named.start && modal < named.start + onlyReach)
    return quote(idea, named);
  // `スタッフだけが見られる`
  const those = onlyThose.exec(folded);
  const from = span.start + (those?.index ?? 0);
  return those === null
    ? undefined
    : quote(idea, { start: from, end: from + (those[1] ?? '').length });
}

/** `what a guest must not eat`, `who cannot stand it` */
const asking = /(?<!\p{L})(?:what|who|whom|whether|how|why|where|was|ob|wat|wie)(?!\p{L})/iu;
const longestSubject = 16;
const firstPerson = /(?<!\p{L})(?:i|we|ich|wir|je|nous|on|ik)\s$/u;
const fewestWords = 3;

/** `but not change the date`, `The log can never be changed`: what the words deny somebody or everybody. */
function deniedIn(clause: CuedClause): Quote | undefined {
  const { idea, cues, folded, span } = clause;
  const denial = cues.find(isDenial);
  if (denial === undefined) return undefined;
  const isExcept = cues.some(({ name, end }) => name === 'but' && end === denial.start - 1);
  const verb = cues.find(({ name, end }) => name.startsWith('do:') && end > denial.end);
  if (isExcept && verb !== undefined)
    return quote(idea, { start: denial.start, end: nextBorder(idea, verb.end, span.end) });
  const found = [...folded.matchAll(denyingModal)].find(({ index }) => {
    const from = span.start + index;
    const border = lastBorder(idea, span.start, from);
    const before = folded.slice(border - span.start, index);
    // `Users who cannot type find it`, `buyers who got a number and can't sleep`
    const said = cues.filter(({ name, start }) => name.startsWith('do:') && start >= from);
    const isJoined = cues.some(({ name, end }) => name === 'and' && end === from - 1);
    const isSubordinate = cues.some(
      ({ name, start }) =>
        (/^(?:if|soThat|because)$/u.test(name) ||
          (name === 'that' && (isJoined || said.length > 1))) &&
        start >= border &&
        start < from,
    );
    // `The app must not crash`
    const isOfProduct = cues.some(
      ({ name, start, end }) =>
        name === 'system' && start < span.start + longestSubject && end < from,
    );
    const isSaidOfUs = firstPerson.test(before) || asking.test(before.slice(-longestSubject));
    return !(isSubordinate || isOfProduct || isSaidOfUs);
  });
  if (found === undefined) return undefined;
  const from = span.start + found.index;
  const border = lastBorder(idea, span.start, from);
  const joint = cues.findLast(
    ({ name, end }) => /^(?:and|but)$/u.test(name) && end <= from && end > border,
  );
  const start = joint?.end ?? border;
  const isShort = wordCount(idea.slice(start, from)) < 1;
  const end = nextBorder(idea, from + found[0].length, span.end);
  const denied = quote(idea, trimmed(idea, { start: isShort ? span.start : start, end }));
  return wordCount(denied) >= fewestWords && hasBalancedBrackets(denied) ? denied : undefined;
}
