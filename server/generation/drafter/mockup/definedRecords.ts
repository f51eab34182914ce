import { lexicons } from '../lexicon/lexicons';
import { roleStems } from '../sort/roleNames';
import { definitionIn, type DefinedField, type Definition } from '../sort/definition';
import type { Statement, Workbook } from '../sort/workbook';
import { ofFields } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { cuedClause, wordCount } from '../write/cuedClause';
import { kindOf } from './fieldNames';
import { listBehind, listBehindColon, namesStates, subjectOfParts } from './lists';
import { mockupWordsOf } from './mockupWordsOf';
import { keyOfName } from './sampleNames';
import { isKnownVerb } from './verbForms';

/** A kind of record whose fields or states the idea lists in lines of its own. */
interface DefinedRecord {
  /** Its name in the first of these lines. */
  noun: string;
  fields: DefinedField[];
  states: string[];
  statements: Set<Statement>;
}

const mostOfNoun = 2;

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
  const lines = workbook.statements.filter(({ kind }) => kind !== 'N');
  const readings = lines.map((statement) => ({
    statement,
    definition: definitionIn(statement.text, statement.heading, lexicon),
    list: plainList(workbook, statement),
  }));
  // Below a heading with one record, the other lists are records too.
  const headings = new Set(
    readings.flatMap(({ statement, definition, list }) =>
      definition !== undefined || list?.isSure === true ? [statement.heading] : [],
    ),
  );
  for (const { statement, definition, list } of readings) {
    const isSure =
      list?.isSure === true || (statement.heading !== undefined && headings.has(statement.heading));
    const found = definition ?? (isSure ? list : undefined);
    if (!found || !isRecord(workbook, found)) continue;
    const { noun, fields, states } = found;
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
  addStates(workbook, records);
  return records;
}

/** Where the idea defines one kind of record, a line of states is about that: `Statuses: in store / on loan / lost`. */
function addStates(workbook: Workbook, records: ReadonlyMap<string, DefinedRecord>): void {
  const [only, other] = records.values();
  if (!only || other || only.states.length > 0) return;
  for (const statement of workbook.statements) {
    const clause = cuedClause(workbook, statement);
    const list = listBehindColon(clause, statement.span);
    if (list === undefined || !namesStates(clause, list.lead)) continue;
    only.states.push(...list.items.map(({ name }) => name));
    only.statements.add(statement);
  }
}

/** A list of fields behind the name of what has them. */
interface FieldList extends Definition {
  /** Whether it surely is one. */
  isSure: boolean;
}

/** `Loan: tool, member, from, due back`, or `A loan has a tool, a member and a due date`. */
function plainList(workbook: Workbook, statement: Statement): FieldList | undefined {
  const clause = cuedClause(workbook, statement);
  const { span, idea, lexicon } = clause;
  const subject = subjectOfParts(lexicon).exec(idea.slice(span.start, span.end));
  const [has = '', word = ''] = subject ?? [];
  const colon = listBehindColon(clause, span);
  const behind = { start: span.start + Math.max(0, has.lastIndexOf(' ')), end: span.end };
  const list = colon?.items ?? (subject ? listBehind(clause, behind, 'parts') : []);
  const noun = word || (colon?.lead ?? '');
  const words = mockupWordsOf(workbook);
  const known = list.filter(
    ({ name }) =>
      kindOf(folded(name), words) !== 'text' || words.counting.names.includes(folded(name)),
  );
  const isSure = known.length > (subject ? 0 : 1);
  return list.length < 2 || (!subject && !/^\p{Lu}/u.test(noun))
    ? undefined
    : { noun, fields: list, states: [], isSure };
}

/** Not the ways in `Payment: cash, card (Visa / Amex)`, nor what a role may do in `Guest: view/edit, comment`. */
function isRecord(workbook: Workbook, { noun, fields, states }: Definition): boolean {
  const words = mockupWordsOf(workbook);
  const lexicon = lexicons[workbook.language];
  const low = folded(noun);
  const [stem = ''] = roleStems(noun, lexicon).slice(-1);
  const isRole = workbook.roles.some(({ spellings }) => spellings.includes(stem));
  const isNamed = fields.some(({ name }) => words.counting.names.includes(folded(name)));
  const isOther =
    kindOf(low, words) !== 'text' ||
    words.counting.never.includes(low) ||
    lexicon.stopWords.includes(low) ||
    lexicon.cues.determiner.includes(low) ||
    ofFields.test(`${low}: `) ||
    // `Report damage: place, photo`
    (low.includes(' ') && low.split(' ').some((word) => isKnownVerb(word, lexicon)));
  return (
    !isOther &&
    wordCount(noun) <= mostOfNoun &&
    (!isRole || isNamed) &&
    (fields.length > 1 || states.length > 1)
  );
}
