import { lexicons } from '../lexicon/lexicons';
import { roleStems } from '../sort/roleNames';
import { definitionIn, type DefinedField } from '../sort/definition';
import type { Statement, Workbook } from '../sort/workbook';
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
    const definition = definitionIn(statement.text, statement.heading);
    if (!definition) continue;
    const { noun, fields, states } = definition;
    const [stem = ''] = roleStems(noun, lexicon).slice(-1);
    // `Guest: view/edit, comment, share`
    if (workbook.roles.some(({ spellings }) => spellings.includes(stem))) continue;
    const key = keyOfName(lexicon, noun);
    const record = records.get(key) ?? {
      ...{ noun, fields: [], states: [], statements: new Set<Statement>() },
    };
    record.fields.push(...fields);
    record.states.push(...states);
    records.set(key, { ...record, statements: record.statements.add(statement) });
  }
  return records;
}
