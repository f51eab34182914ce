import { lexicons } from '../lexicon/lexicons';
import { roleStems } from '../sort/roleNames';
import { definitionOf, type DefinedField, type Definition } from '../sort/definition';
import type { Statement, Workbook } from '../sort/workbook';
import { folded } from '../lexicon/phraseIndex';
import { isTimeUnit } from '../write/boundaryValues';
import { cuedClause, type CuedClause } from '../write/cuedClause';
import { kindOf } from './fieldNames';
import { beforeParts, listBehind } from './lists';
import { mockupWordsOf } from './mockupWordsOf';
import { keyOfName } from './sampleNames';

/** A kind of record whose fields or states the idea lists in lines of its own. */
interface DefinedRecord {
  /** Its name in the first of these lines. */
  noun: string;
  fields: DefinedField[];
  states: string[];
  statements: Set<Statement>;
}

const known = new WeakMap<Workbook, ReadonlyMap<string, DefinedRecord>>();

/** The kinds of records that the idea defines, by the key of their nouns: `Booking: reference, state (held / paid)`. */
export function definedRecords(workbook: Workbook): ReadonlyMap<string, DefinedRecord> {
  const records = known.get(workbook) ?? readRecords(workbook);
  known.set(workbook, records);
  return records;
}

function readRecords(workbook: Workbook): ReadonlyMap<string, DefinedRecord> {
  const lexicon = lexicons[workbook.language];
  const records = new Map<string, DefinedRecord>();
  for (const statement of workbook.statements.filter(({ kind }) => kind !== 'N')) {
    const definition = definitionOf(statement, lexicon) ?? toldRecord(workbook, statement);
    if (!definition) continue;
    const { noun, fields, states } = definition;
    const [stem = ''] = roleStems(noun, lexicon).slice(-1);
    // `Guest: view/edit, comment, share`
    if (workbook.roles.some(({ spellings }) => spellings.includes(stem))) continue;
    const key = keyOfName(lexicon, noun);
    const record: DefinedRecord = records.get(key) ?? {
      noun,
      fields: [],
      states: [],
      statements: new Set(),
    };
    record.fields.push(...fields);
    record.states.push(...states);
    record.statements.add(statement);
    records.set(key, record);
  }
  return records;
}

/** A kind of record with its fields, in a sentence: `Each post has a picture and a title`, `dishes each, with a price`. */
function toldRecord(workbook: Workbook, statement: Statement): Definition | undefined {
  const clause = cuedClause(workbook, statement);
  const { lexicon, span } = clause;
  const words = mockupWordsOf(workbook);
  for (const { index, 0: found, 1: noun = '' } of statement.text.matchAll(beforeParts(lexicon))) {
    const low = folded(noun);
    const isOther =
      lexicon.cues.system.includes(low) ||
      words.counting.never.includes(low) ||
      lexicon.stopWords.includes(low) ||
      isTimeUnit(low) ||
      kindOf(low, words) !== 'text';
    if (isOther || isVerbAt(workbook, clause, span.start + index)) continue;
    const place = { start: span.start + index + noun.length, end: span.end };
    const items = listBehind(clause, place, 'parts');
    const [first] = items;
    // The list right behind this word, with or without an article.
    const rest = statement.text.slice(index + found.length);
    const isHere =
      first !== undefined &&
      [0, rest.indexOf(' ') + 1].some((from) => rest.startsWith(first.name, from));
    // `restaurants with three dishes each, with a price`
    const isOfOther = items.some(({ name }) =>
      folded(name)
        .split(' ')
        .some((word) => words.counting.each.includes(word)),
    );
    const isField = items.some(({ name }) => kindOf(folded(name), words) !== 'text');
    if (isHere && isField && !isOfOther) return { noun, fields: items, states: [] };
  }
  return undefined;
}

/** Whether a word is the verb of its clause: `order` in `Customers order with a note`, but not in `Each order has a note`. */
function isVerbAt(workbook: Workbook, { idea, lexicon, cues }: CuedClause, at: number): boolean {
  const { counting } = mockupWordsOf(workbook);
  const [, before = ''] =
    /([\p{L}\p{M}]+)\s$/u.exec(folded(idea.slice(Math.max(0, at - 20), at))) ?? [];
  const isLed = [...lexicon.cues.determiner, ...counting.each].includes(before);
  return !isLed && cues.some(({ name, start }) => start === at && name.startsWith('do:'));
}
