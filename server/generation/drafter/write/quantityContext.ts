import { folded } from '../lexicon/phraseIndex';
import type { Quantity } from '../read/quantity';
import { quote, type Quote } from '../read/span';
import { money } from './boundaryValues';
import { wordsBefore, wordsBehind, type CuedClause } from './cuedClause';

/** In all languages: `3 for a win`. */
export const forEach = /^\s(?:for|für|pour|per|por|para|voor|za)\s[\p{L}\p{N}]/u;
/** In all languages: `€18 per hour`, `2 lessons a week`. */
export const perUnit = /^\s(?:per|an?|pro|je|par|por|al)\s\p{L}+/u;

/** To its own end, as in `iPhone 11` and `2x45`, and with the word behind it: `charges 11 an hour`, `3 for a win`. */
const itself = /^[^\s,;:.)"”]*/u;
const nextWord =
  /^\s(?:(?:for|für|pour|per|por|voor|za|an?|the|eine?n?|une?|um|uma|uno|een)\s)*(\p{L}+|\p{N}+(?:\s\p{L}+)?)(?![^\s,;:.)])/u;

/** A quantity with its comparison; a bare number with the words around it. */
export function inContext({ idea, span: clause, lexicon }: CuedClause, quantity: Quantity): Quote {
  const { comparison, span, text } = quantity;
  // `by €8` says by how much.
  const phrase = comparison === 'by' && money.test(text) ? text : quantity.phrase;
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
    [...lexicon.stopWords, ...lexicon.cues.and].includes(folded(one.trim()));
  return quote(idea, {
    start: start - (isEmpty(before) ? 0 : before.length),
    end: end + own.length + (isEmpty(word) ? 0 : after.length),
  });
}

/** A number in short quotation marks, such as `a "5 more minutes" button`, or of a name, such as `Priority 1`. */
export function isInLabel(clause: CuedClause, { span, text, digits }: Quantity): boolean {
  const before = wordsBefore(clause, span.start);
  const isOpen = openMark.test(before) && closeMark.test(wordsBehind(clause, span.end));
  return isOpen || (text === digits && numbered.test(before));
}

const openMark = /(?:^|[\s(])["“„«][^"“”„«»]{0,40}$/u;
const closeMark = /^[^"“”„«»]{0,40}["”“»]/u;
const numbered =
  /(?<!\p{L})(?:priority|priorität|prio|level|stufe|niveau|number|nummer|numéro|número|numero|version|phase|fase|room|raum|step|schritt|grade|table|tisch|category|kategorie|catégorie|class|klasse|tier|stage|cvss)\s$/u;
