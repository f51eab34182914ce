import { quantityWords, hourUnit, ofDay } from '../lexicon/quantityWords';
import { limitOf } from './limitOf';
import { patternsOf, readNumbers, type NumberRun, type Words } from './numbers';
import type { Quantity } from './quantity';
import type { ReadIdea } from './readClauses';
import { stampLength } from './speakers';
import { quote, type Span } from './span';

const year = /^(?:19|20)\d\d$/u;

/**
 * Finds the numbers of a span with their units and the words that limit them. A number within a name (`v1`, `ISO
 * 27001`, `/v2/items`, `Expo 2025`) is not a quantity.
 */
export function readQuantities(read: ReadIdea, { start, end }: Span): Quantity[] {
  const { lexicon } = read;
  const text = read.text.slice(start, end);
  const words: Words = { text, folded: read.folded.slice(start, end), lexicon };
  const quoted = (span: Span) =>
    quote(read.text, { start: start + span.start, end: start + span.end });
  let passed = stampLength(text);
  return readNumbers(words).flatMap((run) => {
    if (run.start < passed) return [];
    passed = run.whole.end;
    const { comparison, span } = limitOf(words, run);
    // `within an hour`, `one winter`, but not `once a day`
    const isArticle =
      run.kind === 'one' &&
      ['exactly', 'every', 'by'].includes(comparison) &&
      !quantityWords[lexicon.code].alwaysOne.includes(words.folded.slice(run.start, run.end));
    if (isArticle) return [];
    return {
      span: { start: start + run.whole.start, end: start + run.whole.end },
      text: quoted(run.whole),
      phrase: quoted(span),
      digits: quoted(run),
      value: valueOf(words, run),
      comparison,
    };
  });
}

/**
 * The value of a number, with its sign; `an hour` is 1. `undefined` for `half an hour`, a time of day, a date, a year,
 * `10k` or `3 million`, whose boundary values depend on their precision.
 */
function valueOf({ text, folded, lexicon }: Words, run: NumberRun): number | undefined {
  const { month, scale, clock } = patternsOf(lexicon);
  const [whole, unit] = [
    text.slice(run.whole.start, run.whole.end),
    folded.slice(run.end, run.whole.end),
  ];
  if (run.kind === 'one') return 1;
  // In some languages, `3 horas` may be a time of day.
  const isLength = hourUnit.test(unit) && !ofDay.test(folded.slice(0, run.start).slice(-32));
  const isTime = clock.test(unit) && !isLength;
  const isInexact = isTime || year.test(whole) || month.test(whole) || scale.test(unit);
  if (run.kind !== 'number' || isInexact) return undefined;
  const digits = folded.slice(run.start, run.end);
  if (Object.hasOwn(lexicon.numberWords, digits)) return lexicon.numberWords[digits];
  const plain = digits.replace(/[\p{Sc}\p{L}\s'’]/gu, '').replace('−', '-');
  const thousands = /^[-+]?0[.,]/u.test(plain)
    ? plain
    : plain.replace(/[.,](?=\d{3}(?:\D|$))/gu, '');
  return /^[-+]?\d+(?:[.,]\d+)?$/u.test(thousands)
    ? Number(thousands.replace(',', '.'))
    : undefined;
}
