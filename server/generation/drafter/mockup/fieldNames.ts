import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { FieldKind } from './layoutOf';
import { listBorder, type Item } from './lists';
import type { MockupWords } from './mockupWords';
import type { Field } from './thing';
import { infinitives } from './verbForms';
import { taskWords } from './words/taskWords';
import { grammars } from './words/verbGrammar';

/** The type of an input, by its name. */
export function kindOf(name: string, { controls }: Pick<MockupWords, 'controls'>): FieldKind {
  const isOf = (parts: readonly string[]) => includesPart(`${name} `, parts);
  if (isOf(controls.files)) return 'photo';
  if (isOf(controls.times)) return 'time';
  if (isOf(controls.dates)) return 'date';
  if (isOf(controls.money)) return 'money';
  // `Serial number`, but `number of players`
  if (controls.codes.some((one) => ` ${name.toLowerCase()} `.endsWith(one))) return 'code';
  if (isOf(controls.numbers)) return 'number';
  return isOf(controls.notes) ? 'note' : 'text';
}

/** A field for an entered thing: a checkbox, a choice of the listed options, or an input. */
export function fieldOf(
  { lexicon, words }: { lexicon: Lexicon; words: MockupWords },
  { name, isFlag = false, options = [] }: Partial<Item> & { name: string },
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
  { label, verb, verbs = [] }: { label: string; verb: string; verbs?: readonly string[] },
): string | undefined {
  // `Accept or decline a shift`
  const said = verbs.length > 1 ? (verbs.at(-1) ?? '') : verb;
  const from = Math.max(0, folded(label).indexOf(folded(said)));
  const { all } = taskWords[lexicon.code];
  const isBefore = (word: string) =>
    lexicon.cues.determiner.includes(word) || all.test(word) || word === 'new';
  const isNoun = (word: string) =>
    !noNoun.test(folded(word)) &&
    /^\p{L}[\p{L}\p{M}’'-]*$/u.test(word) &&
    !lexicon.prepositions.includes(folded(word)) &&
    !lexicon.stopWords.includes(folded(word));
  const [clause = ''] = behindVerb(lexicon, label.slice(verbs.length > 1 ? from : 0), said)
    .trim()
    .split(/[.,;:!?](?:\s|$)/u);
  const words = clause.split(/\s+/u);
  const start = words.findIndex((word) => !isBefore(folded(word)));
  const behind = start < 0 ? [] : words.slice(start);
  const end = behind.findIndex((word) => !isNoun(word));
  const named = end < 0 ? behind : behind.slice(0, end);
  const last =
    lexicon.code === 'de' ? named.findLastIndex((one) => /^\p{Lu}/u.test(one)) : Infinity;
  const object = named.slice(0, last + 1);
  return object.length > 0 && object.length <= mostOfObject ? object.join(' ') : undefined;
}

/** What one searches, filters or sorts by; none if one of these is no name. */
export function criteriaIn(lexicon: Lexicon, label: string): string[] {
  const { by } = taskWords[lexicon.code];
  const [, list = ''] = new RegExp(`(?<!\\p{L})(?:${by})\\s(.+)$`, 'iu').exec(label) ?? [];
  const lead = new RegExp(`^(?:${by})\\s`, 'iu');
  const parts = list.replace(/\s?\([^()]*\)/gu, '').split(listBorder(lexicon));
  const names = parts.map((part) => objectIn(lexicon, { label: part.replace(lead, ''), verb: '' }));
  return names.every((name) => name !== undefined) ? names : [];
}

/** `Tick off` */
const particled = /^\p{L}+\s(?:off|up|out|back|down|away|in)$/u;

/** A label without its verb and what stands before it; at the end, without the verb. */
export function behindVerb(lexicon: Lexicon, label: string, verb: string): string {
  if (verb === '') return label;
  if (lexicon.code === 'en') {
    // `Call a wrench back`: the verb on the button is `Call back`.
    const [first = ''] = verb.split(' ');
    const isWhole = particled.test(verb) && folded(label).startsWith(folded(verb));
    const at = folded(label).indexOf(folded(first));
    return isWhole
      ? label.slice(verb.length)
      : label.slice(at + first.length).replace(/^\p{L}*/u, '');
  }
  const known = infinitives(lexicon);
  const words = label.split(/\s+/u);
  const at = words.findIndex((word) => {
    const base = known.get(folded(word).replace(/[.,;:]$/u, ''));
    return base !== undefined && folded(verb).endsWith(base);
  });
  const isLast = at > 0 && at === words.length - 1;
  const rest = (isLast ? words.slice(0, at) : words.slice(at + 1)).join(' ');
  // `een plant toe`
  return rest.replace(grammars[lexicon.code]?.particle ?? '', '');
}
