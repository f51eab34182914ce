import { folded } from '../lexicon/phraseIndex';
import { stemsOf } from '../sort/contentWords';
import type { Entity } from '../types/productType';
import type { Brief } from './brief';
import { enumerationOf, plainText } from './feature';
import { excludedStems, recordNoun } from './recordNoun';

/** A record in a list. */
export interface Item {
  title: string;
  detail: string;
  /** The place of its state in {@link Records.states}. */
  state: number;
  figure: string;
}

/** A state of records, and which of the colours it has. */
export interface State {
  name: string;
  tone: number;
}

/** What the product keeps records of, as far as the idea says; else samples of the type. */
export interface Records {
  /** Their name in the idea. */
  noun: string | undefined;
  items: readonly Item[];
  states: readonly State[];
  /** What is kept of each. */
  fields: readonly string[];
  /** Something of it is the type's, not the idea's. */
  isTypical: boolean;
  /** What the type keeps records of, where the idea says too little to name its own. */
  entities: readonly Entity[];
}

/** An idea with fewer requirements says too little to name its records. */
const fewestFeatures = 3;
const mostStates = 5;
/** The colours before it are green, amber and red. */
const firstShade = 3;

/** What the product's lists hold. */
export function readRecords(brief: Brief): Records {
  const texts = brief.workbook.type?.texts;
  const excluded = excludedStems(brief);
  const isAllowed = (text: string) =>
    !stemsOf(brief.lexicon, text).some((stem) => excluded.has(stem));
  // Beside what the idea says itself, samples of the type would contradict it.
  const isShort = brief.features.length < fewestFeatures;
  const noun = isShort ? undefined : recordNoun(brief);
  const typical = (texts?.entities[0]?.states ?? []).filter(isAllowed).slice(0, mostStates);
  const fields = listed(brief, true) ?? [];
  const stated = noun === undefined ? undefined : listed(brief, false);
  // A board has no columns without states; elsewhere the type's would say what the idea does not.
  const isNeeded = noun === undefined || brief.workbook.type?.shell === 'board';
  const states = stated ?? (isNeeded ? typical : []);
  const samples = (texts?.records ?? [])
    .filter(({ title, detail, figure }) => isAllowed(`${title} ${detail} ${figure}`))
    .map((record) => ({ ...record, state: Math.max(typical.indexOf(record.state), 0) }));
  const numbered = Array.from({ length: states.length > 0 ? 6 : 4 }, (_, index) => ({
    title: `${noun ?? ''} ${index + 1}`,
    detail: fields.join(' · '),
    state: index % Math.max(states.length, 1),
    figure: '',
  }));
  return {
    noun,
    items: noun !== undefined ? numbered : isShort ? samples : [],
    states: states.map((name, place) => ({ name, tone: toneOf(brief, name, place) })),
    fields,
    isTypical: stated === undefined && isNeeded,
    entities: isShort ? (texts?.entities ?? []).filter(({ name }) => isAllowed(name)) : [],
  };
}

/** Colours are shown as what they are, other states in shades that mean neither good nor bad. */
function toneOf({ words }: Brief, name: string, place: number): number {
  const colour = words.colours.findIndex((spellings) => spellings.includes(folded(name)));
  return colour < 0 ? firstShade + (place % 4) : colour;
}

/** What the idea lists in short words without numbers: after a colon or as colours, or else in brackets. */
function listed(brief: Brief, areFields: boolean): readonly string[] | undefined {
  const { statements, lexicon } = brief;
  return statements
    .filter(({ kind, isStruck }) => !isStruck && (kind === 'R' || kind === 'G'))
    .flatMap(({ text }) => enumerationOf(plainText(text), lexicon) ?? [])
    .find(({ parts, isAside }) => {
      const areColours = parts.every((part) => toneOf(brief, part, 0) < firstShade);
      const isShort = parts.every((part) => part.split(' ').length <= 3 && !/\p{N}/u.test(part));
      return isShort && parts.length >= 3 && (isAside && !areColours) === areFields;
    })
    ?.parts.slice(0, mostStates);
}
