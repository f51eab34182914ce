import { folded, PhraseIndex } from '../lexicon/phraseIndex';
import { stemsOf } from '../sort/contentWords';
import type { Entity } from '../types/productType';
import type { Brief } from './brief';

/** A record in a list. */
export interface Item {
  title: string;
  detail: string;
  /** The place of its state in {@link Records.states}. */
  state: number;
  figure: string;
}

/** Samples of the product's type; none where the idea says enough itself or its type is not sure. */
export interface Records {
  items: readonly Item[];
  states: readonly string[];
  /** What products of the type keep records of. */
  entities: readonly Entity[];
}

/** With more of them the idea speaks for itself, and samples of the type would contradict it. */
const fewestFeatures = 3;
const longestIdea = 300;
/** What a type's words must weigh in an idea. */
const leastWeight = 3;
const mostStates = 6;

/** The samples of the type, without those that have a word of what the idea leaves out. */
export function readRecords(brief: Brief): Records {
  const { workbook, statements, lexicon, features } = brief;
  const { idea, type, language } = workbook;
  const says = features.length >= fewestFeatures || idea.length > longestIdea;
  if (type === undefined || says) return { items: [], states: [], entities: [] };
  const { certain, sign, hint } = type.words[language];
  const index = new PhraseIndex(
    lexicon,
    [certain, sign, hint].flatMap((words, place) =>
      words.map((word) => [word, word, 3 - place] as const),
    ),
  );
  const weight = index.find(folded(idea)).reduce((sum, found) => sum + found.weight, 0);
  if (weight < leastWeight) return { items: [], states: [], entities: [] };
  const excluded = new Set(
    statements.flatMap(({ kind, text }) => (kind === 'N' ? stemsOf(lexicon, text) : [])),
  );
  const isAllowed = (text: string) => !stemsOf(lexicon, text).some((stem) => excluded.has(stem));
  const { entities, records } = type.texts;
  // The broken radiators of a help desk are nothing for lost pets, though both have tickets.
  const own = new Set(stemsOf(lexicon, idea));
  const typical = [type.texts.label, ...entities.map(({ name }) => name)];
  const isAkin = [...typical, ...records.map(({ title, detail }) => `${title} ${detail}`)].some(
    (text) => stemsOf(lexicon, text).some((stem) => own.has(stem)),
  );
  const states = (entities[0]?.states ?? []).filter(isAllowed).slice(0, mostStates);
  return {
    states,
    items: records
      .filter(({ title, detail, figure }) => isAllowed(`${title} ${detail} ${figure}`))
      .map((record, place) => ({
        ...(isAkin
          ? record
          : { title: `${entities[0]?.name ?? ''} ${place + 1}`, detail: '', figure: '' }),
        state: Math.max(states.indexOf(record.state), 0),
      })),
    entities: entities.filter(({ name }) => isAllowed(name)),
  };
}
