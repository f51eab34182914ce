import { quantityWords } from '../lexicon/quantityWords';
import type { Lexicon } from '../lexicon/lexicon';
import { cuesIn } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { wordCount } from '../write/cuedClause';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';

export type FieldKind =
  'text' | 'note' | 'number' | 'date' | 'time' | 'file' | 'search' | 'one' | 'many';

/** An input by what the idea calls it. */
export interface Field {
  /** Empty where the idea lists only the choices. */
  name: string;
  kind: FieldKind;
  /** Choices in the words of the idea. */
  options: readonly string[];
  /** The smallest and the largest number. */
  range?: readonly [number, number];
  /** What stands in it at first. */
  value?: string | undefined;
}

const mostFields = 8;
const fewestSure = 0.75;
/** A choice has fewer parts. */
const fewestOfForm = 5;
const longestName = 44;
const mostNameWords = 5;
const mostOptionWords = 4;

/** Whether the only thing asked for is a choice. */
export function isChoice([first]: readonly Field[]): boolean {
  return (first?.options.length ?? 0) > 1;
}

/** What an input takes, by its name. */
export function kindOf(name: string, { controls }: MockupWords): FieldKind {
  const text = ` ${name.toLowerCase()} `;
  const { files, dates, notes, times, numbers } = controls;
  const isOf = (parts: readonly string[]) => parts.some((part) => text.includes(part));
  if (isOf(files)) return 'file';
  if (isOf(times)) return 'time';
  if (isOf(dates)) return 'date';
  const isNumber =
    isOf(numbers) || /\d\s*[-–]\s*\d|[%€$£°]|\((?:\p{L}{1,3}|\p{L}+²)\)|\p{L} \d$/u.test(name);
  if (isNumber) return 'number';
  return isOf(notes) ? 'note' : 'text';
}

/** The inputs that the object of a verb names: choices, or the members of its list. */
export function fieldsIn(
  text: string,
  lexicon: Lexicon,
  words: MockupWords,
  isAsked = true,
): readonly Field[] {
  const object = plainText(text).replace(/[\s,،;:.]+$/u, '');
  const quoted = [...object.matchAll(/["“„«]\s?([\p{L}\s-]{2,28}?)\s?["”“»]/gu)];
  const options =
    quoted.length > 1 ? quoted.map(([, name = '']) => name) : optionsIn(object, lexicon, words);
  if (options.length > 1) return [{ name: '', kind: 'one', options: [...new Set(options)] }];
  const [first = '', ...rest] = object.split(/\s+/u);
  if (words.controls.whether.includes(folded(first)))
    return [{ name: rest.join(' '), kind: 'one', options: [words.yes, words.no] }];
  const list = /[:：]\s+([^:：]+)$/u.exec(object)?.[1] ?? object;
  const { parts: split, isChoice: endsInOr } = membersOf(list, lexicon, words);
  // `name, depth, purpose, destructive or not`: the last of several asks for a choice.
  const isForm = split.length >= fewestOfForm && endsInOr;
  const parts = isForm ? list.split(/[,،、;]\s*/u) : split;
  const isChoice = endsInOr && !isForm;
  if (isChoice && parts.length > 1) {
    const choices = parts.map((part) => bareName(part, lexicon, words));
    return choices.every((one) => one !== '')
      ? [{ name: '', kind: 'one', options: choices.slice(0, mostFields) }]
      : [];
  }
  const fields = parts.map((part) => fieldOf(part, lexicon, words));
  // Where the words ask for nothing, half a list is none.
  const sure = fields.filter((one) => one.length > 0).length;
  const isSure = isAsked || sure >= fields.length * fewestSure;
  return isSure ? fields.flat().slice(0, mostFields) : [];
}

/** One member of a list: `skip size (4, 6, 8 yd)` has choices, `three readings` stands for three numbers. */
function fieldOf(part: string, lexicon: Lexicon, words: MockupWords): Field[] {
  const inside = /\(([^()]*)\)/u.exec(part)?.[1] ?? '';
  const either = new RegExp(`^(.{3,}?)\\s(?:${words.controls.or.join('|')})\\s(.{2,})$`, 'u').exec(
    part,
  );
  if (either && lexicon.hasSpaces) {
    const [, one = '', other = ''] = either;
    const isNot = lexicon.cues.negation.includes(folded(other));
    return [
      {
        name: isNot ? one : '',
        kind: 'one',
        options: isNot ? [words.yes, words.no] : [one, other],
      },
    ];
  }
  const name = bareName(part.replace(/\s*\([^()]*\)?\s*/u, ' '), lexicon, words);
  if (name === '') return [];
  const choices = membersOf(inside, lexicon, words).parts.filter(
    (one) => wordCount(one) <= mostOptionWords,
  );
  if (choices.length > 1) {
    const kind = choices.some((one) => /\d/u.test(one)) ? 'one' : 'many';
    return [{ name, kind, options: choices }];
  }
  const [scale, low, high] = /\s\D{0,6}(\d+)\s?[^\d:.,]{1,5}(\d+)$/u.exec(part) ?? [];
  if (scale !== undefined) {
    const scaled = bareName(part.slice(0, -scale.length), lexicon, words);
    const range = [Number(low), Number(high)] as const;
    return scaled === ''
      ? []
      : [{ name: `${scaled} (${low}–${high})`, kind: 'number', options: [], range }];
  }
  const [, number = '', noun = ''] = /^(\p{L}+|\d)\s(\p{L}+)$/u.exec(part) ?? [];
  const count = lexicon.numberWords[folded(number)] ?? Number(number);
  const isTime = quantityWords[lexicon.code].timeUnits.some((unit) => noun.startsWith(unit));
  if (count > 1 && count <= mostFields && !isTime)
    return Array.from({ length: count }, (_, at) => ({
      name: `${noun.replace(/(?<!s)s$/u, '')} ${at + 1}`,
      kind: 'number' as const,
      options: [],
    }));
  const unit = /^\p{L}{1,3}$|^\p{L}+²$/u.test(inside) ? ` (${inside})` : '';
  return /\d/u.test(name)
    ? []
    : [{ name: name + unit, kind: kindOf(name + unit, words), options: [] }];
}

