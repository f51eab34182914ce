import { stemsOf } from '../sort/contentWords';
import type { Entity, Shell } from '../types/productType';
import { wordCount } from '../write/cuedClause';
import type { Brief } from './brief';

/** A record in a list; without a title it stands for one that only the product's data has. */
export interface Item {
  title: string;
  /** A line below the title. */
  detail: string;
  figure: string;
  /** Index into {@link Records.states}. */
  state: number;
}

/** What the home screen shows of a product whose type is sure. */
export interface Records {
  shell: Shell;
  items: readonly Item[];
  states: readonly string[];
  /** What one record is called. */
  name: string;
  /** What products of the type keep records of. */
  entities: readonly Entity[];
  /** What a person does to the first of them. */
  action: string;
  /** Whether the records are the type's samples. */
  isSample: boolean;
}

const mostStates = 6;
const mostBlanks = 7;
/** A longer idea has words of its own for what its records are about. */
const mostWordsOfOneLiner = 12;
const fewestShared = 3;
/** These say nothing without records. */
const needRecords: ReadonlySet<Shell> = new Set(['records', 'device', 'chat']);

/** The records of the type, with samples only where they fit the idea; where the type is not sure, at most the idea's own states. */
export function readRecords(brief: Brief): Records | undefined {
  const { workbook, lexicon } = brief;
  const { idea, type, isTypeSure } = workbook;
  const isOneLiner = wordCount(idea) < mostWordsOfOneLiner;
  if (type === undefined || !(isTypeSure || isOneLiner)) return ownBoard(brief);
  const { entities, records, action } = type.texts;
  const isAllowed = exclusionsOf(brief);
  const stems = new Set(stemsOf(lexicon, idea));
  const shared = new Set(
    records.flatMap(({ title }) => stemsOf(lexicon, title).filter((stem) => stems.has(stem))),
  );
  const isSample = isOneLiner || shared.size >= fewestShared;
  const typical = entities[0]?.states ?? [];
  const states =
    brief.states.length > 0
      ? brief.states
      : isSample
        ? typical.filter(isAllowed).slice(0, mostStates)
        : [];
  const isBoard = type.shell === 'board' && states.length > 2;
  const shell = type.shell === 'board' && !isBoard ? 'records' : type.shell;
  if (!isSample && needRecords.has(shell)) return undefined;
  const samples = records
    .filter(({ title, detail, figure }) => isAllowed(`${title} ${detail} ${figure}`))
    .map(({ title, detail, figure, state }) => ({
      title,
      detail,
      figure,
      state: Math.max(typical.indexOf(state), 0) % Math.max(states.length, 1),
    }));
  const stated = [...new Set(idea.match(/\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s,;)`|]{1,80}/gu))];
  const calls = stated.slice(0, 8).map((title) => ({ title, detail: '', figure: '', state: -1 }));
  return {
    shell,
    items:
      shell === 'api' && calls.length > 0 ? calls : isSample ? samples : blankItems(states.length),
    states,
    name: entities[0]?.name ?? '',
    entities: entities.filter((one) => isAllowed(one.name)),
    action,
    isSample,
  };
}

/** A board with the states that the idea names. */
function ownBoard({ states }: Brief): Records | undefined {
  if (states.length === 0) return undefined;
  return {
    shell: 'board',
    items: blankItems(states.length),
    states,
    name: '',
    entities: [],
    action: '',
    isSample: false,
  };
}

/** Stand for records that only the product's data has. */
function blankItems(stateCount: number): readonly Item[] {
  return Array.from({ length: mostBlanks }, (_, at) => ({
    title: '',
    detail: '',
    figure: '',
    state: at % Math.max(stateCount, 1),
  }));
}

/** Tells texts without a word of what the idea leaves out; that patients get no access leaves out no patient. */
function exclusionsOf({ roles, statements, lexicon }: Brief): (text: string) => boolean {
  const people = new Set(
    roles.flatMap(({ text, spellings }) =>
      [text, ...spellings].flatMap((one) => stemsOf(lexicon, one)),
    ),
  );
  const excluded = new Set(
    statements
      .flatMap(({ kind, text }) => (kind === 'N' ? stemsOf(lexicon, text) : []))
      .filter((stem) => !people.has(stem)),
  );
  return (text) => !stemsOf(lexicon, text).some((stem) => excluded.has(stem));
}

/** The input of a shell. */
export interface Source {
  brief: Brief;
  records: Records;
}
