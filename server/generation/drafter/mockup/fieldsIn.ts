import type { LanguageCode } from '../lexicon/languageCode';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import { hasBalancedBrackets, wordCount, type CuedClause } from '../write/cuedClause';
import { capital } from '../lexicon/capital';
import { plainText } from './plainText';

interface ListWords {
  /** Before what is entered: `reports a fault with lift number, floor and a photo`. */
  given: string;
  /** Before the states of something: `marks each machine as received, in repair or sold`. */
  states: string;
  /** Before something that is so or not: `whether someone is trapped`. */
  whether: string;
  /** What is pressed: `a "5 more minutes" button`. */
  button: string;
}

const listWords: Readonly<Partial<Record<LanguageCode, ListWords>>> = {
  en: { given: 'with|including|giving', states: 'as', whether: 'whether|if', button: 'button' },
  de: { given: 'mit|samt|inklusive', states: 'als', whether: 'ob', button: 'knopf|button|taste' },
  fr: { given: 'avec', states: 'comme', whether: 'si', button: 'bouton' },
  es: { given: 'con', states: 'como', whether: 'si', button: 'botón' },
  pt: { given: 'com', states: 'como', whether: 'se', button: 'botão' },
  it: { given: 'con', states: 'come', whether: 'se', button: 'pulsante|bottone' },
  nl: { given: 'met', states: 'als', whether: 'of', button: 'knop' },
  pl: { given: 'z|ze|podając', states: 'jako', whether: 'czy', button: 'przycisk\\p{L}*' },
};

const mostWords = 5;
const mostStateWords = 3;
const longestLabel = 30;
/** Behind which a list no longer goes on. */
const ending = /[.;:()|]|\s[-–—]\s/u;
const saying = /^(?:auxiliary|can|must|should|pronoun|if|that|soThat|because|negation|never)$/u;

/** Something that a person enters or ticks. */
export interface Entered {
  name: string;
  /** Whether it is so or not. */
  isFlag: boolean;
}

/** What is entered, in the idea's words: two or more things behind `with`. */
export function fieldsIn(clause: CuedClause, text: Span): Entered[] {
  const own = listWords[clause.lexicon.code];
  if (own === undefined) return [];
  const flag = new RegExp(`^(?:${own.whether})\\s`, 'iu');
  const names = membersBehind(clause, text, own.given, mostWords, isName, flag);
  return names.map((name) => ({
    name: capital(name.replace(flag, '')),
    isFlag: flag.test(name),
  }));
}

/** The states that something is put in: two or more behind `as`. */
export function statesIn(clause: CuedClause, text: Span): string[] {
  const own = listWords[clause.lexicon.code];
  return own ? membersBehind(clause, text, own.states, mostStateWords, isState) : [];
}

/** What stands on a button that the idea puts in quotation marks. */
export function buttonIn({ lexicon }: CuedClause, text: string): string {
  const own = listWords[lexicon.code];
  if (own === undefined) return '';
  const label = `["“”„«»'‘’]([^"“”„«»]{2,${longestLabel}})["“”„«»'‘’]`;
  const found =
    new RegExp(`${label}\\s*-?(?:${own.button})(?!\\p{L})`, 'iu').exec(text) ??
    new RegExp(`(?<!\\p{L})(?:${own.button})\\s(?:\\p{L}+\\s)?${label}`, 'iu').exec(text);
  return found?.[1]?.trim() ?? '';
}

/** The members of the first list behind one of these words; none if one is no name of a thing. */
function membersBehind(
  clause: CuedClause,
  { start, end }: Span,
  before: string,
  most: number,
  isFit: (clause: CuedClause, one: Span) => boolean,
  flag?: RegExp,
): string[] {
  const text = clause.idea.slice(start, end);
  const opener = new RegExp(`(?<![\\p{L}\\p{M}])(?:${before})\\s`, 'giu');
  for (const { 0: word, index } of text.matchAll(opener)) {
    const from = index + word.length;
    const size = text.slice(from).search(ending);
    const members = membersOf(clause, {
      start: start + from,
      end: size === -1 ? end : start + from + size,
    });
    const areNames = members.every((one) => {
      const said = clause.idea.slice(one.start, one.end);
      const isFlag = flag?.test(said) === true;
      return wordCount(said) <= most + (isFlag ? 1 : 0) && (isFlag || isFit(clause, one));
    });
    if (members.length > 1 && areNames)
      return members.map((one) => plainText(clause.idea.slice(one.start, one.end)));
  }
  return [];
}

/** The parts that commas and conjunctions separate. */
function membersOf({ idea, cues }: CuedClause, { start, end }: Span): Span[] {
  const commas = [...idea.slice(start, end).matchAll(/,\s/gu)].map(({ index }) => start + index);
  const joints = cues.filter((cue) => cue.name === 'and' && cue.start > start && cue.end < end);
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

/** Whether it says nothing of its own and names no circumstance: `how it felt` may be asked. */
function isName(clause: CuedClause, one: Span): boolean {
  if (clause.cues.some(({ name, start }) => name === 'that' && start === one.start)) return true;
  const [first = ''] = folded(clause.idea.slice(one.start, one.end)).split(/\s/u, 1);
  return isState(clause, one) && !clause.lexicon.prepositions.includes(first);
}

/** Whether it says nothing of its own: `in repair` may. */
function isState({ idea, cues }: CuedClause, { start, end }: Span): boolean {
  const said = idea.slice(start, end);
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isSaid = own.some(
    ({ name, start: at, end: last }) =>
      saying.test(name) || (at === start && last < end && name.startsWith('do:')),
  );
  return !isSaid && hasBalancedBrackets(said);
}
