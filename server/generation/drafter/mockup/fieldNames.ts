import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Entered } from './fieldsIn';
import type { FieldKind } from './layoutOf';
import { andWords, listWords } from './words/listWords';
import { infinitives } from './infinitives';
import type { MockupWords } from './mockupWords';
import { taskWords } from './words/taskWords';
import type { Field } from './thing';

/** The type of an input, by its name. */
export function kindOf(name: string, { controls }: MockupWords): FieldKind {
  const { codes, files, dates, money, notes, times, numbers } = controls;
  const isOf = (parts: readonly string[]) => includesPart(`${name} `, parts);
  if (isOf(files)) return 'photo';
  if (isOf(times)) return 'time';
  if (isOf(dates)) return 'date';
  if (isOf(money)) return 'money';
  // `Serial number`, but `number of players`
  if (codes.some((one) => ` ${name.toLowerCase()} `.endsWith(one))) return 'code';
  if (isOf(numbers)) return 'number';
  return isOf(notes) ? 'note' : 'text';
}

/** A field for an entered thing: a checkbox, a choice of the listed options, or an input. */
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

const mostOfObject = 3;
/** English words in the place of an object that name none. */
const noNoun =
  /^(?:\p{L}+sel(?:f|ves)|(?:some|any|every)(?:body|one|thing)|\p{L}+['’](?:re|ve|ll|d|m)|(?:who|what|that|it|there)['’]s)$/u;
/** What a verb is followed by, in a word or three: `working hours` in `Set working hours per groomer`. */
export function objectIn(
  lexicon: Lexicon,
  { label, verb }: { label: string; verb: string },
): string | undefined {
  const text = behindVerb(lexicon, label, verb);
  const { all } = taskWords[lexicon.code];
  const words: string[] = [];
  for (const word of text.trim().split(/\s+/u)) {
    const bare = word.replace(/[.,;:!?]+$/u, '');
    const low = folded(bare);
    const isNoun =
      !noNoun.test(low) &&
      /^\p{L}[\p{L}\p{M}’'-]*$/u.test(bare) &&
      ![lexicon.prepositions, lexicon.stopWords].some((list) => list.includes(low));
    if (
      words.length === 0 &&
      (lexicon.cues.determiner.includes(low) || all.test(low) || low === 'new')
    )
      continue;
    if (!isNoun) break;
    words.push(bare);
    if (bare !== word) break;
  }
  const last =
    lexicon.code === 'de' ? words.findLastIndex((one) => /^\p{Lu}/u.test(one)) : Infinity;
  const object = words.slice(0, last + 1);
  return object.length > 0 && object.length <= mostOfObject ? object.join(' ') : undefined;
}

/** What one searches, filters or sorts by. */
export function criteriaIn(lexicon: Lexicon, label: string): string[] {
  const ands = andWords(lexicon);
  const { by } = taskWords[lexicon.code];
  const [, list = ''] = new RegExp(`(?<!\\p{L})(?:${by})\\s(.+)$`, 'iu').exec(label) ?? [];
  const joints = new RegExp(
    `[,;]\\s(?:(?:${ands})\\s)?|\\s(?:${ands}|${listWords[lexicon.code]?.or ?? ands})\\s`,
    'iu',
  );
  const parts = list.replace(/\s?\([^()]*\)/gu, '').split(joints);
  const lead = new RegExp(`^(?:${by})\\s`, 'iu');
  const names = parts.map((part) => objectIn(lexicon, { label: part.replace(lead, ''), verb: '' }));
  return names.every((name) => name !== undefined) ? names : [];
}

/** A label without its verb and what stands before it; at the end, without the verb. */
export function behindVerb(lexicon: Lexicon, label: string, verb: string): string {
  if (lexicon.code === 'en') {
    // `Call a wrench back`, `Set the heating`
    const [first = ''] = verb.split(' ');
    const length = folded(label).startsWith(folded(verb)) ? verb.length : first.length;
    const isLed = folded(label).startsWith(folded(first));
    const behind = isLed ? label.slice(length) : label;
    return behind === '' ? label.replace(/^\S+\s?/u, '') : behind;
  }
  const known = infinitives(lexicon);
  const words = label.split(/\s+/u);
  const at = words.findIndex((word) => {
    const base = known.get(folded(word).replace(/[.,;:]$/u, ''));
    return verb !== '' && base !== undefined && folded(verb).endsWith(base);
  });
  return (at > 0 && at === words.length - 1 ? words.slice(0, at) : words.slice(at + 1)).join(' ');
}
