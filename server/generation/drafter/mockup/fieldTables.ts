import { headOfFields } from '../lexicon/fieldTableWords';
import { plainText } from '../read/plainText';
import { fieldRows, type FieldRow } from '../sort/fieldRows';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import type { Enumeration } from './enumerations';
import { kindOf, type FieldKind } from './fields';
import type { Likely } from './likelyRecords';
import type { Item } from './listItems';
import { listOwner } from './listOwner';
import { isRecordNoun, keyOf, nounKeys, type Source } from './nouns';

const mostWords = 4;
/** At the ends of a line: its mark-up and a colon. */
const edges = /^[\s#>*_-]+|[\s*_:：]+$/gu;

/** The records whose fields the rows of tables are, named by the line above each: `Fields on the ticket`. */
export function fieldTables(source: Source, likely: Likely): Enumeration[] {
  const { idea } = source.workbook;
  const tables = new Map<number, { items: Item[]; statements: Statement[] }>();
  for (const [one, row] of fieldRows(source.workbook)) {
    const { items, statements } = tables.get(one.table ?? 0) ?? { items: [], statements: [] };
    const all = [...items, ...itemOf(source, one, row)];
    tables.set(one.table ?? 0, { items: all, statements: [...statements, one] });
  }
  return [...tables].map(([start, { items, statements }]): Enumeration => {
    const lines = idea.slice(0, start).split('\n').slice(0, -1);
    const line = lines.findLast((one) => /\p{L}/u.test(one)) ?? '';
    const lead = (line.split(/[.!?]\s/u).at(-1) ?? '').replace(edges, '');
    const heading = statements[0]?.heading ?? '';
    const passage = { text: lead, above: heading.includes(lead) ? '' : heading, statements };
    const led = { lead, list: '', by: 'colon', passage, fields: items, choices: [] } as const;
    // A field is no record of its own.
    const keys = items.map(({ name }) => keyOf(source.lexicon, name));
    const other = likely.records.find(({ key }) => !keys.includes(key));
    const owner = listOwner(source, { ...led, facts: new Set() }, likely)?.noun;
    const noun = owner ?? nounIn(lead, source, likely) ?? other?.nouns[0];
    return { noun, kind: 'fields', items, statements, isTable: true };
  });
}

/** The likeliest noun for records in a short line: `Ficha` of `Ficha del paciente`. */
function nounIn(lead: string, source: Source, likely: Likely): string | undefined {
  const { lexicon } = source;
  const said = lexicon.hasSpaces
    ? [...nounKeys(lead, lexicon)]
    : [...likely.nouns.keys()].flatMap((key) => (lead.includes(key) ? [[key, key] as const] : []));
  const [first] = said
    .filter(
      ([key, noun]) =>
        likely.nouns.has(key) && isRecordNoun(source, noun) && !headOfFields.test(noun),
    )
    .toSorted(([one], [other]) => (likely.nouns.get(other) ?? 0) - (likely.nouns.get(one) ?? 0));
  return wordCount(lead) > mostWords ? undefined : first?.[1];
}

/** A field as an item of a list; none without a name. */
function itemOf({ words }: Source, row: Statement, { name, options, isFlag, notes }: FieldRow) {
  const bare = plainText(name).replace(/\s?[?？]$/u, '');
  // `date + am/pm`, but `text` below `Type` is no long one.
  const kind = notes
    .map((note) => kindOf(/^\p{L}*/u.exec(plainText(note))?.[0] ?? '', words))
    .find((one) => one !== 'text' && one !== 'note');
  const isCount = row.quantities.some(
    ({ text, digits, comparison }) =>
      /^(?:atMost|atLeast|range)$/u.test(comparison) && text === digits,
  );
  const told: FieldKind | undefined = kind ?? (isCount ? 'number' : undefined);
  return bare === '' ? [] : [{ name: bare, options, isFlag, isAsked: false, kind: told }];
}
