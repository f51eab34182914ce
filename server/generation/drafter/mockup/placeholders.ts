import { capital } from '../lexicon/capital';
import { singularOf } from '../lexicon/englishNumber';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Field } from './fields';
import type { Row } from './things';

const letters = 'ABCDE';
/** One or two words. */
const shortName = /^\p{L}[\p{L}\p{M}-]{2,20}(?:\s\p{L}[\p{L}\p{M}-]{2,20})?$/u;

/**
 * Records with values that stand for those that nothing suggests, such as `Glaze C`; only where none of their fields has
 * a value, because a table of names alone looks broken.
 */
export function withPlaceholders(
  fields: readonly Field[],
  rows: readonly Row[],
  { code }: Lexicon,
): readonly Row[] {
  const isEmpty = rows.every(({ values }) => values.every((value) => value === ''));
  if (!isEmpty) return rows;
  const isNoun = ({ kind, name }: Field) =>
    kind === 'text' &&
    shortName.test(name) &&
    !(code === 'en' && singularOf(folded(name)) !== folded(name));
  return rows.map((row, at) => ({
    ...row,
    values: fields.map((field, place) =>
      isNoun(field) ? `${capital(field.name)} ${letters[(2 * at + place) % letters.length]}` : '',
    ),
  }));
}
