import { cuesIn } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import { contentWords, stemsOf } from '../sort/contentWords';
import type { TypeTexts } from '../types/productType';
import type { Brief } from './brief';
import { enumerationOf, plainText } from './feature';

/** A record in a list. */
export interface Item {
  title: string;
  detail: string;
  /** The place of its state in {@link Records.states}. */
  state: number;
  figure: string;
}

/** What the product keeps records of, as far as the idea says; else samples of the type. */
export interface Records {
  /** Their name in the idea. */
  noun: string | undefined;
  items: readonly Item[];
  states: readonly string[];
  /** What is kept of each. */
  fields: readonly string[];
  /** The states are the type's, not the idea's. */
  areStatesTypical: boolean;
}

/** An idea with fewer requirements says too little to name its records. */
const fewestFeatures = 3;
const mostItems = 6;
const mostRead = 400;
/** So many points a word must have to name the records. */
const fewestPoints = 3;

/** What the product's lists hold. */
export function readRecords(brief: Brief): Records {
  const texts = brief.workbook.type?.texts;
  const noun = brief.features.length < fewestFeatures ? undefined : nounOf(brief);
  const allowed = allowedBy(brief);
  const typical = (texts?.entities[0]?.states ?? []).filter(allowed).slice(0, 5);
  const fields = listed(brief, true, 3) ?? [];
  const stated = listed(brief, false, 3);
  const states = stated ?? typical;
  const items =
    noun === undefined ? samples(texts, typical, allowed) : numbered(noun, fields, states.length);
  return {
    noun,
    items,
    states: noun === undefined ? typical : states,
    fields,
    areStatesTypical: noun === undefined || stated === undefined,
  };
}

/** Whether a text of the type names nothing that the idea leaves out. */
function allowedBy({ statements, lexicon }: Brief): (text: string) => boolean {
  const excluded = new Set(
    statements.filter(({ kind }) => kind === 'N').flatMap(({ text }) => stemsOf(lexicon, text)),
  );
  return (text) => !stemsOf(lexicon, text).some((stem) => excluded.has(stem));
}

function samples(
  texts: TypeTexts | undefined,
  states: readonly string[],
  allowed: (text: string) => boolean,
): readonly Item[] {
  return (texts?.records ?? [])
    .filter(({ title, detail, figure }) => allowed(`${title} ${detail} ${figure}`))
    .map(({ title, detail, state, figure }) => ({
      title,
      detail,
      state: Math.max(states.indexOf(state), 0),
      figure,
    }));
}

function numbered(noun: string, fields: readonly string[], stateCount: number): readonly Item[] {
  return Array.from({ length: mostItems }, (_, index) => ({
    title: `${noun} ${index + 1}`,
    detail: fields.join(' · '),
    state: stateCount === 0 ? 0 : index % stateCount,
    figure: '',
  }));
}

/** What the idea lists after a colon, or in brackets, in short words without numbers. */
function listed({ statements, lexicon }: Brief, isAside: boolean, most: number) {
  return statements
    .filter(({ kind, isStruck }) => !isStruck && (kind === 'R' || kind === 'G'))
    .flatMap(({ text }) => enumerationOf(plainText(text), lexicon) ?? [])
    .filter((one) => one.isAside === isAside && one.parts.length >= 3)
    .map(({ parts }) => parts)
    .find((parts) => parts.every((part) => part.split(' ').length <= most && !/\p{N}/u.test(part)));
}

/** How much speaks for each word that could name the records. */
interface Candidate {
  word: string;
  count: number;
  first: number;
}

/** The noun that most statements are about; people, verbs and what is left out are none. */
function nounOf(brief: Brief): string | undefined {
  const { statements, lexicon, workbook } = brief;
  const other = new Set([
    // `bed holders` are people, a bed is not.
    ...workbook.roles
      .map(({ text }) => stemsOf(lexicon, text))
      .filter((stems) => stems.length === 1)
      .flat(),
    ...statements.filter(({ kind }) => kind === 'N').flatMap(({ text }) => stemsOf(lexicon, text)),
    ...stemsOf(lexicon, workbook.name ?? ''),
  ]);
  const found = new Map<string, Candidate>();
  for (const { text, kind } of statements) {
    if (kind === 'N' || kind === 'B') continue;
    const plain = plainText(text).slice(0, mostRead);
    const start = folded(plain);
    const cues = cuesIn(start, lexicon);
    for (const { word, stem } of contentWords(lexicon, start)) {
      if (other.has(stem) || /\p{N}/u.test(word) || word.length < (lexicon.hasSpaces ? 3 : 2))
        continue;
      const at = start.indexOf(word);
      const own = cues.filter((cue) => cue.start === at && cue.end === at + word.length);
      const isThing = own.every((cue) =>
        isNoun(cue, cues, start.slice(Math.max(0, at - 40), at), lexicon),
      );
      const known = found.get(stem) ?? {
        word: plain.slice(at, at + word.length),
        count: 0,
        first: found.size,
      };
      const shorter =
        word.length < known.word.length ? plain.slice(at, at + word.length) : known.word;
      const isNamed = /\p{L}\s$/u.test(start.slice(0, at)) && nounBefore(start, at, brief);
      const points = isThing ? (isNamed ? 2 : 1) : -1;
      found.set(stem, { ...known, word: shorter, count: known.count + points });
    }
  }
  const best = [...found.values()].sort((a, b) => b.count - a.count || a.first - b.first)[0];
  return best !== undefined && best.count >= fewestPoints ? best.word : undefined;
}

/** An article, or another word that only a noun follows, stands right before. */
function nounBefore(start: string, at: number, { lexicon }: Brief): boolean {
  const word = /(?<!\p{L})(\p{L}{1,12})\s$/u.exec(start.slice(Math.max(0, at - 14), at))?.[1];
  return word !== undefined && lexicon.cues.determiner.includes(word);
}
