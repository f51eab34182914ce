import { everydayWords } from '../lexicon/everydayWords';
import type { Oppositions } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { PhraseIndex, type Match } from '../lexicon/phraseIndex';
import type { ReadIdea } from '../read/readClauses';
import { quote, type Span } from '../read/span';
import { answersYesOrNo } from './answersYesOrNo';
import { stemsOf } from './contentWords';
import type { ReadStatement } from './workbook';

const sideNames = ['one', 'other', 'settled'] as const;

/** A side of an opposition, by the opposition's index. */
type Side = `${number}:${(typeof sideNames)[number]}`;

/** The concepts and phrases of a statement by name, with their positions in the idea. */
type Found = ReadonlyMap<string, readonly Span[]>;

/** A statement with its meaning. */
export interface Meaning {
  statement: ReadStatement;
  found: Found;
  /** The sides that it takes, and whether its words alone say so. */
  sides: ReadonlyMap<Side, boolean>;
  /** The stems of the people that it names. */
  people: readonly string[];
  /** Its stems without those of people, roles and everyday words. */
  things: readonly string[];
}

/** A part of a pattern: a phrase or concept that has to occur, to be denied or to be absent. */
interface Part {
  name: string;
  mode: 'stated' | 'denied' | 'absent';
}

interface Pattern {
  side: Side;
  isSure: boolean;
  parts: readonly Part[];
}

const tableOf = perLanguage(({ oppositions, cues, people, hasSpaces, prefixes }) => {
  const { concepts, pairs } = oppositions;
  const denials = [...cues.negation, ...(concepts.no ?? []), ...(concepts.without ?? [])];
  const stop = [';', ':', '(', ')'];
  const named = Object.entries({
    ...concepts,
    person: people.nouns,
    stop,
    break: [...cues.and, ...stop, ',', '–', '、'],
  });
  const phrases = new Map<string, readonly [string, string, number]>();
  const add = (name: string, word: string) => phrases.set(`${name} ${word}`, [name, word, 1]);
  for (const [name, words] of [...named, ['no', cues.negation] as const])
    for (const word of words) add(`{${name}}`, word);
  /** By the name of their first part. */
  const patterns = new Map<string, Pattern[]>();
  for (const pattern of patternsOf(pairs, denials)) {
    for (const { name } of pattern.parts) if (!name.startsWith('{')) add(name, name);
    const first = pattern.parts[0]?.name ?? '';
    patterns.set(first, [...(patterns.get(first) ?? []), pattern]);
  }
  return { index: new PhraseIndex({ hasSpaces, prefixes }, phrases.values()), patterns };
});

function patternsOf(pairs: Oppositions['pairs'], denials: readonly string[]): Pattern[] {
  return pairs.flatMap((pair, index) =>
    sideNames.flatMap((name) =>
      (pair[name] ?? []).map((pattern) => ({
        side: `${index}:${name}` as const,
        isSure: !pattern.startsWith('~'),
        parts: partsOf(pattern.replace('~', ''), denials),
      })),
    ),
  );
}

