import type { FieldKind } from './fieldKind';
import type { Item } from './listItems';
import type { MockupWords } from './mockupWords';
import { unitIn } from './unitIn';

export interface Field {
  name: string;
  kind: FieldKind;
  /** The options of a choice. */
  options?: readonly string[];
}

/** The type of a field, by its name. */
export function kindOf(name: string, { controls }: Pick<MockupWords, 'controls'>): FieldKind {
  const low = ` ${name.toLowerCase()} `;
  const isOf = (parts: readonly string[]) => parts.some((part) => low.includes(part));
  if (isOf(controls.files)) return 'photo';
  if (unitIn(name) !== undefined) return 'number';
  if (isOf(controls.times)) return 'time';
  if (isOf(controls.dates)) return 'date';
  if (isOf(controls.money) || /\p{Sc}/u.test(name)) return 'money';
  // `Serial number`, but `number of players`
  if (controls.codes.some((one) => low.endsWith(one))) return 'code';
  if (isOf(controls.numbers)) return 'number';
  return isOf(controls.notes) ? 'note' : 'text';
}

/** The field of a listed item. */
export function fieldOf({ name, options, isFlag, kind }: Item, words: MockupWords): Field {
  if (isFlag) return { name, kind: 'flag' };
  if (options.length > 0) return { name, kind: 'choice', options };
  const own = kindOf(name, words);
  return { name, kind: own === 'text' ? (kind ?? own) : own };
}
