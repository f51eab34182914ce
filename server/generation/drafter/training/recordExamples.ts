import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { annotatedIdeas } from '../ideas/annotatedIdeas';
import { ideasOfMarked, plainVoices } from '../ideas/trainingIdeas';
import { folded } from '../lexicon/phraseIndex';
import { columnCandidates } from '../mockup/columnFacts';
import { phrasesOf } from '../mockup/likelyRecords';
import { phraseKeys } from '../mockup/nounPhrases';
import type { Source } from '../mockup/nouns';
import { recordCandidates } from '../mockup/recordFacts';
import { stateCandidates } from '../mockup/stateFacts';
import type { columnLabels, recordLabels, stateLabels } from '../sort/learnedWeights';
import type { Example } from './learnWeights';
import { sourceOnce } from './readOnce';

const recordSchema = v.object({
  /** The nouns of the idea for it, the most usual first. */
  nouns: v.pipe(v.array(v.string()), v.nonEmpty()),
  columns: v.array(v.string()),
  states: v.array(v.string()),
});
const corpusSchema = v.record(v.string(), v.array(recordSchema));
const shortSchema = v.array(v.object({ idea: v.string(), records: v.array(recordSchema) }));

/** An idea with the records that a designer would list, the central ones first. */
export interface RecordIdea {
  source: Source;
  records: readonly v.InferOutput<typeof recordSchema>[];
}

const ideasOf = {
  marked: ideasOfMarked,
  plainVoices,
  tuned: () => annotatedIdeas('tuned'),
  keptBack: () => annotatedIdeas('keptBack'),
  heldOut: () => annotatedIdeas('heldOut'),
  otherAuthors: () => annotatedIdeas('otherAuthors'),
} as const satisfies Record<string, () => readonly { id: string; idea: string }[]>;

/** The central record counts more, because the mockup opens with it. */
const weightOfFirst = 2;

/**
 * The ideas of a set with the records of `recordCorpus`, as far as their language has a lexicon.
 *
 * @param count how many ideas at most
 * @throws ValiError if the file does not have its format
 */
export function recordIdeas(set: keyof typeof ideasOf, count = Infinity): RecordIdea[] {
  const file = path.join(__dirname, `recordCorpus/${set}.json`);
  const corpus = v.parse(corpusSchema, JSON.parse(readFileSync(file, 'utf8')));
  return ideasOf[set]()
    .slice(0, count)
    .flatMap(({ id, idea }) => {
      const source = sourceOnce(idea);
      const records = corpus[id];
      return source.workbook.isRead && records !== undefined ? [{ source, records }] : [];
    });
}

const shortFolder = path.join(__dirname, 'recordCorpus/short');
/** Never learned from. */
const keptBack = 'keptBack.json';

/**
 * Ideas of a few sentences that list what their records consist of and which states these have, with their records.
 *
 * @param isKeptBack those that are never learned from
 * @param count how many ideas at most
 * @throws ValiError if a file does not have its format
 */
export function shortRecordIdeas(isKeptBack: boolean, count = Infinity): RecordIdea[] {
  return readdirSync(shortFolder)
    .sort()
    .filter((file) => (file === keptBack) === isKeptBack)
    .flatMap((file) =>
      v.parse(shortSchema, JSON.parse(readFileSync(path.join(shortFolder, file), 'utf8'))),
    )
    .slice(0, count)
    .map(({ idea, records }) => ({ source: sourceOnce(idea), records }))
    .filter(({ source }) => source.workbook.isRead);
}

/** The keys of the words that name each record. */
export function keysOf({ source, records }: RecordIdea): ReadonlySet<string>[] {
  return records.map(
    ({ nouns }) =>
      new Set(nouns.map((noun) => phraseKeys(noun.split(/\s+/u), source.lexicon).head)),
  );
}

/** The nouns of an idea, labelled by whether they name one of its records. */
export function recordExamples(idea: RecordIdea): Example<(typeof recordLabels)[number]>[] {
  const keys = keysOf(idea);
  const { source } = idea;
  return recordCandidates(source, phrasesOf(source.workbook)).map(({ key, facts }) => ({
    facts,
    labels: [keys.some((one) => one.has(key)) ? 'record' : 'none'],
    weight: keys[0]?.has(key) === true ? weightOfFirst : 1,
  }));
}

/** The noun phrases of an idea, labelled by whether they name a column of one of its records. */
export function columnExamples(idea: RecordIdea): Example<(typeof columnLabels)[number]>[] {
  const { source, records } = idea;
  const { workbook, lexicon } = source;
  const columns = new Set(
    records.flatMap((record) =>
      record.columns.map((one) => phraseKeys(one.split(/\s+/u), lexicon).key),
    ),
  );
  const [central = new Set<string>()] = keysOf(idea);
  return columnCandidates(source, phrasesOf(workbook), central).map(({ key, facts }) => ({
    facts,
    labels: [columns.has(key) ? 'column' : 'none'],
  }));
}

/** The words of an idea, labelled by whether they name a state of one of its records. */
export function stateExamples(idea: RecordIdea): Example<(typeof stateLabels)[number]>[] {
  const { source, records } = idea;
  const states = new Set(records.flatMap((record) => record.states.map(folded)));
  const keys = new Set(keysOf(idea).flatMap((one) => [...one]));
  return stateCandidates(source, phrasesOf(source.workbook), keys).map(({ name, facts }) => ({
    facts,
    labels: [states.has(name) ? 'state' : 'none'],
  }));
}
