import type { FieldKind } from './layoutOf';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';

/** The names of what is listed: `a hive with its place` → `its place`, `sector and date` → both. */
export function membersOf(things: readonly string[]): string[] {
  return things.flatMap((text, at) => {
    const name = plainText(text).replace(/^.*\s(?:with|mit|con|avec|com|met|z|ze)\s+(?=\S)/iu, '');
    const [, one, other] = (at === things.length - 1 ? pair.exec(name) : null) ?? [];
    return one !== undefined && other !== undefined ? [one, other] : [name];
  });
}

const pair = /^(\S+) (?:and|or|und|oder|y|o|et|ou|e|i|lub) (\S+)$/u;

/** What an input takes, by its name. */
export function kindOf(name: string, { controls }: MockupWords): FieldKind {
  const { files, dates, money, notes, slots, times, numbers } = controls;
  const isOf = (parts: readonly string[]) => includesPart(`${name} `, parts);
  if (isOf(files)) return 'photo';
  if (isOf(times)) return 'time';
  if (isOf(slots)) return 'moment';
  if (isOf(dates)) return 'date';
  if (isOf(money)) return 'money';
  if (isOf(numbers)) return 'number';
  return isOf(notes) ? 'note' : 'text';
}

/** Whether one of these parts of words occurs; a leading space marks the start of a word. */
export function includesPart(text: string, parts: readonly string[]): boolean {
  const low = ` ${text.toLowerCase()}`;
  return parts.some((part) => low.includes(part));
}

/** `photos` in `with up to 4 photos`. */
export function fileIn(text: string, parts: readonly string[]): string | undefined {
  return text.match(/[\p{L}\p{M}]+/gu)?.find((word) => includesPart(word, parts));
}
