import {
  columnLabels,
  columnWeights,
  recordLabels,
  recordWeights,
  stateLabels,
  stateWeights,
} from '../sort/learnedWeights';
import { scoresOf, shares, type Weights } from '../weights/scores';
import type { Statement, Workbook } from '../sort/workbook';
import { columnCandidates } from './columnFacts';
import { nounPhrases, type NounPhrase } from './nounPhrases';
import { perSource } from './perSource';
import { recordCandidates } from './recordFacts';
import { isUnfit } from './unfitColumns';
import { stateCandidates, type StateCandidate } from './stateFacts';

/** A kind of record that the product probably keeps. */
interface LikelyRecord {
  /** Shared by all forms of its noun. */
  key: string;
  nouns: readonly string[];
  likelihood: number;
  columns: readonly LikelyColumn[];
  /** In the idea's words, in lower case. */
  states: readonly string[];
}

/** What is probably known of each record. */
interface LikelyColumn {
  key: string;
  name: string;
}

/** What an idea probably keeps records of. */
export interface Likely {
  /** The likeliest first. */
  records: readonly LikelyRecord[];
  /** How likely each noun of the idea is to name records, by its key. */
  nouns: ReadonlyMap<string, number>;
  /** How likely each noun phrase of the idea is to name a column, by its key. */
  columns: ReadonlyMap<string, number>;
  /** How likely each word of the idea is to name a state, in lower case. */
  states: ReadonlyMap<string, number>;
}

/** In a longer idea, the first statements tell what it is about. */
const mostStatements = 200;
const mostRecords = 3;
const mostColumns = 6;
/** The central record may be less certain than the others. */
const leastFirst = 0.25;
const leastOther = 0.5;
const leastColumn = 0.42;
/** The central record has this many columns, if they are not too unlikely, and at least the likeliest one. */
const fewestColumns = 3;
const leastOfFew = 0.35;
const leastOfOne = 0.2;
const nearly = 0.5;
const leastState = 0.4;
/** For a state beside no other one, or in no statement about the record. */
const leastAlone = 0.6;
const mostStates = 5;

/**
 * The records of an idea, the likeliest first, each with the columns and states that are named beside it. What is named
 * beside no other record belongs to the first one.
 */
export const likelyRecords = perSource((source): Likely => {
  const { workbook } = source;
  if (!workbook.isRead)
    return { records: [], nouns: new Map(), columns: new Map(), states: new Map() };
  const phrases = phrasesOf(workbook);
  const ranked = rank(recordCandidates(source, phrases), recordWeights, recordLabels.length);
  const records = ranked
    .filter(({ facts }) => !facts.has('the product'))
    .filter(({ likelihood }, at) => likelihood >= (at === 0 ? leastFirst : leastOther))
    .slice(0, mostRecords);
  const keys = new Set(records.map(({ key }) => key));
  const candidates = rank(
    columnCandidates(source, phrases, keys),
    columnWeights,
    columnLabels.length,
  );
  const columns = longestOfEach(candidates.filter((one) => !isUnfit(source, one)));
  const words = rank(stateCandidates(source, phrases, keys), stateWeights, stateLabels.length);
  const states = words.filter(({ likelihood }) => likelihood >= leastState);
  const places = records.map(
    ({ mentions }) => new Set(mentions.map(({ phrase }) => phrase.statement)),
  );
  const isAbout = (record: number, { statements }: Told) =>
    statements.some((one) => places[record]?.has(one));
  const ownerOf = (one: Told) =>
    Math.max(
      0,
      records.findIndex((_, record) => isAbout(record, one)),
    );
  const described = records.map(({ key, nouns, likelihood }, record) => {
    const own = columns.filter((one) => ownerOf(one) === record);
    const likely = own.filter((one) => one.likelihood >= leastColumn);
    // A list without columns tells nothing.
    const isBare = record === 0 && likely.length < fewestColumns;
    const few = own.filter((one) => one.likelihood >= leastOfFew).slice(0, fewestColumns);
    const shown = isBare ? (few.length > 0 ? few : own.slice(0, 1)) : likely;
    // `Tom’s invoice is not settled` says nothing of a slot.
    const fit = states.filter(
      (one) => ownerOf(one) === record && (isAbout(record, one) || one.likelihood >= leastAlone),
    );
    const likelyStates = fit.filter((one) => fit.length > 1 || one.likelihood >= leastAlone);
    return {
      key,
      nouns,
      likelihood,
      columns: shown.slice(0, mostColumns),
      states: likelyStates
        .slice(0, mostStates)
        .sort(inOrder)
        .map(({ name }) => name),
    };
  });
  return {
    records: described,
    nouns: new Map(ranked.map(({ key, likelihood }) => [key, likelihood])),
    columns: new Map(candidates.map(({ key, likelihood }) => [key, likelihood])),
    states: new Map(words.map(({ name, likelihood }) => [name, likelihood])),
  };
});

interface Told {
  statements: readonly Statement[];
}

const inOrder = (one: StateCandidate, other: StateCandidate): number =>
  one.place[0] - other.place[0] || one.place[1] - other.place[1];

/** One column for each noun: the likeliest, or a longer wording of it that is nearly as likely (`due date`). */
function longestOfEach<Column extends LikelyColumn & { head: string; likelihood: number }>(
  ranked: readonly Column[],
): Column[] {
  const byHead = new Map<string, Column>();
  for (const column of ranked.filter(({ likelihood }) => likelihood >= leastOfOne)) {
    const likelier = byHead.get(column.head);
    const isLonger = likelier !== undefined && column.key.length > likelier.key.length;
    if (likelier === undefined || (isLonger && column.likelihood > likelier.likelihood * nearly))
      byHead.set(column.head, column);
  }
  return [...byHead.values()];
}

/** The noun phrases that records and columns are sought among. */
export function phrasesOf(workbook: Workbook): NounPhrase[] {
  return workbook.statements.slice(0, mostStatements).flatMap((one) => nounPhrases(workbook, one));
}

/** Candidates with their likelihood, the highest first. */
function rank<Candidate extends { facts: ReadonlySet<string> }>(
  candidates: readonly Candidate[],
  weights: Weights,
  labels: number,
): (Candidate & { likelihood: number })[] {
  return candidates
    .map((one) => {
      const [likelihood = 0] = shares(scoresOf(one.facts, labels, weights));
      return { ...one, likelihood };
    })
    .sort((one, other) => other.likelihood - one.likelihood);
}
