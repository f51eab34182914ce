import type { LanguageCode } from '../lexicon/languageCode';
import type { Lexicon } from '../lexicon/lexicon';
import { PhraseIndex, type Match } from '../lexicon/phraseIndex';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import type { Statement } from './workbook';

/** Which side of which opposition. */
export type Side = `${number}:${(typeof sideNames)[number]}`;

const sideNames = ['one', 'other', 'settled'] as const;

/** The concepts and phrases of a statement by name, with their places in the idea. */
export type Found = ReadonlyMap<string, readonly Span[]>;

interface Pattern {
  side: Side;
  parts: readonly { name: string; mode: '' | 'no ' | '!' }[];
}

interface Table {
  index: PhraseIndex<string>;
  /** By the name of their first part. */
  patterns: ReadonlyMap<string, readonly Pattern[]>;
}

const tables = new Map<LanguageCode, Table>();

function tableOf(lexicon: Lexicon): Table {
  const known = tables.get(lexicon.code);
  if (known !== undefined) return known;
  const { concepts, pairs } = lexicon.oppositions;
  const phrases = new Map<string, readonly [string, string, number]>();
  const add = (name: string, phrase: string) => phrases.set(`${name} ${phrase}`, [name, phrase, 1]);
  for (const phrase of lexicon.cues.negation) add('{no}', phrase);
  for (const noun of lexicon.people.nouns) add('{person}', noun);
  for (const [name, words] of Object.entries(concepts)) {
    for (const word of words) add(`{${name}}`, word);
  }
  const patterns = new Map<string, Pattern[]>();
  for (const [index, pair] of pairs.entries()) {
    for (const side of sideNames) {
      for (const text of pair[side] ?? []) {
        const parts = text.split(' + ').map((part) => {
          const name = part.replace(/^(?:no |!)(?=\{)/u, '');
          if (!name.startsWith('{')) add(name, name);
          return { name, mode: name === part ? '' : part.startsWith('!') ? '!' : 'no ' } as const;
        });
        const first = parts[0]?.name ?? '';
        patterns.set(first, [...(patterns.get(first) ?? []), { side: `${index}:${side}`, parts }]);
      }
    }
  }
  const made = { index: new PhraseIndex(lexicon, phrases.values()), patterns };
  tables.set(lexicon.code, made);
  return made;
}

/** What statements mean, in their order: the concepts of each, and on which sides of oppositions it stands. */
export function meaningsOf(
  read: ReadIdea,
  statements: readonly Statement[],
): { found: Found; sides: ReadonlySet<Side> }[] {
  const { index, patterns } = tableOf(read.lexicon);
  const matches = index.find(read.folded);
  let next = 0;
  return statements.map(({ kind, span }) => {
    const found = new Map<string, Match<string>[]>();
    for (let match = matches[next]; match !== undefined; match = matches[(next += 1)]) {
      if (match.start >= span.end) break;
      if (match.start < span.start || match.end > span.end) continue;
      const same = found.get(match.name);
      if (same === undefined) found.set(match.name, [match]);
      else same.push(match);
    }
    const sides = [...found.keys()]
      .flatMap((name) => patterns.get(name) ?? [])
      .filter(({ parts }) => {
        const denies = parts.some(({ mode }) => mode === 'no ');
        return parts.every(({ name, mode }) => {
          const here = found.get(name) ?? [];
          if (mode === '!') return here.length === 0;
          if (mode === 'no ') return here.some((place) => isDenied(place, found, reach.denied));
          if (denies) return here.length > 0;
          const negations = found.get('{no}') ?? [];
          // Of an exclusion without a negation every word is denied.
          return here.some(
            (place) =>
              !isDenied(place, found, reach.asserted) && (kind !== 'N' || negations.length > 0),
          );
        });
      });
    return { found, sides: new Set(sides.map(({ side }) => side)) };
  });
}

/** So far before a word and after it a negation is looked for: to be sure that it is denied, and that it is not. */
const reach = { denied: [30, 28], asserted: [48, 28] } as const;

/** `no subscription` demands none; `nobody enters without one` does. */
function isDenied({ start, end }: Span, found: Found, [before, after]: readonly [number, number]) {
  const without = found.get('{without}') ?? [];
  const negations = (found.get('{no}') ?? []).filter(
    (no) => !without.some((one) => one.start === no.start),
  );
  // The words deny something themselves.
  if ([...negations, ...without].some((no) => no.start >= start && no.end <= end)) return false;
  const isNear = (no: Span) =>
    (no.end <= start && start - no.end <= before) || (no.start >= end && no.start - end <= after);
  const lacks = without.some((one) => one.end <= start && start - one.end <= before);
  return negations.some(isNear) !== lacks;
}
