import type { Lexicon } from '../lexicon/lexicon';
import type { LanguageCode } from '../lexicon/languageCode';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import { hasBalancedBrackets, wordCount, type CuedClause } from '../write/cuedClause';
import { capital } from '../lexicon/capital';
import { plainText } from './plainText';

interface ListWords {
  /** Before what is entered: `reports a fault with lift number, floor and a photo`. */
  given: string;
  /** Before what something consists of: `each post has a picture, a name and a date`. */
  parts: string;
  /** Before the states of something: `marks each machine as received, in repair or sold`. */
  states: string;
  /** Before what one switches between. */
  views: string;
  /** Before something that is so or not: `whether someone is trapped`. */
  whether: string;
  /** What is pressed: `a "5 more minutes" button`. */
  button: string;
}

const listWords: Readonly<Partial<Record<LanguageCode, ListWords>>> = {
  en: {
    given:
      'with|including|giving|by (?:choosing|entering|giving|picking|selecting|typing)|fills? (?:in|out)',
    parts: 'has|have|shows|contains|includes|with',
    states: 'as',
    views: 'between',
    whether: 'whether|if',
    button: 'button',
  },
  de: {
    given: 'mit|samt|inklusive',
    parts: 'hat|haben|zeigt|enthält|besteht aus|mit',
    states: 'als',
    views: 'zwischen',
    whether: 'ob',
    button: 'knopf|button|taste',
  },
  fr: {
    given: 'avec',
    parts: 'a|ont|montre|affiche|contient|avec',
    states: 'comme',
    views: 'entre',
    whether: 'si',
    button: 'bouton',
  },
  es: {
    given: 'con',
    parts: 'tiene|tienen|muestra|contiene|lleva|con',
    states: 'como',
    views: 'entre',
    whether: 'si',
    button: 'botón',
  },
  pt: {
    given: 'com',
    parts: 'tem|têm|mostra|contém|com',
    states: 'como',
    views: 'entre',
    whether: 'se',
    button: 'botão',
  },
  it: {
    given: 'con',
    parts: 'ha|hanno|mostra|contiene|con',
    states: 'come',
    views: 'tra|fra',
    whether: 'se',
    button: 'pulsante|bottone',
  },
  nl: {
    given: 'met',
    parts: 'heeft|hebben|toont|bevat|met',
    states: 'als',
    views: 'tussen',
    whether: 'of',
    button: 'knop',
  },
  pl: {
    given: 'z|ze|podając',
    parts: 'ma|mają|pokazuje|zawiera|z|ze',
    states: 'jako',
    views: 'między',
    whether: 'czy',
    button: 'przycisk\\p{L}*',
  },
};

const mostWords = 5;
const mostStateWords = 3;
/** `between 9 and 12` is a span of time. */
const fewestViews = 3;
/** `by entering a number and choosing a size` */
const entering = /^(?:choosing|entering|giving|picking|selecting|typing)\s/iu;
/** Behind which a list no longer goes on. */
const ending = /[.;:()|]|\s[-–—]\s/u;
const nextClause = /^(?:soThat|because|if)$/u;
/** `up to 5 photos` */
const counted = /^(?:\p{L}+\s){0,2}\p{N}/u;
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
    name: capital(name.replace(flag, '').replace(entering, '')),
    isFlag: flag.test(name),
  }));
}

/** What something consists of, in the idea's words: two or more things behind `has`. */
export function partsIn(clause: CuedClause, text: Span): Entered[] {
  const own = listWords[clause.lexicon.code];
  if (own === undefined) return [];
  return membersBehind(clause, text, own.parts, mostWords, isName)
    .filter((name) => !namesButton(clause.lexicon, name))
    .map((name) => ({ name: capital(name), isFlag: false }));
}

/** What is chosen from: the states that somebody puts something in, or what a bar switches between. */
export function choicesBehind(clause: CuedClause, text: Span, isDone: boolean): string[] {
  const own = listWords[clause.lexicon.code];
  if (own === undefined) return [];
  const states = isDone ? membersBehind(clause, text, own.states, mostStateWords, isState) : [];
  if (states.length > 0) return states;
  const views = membersBehind(clause, text, own.views, mostStateWords, isState);
  return views.length >= fewestViews ? views : [];
}

/** Whether a text names a button. */
export function namesButton({ code }: Lexicon, text: string): boolean {
  const own = listWords[code];
  return own !== undefined && new RegExp(`(?<!\\p{L})(?:${own.button})`, 'iu').test(text);
}

/** What stands on buttons that the idea puts in quotation marks. */
export function buttonsIn({ lexicon }: CuedClause, text: string): string[] {
  if (!namesButton(lexicon, text)) return [];
  const quoted = text.matchAll(/["“”„«]([^"“”„«»]{2,30})["“”»]/gu);
  return [...quoted].map(([, label = '']) => capital(label.trim()));
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
    const next = clause.cues.find((cue) => cue.start > start + from && nextClause.test(cue.name));
    const size = text.slice(from, next && next.start - start).search(ending);
    const members = membersOf(clause, {
      start: start + from,
      end: size === -1 ? Math.min(next?.start ?? end, end) : start + from + size,
    });
    const other = members.findIndex((one) => {
      const said = clause.idea.slice(one.start, one.end);
      const isFlag = flag?.test(said) === true;
      return wordCount(said) > most + (isFlag ? 1 : 0) || (!isFlag && !isFit(clause, one));
    });
    // `… and up to 5 photos, and they can follow it` goes on with something else.
    const names = other === -1 ? members : members.slice(0, other);
    const isList = names.length > 2 || (names.length === 2 && other === -1);
    if (isList) return names.map((one) => plainText(clause.idea.slice(one.start, one.end)));
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
  return !isSaid && hasBalancedBrackets(said);
}
