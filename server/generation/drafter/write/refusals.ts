import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quote, trimmed, type Quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
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
const onlyReach = 24;
const mostRoles = 50;

/** The role that alone may do it, as in `Only the coach can close a course`, or who else is named there. */
export function onlyRole(
  { roles }: Workbook,
  { folded: text, cues, idea, span }: CuedClause,
): Quote | undefined {
  const known = roles.slice(0, mostRoles).find((role) => {
    const place = text.indexOf(folded(role.text).replace(/s$/u, ''));
    return place > 0 && only.test(text.slice(Math.max(0, place - onlyReach), place));
  });
  if (known !== undefined) return known.text;
  const [first = ''] = /^\S+\s/u.exec(text) ?? [];
  const modal = cues.find(({ name }) => name === 'can')?.start ?? span.start;
  const named = trimmed(idea, { start: span.start + first.length, end: modal });
  const isNamed = only.test(first) && modal - named.start < onlyReach * 2 && modal > named.start;
  return isNamed ? quote(idea, named) : undefined;
}

/** In all languages: `cannot`, `nobody may`, `darf … nicht`. */
const denyingModal = new RegExp(
  `(?<!\\p{L})(?:${[
    /(?:can|could|may|must|should|shall)\s?(?:not|n?['’]t|never|no longer)|cant|(?:is|are) (?:not|never) allowed to/u,
    /(?:nobody|no one|no \p{L}+|none of \p{L}+)(?: else| (?:but|except) \S+(?: \S+)?)? (?:can|may|must|should|is allowed to)/u,
    /(?:darf|dürfen|kann|können|soll|sollen)(?: \S+){0,6}? (?:nicht|nie|niemals|kein\p{L}{0,2})|niemand(?: \S+)?? (?:darf|kann|soll)/u,
    /(?:niemand|kein\p{L}{0,2}(?: \S+){1,3}?) (?:darf|dürfen|kann|können|soll)/u,
    /n(?:e |['’])(?:peu[tx]|peuvent|doi(?:s|t|vent)|pourra(?:it)?|devra(?:it)?)(?: \S+){0,2}? (?:pas|jamais|plus)|(?:personne|nul) ne (?:peut|doit)/u,
    /(?:no|nunca|nadie)(?: se)? (?:puede|debe|podrá|deberá)n?|(?:não|nunca|ninguém)(?: se)? (?:pode|deve|poderá|deverá)m?/u,
    /(?:non|nessuno|mai)(?: si)? (?:può|possono|deve|devono|potrà|potranno)/u,
    /(?:mag|mogen|kan|kunnen)(?: \S+){0,6}? (?:niet|nooit|geen)|(?:niemand|geen \S+)(?: \S+)? (?:mag|mogen|kan|kunnen)/u,
    /(?:nie|nikt nie) (?:może|mogą|można|wolno|powin\p{L}+)|لا (?:يمكن|يجوز|يحق|يستطيع|ينبغي)/u,
  ]
    .map(({ source }) => source)
    .join(
      '|',
    )})(?!\\p{L})|(?:[でら]き?|れ)(?:ない|ません)(?:ように)?$|ては(?:ならない|いけない|なりません|いけません)|禁止`,
  'gu',
);
/** `what a guest must not eat`, `who cannot stand it` */
const asking = /^(?:what|who|whom|whether|how|why|where|was|ob|wat|wie)$/iu;
const longestSubject = 10;
const firstPerson = /(?<!\p{L})(?:i|we|ich|wir|je|nous|on|ik)\s$/u;
const inPassive =
  /^(?:\s\p{L}+)?\sbe\s(?:\p{L}+\s)?\p{L}+(?:ed|en|wn|ld|nt|ut|id|ade|ead)(?!\p{L})/u;
/** The subject of a clause ends here at the latest. */
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
