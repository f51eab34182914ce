import type { Lexicon } from '../lexicon/lexicon';
import { folded, PhraseIndex, type Match } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import type { ReadIdea } from '../read/readClauses';
import { quote, type Span } from '../read/span';
import { stemsOf } from './contentWords';
import type { ReadStatement } from './workbook';

const sideNames = ['one', 'other', 'settled'] as const;

/** A side of an opposition. */
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
  /** Its stems without those of people and roles. */
  things: readonly string[];
  /** The concepts that it denies, without those of grammar. */
  denied: Found;
}

interface Pattern {
  side: Side;
  isSure: boolean;
  parts: readonly { name: string; mode: '' | 'no ' | '!' }[];
}

const tableOf = perLanguage(({ oppositions, cues, people, hasSpaces, prefixes }) => {
  const { concepts, pairs } = oppositions;
  const phrases = new Map<string, readonly [string, string, number]>();
  const denials = [...cues.negation, ...(concepts.no ?? []), ...(concepts.without ?? [])];
  const add = (name: string, words: readonly string[]) => {
    for (const word of words) phrases.set(`${name} ${word}`, [name, word, 1]);
  };
  add('{no}', cues.negation);
  add('{break}', [',', ';', ':', '(', '–', '、']);
  add('{person}', people.nouns);
  for (const [name, words] of Object.entries(concepts)) add(`{${name}}`, words);
  /** By the name of their first part. */
  const patterns = new Map<string, Pattern[]>();
  for (const [index, pair] of pairs.entries()) {
    for (const side of sideNames) {
      for (const pattern of pair[side] ?? []) {
        const text = pattern.replace('~', '');
        const parts = text.split(' + ').map((part) => {
          // `without ads` also stands for `there are no ads`.
          const denial = denials.find((word) => part.startsWith(`${word} `));
          if (denial !== undefined && part === text) {
            const name = part.slice(denial.length + 1);
            add(name, [name]);
            return { name, mode: 'no ' } as const;
          }
          const name = part.replace(/^!|^no (?=\{)/u, '');
          if (!name.startsWith('{')) add(name, [name]);
          return { name, mode: name === part ? '' : part.startsWith('!') ? '!' : 'no ' } as const;
        });
        const first = parts[0]?.name ?? '';
        const isSure = text === pattern;
        const same = patterns.get(first) ?? [];
        patterns.set(first, [...same, { side: `${index}:${side}`, isSure, parts }]);
      }
    }
  }
  return { index: new PhraseIndex({ hasSpaces, prefixes }, phrases.values()), patterns };
});

/** Finds the concepts of each statement, and the sides of oppositions that it takes. */
export function meaningsOf(read: ReadIdea, statements: readonly ReadStatement[]): Meaning[] {
  const { index, patterns } = tableOf(read.lexicon);
  const matches = index.find(read.folded);
  const roles = new Set(
    statements.flatMap(({ role }) => (role ? stemsOf(read.lexicon, role.text) : [])),
  );
  let next = 0;
  return statements.map((statement) => {
    const { start, end } = statement.span;
    const isExcluded = statement.kind === 'N';
    const found = new Map<string, Match<string>[]>();
    for (let match = matches[next]; match && match.start < end; match = matches[(next += 1)]) {
      if (match.start < start || match.end > end) continue;
      const same = found.get(match.name);
      if (same === undefined) found.set(match.name, [match]);
      else same.push(match);
    }
    const sides = new Map<Side, boolean>();
    for (const pattern of [...found.keys()].flatMap((name) => patterns.get(name) ?? [])) {
      if (sides.get(pattern.side) === true || !holds(pattern, found, isExcluded)) continue;
      sides.set(pattern.side, pattern.isSure);
    }
    const isDenial = found.has('{no}') || found.has('{without}');
    const denied = [...found].filter(
      ([name, places]) =>
        isThing(name) &&
        (isExcluded || (isDenial && places.some((place) => isDenied(place, found)))),
    );
    const named = (found.get('{person}') ?? []).map((place) => quote(read.text, place));
    // `An adviser sees everything but can't move money`: of the adviser.
    const people = [...named, ...(statement.actor ? [statement.actor.text] : [])].flatMap((text) =>
      stemsOf(read.lexicon, text),
    );
    const things = statement.stems.filter((stem) => !people.includes(stem) && !roles.has(stem));
    return { statement, found, sides, people, things, denied: new Map(denied) };
  });
}

/** The stems of one statement that another has too, without those of people and roles. */
export function commonStems({ things }: Meaning, other: Meaning): string[] {
  return things.filter((stem) => other.things.includes(stem));
}

/** The concepts of a text, without those of grammar. */
export function conceptsIn(lexicon: Lexicon, text: string): string[] {
  const matches = tableOf(lexicon).index.find(folded(text));
  return matches.map(({ name }) => name).filter(isThing);
}

/** Concepts that texts about anything share. */
const ofGrammar = new Set(
  `no none break bound then without person all unless own others named only even each most if one may must still until once later after
  before self with see get show home everybody anybody take choose name change create data hide keep live leave list
  know who instantly print put send phone record number pick look track follow share answer single first minor first
  does done staff human automatic world decide friends budget language play approve rules`
    .split(/\s+/u)
    .map((name) => `{${name}}`),
);

const isThing = (name: string) => name.startsWith('{') && !ofGrammar.has(name);

/** How far before and after a word to look for a negation, in characters. */
const [before, after] = [30, 28];

function holds({ parts }: Pattern, found: Found, isExcluded: boolean): boolean {
  const denies = parts.some(({ mode }) => mode === 'no ');
  // In an exclusion without a negation, every word is negated.
  const canAssert = !isExcluded || found.has('{no}');
  const places = parts.map(({ name, mode }) => {
    const here = found.get(name) ?? [];
    if (mode === '!' || (denies && mode === '')) return here;
    if (mode === 'no ') return here.filter((place) => isDenied(place, found));
    return canAssert ? here.filter((place) => !isDenied(place, found)) : [];
  });
  const wanted = places.filter((_, index) => parts[index]?.mode !== '!');
  const isAbsent = places.every((here, index) => parts[index]?.mode !== '!' || here.length === 0);
  const [first = [], ...others] = wanted;
  return (
    isAbsent &&
    first.some(({ start }) =>
      others.every((here) => startingIn(here, start - widest, start + widest).length > 0),
    )
  );
}

/** Words further apart do not form a pattern. */
const widest = 90;

/** The matches that start in a stretch of the text, by binary search: a long text can have thousands. */
function startingIn(matches: readonly Span[], from: number, to: number) {
  let low = 0;
  for (let high = matches.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((matches[middle]?.start ?? from) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((matches[end]?.start ?? Infinity) <= to) end += 1;
  return matches.slice(low, end);
}

/** The longest negation. */
const longestNegation = 60;

/** `no subscription` is negated; `nobody enters without one` is not. */
function isDenied({ start, end }: Span, found: Found): boolean {
  const near = (name: string) =>
    startingIn(found.get(name) ?? [], start - before - longestNegation, end + after);
  const without = near('{without}');
  // `without any` denies once.
  const negations = near('{no}').filter(
    (no) => !without.some((one) => one.start < no.end && no.start < one.end),
  );
  const forward = near('{none}');
  const breaks = near('{break}');
  // `not more than one e-mail`
  const bounds = near('{bound}');
  const isAhead = (no: Span) =>
    no.end <= start &&
    start - no.end <= before &&
    !bounds.some((bound) => bound.start >= no.end && bound.end <= start);
  const isBehind = (no: Span) =>
    no.start >= end &&
    no.start - end <= after &&
    !forward.some((one) => one.start === no.start) &&
    !breaks.some((one) => one.start >= end && one.start < no.start);
  return negations.some((no) => isAhead(no) || isBehind(no)) !== without.some(isAhead);
}
