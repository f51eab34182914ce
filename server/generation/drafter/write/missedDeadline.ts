import type { Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import { nextBorder, wordCount, wordsBefore, type CuedClause } from './cuedClause';
import { has } from './periodSense';
import { afterThat } from './words/comparisonPatterns';
import { otherwise } from './words/patterns';

const fewestWords = 2;
/** So far behind a time, what happens then is sought. */
const reach = 400;
const joint = String.raw`[,;]\s(?:(?:and|und|y|et|e|en|i)\s)?`;
const missed = new RegExp(`${joint}${otherwise.source},?\\s`, 'u');
const missedOrOver = new RegExp(`${joint}(?:${otherwise.source}|${afterThat.source}),?\\s`, 'u');

/** `it goes to the next one` in `has 14 days to accept, otherwise it goes to the next one`. */
export function outcomeWhenMissed(clause: CuedClause, { span }: Quantity): Quote | undefined {
  const { folded, idea, span: own } = clause;
  const place = span.end - own.start;
  const isGranted = has.test(wordsBefore(clause, span.start));
  const found = (isGranted ? missedOrOver : missed).exec(folded.slice(place, place + reach));
  if (found === null) return undefined;
  const start = span.end + found.index + found[0].length;
  const end = nextBorder(idea, start, own.end);
  const outcome = quote(idea, trimmed(idea, { start, end }));
  return wordCount(outcome) >= fewestWords ? outcome : undefined;
}
