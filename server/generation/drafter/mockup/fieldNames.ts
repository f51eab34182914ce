import type { FieldKind } from './layoutOf';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';

/** `a hive with its place` → `its place`, the first member of a list. */
export function memberName(text: string): string {
  const plain = plainText(text);
  return plain.replace(/^.*\s(?:with|mit|con|avec|com|met|z|ze)\s+(?=\S)/iu, '');
}

/** What an input takes, by its name. */
export function kindOf(name: string, { controls }: MockupWords): FieldKind {
  const { files, dates, notes, times, numbers } = controls;
  const isOf = (parts: readonly string[]) => includesPart(`${name} `, parts);
  if (isOf(files)) return 'photo';
  if (isOf(times)) return 'time';
  if (isOf(dates)) return 'date';
  if (isOf(numbers)) return 'number';
  return isOf(notes) ? 'note' : 'text';
}

/** Whether one of these parts of words occurs; a leading space marks the start of a word. */
export function includesPart(text: string, parts: readonly string[]): boolean {
  const low = ` ${text.toLowerCase()}`;
  return parts.some((part) => low.includes(part));
}
