import type { LanguageCode } from '../lexicon/languageCode';
import type { Lexicon } from '../lexicon/lexicon';
import type { FieldKind } from './fieldKind';
import { likelyValue } from './likelyValue';
import type { Item } from './listItems';
import type { MockupWords } from './mockupWords';
import { sampleValuesOf } from './sampleValues';
import { anyUnitIn, unitIn } from './unitIn';
import type { ValueLabel } from './valueLabels';
import { uncounted } from './words/uncounted';

export interface Field {
  name: string;
  kind: FieldKind;
  /** The options of a choice. */
  options?: readonly string[];
}

/** The type that words in a name suggest. */
export function kindOf(name: string, { controls }: Pick<MockupWords, 'controls'>): FieldKind {
  const low = ` ${name.toLowerCase()} `;
  const isOf = (parts: readonly string[]) => parts.some((part) => low.includes(part));
  if (isOf(controls.files)) return 'photo';
  if (uncounted.test(low)) return 'text';
  if (unitIn(name) !== undefined) return 'number';
  if (isOf(controls.times)) return 'time';
  if (isOf(controls.dates)) return 'date';
  if (isOf(controls.money) || /\p{Sc}/u.test(name)) return 'money';
  // `Serial number`, but `number of players`
  if (controls.codes.some((one) => low.endsWith(one))) return 'code';
  if (isOf(controls.numbers)) return 'number';
  return isOf(controls.notes) ? 'note' : 'text';
}

/** The types of fields with such values; others hold text. */
export const kindsOfValues: Partial<Record<ValueLabel, FieldKind>> = {
  person: 'person',
  date: 'date',
  time: 'time',
  money: 'money',
  count: 'number',
  weight: 'number',
  length: 'number',
  volume: 'number',
  area: 'number',
  temperature: 'number',
  measure: 'number',
  percent: 'number',
  age: 'number',
  score: 'number',
  code: 'code',
  yesno: 'flag',
  note: 'note',
  photo: 'photo',
  // A form takes both as files.
  document: 'photo',
};

/** The first and the last day of what is booked by the day. */
export const daysOf = ({ days }: Pick<MockupWords, 'days'>): Field[] => [
  { name: days.first, kind: 'date' },
  { name: days.last, kind: 'date' },
];

/** Whether words in a name suggest a type other than text, or values: these decide before what is learned. */
export const suggestsOther = (name: string, code: LanguageCode, words: MockupWords): boolean =>
  kindOf(name, words) !== 'text' || sampleValuesOf(name, code).length > 0;

/**
 * The type of a record's field: a number if its name ends with a unit, else what words in the name or the sample values
 * of a phrase in it suggest, else what its values most likely are.
 */
export function fieldKindOf(
  name: string,
  { lexicon, words }: { lexicon: Lexicon; words: MockupWords },
): FieldKind {
  if (anyUnitIn(name) !== undefined) return 'number';
  const said = kindOf(name, words);
  if (suggestsOther(name, lexicon.code, words)) return said;
  const value = likelyValue(name, lexicon);
  return (value && kindsOfValues[value]) ?? said;
}

/** The field of a listed item. */
export function fieldOf(
  { name, options, isFlag, kind }: Item,
  source: { lexicon: Lexicon; words: MockupWords },
): Field {
  if (isFlag) return { name, kind: 'flag' };
  if (kind === 'photo') return { name, kind };
  if (options.length > 0) return { name, kind: 'choice', options };
  const own = fieldKindOf(name, source);
  return { name, kind: own === 'text' ? (kind ?? own) : own };
}
