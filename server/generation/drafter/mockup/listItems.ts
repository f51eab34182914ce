import { cuesIn, type Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { anyOf } from '../read/anyOf';
import { hideBrackets } from '../read/hideBrackets';
import { wordCount } from '../write/cuedClause';
import type { FieldKind } from './fieldKind';
import { infinitives } from './infinitives';
import { keyOfName, nounsKnown } from './sampleNames';
import { withoutArticle, withoutAside, withoutLastVerb } from './plainName';
import { scaleIn } from './scaleIn';
import { unitIn } from './unitIn';
import { fileTypes } from './words/fileTypes';
import { japaneseClause, listWords, type ListWords } from './words/listWords';
import { hasTone } from './words/stateTones';

/** An item of a list: `fuel (full, half, low)` has options, `boat name` has none. */
export interface Item {
  name: string;
  options: readonly string[];
  /** Whether it asks for yes or no: `whether someone is trapped`. */
  isFlag: boolean;
  /** Whether it is a question: `which stop`, `what it does`. */
  isAsked: boolean;
  /** What is entered, where that is told beside the name. */
  kind?: FieldKind | undefined;
}

const mostWords = 5;
const mostOfQuestion = 7;
const mostBehindArticle = 8;
/** Where no spaces separate words. */
const mostLetters = 14;
const saying = /^(?:auxiliary|can|want|must|should|negation|never)$/u;
const ending = /^(?:soThat|because|but|exception)$/u;
/** `text max. 400 characters`, `brood frames 0–11` */
const amount =
  /(?<=\p{L})[\s,]+(?:(?:max|min|up to|at most|maximal|höchstens|máx)\.?\s\p{N}|\p{N}+–\p{N}).*$/iu;
const onlySemicolons = /^[^,;:]+(?:;\s[^,;:]+){2,}$/u;
/** An English verb and its particle before an object. */
const deed = /^\p{L}+\s(?:in|out|up|off|down|back|away)\s(?:an?|the|their|his|her|each|every)\s/iu;
/** What an open list ends with. */
const andSoOn =
  /^(?:etc|usw|so (?:on|forth|weiter)|ainsi de suite|así sucesivamente|così via|enzovoort|assim por diante|tak dalej)\.?$/iu;

const patterns = perLanguage((lexicon) => {
  const none = '(?!)';
  const words: Partial<ListWords> = listWords[lexicon.code] ?? {};
  const { or = none, whether = none, which = none, then = none, asking = none } = words;
  const { turn = none } = words;
  const isOr = new RegExp(`^(?:${or}|${then})$`, 'iu');
  const ands = lexicon.cues.and.filter((one) => /^\p{L}+$/u.test(one) && !isOr.test(one));
  const joint = [...ands, '&', or].join('|');
  const { atLeast, atMost } = lexicon.limits.before;
  const number = `(?:\\p{N}+|${anyOf([...quantityWords[lexicon.code].one, ...Object.keys(lexicon.numberWords)])})`;
  const limit = (of: readonly string[]) => `${anyOf(of)}\\s${number}\\s`;
  return {
    // `at least one and at most six photos`
    limits: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${limit(atLeast)}(?:${anyOf(ands)})\\s)?${limit([...atLeast, ...atMost])}(?!${anyOf([...lexicon.prepositions, 'per', 'pro', 'je', 'par', 'por'])}\\s)(?=\\p{L})`,
      'giu',
    ),
    fields: new RegExp(
      `[,;]\\s(?:(?:${joint})\\s)?|[、،・]|\\s·\\s|\\s(?:${[...ands, '&', '\\+'].join('|')})\\s`,
      'giu',
    ),
    choices: new RegExp(
      `[,;]\\s(?:(?:${joint})\\s)?|[、،・]|\\s·\\s|」「|\\s(?:${joint}|/|>)\\s|\\s?(?:→|->|=>)\\s?`,
      'giu',
    ),
    joint: new RegExp(`\\s(?:${joint})\\s$`, 'iu'),
    or: new RegExp(`\\s(?:${or}|/)\\s`, 'iu'),
    flag: new RegExp(`^(?:${whether})\\s`, 'iu'),
    // `for which show`
    which: new RegExp(`^(?:\\p{L}{1,4}\\s)?(?:${which})\\s`, 'iu'),
    asking: new RegExp(`^(?:${asking})(?!\\p{L})`, 'iu'),
    before: new RegExp(
      `^(?:(?:(?:${then}|${turn})\\s)+|["“„«「]|\\P{N}{0,6}\\p{N}+(?:\\s?\\P{N}{1,3}\\s?\\p{N}+)?\\s(?=\\p{L}*(?:photo|foto|image|bild|video)))`,
      'iu',
    ),
  };
});

/** Whether the items of a list are alternatives: `full, half or low`. */
export function areAlternatives(text: string, lexicon: Lexicon): boolean {
  return patterns(lexicon).or.test(hideBrackets(text));
}

/** Splits a list at its commas and conjunctions, and one of choices also at `or`, slashes and arrows; not in brackets. */
function partsOf(text: string, lexicon: Lexicon, areChoices: boolean): string[] {
  const { fields, choices, joint } = patterns(lexicon);
  const parts: string[] = [];
  let from = 0;
  let isJoined = false;
  for (const { 0: found, index } of hideBrackets(text).matchAll(areChoices ? choices : fields)) {
    parts.push(text.slice(from, index));
    from = index + found.length;
    // `the owner, the make and the year, and a green light`
    if (isJoined && /^,\s./u.test(found)) return parts;
    isJoined ||= joint.test(found);
  }
  return [...parts, text.slice(from)]
    .map((part) => part.trim())
    .filter((part) => part !== '' && !andSoOn.test(part));
}

/** Of so many items, one may look like a clause. */
const longestWithoutOdd = 6;

/**
 * The items of a list up to the first that is none; where each stands on a line of its own, or only one of many is none,
 * the others as well.
 *
 * @param areNamed whether what stands above says that they name things, so that no word in them is a verb
 */
export function itemsIn(
  text: string,
  lexicon: Lexicon,
  { areChoices = false, areLines = false, areNamed = false } = {},
): Item[] {
  // `Equipment: in use; restricted; removed`
  const isParted = onlySemicolons.test(hideBrackets(text));
  // `from, to, type: holiday, unpaid`
  const list = isParted
    ? text.replace(/;\s/gu, ', ')
    : areChoices
      ? text.replace(/;\s.*$|\s\+\s.*$/su, '')
      : text.replace(/(\p{L}+):\s([^:()/]+?)[.。]?$/u, '$1 ($2)');
  // `with a cause and a decision`
  const isNoun = (start: number) =>
    lexicon.cues.determiner.includes(
      folded(plain.slice(0, start)).trim().split(/\s/u).at(-1) ?? '',
    );
  const plain = list.replace(patterns(lexicon).limits, '');
  const end = cuesIn(folded(hideBrackets(plain)), lexicon).find(
    ({ name, start }) => ending.test(name) && !isNoun(start),
  )?.start;
  const parts = partsOf(plain.slice(0, end).replace(/[\s.;,。]+$/u, ''), lexicon, areChoices);
  const items: Item[] = [];
  // `it logs it, who put it up`
  const read = parts
    .filter((part) => !lexicon.cues.pronoun.includes(folded(part)))
    .map((part) => itemOf(part, lexicon, areChoices, areNamed));
  // `date, pitch found, humidity, work done, parts, fee`
  const isOneOdd =
    read.length >= longestWithoutOdd && read.filter((item) => item === undefined).length === 1;
  for (const item of read) {
    if (item === undefined && (areLines || isOneOdd)) continue;
    if (item === undefined) break;
    items.push({ ...item, name: wholeName(item.name, items.at(-1)?.name, lexicon) });
  }
  return items;
}

/** Whether a word only relates things or times, such as `in` and `after`. */
export function isRelation(word: string, { prepositions, cues }: Lexicon): boolean {
  return [prepositions, cues.if].some((list) => list.includes(folded(word)));
}

/** `pitch after` for `after` behind `pitch before` */
function wholeName(name: string, before: string | undefined, lexicon: Lexicon): string {
  const words = before?.split(' ') ?? [];
  return isRelation(name, lexicon) && words.length > 1 && isRelation(words.at(-1) ?? '', lexicon)
    ? [...words.slice(0, -1), name].join(' ')
    : name;
}

/** An item, unless its text is a clause or a circumstance. */
function itemOf(
  part: string,
  lexicon: Lexicon,
  areChoices: boolean,
  areNamed: boolean,
): Item | undefined {
  const { flag, which, before, asking } = patterns(lexicon);
  // `what site`, `what condition is it in`, but not `what broke`
  const [, asked = '', rest] =
    /^what\s(\p{L}+)(\s(?:is|was|did|does|has)\s.*)?$/iu.exec(part) ?? [];
  const isPronoun = lexicon.cues.pronoun.includes(folded(asked));
  const isNoun =
    (rest !== undefined && !isPronoun) || nounsKnown(lexicon).has(keyOfName(lexicon, asked));
  const whole = isNoun ? asked : part;
  const bare = (areChoices ? whole : withoutLastVerb(whole, lexicon))
    .replace(before, '')
    .replace(which, '')
    .replace(/["”“»」]$/u, '');
  const isFlag = flag.test(bare);
  const { name: said, options } = withOptions(bare.replace(flag, ''), lexicon);
  const name = isFlag ? said : withoutAside(said.replace(amount, ''), lexicon);
  const cues = cuesIn(folded(name), lexicon);
  const isQuestion =
    isFlag || asking.test(name) || cues.some((cue) => cue.name === 'that' && cue.start === 0);
  const [first = '', second] = folded(name).split(' ');
  // `at least 1 hour`
  const isAside =
    second !== undefined &&
    (lexicon.prepositions.includes(first) || /(?<![\p{L}\p{N}])\p{N}+\s\p{L}/u.test(name));
  // `the date of its last electrical test`
  const isLed = lexicon.cues.determiner.includes(folded(part).split(' ', 1).join(''));
  const most = isQuestion ? mostOfQuestion : isLed ? mostBehindArticle : mostWords;
  const isLong = lexicon.hasSpaces ? wordCount(name) > most : name.length > mostLetters;
  const isOther = !/\p{L}/u.test(name) || /\p{L}{4}\.\s|[:!?=|–—]\s|[{}<>]/u.test(name);
  // `free, to be cleaned or out of service`
  const isPending = areChoices && /^(?:still )?to be \p{L}+$/iu.test(name);
  const isClause =
    !areNamed && !isPending && cues.some((cue) => saysSomething(cue, name, lexicon, areChoices));
  const isJapanese = !areChoices && lexicon.code === 'ja' && japaneseClause.test(name);
  // `fill in a checklist`
  const isDeed = !areChoices && deed.test(said) && infinitives(lexicon).has(first);
  // `…, and that becomes a report`
  const isResult = /^that\s/iu.test(name);
  if (
    isLong ||
    isOther ||
    isJapanese ||
    isResult ||
    isDeed ||
    (isQuestion ? areChoices : isClause || (isAside && !areChoices))
  )
    return undefined;
  return {
    name: isQuestion ? name : withoutArticle(name, lexicon),
    options,
    isFlag,
    isAsked: isQuestion || isNoun || which.test(part),
    ...(fileTypes.test(part) && { kind: 'photo', options: [] }),
  };
}

/** Whether a cue makes a text a clause: `registers instruments`, `a tenant moves out`, but not `type of work`. */
function saysSomething(
  { name, start, end }: Cue,
  text: string,
  lexicon: Lexicon,
  areChoices: boolean,
): boolean {
  const { prepositions, cues } = lexicon;
  if (end >= text.length || /(?<!\p{L})no\./iu.test(text)) return false;
  // `not repairable`
  if (areChoices && name === 'negation') return false;
  if (saying.test(name) || areChoices || !name.startsWith('do:') || text.charAt(end) !== ' ')
    return saying.test(name);
  const [next = ''] = folded(text.slice(end + 1)).split(' ');
  const last = folded(text.slice(0, start).trim()).split(' ').at(-1) ?? '';
  if (start > 0)
    return wordCount(text) > 2 && !prepositions.includes(last) && !cues.determiner.includes(last);
  const isFinite = /[^s]s$|[dtn]t$/u.test(text.slice(0, end)) && !prepositions.includes(next);
  return isFinite || cues.determiner.includes(next);
}

/** `IV yes/no`, `early/late/night`, `fuel (full, half, low)`, `result: pass / fail`, but not `vibration mm/s` */
function withOptions(text: string, lexicon: Lexicon): { name: string; options: string[] } {
  if (unitIn(text) !== undefined) return { name: text, options: [] };
  const scale = scaleIn(text, lexicon);
  if (scale !== undefined) return scale;
  const [, before = '', inside = ''] =
    /^([^(（:]+?)\s?[(（]([^()（）]+)[)）]/u.exec(text) ??
    /^([^:]{2,30}):\s(.*\s\/\s.*)$/u.exec(text) ??
    /^(.+)\s(\p{L}+(?:\/\p{L}+)+)$/u.exec(text) ??
    [];
  const either = before === '' ? text : inside;
  const isChoice =
    before !== '' || /^\p{L}+(?:\/\p{L}+){2,}$/u.test(text) || patterns(lexicon).or.test(text);
  const isDenied = (one: string) =>
    cuesIn(folded(one), lexicon).some(
      ({ name, end }) => name === 'negation' && one.charAt(end) === ' ',
    );
  const parts = either.includes('/') ? either.split(/\s?\/\s?/u) : partsOf(either, lexicon, true);
  const options = parts.map((one) => one.trim()).filter((one) => !isDenied(one));
  const isOption = either.includes('/') ? /^\p{L}[^:]*$/u : /^\p{L}[^:\p{N}]*$/u;
  // `species / strain` is one thing under two names, `pass / fail` a choice.
  const isName =
    before === '' && options.length === 2 && !options.some(hasTone) && /\s\/\s/u.test(text);
  // `owning team (from the OWNERS file, the nearest one)`
  const isRemark = lexicon.prepositions.includes(
    folded(options[0] ?? '')
      .split(' ', 1)
      .join(''),
  );
  const areOptions =
    isChoice &&
    !isName &&
    !isRemark &&
    options.length > 1 &&
    options.every((one) => wordCount(one) <= mostWords && isOption.test(one));
  return {
    name: (before || text).replace(/\s?[(（].*$/u, '').trim(),
    options: areOptions ? options : [],
  };
}
