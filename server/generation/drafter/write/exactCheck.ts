import { isVerb } from '../lexicon/cueLine';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { boundaryOf, isMeasured, isTimeUnit, money, percent } from './boundaryValues';
import { wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { forEach, inContext, isDefinite, perUnit } from './quantityContext';
import { fill, marked } from './quoted';
import { ofEach, points } from './words/comparisonPatterns';
import { beforeSubject, coins, superlative } from './words/patterns';

/** The test of a requirement's number that is no bound: an amount, a share, or how many there are; none where that is not sure. */
export function exactCheck(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): string | undefined {
  const { criteria, quotation } = words;
  const { comparison, digits, text, value } = quantity;
  const quoted = { quantity: marked(inContext(clause, quantity), quotation) };
  // `costs $5 after 3 days`
  const isFee = comparison === 'after' && money.test(text);
  // `lowers the price by €8`, `signed by two people`
  if (comparison !== 'exactly' && !isFee)
    return value === undefined && comparison !== 'by' ? undefined : fill(criteria.exact, quoted);
  if (value === undefined) return undefined;
  const ahead = wordsBehind(clause, quantity.span.end);
  const isRate = text === digits && (perUnit.test(ahead) || forEach.test(ahead));
  if (money.test(text) || coins.test(text) || isRate) {
    const double = Number.isInteger(value) ? String(2 * value) : (2 * value).toFixed(2);
    const [number = ''] = /\p{N}[\p{N}.,]*/u.exec(digits) ?? [];
    const written = number.includes(',') ? double.replace('.', ',') : double;
    return money.test(text) && eachUnit.test(ahead) && /^\p{N}{1,4}(?:[.,]\p{N}{2})?$/u.test(number)
      ? fill(words.specifics.perOne, { ...quoted, double: text.replace(number, written) })
      : fill(criteria.amount, quoted);
  }
  if (percent.test(text)) return fill(criteria.share, { ...quoted, part: 2 * value });
  const [, bare = ''] = /^\p{N}+\s(\p{L}+)$/u.exec(inContext(clause, quantity)) ?? [];
  const unit = text.replace(digits, '').trim() || bare;
  const isCount = Number.isInteger(value) && /\p{L}/u.test(unit);
  const isMeasure = isMeasured(text) || isPeriod(quantity, clause.lexicon) || isTimeUnit(unit);
  // `the 20 most frequent questions`
  if (superlative.test(ahead) || points.test(text)) return fill(criteria.exact, quoted);
  if (isMeasure || !isCount || !boundaryOf(quantity, words)) return undefined;
  // `45 singers` or `even if there are two children` tells of the people who use it.
  // `the 14 allergens`, `in all three shops`
  if (value <= mostKnown && isDefinite(clause, quantity)) return fill(criteria.all, quoted);
  // `two people standing in different aisles see it`, `between two visits`
  const isSubject =
    beforeSubject.test(wordsBefore(clause, quantity.span.start)) &&
    clause.cues.some((cue) => cue.start > quantity.span.end && isVerb(cue));
  const isGiven =
    isSubject ||
    value > mostCounted ||
    isDefinite(clause, quantity) ||
    clause.cues.some(({ name, start }) => name === 'if' && start < quantity.span.start);
  // `two guards per tower`
  if (!isGiven && !ofEach.test(wordsBefore(clause, quantity.span.start))) return undefined;
  return fill(isGiven ? criteria.size : criteria.counted, {
    ...quoted,
    under: value - 1,
    over: value + 1,
  });
}

/** `per night`, `a night`; `por persona`, but not `por transferencia`. */
const eachUnit =
  /^\s(?:(?:per|an?|pro|je)\s\p{L}+|(?:por|par|al|a|na|za)\s(?:person|pers|pesso|osob|noc|nuit|noite|nott|día|dia|jour|giorno|dzień|hora|heure|ora|mes|mês|mois|mese|semana|semaine|settimana|año|ano|an(?!\p{L})|anno|kilo|kg|km|m²|élève|alumno|aluno|pièce|pieza|peça))/u;

/** More are not counted one by one in a test, nor tried one by one. */
const mostCounted = 12;
const mostKnown = 30;