/** Choices behind `as` or `either`, or between slashes. */
function optionsIn(object: string, lexicon: Lexicon, words: MockupWords): readonly string[] {
  if (!lexicon.hasSpaces) return [];
  const { either, as } = words.controls;
  const found =
    new RegExp(`(?<!\\p{L})(?:${either.join('|')})\\s([^,;.()]+)`, 'iu').exec(object)?.[1] ??
    new RegExp(`(?<!\\p{L})(?:${as.join('|')})\\s([^:;.()]+)$`, 'iu').exec(object)?.[1] ??
    /\s[–—-]\s([^:;.()]+,[^:;.()]+)$/u.exec(object)?.[1] ??
    (/\p{L} \/ \p{L}/u.test(object) ? object : '');
  const parts = found.includes(' / ') ? found.split(' / ') : membersOf(found, lexicon, words).parts;
  const names = parts.map((one) => one.trim());
  return names.every((one) => wordCount(one) > 0 && wordCount(one) <= mostOptionWords) ? names : [];
}

/** The members of a list outside of brackets, and whether one of them is to be chosen. */
export function membersOf(list: string, { cues, hasSpaces }: Lexicon, { controls }: MockupWords) {
  const and = cues.and.join('|');
  const open = list.replace(/\([^()]*\)/gu, (inside) =>
    inside.replace(/[^\d]/gu, '_').replace(/\d/gu, '_'),
  );
  const joint = hasSpaces
    ? new RegExp(`[,،;]\\s+(?:(?:${and})\\s+)?|\\s+(?:${and})\\s+`, 'giu')
    : /[、，]|(?<=\p{L})と(?=\p{Script=Han})/gu;
  const joints = [...open.matchAll(joint)];
  const starts = [0, ...joints.map(({ index, 0: { length } }) => index + length)];
  const parts = starts.map((start, at) => list.slice(start, joints[at]?.index).trim());
  const isChoice = controls.or.includes(
    (joints.at(-1)?.[0] ?? '').replace(/[\s,،;]/gu, '').toLowerCase(),
  );
  return { parts: parts.filter((one) => /[\p{L}\p{N}]/u.test(one)), isChoice };
}

/** A noun with what belongs to it: no article, no phrase behind it; empty where it is something else. */
function bareName(part: string, lexicon: Lexicon, { controls }: MockupWords): string {
  const words = plainText(part).split(/\s+/u);
  const isAsking = controls.questions.includes(folded(words[0] ?? ''));
  const isEmpty = (word = '') =>
    lexicon.cues.determiner.includes(word) ||
    lexicon.cues.and.includes(word) ||
    particles.has(word) ||
    lexicon.cues.pronoun.includes(word);
  while (!isAsking && words.length > 1 && isEmpty(folded(words[0] ?? ''))) words.shift();
  const isPlace = (word: string) =>
    lexicon.prepositions.includes(folded(word)) || folded(word) === 'to';
  const end = isAsking ? -1 : words.findIndex(isPlace);
  const own = end < 0 || words.length <= 3 ? words : words.slice(0, end);
  const name = own.join(' ').replace(/[.,;:]+$/u, '');
  const isSaid = cuesIn(folded(name), lexicon).some(
    ({ name: cue, start }) => sentence.has(cue) && (cue !== 'auxiliary' || start > 0),
  );
  const isLong = lexicon.hasSpaces ? own.length > mostNameWords + 1 : name.length > 16;
  return name.length > longestName || isLong || (isSaid && !isAsking) || isPlace(own[0] ?? '')
    ? ''
    : name;
}

/** Belong to the verb: `type in`, `tick off`. */
const particles: ReadonlySet<string> = new Set(['in', 'off', 'up', 'out', 'down', 'only']);
const sentence: ReadonlySet<string> = new Set([
  'pronoun',
  'auxiliary',
  'can',
  'must',
  'should',
  'that',
  'if',
  'negation',
]);
