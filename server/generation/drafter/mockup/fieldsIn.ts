import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import { hasBalancedBrackets, wordCount, type CuedClause } from '../write/cuedClause';
import { capital } from '../lexicon/capital';
import { itemOf, withoutBrackets, type Item } from './itemsOf';
import { listWords } from './words/listWords';
import { plainText } from '../read/plainText';

/** The longest label of a button, in characters. */
const longestLabel = 30;
/** Lists are sought near the beginning of a statement only. */
const mostRead = 600;
const mostWords = 5;
const mostStateWords = 3;
/** Behind a verb, longer members are rather something else that is done. */
const mostAsked = 3;
/** `which medicine it takes` has more words than a name. */
const wordsOfQuestion = 5;
/** `by entering a number and choosing a size` */
const entering = /^(?:choosing|entering|giving|picking|selecting|typing)\s/iu;
/** Words that end a list. */
const ending = /(?<!(?:^|\s)(?:max|min|approx|ca|no|nr|tel))\.|[;:()|]|\s[-–—]\s/iu;
const nextClause = /^(?:soThat|because|if)$/u;
/** `up to 5 photos` */
const counted = /^(?:\p{L}+\s){0,2}\p{N}/u;
const saying = /^(?:auxiliary|can|must|should|pronoun|if|that|soThat|because|negation|never)$/u;

/** Something that a person enters or ticks. */
export interface Entered {
  name: string;
  /** Whether it is a yes-or-no question. */
  isFlag: boolean;
  /** Its options; empty if the idea does not list them. */
  options: readonly string[];
}

/** A field of which only the name is known. */
export function asEntered(name: string): Entered {
  return { name, isFlag: false, options: [] };
}

/** What is entered, in the idea's words: two or more things behind `with`, or behind `choose`. */
export function fieldsIn(clause: CuedClause, text: Span): Entered[] {
  const own = listWords[clause.lexicon.code];
  if (own === undefined) return [];
  const flag = new RegExp(`^(?:${own.whether})\\s`, 'iu');
  const given = membersBehind(clause, text, own.given, mostWords, isName, flag);
  const names = given.length > 0 ? given : askedIn(clause, text, own.asked, flag);
  return names.map(({ name, options }) => ({
    name: capital(name.replace(flag, '').replace(entering, '')),
    isFlag: flag.test(name),
    options,
  }));
}

/** What is asked for behind a verb; another verb at the end is the next thing to do: `choose a room, a date and pay`. */
function askedIn(clause: CuedClause, text: Span, asked: string, flag: RegExp): Item[] {
  const members = membersBehind(clause, text, asked, mostAsked, isName, flag);
  const last = folded(members.at(-1)?.name ?? '');
  const isVerb = clause.cues.some(
    ({ name, start, end }) =>
      name.startsWith('do:') && folded(clause.idea.slice(start, end)) === last,
  );
  return isVerb ? members.slice(0, -1) : members;
}

/** The parts of something, in the idea's words: two or more things after `has`. */
export function partsIn(clause: CuedClause, text: Span): Entered[] {
  const own = listWords[clause.lexicon.code];
  if (own === undefined) return [];
  return membersBehind(clause, text, own.parts, mostWords, isName)
    .filter(({ name }) => !namesButton(clause.lexicon, name))
    .map(({ name, options }) => ({ name: capital(name), isFlag: false, options }));
}

const mostOfChoice = 3;

/** `whether they come, late or not at all`, `says yes or no` */
export function alternativesIn({ lexicon, idea }: CuedClause, { start, end }: Span): string[] {
  const own = listWords[lexicon.code];
  if (own === undefined || end - start > mostRead) return [];
  const text = idea.slice(start, end);
  const led =
    own.choice === '' ? null : new RegExp(`(?<!\\p{L})(?:${own.choice})\\s(.+)$`, 'iu').exec(text);
  const single = new RegExp(
    `(?<!\\p{L})((?:\\p{L}+,\\s)*\\p{L}+\\s(?:${own.or})\\s\\p{L}+)$`,
    'iu',
  ).exec(text);
  const border = new RegExp(`,\\s(?:(?:${own.or})\\s)?|\\s(?:${own.or})\\s`, 'iu');
  const members = ((led ?? single)?.[1] ?? '').split(border).map((one) => plainText(one));
  const areSure =
    members.length > 1 && members.every((one) => one !== '' && wordCount(one) <= mostOfChoice);
  return areSure ? members : [];
}

