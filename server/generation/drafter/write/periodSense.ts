import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { isPeriod, unitOf } from '../read/period';
import type { Quantity } from '../read/quantity';
import { wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import {
  ahead,
  cancelling,
  changing,
  inShort,
  keeping,
  lengthAfter,
  lengthBefore,
  ofDay,
  otherwise,
  over,
  toDo,
  years,
} from './words/patterns';

/** The kind of limit that a quantity sets. */
export type Sense = keyof DocumentWords['criteria']['bounds'];

/** In all languages: `three days in a row`. */
export const inARow =
  /^\s?(?:in a row|running|straight|in folge|hintereinander|de suite|d'affilée|seguid|di fila|consecuti|achter elkaar|z rzędu|続け|連続|متتالي)/u;
/** In all languages: `have 10 days to accept`. */
export const has =
  /(?<!\p{L})(?:have|has|gets?|haben|hat|bekomm\p{L}+|ont|a|avez|tienen?|dispon\p{L}+|têm|tem|hanno|ha|hebben|heeft|krijg\p{L}*|mają|ma)\s(?:\p{L}{2,6}\s)?$/u;
/** In all languages: `a 12 month warranty`, `the guarantee is 2 years`. */
const guarantee = /(?:warrant|guarant|garant|gewährleist|garanz|gwaranc)\p{L}*/u.source;
const ofGuarantee = new RegExp(`^\\s(?:of |de |di |da |d')?${guarantee}`, 'u');
const guaranteed = new RegExp(`(?<!\\p{L})${guarantee}(?:\\s\\S+){0,5}\\s$`, 'u');

/** In all languages: `Slots are three hours`. */
const isSo = /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|é|são|è|sono|zijn|jest|są|wynosi)\s$/u;
const seconds = /^s(?:ec|ek|eg|ę|$)/u;

/** The meaning of a period without a comparison: `2 hours before`, `the last 90 days`, `for 30 minutes`. */
export function periodSense(
  clause: CuedClause,
  quantity: Quantity,
  { lasting, window }: DocumentWords,
): Sense | 'exact' | undefined {
  const { comparison, phrase, span, text } = quantity;
  const place = span.start - clause.span.start;
  const end = span.end - clause.span.start;
  const upTo = clause.folded.slice(Math.max(0, place - 16), end);
  const before = clause.folded.slice(Math.max(0, place - 24), place);
  const rest = wordsBehind(clause, span.end);
  const after = rest.slice(0, 16);
  // `22 for 30 minutes`
  if (/\p{N}\s(?:for|für|pour|por|per|voor|za)\s$/u.test(before)) return undefined;
  if (isCountedBack(clause, quantity)) return rest.startsWith('前まで') ? 'latest' : 'ahead';
  if (window.test(upTo)) return 'window';
  // `if they do not confirm within 15 minutes`
  if (comparison === 'exactly' && phrase !== text) return 'after';
  if (inARow.test(after)) return undefined;
  const isLasting =
    lasting.test(upTo) ||
    lasting.test(after) ||
    ofGuarantee.test(rest) ||
    guaranteed.test(wordsBefore(clause, span.start));
  if (keeping.test(clause.folded)) return comparison === 'every' ? undefined : 'atLeast';
  if (isLasting) return 'lasting';
  const isDue = (has.test(before) && toDo.test(after)) || otherwise.test(rest);
  if (isDue || (inShort.test(before) && seconds.test(unitOf(quantity)))) return 'atMost';
  if (over.test(after)) return 'after';
  const isLength =
    isSo.test(before) ||
    lengthBefore.test(before) ||
    lengthAfter.test(after) ||
    /\p{N}-\p{L}/u.test(text);
  if (years.test(unitOf(quantity))) return undefined;
  return isLength && comparison === 'exactly' ? 'exact' : undefined;
}

/** In all languages but English: `up to` and `until`. */
const upTo = /^(?:fino a|hasta|jusqu|até|bis|tot|do)(?!\p{L})/iu;

/** `by the 25th`, `up to 2 weeks ahead`; none where the words do not tell by when. */
export function deadlineSense(clause: CuedClause, quantity: Quantity): Sense | undefined {
  const { phrase, span, value } = quantity;
  if (/\(/u.test(phrase)) return undefined;
  if (/^on\s/iu.test(phrase)) {
    // `comes on 30 minutes before`
    if (isCountedBack(clause, quantity)) return 'ahead';
    return ordinal.test(quantity.text) ? 'moment' : undefined;
  }
  if (value === undefined || ordinal.test(quantity.text) || isHour(clause, quantity)) return 'by';
  const isAhead = ahead.test(clause.folded.slice(span.end - clause.span.start));
  if (
    isAhead &&
    isPeriod(quantity, clause.lexicon) &&
    !cancelling.test(wordsBefore(clause, span.start))
  )
    return 'atMost';
  if (isCountedBack(clause, quantity)) return 'latest';
  return upTo.test(phrase) && isPeriod(quantity, clause.lexicon) ? 'atMost' : undefined;
}

/** `by the 25th` */
const ordinal = /\d(?:st|nd|rd|th)$/u;
const hoursOfDay = 24;
/** `at 8`, `after 7`, `by eight`: a number without a unit at a clause's end. */
function isHour(clause: CuedClause, quantity: Quantity): boolean {
  const { comparison, digits, phrase, span, text, value } = quantity;
  const isBare = text === digits && value !== undefined && Number.isInteger(value) && value > 0;
  const isAt = ofDay.test(wordsBefore(clause, span.start));
  return (
    isBare &&
    (comparison === 'by' || comparison === 'after' || isAt) &&
    value <= hoursOfDay &&
    (isAt || !phrase.startsWith(text)) &&
    /^(?:$|[.;!)]|,\s(?!\p{N})|\s(?:on|at|in|and|or|the|it|they|we|so|because|if|when|which)\s(?!\p{N}))/u.test(
      wordsBehind(clause, span.end),
    ) &&
    !changing.test(wordsBefore(clause, span.end - phrase.length))
  );
}

/** `at 9 p.m.`, `after 7` */
export function isClock(clause: CuedClause, quantity: Quantity): boolean {
  const { comparison, text, value } = quantity;
  const time = folded(text);
  const isTime =
    /^\p{N}{1,2}[:.h]\p{N}{2}$|^\p{N}{1,2}時(?!間)|^(?:half past|quarter (?:past|to)|halb|viertel|kwart|wpół)\s/u.test(
      time,
    ) || quantityWords[clause.lexicon.code].clock.some((word) => time.endsWith(word));
  return (
    (/^(?:exactly|every|atLeast|atMost|below)$/u.test(comparison) &&
      (value === undefined || time.endsWith('時')) &&
      isTime) ||
    (/^(?:after|every|exactly)$/u.test(comparison) &&
      ((value === undefined && isTime) || isHour(clause, quantity)))
  );
}

/** So far behind a time, the words that count it back are sought. */
const reach = 60;
/** `24 hours before`, `a day and 2 hours before` */
export function isCountedBack(
  { folded: text, lexicon, span }: CuedClause,
  quantity: Quantity,
): boolean {
  const place = quantity.span.end - span.start;
  const after = text
    .slice(place, place + reach)
    .replace(/^\s(?:and|und|et|y|e|en|i)\s[\p{N}\p{L}]+\s\p{L}+(?=\s)/u, '')
    .trimStart();
  const isBefore = quantityWords[lexicon.code].before.some((word) => after.startsWith(word));
  return isBefore && isPeriod(quantity, lexicon);
}
