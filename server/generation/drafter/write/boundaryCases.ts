import { folded } from '../lexicon/phraseIndex';
import type { Quantity } from '../read/quantity';
import { quote, type Quote } from '../read/span';
import type { Statement } from '../sort/workbook';
import { boundaryOf } from './boundary';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';

const year = /^(?:19|20)\p{N}\p{N}$/u;

/** The cases at the bounds of each quantity of a statement. */
export function boundaryCases(
  clause: CuedClause,
  { kind, quantities }: Statement,
  words: DocumentWords,
): string[] {
  // `2G` is a name, and a year that bounds nothing is asked about elsewhere.
  const limits = quantities.filter(
    ({ comparison, digits, text }) =>
      !/^\p{N}\p{Lu}$/u.test(text) &&
      (kind === 'R' || comparison !== 'exactly' || !year.test(digits)),
  );
  return limits.map((quantity) => caseOf(clause, quantity, words));
}

function caseOf(
  clause: CuedClause,
  quantity: Quantity,
  { criteria, marks, decimalPoint }: DocumentWords,
): string {
  const { comparison, digits, phrase, text } = quantity;
  const unit = folded(text.replace(digits, '')).trim();
  const isTime = clause.lexicon.months.includes(unit) || /^(?:[ap]\.?m\.?|uhr|時)$/u.test(unit);
  // `more than 12 € is not acceptable` turns the comparison round.
  const isDenied = clause.cues.some(
    ({ name, start }) =>
      name === 'negation' &&
      start > quantity.span.end &&
      !/[,،]\s/u.test(clause.idea.slice(quantity.span.end, start)),
  );
  const boundary = isTime || isDenied ? undefined : boundaryOf(quantity, decimalPoint);
  const bounds = criteria.bounds[comparison];
  const needsValues = /\{(?:at|over|under)\}/u.test(bounds);
  // A code, or a version.
  const quoted = inContext(clause, quantity);
  const isName =
    comparison === 'exactly' && phrase === digits && (quoted !== phrase || digits.includes('/'));
  const template = boundary === undefined && needsValues ? criteria.around : bounds;
  return fill(isName ? criteria.literal : template, {
    ...boundary,
    quantity: marked(quoted, marks),
  });
}

/** A date with its year; a bare number with the word before it, and to its own end: `iPhone 11`, `2x45`. */
function inContext({ idea, span: clause, lexicon }: CuedClause, { phrase, span }: Quantity): Quote {
  const start = idea.indexOf(phrase, Math.max(clause.start, span.end - phrase.length));
  const end = start + phrase.length;
  const after = idea.slice(end, clause.end);
  const ofYear = /^\s(?:19|20)\p{N}\p{N}(?!\p{N})/u.exec(after)?.[0].length ?? 0;
  if (!lexicon.hasSpaces || /\p{L}{2}|[\p{Sc}%°]/u.test(phrase))
    return quote(idea, { start, end: end + ofYear });
  const before = /[\p{L}\p{N}.-]+\s+$/u.exec(
    idea.slice(Math.max(clause.start, start - 40), start),
  )?.[0];
  const word = folded(before?.trim() ?? '');
  const isEmpty = lexicon.stopWords.includes(word) || lexicon.cues.and.includes(word);
  return quote(idea, {
    start: start - (isEmpty ? 0 : (before?.length ?? 0)),
    end: end + (/^[^\s,;:.)]*/u.exec(after)?.[0].length ?? 0),
  });
}
