import { cuesIn } from '../lexicon/cueIndex';
import { isHeadOfTable } from '../lexicon/fieldTableWords';
import { folded } from '../lexicon/phraseIndex';
import { lineAbove } from '../read/lineAbove';
import { plainText } from '../read/plainText';
import { sectionOf } from '../read/sectionName';
import { fieldRows, type FieldRow } from '../sort/fieldRows';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import type { Enumeration } from './enumeration';
import type { FieldKind } from './fieldKind';
import { kindOf } from './fields';
import type { Likely } from './likelyRecords';
import type { Item } from './listItems';
import { listOwner } from './listOwner';
import { isRecordNoun, keyOf, nounKeys, type Source } from './nouns';
import type { Passage } from './passages';

const mostWords = 4;
/** `Plot record` */
const paper = /\s(?:records?|data|fields|details)$/iu;

/** The records whose fields the rows of tables are, named by the line or the heading above each: `Fields on the ticket`. */
export function fieldTables(source: Source, likely: Likely): Enumeration[] {
  const { idea } = source.workbook;
  const tables = new Map<number, { items: Item[]; statements: Statement[] }>();
  for (const [one, row] of fieldRows(source.workbook)) {
    const table = tables.get(one.table ?? 0) ?? { items: [], statements: [] };
    table.items.push(...itemOf(source, one, row));
    table.statements.push(one);
    tables.set(one.table ?? 0, table);
  }
  const taken = new Set<string>();
  return [...tables].map(([start, { items, statements }]): Enumeration => {
    const lead = bareLine(
      lineAbove(idea, start)
        .split(/[.!?]\s/u)
        .at(-1) ?? '',
    );
    const heading = bareLine(statements[0]?.heading ?? '');
    // A line with a colon is a heading, too.
    const above =
      heading === lead ? bareLine(lineAbove(idea, idea.lastIndexOf(lead, start))) : heading;
    const passage = { text: lead, above: heading.includes(lead) ? '' : heading, statements };
    const noun = recordOf(source, likely, { lead, above, passage, items, taken });
    taken.add(keyOf(source.lexicon, noun ?? ''));
    return { noun, kind: 'fields', items, statements, isTable: true };
  });
}

interface Table {
  lead: string;
  /** The line or heading above that. */
  above: string;
  passage: Passage;
  items: readonly Item[];
  /** The keys of the records of earlier tables. */
  taken: ReadonlySet<string>;
}

/** What a table's rows are the fields of: what the line or the heading above names, else a likely record. */
function recordOf(
  source: Source,
  likely: Likely,
  { lead, above, passage, items, taken }: Table,
): string | undefined {
  const { lexicon } = source;
  // A field is no record of its own.
  const keys = new Set([...taken, ...items.map(({ name }) => keyOf(lexicon, name))]);
  const others = likely.records.filter(({ key }) => !keys.has(key));
  const led = { lead, list: '', by: 'colon', passage, fields: items, choices: [] } as const;
  const owner = listOwner(source, { ...led, facts: new Set() }, likely)?.noun;
  const ownerKey = keyOf(lexicon, owner ?? '');
  // `Staff fill this in while the customer waits:` names it only if it is likely.
  const isClause = cuesIn(folded(lead), lexicon).some(({ name }) => name.startsWith('do:'));
  const isNew = isClause ? others.some(({ key }) => key === ownerKey) : !taken.has(ownerKey);
  return (
    bareNoun(lead, source) ??
    (isClause ? bareNoun(above, source) : undefined) ??
    (isNew ? owner : undefined) ??
    (isClause ? undefined : nounIn(lead, source, likely)) ??
    bareNoun(above, source) ??
    others[0]?.nouns[0]
  );
}

/** A line without its mark-up and a colon. */
function bareLine(line: string): string {
  const bare = /[\p{L}\p{N}"'“”„«»()（）]/u;
  let [start, end] = [0, line.length];
  while (start < end && !bare.test(line.charAt(start))) start += 1;
  while (end > start && /[\s#*_:：]/u.test(line.charAt(end - 1))) end -= 1;
  return line.slice(start, end);
}

/** The one noun that a line consists of. */
function bareNoun(line: string, { lexicon }: Source): string | undefined {
  const noun = line.replace(paper, '');
  const isNoun =
    lexicon.hasSpaces &&
    /^\p{L}[\p{L}\p{M}-]+$/u.test(noun) &&
    !isHeadOfTable(noun) &&
    sectionOf(noun, lexicon) === undefined;
  return isNoun ? noun : undefined;
}

/** The likeliest noun for records in a short line: `Ficha` of `Ficha del paciente`. */
function nounIn(lead: string, source: Source, likely: Likely): string | undefined {
  const { lexicon } = source;
  const said = lexicon.hasSpaces
    ? [...nounKeys(lead, lexicon)]
    : [...likely.nouns.keys()].flatMap((key) => (lead.includes(key) ? [[key, key] as const] : []));
  const [first] = said
    .filter(
      ([key, noun]) => likely.nouns.has(key) && isRecordNoun(source, noun) && !isHeadOfTable(noun),
    )
    .toSorted(([one], [other]) => (likely.nouns.get(other) ?? 0) - (likely.nouns.get(one) ?? 0));
  return wordCount(lead) > mostWords ? undefined : first?.[1];
}

/** A field as an item of a list; none without a name. */
function itemOf({ words }: Source, row: Statement, { name, options, isFlag, notes }: FieldRow) {
  const bare = plainText(name).replace(/\s?[?？]$/u, '');
  // `date + am/pm`, but `text` below `Type` is no long one.
  const kind = notes
    .map(({ text }) => kindOf(/^\p{L}*/u.exec(plainText(text))?.[0] ?? '', words))
    .find((one) => one !== 'text' && one !== 'note');
  const isCount = row.quantities.some(
    ({ text, digits, comparison }) =>
      /^(?:atMost|atLeast|range)$/u.test(comparison) && text === digits,
  );
  const told: FieldKind | undefined = kind ?? (isCount ? 'number' : undefined);
  return bare === '' ? [] : [{ name: bare, options, isFlag, isAsked: false, kind: told }];
}
