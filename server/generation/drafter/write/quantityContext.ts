import { folded } from '../lexicon/phraseIndex';
import type { Quantity } from '../read/quantity';
import { quote, type Quote } from '../read/span';
import { isPeriod } from '../read/period';
import { isMeasured, money } from './boundaryValues';
import { numbered, ofKnown } from './words/patterns';
import { hasBalancedBrackets, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';

/** In all languages: `3 for a win`. */
export const forEach = /^\s(?:for|für|pour|per|por|para|voor|za)\s[\p{L}\p{N}]/u;
/** In all languages: `€18 per hour`, `2 lessons a week`. */
export const perUnit = /^\s(?:per|an?|pro|je|par|por|al)\s\p{L}+/u;

/** To its own end, as in `iPhone 11` and `2x45`, and with the word behind it: `charges 11 an hour`, `3 for a win`. */
const itself = /^[^\s,;:.)"”]*/u;
const nextWord =
  /^\s(?:(?:for|für|pour|per|por|voor|za|an?|the|eine?n?|une?|um|uma|uno|een)\s)*(\p{L}+|\p{N}+(?:\s\p{L}+)?)(?![^\s,;:.)])/u;

/** `our two suppliers`, `in all three shops` */
export function isDefinite(clause: CuedClause, { span }: Quantity): boolean {
  const [word = ''] = /\p{L}+(?=\s$)/u.exec(wordsBefore(clause, span.start)) ?? [];
  return ofKnown.test(word) || clause.lexicon.definiteWords.includes(word);
}

/** An English adjective without a noun as a unit, and the noun. */
const adjective = /^\p{N}+\s(?!\p{L}*[a-z]s$)\p{L}{2,}$|^\p{L}+\s(?!\p{L}*[a-z]s$)\p{L}{2,}$/u;
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
  const isLast = phrase.endsWith(text);
  return {
    ...quantity,
    span: { ...span, end: span.end + noun.length },
    text: longer(text),
    phrase: isLast ? longer(phrase) : phrase,
  };
}

/** A quantity with its comparison; a bare number with the words around it. */
export function inContext({ idea, span: clause, lexicon }: CuedClause, quantity: Quantity): Quote {
  const { comparison, span, text } = quantity;
  // `by €8` says by how much.
  const isOwn = (comparison === 'by' && money.test(text)) || !hasBalancedBrackets(quantity.phrase);
  const phrase = isOwn ? text : quantity.phrase;
  const at = idea.indexOf(phrase, Math.max(clause.start, span.end - phrase.length));
  const [sign = ''] = /[~≈±]\s?$/u.exec(idea.slice(clause.start, at)) ?? [];
  const [start, end] = [at - sign.length, at + phrase.length];
  const [hyphened = ''] = /^-\p{L}+/u.exec(idea.slice(end, clause.end)) ?? [];
  const [rate = ''] = perUnit.exec(idea.slice(end, clause.end)) ?? [];
  if (!lexicon.hasSpaces || /\p{L}{2}|\p{N}\s\p{L}|[\p{Sc}%°]/u.test(phrase))
    return quote(idea, { start, end: end + (rate || hyphened).length });
  const head = idea.slice(Math.max(clause.start, start - 40), start);
  const [before = ''] = /(?<!['’])(?<=^|[\s(])[\p{L}\p{N}.-]+\s+$/u.exec(head) ?? [];
  const [own = ''] = itself.exec(idea.slice(end, clause.end)) ?? [];
  const [after = '', word = ''] = nextWord.exec(idea.slice(end + own.length, clause.end)) ?? [];
  const isEmpty = (one: string) =>
    [...lexicon.stopWords, ...lexicon.cues.and, ...lexicon.prepositions].includes(
      folded(one.trim()),
    );
  return quote(idea, {
    start: start - (isEmpty(before) ? 0 : before.length),
    end: end + own.length + (isEmpty(word) ? 0 : after.length),
  });
}

/** A number in short quotation marks, such as `a "5 more minutes" button`, or of a name, such as `Priority 1`. */
export function isInLabel(clause: CuedClause, { span, text, digits }: Quantity): boolean {
  const before = wordsBefore(clause, span.start);
  const isOpen = openMark.test(before) && closeMark.test(wordsBehind(clause, span.end));
  // `VR-2026-0001`
  const isName = /^0\d{2,}$/u.test(text) || numbered.test(before);
  return isOpen || (text === digits && isName);
}

const openMark = /(?:^|[\s(])["“„«][^"“”„«»]{0,40}$/u;
const closeMark = /^[^"“”„«»]{0,40}["”“»]/u;
