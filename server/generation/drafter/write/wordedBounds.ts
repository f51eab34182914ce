import type { Quantity } from '../read/quantity';
import { quote } from '../read/span';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { perUnit } from './quantityContext';
import { fill, marked } from './quoted';
import { deadline, extendedOnce, onlyOne } from './words/patterns';

/** `only once`, `at most twice a day`, `can be extended once`, `may have only one plot` */
export function timesCheck(
  { cues, idea, folded: text, span }: CuedClause,
  { criteria, quotation, times }: DocumentWords,
): string[] {
  const isAllowed = cues.some(({ name }) => name === 'can');
  const one = onlyOne.exec(text);
  const isOne = isAllowed || /^(?:at most|no more|höchst|maxim|hoogst|najwy)/u.test(one?.[0] ?? '');
  const often = times
    .slice(0, 2)
    .map(
      (time) =>
        limitedTo(time).exec(text) ??
        (isAllowed && time === 'once' ? extendedOnce.exec(text) : null),
    );
  const index = often.findIndex((found) => found !== null);
  const found = (isOne ? one : null) ?? often[index];
  if (!found) return [];
  const [at, over] = found === one ? ['1', '2'] : times.slice(index);
  const start = span.start + found.index;
  const quantity = marked(quote(idea, { start, end: start + found[0].length }), quotation);
  return [fill(criteria.bounds.atMost, { quantity, at, over })];
}

/** `only once both have rated` is a condition. */
const ofClause = String.raw`(?=$|[^\s\p{L}]|\s(?:an?|per|every|each|in|at|on|for|and|or|but|then)(?!\p{L}))`;

const limitedTo = (time: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:only|just|at most|no more than|not more than|max\\.?|maximum|nur|höchstens|maximal|nicht mehr als|seulement|au plus|au maximum|s[oó]lo|solamente|como máximo|no máximo|só|apenas|solo|soltanto|al massimo|alleen|maar|maximaal|hoogstens|tylko|najwyżej|maksymalnie)\\s${time}${time === 'once' ? ofClause : '(?!\\p{L})'}(?:${perUnit.source.slice(1)})?`,
    'u',
  );

/** `by Thursday noon`, of which no number is a part. */
export function deadlineCheck(
  { idea, folded: text, span }: CuedClause,
  quantities: readonly Quantity[],
  { criteria, quotation }: DocumentWords,
): string[] {
  const found = deadline.exec(text);
  const start = span.start + (found?.index ?? 0);
  const end = start + (found?.[0].length ?? 0);
  // `by Thursday 10 p.m.` has a check of its own.
  const isCounted = quantities.some((one) => one.span.start < end + 5 && one.span.end > start);
  if (found === null || isCounted) return [];
  return [fill(criteria.bounds.by, { quantity: marked(quote(idea, { start, end }), quotation) })];
}
