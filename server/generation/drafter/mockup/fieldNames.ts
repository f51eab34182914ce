import type { Lexicon } from '../lexicon/lexicon';
import type { Entered } from './fieldsIn';
import type { FieldKind } from './layoutOf';
import type { MockupWords } from './mockupWords';
import type { Field } from './thing';

/** What an input takes, by its name. */
export function kindOf(name: string, { controls }: MockupWords): FieldKind {
  const { files, dates, money, notes, times, numbers } = controls;
  const isOf = (parts: readonly string[]) => includesPart(`${name} `, parts);
  if (isOf(files)) return 'photo';
  if (isOf(times)) return 'time';
  if (isOf(dates)) return 'date';
  if (isOf(money)) return 'money';
  if (isOf(numbers)) return 'number';
  return isOf(notes) ? 'note' : 'text';
}

/** What is entered as a field: ticked, chosen from what the idea lists, or filled in. */
export function fieldOf(
  { lexicon, words }: { lexicon: Lexicon; words: MockupWords },
  { name, isFlag, options }: Entered,
): Field {
  if (isFlag) return { name, kind: 'flag' };
  const bare = withoutArticle(lexicon, name);
  return { name: bare, kind: options.length > 0 ? 'choice' : kindOf(bare, words), options };
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

/** `the height` → `height` */
export function withoutArticle(lexicon: Lexicon, text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const low = first.toLowerCase();
  // `how it felt`
  const isArticle = lexicon.cues.determiner.includes(low) && !lexicon.cues.that.includes(low);
  return rest.length > 0 && isArticle ? rest.join(' ') : text;
}
