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
import { byAnother, denyingModal, granting, only, possessive } from './words/patterns';

/** What a statement allows only somebody, denies everybody, or gives each separately. */
export function refusalChecks(
  workbook: Workbook,
  { actor, text }: Statement,
  clause: CuedClause,
  { criteria, quotation }: DocumentWords,
): string[] {
  const whole = marked(text, quotation);
  const who = onlyRole(workbook, clause);
  if (who !== undefined)
    return [fill(criteria.others, { quote: whole, who: marked(who, quotation) })];
  if (byAnother.test(clause.folded)) return [fill(criteria.otherPerson, { quote: whole })];
  const denied = deniedIn(clause) ?? demandIn(clause);
  if (denied !== undefined) return [fill(criteria.denied, { object: marked(denied, quotation) })];
  const isDenied = clause.cues.some(isDenial);
  const isOwn = actor !== undefined && !isDenied && ownView.test(clause.folded);
  return isOwn || hasItsOwn(clause) ? [fill(criteria.own, { quote: whole })] : [];
}

/** `see only their own houses` */
function hasItsOwn({ cues, folded, span }: CuedClause): boolean {
  const place = span.start + folded.search(possessive);
  return cues.some(
    ({ name, end }) =>
      end < place && (name === 'do:show' || (name === 'auxiliary' && end >= place - 1)),
  );
}

const onlyReach = 60;
const longestNamed = 48;
const mostRoles = 50;

/** The only role that may do it, as in `Only the coach can close a course`, or others named there. */
export function onlyRole({ roles }: Workbook, clause: CuedClause): Quote | undefined {
  const { folded, cues, idea, span } = clause;
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
  if (known !== undefined) return withOthers(clause, span.start + known.start, known.one);
  // `スタッフだけが見られる`
  const those = onlyThose.exec(folded);
  const from = span.start + (those?.index ?? 0);
  if (those !== null) return quote(idea, { start: from, end: from + (those[1] ?? '').length });
  const [opening = ''] = /^\S+\s/u.exec(folded) ?? [];
  const modal = cues.find(({ name }) => name === 'can')?.start ?? span.start;
  const named = trimmed(idea, { start: span.start + opening.length, end: modal });
  const isNamed = only.test(opening) && modal - named.start < longestNamed && modal > named.start;
  return isNamed ? quote(idea, named) : undefined;
}

/** `the customer and the treasurer`, in the words of the clause. */
function withOthers({ cues, idea, span }: CuedClause, start: number, spelling: string): Quote {
  const [rest = ''] = /^\p{L}*/u.exec(idea.slice(start + spelling.length)) ?? [];
  const verb = cues.find((cue) => cue.start > start && isVerb(cue))?.start ?? span.end;
  const end = Math.min(verb, nextBorder(idea, start, span.end));
  const isJoined = cues.some((cue) => cue.name === 'and' && cue.start > start && cue.end < end);
  const own = { start, end: start + spelling.length + rest.length };
  return quote(idea, trimmed(idea, isJoined ? { start, end } : own));
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
  const but = cues.find(({ name, end }) => name === 'but' && end === denial.start - 1);
  const verb = cues.find(({ name, end }) => name.startsWith('do:') && end > denial.end);
  if (but !== undefined && verb !== undefined) {
    const denied = { start: denial.start, end: nextBorder(idea, verb.end, span.end) };
    return wholeQuote(clause, denied);
  }
  const found = [...folded.matchAll(denyingModal)].find(({ 0: modal, index }) => {
    const from = span.start + index;
    const border = lastBorder(idea, span.start, from);
    const before = folded.slice(border - span.start, index);
    // `Users who cannot type find it`
    const said = cues.filter(({ name, start }) => name.startsWith('do:') && start >= from);
    const isSubordinate = cues.some(
      ({ name, start }) =>
        (/^(?:if|soThat|because)$/u.test(name) || (name === 'that' && said.length > 1)) &&
        start >= border &&
        start < from,
    );
    // `The app must not crash`
    const isOfProduct = cues.some(
      ({ name, start, end }) =>
        name === 'system' && start < span.start + longestSubject && end < from,
    );
    const isNeed = /^\s(?:have|need) to\s/u.test(folded.slice(index + modal.length));
    const isSaidOfUs = firstPerson.test(before) || asking.test(before.slice(-longestSubject));
    return !(isSubordinate || isOfProduct || isNeed || isSaidOfUs);
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
  return wholeQuote(clause, { start: isShort ? span.start : start, end });
}

/** What is refused otherwise: `must give a reason`, or `only for those who are trained, others get refused`. */
function demandIn(clause: CuedClause): Quote | undefined {
  const { cues, folded, idea, lexicon, span } = clause;
  if (othersRefused.test(folded)) return quote(idea, span);
  const match = obliged.exec(folded);
  if (match === null || !lexicon.hasSpaces) return match === null ? undefined : quote(idea, span);
  const said = span.start + match.index + match[0].length;
  const joint = cues.find(
    ({ name, start }) => /^(?:and|but|if|that|because|soThat)$/u.test(name) && start > said,
  );
  const end = nextBorder(idea, said, joint?.start ?? span.end);
  return wholeQuote(clause, { start: span.start + match.index, end });
}

function wholeQuote({ idea }: CuedClause, span: { start: number; end: number }): Quote | undefined {
  const denied = quote(idea, trimmed(idea, span));
  return wordCount(denied) >= fewestWords && hasBalancedBrackets(denied) ? denied : undefined;
}
