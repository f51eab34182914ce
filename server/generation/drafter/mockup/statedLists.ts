import type { StatedList, Statement, Workbook } from '../sort/workbook';
import { quote, type Quote } from '../read/span';
import { enumerationsIn } from './enumerations';
import { sourceOf } from './nouns';

const fewest = { fields: 3, states: 2 };

/** The parts and states that single statements list, for the criteria of the FRD. */
export function statedLists(workbook: Workbook): ReadonlyMap<Statement, StatedList> {
  const lists = new Map<Statement, StatedList>();
  for (const { kind, items, statements } of enumerationsIn(sourceOf(workbook))) {
    const [statement, ...others] = statements;
    if (statement === undefined || others.length > 0 || kind === 'options') continue;
    const things = items.flatMap(({ name }) => placeIn(workbook, statement, name));
    if (things.length === items.length && things.length >= fewest[kind])
      lists.set(statement, { things, use: kind === 'fields' ? 'entered' : 'states' });
  }
  return lists;
}

/** An item's name in the words of its statement; nothing if it is no run of them. */
function placeIn({ idea }: Workbook, { span, text }: Statement, name: string): Quote[] {
  const at = text.indexOf(name);
  const start = span.start + at;
  return at < 0 ? [] : [quote(idea, { start, end: start + name.length })];
}