/** What is chosen from: states that somebody puts something in. */
export function choicesBehind(clause: CuedClause, text: Span, isDone: boolean): string[] {
  const own = listWords[clause.lexicon.code];
  if (own === undefined) return [];
  const states = isDone ? membersBehind(clause, text, own.states, mostStateWords, isState) : [];
  return states.map(({ name }) => name);
}

/** Whether a text names a button. */
export function namesButton({ code }: Lexicon, text: string): boolean {
  const own = listWords[code];
  return own !== undefined && new RegExp(`(?<!\\p{L})(?:${own.button})`, 'iu').test(text);
}

/** The labels of buttons that the idea quotes. */
export function buttonsIn({ lexicon }: CuedClause, text: string): string[] {
  if (!namesButton(lexicon, text)) return [];
  const quoted = [...text.matchAll(/["“”„«]([^"“”„«»]*)["“”»]/gu)].map(([, label = '']) =>
    capital(label.trim()),
  );
  return quoted.filter((label) => label !== '' && label.length <= longestLabel);
}

/** The items of the first list after one of these words; none if an item does not name a thing. */
function membersBehind(
  clause: CuedClause,
  { start, end: last }: Span,
  before: string,
  most: number,
  isFit: (clause: CuedClause, one: Span) => boolean,
  flag?: RegExp,
): Item[] {
  const end = Math.min(last, start + mostRead);
  const text = withoutBrackets(clause.idea.slice(start, end));
  const opener = new RegExp(`(?<![\\p{L}\\p{M}])(?:${before})\\s`, 'giu');
  for (const { 0: word, index } of text.matchAll(opener)) {
    const from = index + word.length;
    const next = clause.cues.find((cue) => cue.start > start + from && nextClause.test(cue.name));
    const size = text.slice(from, next && next.start - start).search(ending);
    const members = membersOf(clause, text, start, {
      start: start + from,
      end: size === -1 ? Math.min(next?.start ?? end, end) : start + from + size,
    });
    const other = members.findIndex((one) => {
      const said = itemOf(clause.idea.slice(one.start, one.end)).name;
      const isFlag = flag?.test(said) === true;
      const isAsked = isFlag || isQuestion(clause, one);
      return (
        wordCount(said) > most + (isAsked ? wordsOfQuestion : 0) || (!isFlag && !isFit(clause, one))
      );
    });
    // In `… and up to 5 photos, and they can follow it`, the list ends before the second `and`.
    const names = other === -1 ? members : members.slice(0, other);
    const isList = names.length > 2 || (names.length === 2 && other === -1);
    if (isList) return names.map((one) => itemOf(clause.idea.slice(one.start, one.end)));
  }
  return [];
}

/** Splits a text at commas and conjunctions. */
function membersOf(
  { idea, cues }: CuedClause,
  text: string,
  offset: number,
  { start, end }: Span,
): Span[] {
  const list = text.slice(start - offset, end - offset);
  const commas = [...list.matchAll(/,\s/gu)].map(({ index }) => start + index);
  const joints = cues.filter(
    (cue) =>
      cue.name === 'and' &&
      cue.start > start &&
      cue.end < end &&
      text.charAt(cue.start - offset) === idea.charAt(cue.start),
  );
  const borders = [
    ...commas.map((at) => ({ start: at, end: at + 1 })),
    ...joints,
    { start: end, end },
  ].sort((one, other) => one.start - other.start);
  let from = start;
  const parts = borders.map((border) => {
    const part = trimmed(idea, { start: from, end: Math.max(from, border.start) });
    from = border.end;
    return part;
  });
  return parts.filter((part) => part.end > part.start);
}

/** `which medicine it takes` */
export function isQuestion({ cues }: CuedClause, { start }: Span): boolean {
  return cues.some((cue) => cue.name === 'that' && cue.start === start);
}

/** Whether it says nothing of its own and names no circumstance: `how it felt` may be asked. */
function isName(clause: CuedClause, one: Span): boolean {
  if (isQuestion(clause, one)) return true;
  const [first = ''] = folded(clause.idea.slice(one.start, one.end)).split(/\s/u, 1);
  const isCircumstance =
    clause.lexicon.prepositions.includes(first) &&
    !counted.test(clause.idea.slice(one.start, one.end));
  return isState(clause, one) && !isCircumstance;
}

/** Whether it says nothing of its own: `in repair` may. */
function isState({ idea, cues }: CuedClause, { start, end }: Span): boolean {
  const said = idea.slice(start, end);
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isSaid = own.some(
    ({ name, start: at, end: last }) =>
      saying.test(name) || (at === start && last < end && name.startsWith('do:')),
  );
  return !isSaid && hasBalancedBrackets(said) && !/["“”„«»]/u.test(said);
}
