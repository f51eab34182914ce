import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { quote, type Quote } from '../read/span';
import type { StatedList, Statement, Workbook } from '../sort/workbook';
import { cuedClause } from '../write/cuedClause';
import { enumerationsIn } from './enumerations';
import type { Item } from './listItems';
import { sourceOf } from './nouns';

const fewest = { fields: 3, states: 2 };

/** The parts and states that single statements list, for the criteria of the FRD. */
export function statedLists(workbook: Workbook): ReadonlyMap<Statement, StatedList> {
  const lists = new Map<Statement, StatedList>();
  for (const { kind, items, statements } of enumerationsIn(sourceOf(workbook))) {
    const [statement, ...others] = statements;
    if (statement === undefined || others.length > 0 || kind === 'options') continue;
    // `Buyers filter by stone, size and distance`
    const isSought = cuedClause(workbook, statement).cues.some(({ name }) => name === 'do:search');
    if (isSought || items.some((item) => isClause(item, lexicons[workbook.language]))) continue;
    const things = items.flatMap(({ name }) => placeIn(workbook, statement, name));
    if (things.length === items.length && things.length >= fewest[kind])
      lists.set(statement, { things, use: kind === 'fields' ? 'entered' : 'states' });
  }
  return lists;
}

/** `staff confirm` and `type price` are done, not listed. */
function isClause({ name, isAsked }: Item, lexicon: Lexicon): boolean {
  const isDone = cuesIn(folded(name), lexicon).some((cue) => cue.name.startsWith('do:'));
  return /["“”„]/u.test(name) || (isDone && !isAsked && /\s/u.test(name));
}

/** An item's name in the words of its statement; nothing if it is no run of them. */
function placeIn({ idea }: Workbook, { span, text }: Statement, name: string): Quote[] {
  const at = text.indexOf(name);
  const start = span.start + at;
  return at < 0 ? [] : [quote(idea, { start, end: start + name.length })];
}
