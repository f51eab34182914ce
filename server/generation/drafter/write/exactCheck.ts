import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { boundaryOf, isMeasured, isTimeUnit, money } from './boundaryValues';
import { wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { forEach, inContext, perUnit } from './quantityContext';
import { fill, marked } from './quoted';

/** The test of a requirement's number that is no bound: an amount, a share, or how many there are; none where that is not sure. */
export function exactCheck(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): string | undefined {
  const { criteria, quotation } = words;
  const { comparison, digits, text, value } = quantity;
  const quoted = { quantity: marked(inContext(clause, quantity), quotation) };
  // `lowers the price by €8`, `signed by two people`
  if (comparison !== 'exactly')
    return value === undefined && comparison !== 'by' ? undefined : fill(criteria.exact, quoted);
  if (value === undefined) return undefined;
  const before = wordsBefore(clause, quantity.span.start);
  const ahead = wordsBehind(clause, quantity.span.end);
  const isRate = text === digits && (perUnit.test(ahead) || forEach.test(ahead));
  if (money.test(text) || coins.test(text) || isRate) return fill(criteria.amount, quoted);
  if (text.endsWith('%')) return fill(criteria.share, { ...quoted, part: 2 * value });
  const [, bare = ''] = /^\p{N}+\s(\p{L}+)$/u.exec(inContext(clause, quantity)) ?? [];
  const unit = text.replace(digits, '').trim() || bare;
  const isCount = Number.isInteger(value) && /\p{L}/u.test(unit);
  const isMeasure = isMeasured(text) || isPeriod(quantity, clause.lexicon) || isTimeUnit(unit);
  // `the 20 most frequent questions`
  if (superlative.test(ahead)) return fill(criteria.exact, quoted);
  if (isMeasure || !isCount || !boundaryOf(quantity, words)) return undefined;
  // `45 singers` or `even if there are two children` tells of the people who use it.
  const isGiven =
    value > mostCounted ||
    definite.test(before) ||
    clause.cues.some(({ name, start }) => name === 'if' && start < quantity.span.start);
  return fill(isGiven ? criteria.size : criteria.counted, {
    ...quoted,
    under: value - 1,
    over: value + 1,
  });
}

/** In all languages: `the 20 most frequent`. */
const superlative =
  /^\s(?:most|best|first|latest|last|häufigst|best|neuest|letzt|plus|derni|mejores|últim|melhores|miglior|ultim|meest|beste|laatst|najlepsz|ostatni)/u;

/** In all languages: what a price counts where it has no larger unit. */
const coins =
  /\s(?:cents?|centimes?|c[eéê]ntimos?|centavos?|centesimi|pence|grosz[ey]?|Rappen)(?!\p{L})|\p{N}(?:p|c|ct)$/iu;

/** In all languages: `our two suppliers` are those that there are. */
const definite =
  /(?<!\p{L})(?:the|our|my|their|these|die|den|der|unsere\p{L}*|meine\p{L}*|les|nos|mes|los|las|nuestr[oa]s|mis|os|as|noss[oa]s|i|le|gli|nostr[ie]|de|onze|mijn)\s$/u;

/** More are not counted one by one in a test. */
const mostCounted = 12;
