import { isDenial, isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { onlyThose } from './words/criteriaPatterns';
import { denyingModal, grantedOnly, granting } from './words/patterns';
import {
  hasBalancedBrackets,
  lastBorder,
  nextBorder,
  wordCount,
  type CuedClause,
} from './cuedClause';

/** In all languages: `Only` with up to one word behind it. */
export const only =
  /(?<!\p{L})(?:only|nur|ausschließlich|seule?s?|seulement|sol[oa]s?|sólo|solamente|únicamente|só|somente|apenas|soltanto|alleen|tylko|wyłącznie)\s(?:\p{L}{1,4}\s)?$/u;
const onlyReach = 60;
const longestNamed = 48;
const mostRoles = 50;

/** The only role that may do it, as in `Only the coach can close a course`, or others named there. */
export function onlyRole({ roles }: Workbook, clause: CuedClause): Quote | undefined {
  const { folded: text, cues, idea, span } = clause;
  const known = roles
    .slice(0, mostRoles)
    .flatMap(({ spellings }) => spellings.map((one) => ({ one, start: text.indexOf(one) })))
    .filter(({ start }) => start > 0)
    .sort((a, b) => a.start - b.start || b.one.length - a.one.length)
    .find(({ start }, index) => {
      const before = text.slice(Math.max(0, start - onlyReach), start);
      // `Prices are only visible to the treasurer`, not `Members see only what the treasurer enters`
      return only.test(before) || (index === 0 && granting.test(before));
    });
  if (known !== undefined) return withOthers(clause, span.start + known.start, known.one);
  const [opening = ''] = /^\S+\s/u.exec(text) ?? [];
  const modal = cues.find(({ name }) => name === 'can')?.start ?? span.start;
  const named = trimmed(idea, { start: span.start + opening.length, end: modal });
  const isNamed = only.test(opening) && modal - named.start < longestNamed && modal > named.start;
  return isNamed ? quote(idea, named) : grantedTo(clause);
}

/** `registered users with a verified e-mail` in `Bookings can only be made by …`, a group that is no role. */
function grantedTo({ folded: text, cues, idea, span }: CuedClause): Quote | undefined {
  // `スタッフだけが見られる`
  const those = onlyThose.exec(text);
  if (those !== null) {
    const from = span.start + those.index;
    return quote(idea, { start: from, end: from + (those[1] ?? '').length });
  }
  const match = grantedOnly.exec(text);
  if (match === null || cues.some(isDenial)) return undefined;
  const start = span.start + match.index + match[0].length;
  const end = nextBorder(idea, start, span.end);
  const condition = cues.find(({ name, start: at }) => name === 'if' && at > start)?.start ?? end;
  const isOfPeople = cues.some(
    (cue) => cue.name === 'person' && cue.start >= start && cue.start < start + personReach,
  );
  const named = trimmed(idea, { start, end: Math.min(end, condition) });
  return isOfPeople ? quote(idea, named) : undefined;
}

const personReach = 20;

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
const asking = /^(?:what|who|whom|whether|how|why|where|was|ob|wat|wie)$/iu;
const longestSubject = 10;
const firstPerson = /(?<!\p{L})(?:i|we|ich|wir|je|nous|on|ik)\s$/u;
const inPassive =
  /^(?:\s\p{L}+)?\sbe\s(?:\p{L}+\s)?\p{L}+(?:ed|en|wn|ld|nt|ut|id|ade|ead)(?!\p{L})/u;
/** Maximum length of the subject of a clause. */
const subjectReach = 16;
const shortest = 3;

/** `but not change the date`, `The log can never be changed`: what the words deny somebody or everybody. */
export function deniedIn(clause: CuedClause): Quote | undefined {
  const { idea, cues, folded: text, span } = clause;
  const but = cues.find(({ name }) => name === 'but');
  const denial = cues.find((cue) => isDenial(cue) && cue.start - 1 === but?.end);
  const verb = denial && cues.find(({ name, end }) => name.startsWith('do:') && end > denial.end);
  if (denial !== undefined && verb !== undefined) {
    const end = nextBorder(idea, verb.end, span.end);
    const denied = quote(idea, trimmed(idea, { start: denial.start, end }));
    return hasBalancedBrackets(denied) ? denied : undefined;
  }
  for (const { 0: modal, index } of cues.some(isDenial) ? text.matchAll(denyingModal) : []) {
    const [from, to] = [span.start + index, span.start + index + modal.length];
    const border = lastBorder(idea, span.start, from);
    const isLed = (names: RegExp) =>
      cues.some(({ name, start }) => names.test(name) && start >= border && start < from);
    const end = nextBorder(idea, to, span.end);
    const after = text.slice(index + modal.length);
    // `The app must not crash`
    const isOfProduct =
      cues.some(
        (cue) => cue.name === 'system' && cue.start < span.start + subjectReach && cue.end < from,
      ) &&
      !(
        inPassive.test(after) ||
        cues.some((cue) => cue.name.startsWith('done:') && cue.start > from)
      );
    // `Users who cannot type find it`
    const said = cues.filter(
      ({ name, start }) => name.startsWith('do:') && start >= to && start < end,
    );
    const isAside = isLed(/^that$/u) && said.length > 1;
    const isQuestion = cues.some(
      (cue) =>
        cue.end <= from &&
        cue.end > from - longestSubject &&
        asking.test(idea.slice(cue.start, cue.end)),
    );
    if (isLed(/^(?:if|soThat|because)$/u) || isQuestion || isAside || isOfProduct) continue;
    if (firstPerson.test(text.slice(0, index)) || /^\s(?:have|need) to\s/u.test(after)) continue;
    const joint = cues.findLast(
      ({ name, end: at }) => /^(?:and|but)$/u.test(name) && at <= from && at > border,
    );
    const own = trimmed(idea, { start: joint?.end ?? border, end });
    const isShort = wordCount(idea.slice(own.start, from)) < 1;
    const denied = quote(idea, trimmed(idea, { start: isShort ? span.start : own.start, end }));
    if (wordCount(denied) >= shortest && hasBalancedBrackets(denied)) return denied;
  }
  return undefined;
}