function partsOf(text: string, denials: readonly string[]): Part[] {
  // `without ads` also stands for `there are no ads`.
  const denial = denials.find((word) => text.startsWith(`${word} `) && !text.includes(' + '));
  if (denial !== undefined) return [{ name: text.slice(denial.length + 1), mode: 'denied' }];
  return text.split(' + ').map((part) => {
    const name = part.replace(/^!|^no (?=\{)/u, '');
    const isDenied = name !== part && !part.startsWith('!');
    return { name, mode: name === part ? 'stated' : isDenied ? 'denied' : 'absent' };
  });
}

/** The most occurrences of a concept in a statement; no real one has more. */
const mostPlaces = 20;

/** Finds the concepts of each statement, and the sides of oppositions that it takes. */
export function meaningsOf(read: ReadIdea, statements: readonly ReadStatement[]): Meaning[] {
  const { index, patterns } = tableOf(read.lexicon);
  const everyday = everydayStems(read.lexicon);
  const isAnswer = ({ name, start }: Match<string>) =>
    name === '{no}' && answersYesOrNo(read, start);
  const matches = index.find(read.folded);
  const roles = new Set(
    statements.flatMap(({ role }) => (role ? stemsOf(read.lexicon, role.text) : [])),
  );
  let next = 0;
  return statements.map((statement) => {
    const { start, end } = statement.span;
    const found = new Map<string, Span[]>();
    for (let match = matches[next]; match && match.start < end; match = matches[(next += 1)]) {
      if (match.start < start || match.end > end || isAnswer(match)) continue;
      const same = found.get(match.name) ?? [];
      found.set(match.name, same);
      if (same.length < mostPlaces) same.push(match);
    }
    const sides = new Map<Side, boolean>();
    for (const { side, isSure, parts } of [...found.keys()].flatMap(
      (name) => patterns.get(name) ?? [],
    ))
      if (sides.get(side) !== true && holds(parts, found, statement.kind === 'N'))
        sides.set(side, isSure);
    // `An adviser sees everything but can't move money`: of the adviser.
    const named = [
      ...(found.get('{person}') ?? []).map((place) => quote(read.text, place)),
      ...(statement.actor ? [statement.actor.text] : []),
    ];
    const people = named.flatMap((text) => stemsOf(read.lexicon, text));
    const things = statement.stems.filter(
      (stem) => !people.includes(stem) && !roles.has(stem) && !everyday.has(stem),
    );
    return { statement, found, sides, people, things };
  });
}

/** The words that two statements share, apart from people. */
export const common = ({ things }: Meaning, other: Meaning): string[] =>
  things.filter((stem) => other.things.includes(stem));

/** Whether two statements name different people. */
export function isOfOthers(one: Meaning, other: Meaning): boolean {
  const isSame = one.people.some((name) => other.people.includes(name));
  return one.people.length * other.people.length > 0 && !isSame;
}

/** Stems that make no two statements be about the same. */
const everydayStems = perLanguage(
  (lexicon) => new Set(stemsOf(lexicon, everydayWords[lexicon.code].join(' '))),
);

/** Words further apart do not form a pattern. */
const widest = 90;

function holds(parts: readonly Part[], found: Found, isExcluded: boolean): boolean {
  const denies = parts.some(({ mode }) => mode === 'denied');
  // In an exclusion without a negation, every word is negated.
  const canAssert = !isExcluded || found.has('{no}');
  if (parts.some(({ name, mode }) => mode === 'absent' && found.has(name))) return false;
  const [first = [], ...others] = parts
    .filter(({ mode }) => mode !== 'absent')
    .map(({ name, mode }) => {
      const here = found.get(name) ?? [];
      if (mode === 'denied') return here.filter((place) => isDenied(place, found));
      if (denies) return here;
      return canAssert ? here.filter((place) => !isDenied(place, found)) : [];
    });
  return first.some(({ start }) =>
    others.every((here) => here.some((one) => Math.abs(one.start - start) <= widest)),
  );
}

/** How far before and after a word to look for a negation, in characters. */
const [before, after] = [30, 28];

/** `no subscription` is negated; `nobody enters without one` is not. */
function isDenied({ start, end }: Span, found: Found): boolean {
  const all = (name: string) => found.get(name) ?? [];
  const isBetween = (name: string, from: number, to: number) =>
    all(name).some((one) => one.start >= from && one.end <= to);
  // `not more than one e-mail`
  const isAhead = (no: Span) =>
    no.end <= start &&
    start - no.end <= before &&
    !isBetween('{bound}', no.end, start) &&
    !isBetween('{stop}', no.end, start);
  const isBehind = (no: Span) =>
    no.start >= end &&
    no.start - end <= after &&
    !all('{none}').some((one) => one.start === no.start) &&
    !isBetween('{break}', end, no.start);
  // `without any` denies once.
  const negations = all('{no}').filter(
    (no) => !all('{without}').some((one) => one.start < no.end && no.start < one.end),
  );
  return negations.some((no) => isAhead(no) || isBehind(no)) !== all('{without}').some(isAhead);
}
