import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { isPeriod } from '../read/period';
import type { Comparison, Quantity } from '../read/quantity';
import { quote, type Quote } from '../read/span';
import { isMeasured, isTimeUnit, money } from './boundaryValues';
import {
  hasBalancedBrackets,
  lastBorder,
  wordsBefore,
  wordsBehind,
  type CuedClause,
} from './cuedClause';
import { betweenThem, earlierThan, laterThan, notBefore } from './words/comparisonPatterns';
import { numbered } from './words/patterns';

/** In all languages: `€18 per hour`, `2 lessons a week`. */
export const perUnit = /^\s(?:per|an?|pro|je|par|por|al)\s\p{L}+/u;

/** To its own end, as in `iPhone 11` and `2x45`, and with the word behind it: `charges 11 an hour`, `3 for a win`. */
const itself = /^[^\s,;:.)"”]*/u;
const nextWord =
  /^\s(?:(?:for|für|pour|per|por|voor|za|an?|the|eine?n?|une?|um|uma|uno|een)\s)*(\p{L}+|\p{N}+(?:\s\p{L}+)?)(?![^\s,;:.)])/u;

/** `24 hours before`, `a day and 2 hours before` */
export function isCountedBack(clause: CuedClause, quantity: Quantity): boolean {
  const after = wordsBehind(clause, quantity.span.end)
    .replace(/^\s(?:and|und|et|y|e|en|i)\s[\p{N}\p{L}]+\s\p{L}+(?=\s)/u, '')
    .trimStart();
  const isBefore = quantityWords[clause.lexicon.code].before.some((word) => after.startsWith(word));
  return isBefore && isPeriod(quantity, clause.lexicon);
}

/** A quantity with the comparison that its clause gives it, where the words right beside it do not tell. */
export function asMeant(clause: CuedClause, quantity: Quantity): Quantity {
  const { comparison, phrase, span } = quantity;
  const before = wordsBefore(clause, span.start);
  const border = lastBorder(clause.idea, clause.span.start, span.start);
  const isDenied = clause.cues.some(
    (cue) => isDenial(cue) && cue.start >= border && cue.end < span.start,
  );
  const meant = (one: Comparison) => ({ ...quantity, comparison: one });
  const isUpTo = isDenied || /^(?:atLeast|atMost|by)$/u.test(comparison);
  // `later than two hours before` leaves less than two hours.
  if (isCountedBack(clause, quantity) && laterThan.test(before))
    return meant(isUpTo ? 'by' : 'below');
  if (isCountedBack(clause, quantity) && earlierThan.test(before))
    return meant(isUpTo ? 'atMost' : 'above');
  // `cannot give again before 8 weeks`
  const isFirst = comparison === 'by' && isDenied && notBefore.test(phrase);
  return isFirst && isPeriod(quantity, clause.lexicon) ? meant('atLeast') : quantity;
}

/** An English adjective without a noun as a unit, and the noun. */
const adjective = /^[\p{N}\p{L}]+\s(?!\p{L}*[a-z]s$)\p{L}{2,}$/u;
const nounBehind = /^\s\p{L}[\p{L}\p{M}'’-]{2,}/u;

/** A counted quantity with its noun, where only an adjective stands behind the number: `5 wrong attempts`. */
export function withNoun(clause: CuedClause, quantity: Quantity): Quantity {
  const { phrase, span, text } = quantity;
  const { cues, idea, lexicon } = clause;
  const isMeasure = money.test(text) || isMeasured(text) || isPeriod(quantity, lexicon);
  const [noun = ''] = nounBehind.exec(idea.slice(span.end, clause.span.end)) ?? [];
  const isEmpty =
    [...lexicon.stopWords, ...lexicon.prepositions, ''].includes(noun.trim().toLowerCase()) ||
    cues.some(({ start }) => start === span.end + 1);
  if (lexicon.code !== 'en' || isMeasure || isEmpty || !adjective.test(text)) return quantity;
  const longer = (one: Quote) =>
    quote(idea, { start: span.end - one.length, end: span.end + noun.length });
  return {
    ...quantity,
    span: { ...span, end: span.end + noun.length },
    text: longer(text),
    phrase: phrase.endsWith(text) ? longer(phrase) : phrase,
  };
}

/** A quantity with its comparison; a bare number with the words around it. */
export function inContext({ idea, span: clause, lexicon }: CuedClause, quantity: Quantity): Quote {
  const { comparison, span, text } = quantity;
  // `by €8` says by how much.
  const isOwn = (comparison === 'by' && money.test(text)) || !hasBalancedBrackets(quantity.phrase);
  const phrase = isOwn ? text : quantity.phrase;
  const at = idea.indexOf(phrase, Math.max(clause.start, span.end - phrase.length));
  const head = idea.slice(Math.max(clause.start, at - 40), at);
  const rest = idea.slice(at + phrase.length, clause.end);
  const [sign = ''] = /[~≈±]\s?$/u.exec(head) ?? [];
  const [start, end] = [at - sign.length, at + phrase.length];
  const [rate = ''] = perUnit.exec(rest) ?? [];
  // `after 14 days a polite reminder goes out`
  const isOther = isPeriod(quantity, lexicon) && /^\sa/u.test(rate);
  const isRate = !isOther || isTimeUnit(rate.split(/\s/u).at(-1) ?? '');
  const unit = isRate && rate !== '' ? rate : (/^-\p{L}+/u.exec(rest)?.[0] ?? '');
  if (!lexicon.hasSpaces || /\p{L}{2}|\p{N}\s\p{L}|[\p{Sc}%°]/u.test(phrase))
    return quote(idea, { start, end: end + unit.length });
  const [before = ''] = /(?<!['’])(?<=^|[\s(])[\p{L}\p{N}.-]+\s+$/u.exec(head) ?? [];
  const [own = ''] = itself.exec(rest) ?? [];
  const [after = '', word = ''] = nextWord.exec(rest.slice(own.length)) ?? [];
  const isEmpty = (one: string) =>
    [...lexicon.stopWords, ...lexicon.cues.and, ...lexicon.prepositions].includes(
      folded(one.trim()),
    );
  return quote(idea, {
    start: start - (isEmpty(before) ? 0 : before.length),
    end: end + own.length + (isEmpty(word) ? 0 : after.length),
  });
}

/** A number that nothing has to keep to: `a "5 more minutes" button`, `Priority 1`, `Two things: …`, `between two shifts`. */
export function isInLabel(
  clause: CuedClause,
  { comparison, span, text, digits }: Quantity,
): boolean {
  const [before, behind] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  const isQuoted = openMark.test(before) && closeMark.test(behind);
  // `VR-2026-0001`
  const isName = text === digits && (/^0\d{2,}$/u.test(text) || numbered.test(before));
  const isLabel = span.start === clause.span.start && /^:\s/u.test(behind);
  return isQuoted || isName || (comparison === 'exactly' && (isLabel || betweenThem.test(before)));
}

const openMark = /(?:^|[\s(])["“„«][^"“”„«»]{0,40}$/u;
const closeMark = /^[^"“”„«»]{0,40}["”“»]/u;
