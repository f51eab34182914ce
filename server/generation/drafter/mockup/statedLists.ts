import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { partOf } from '../read/span';
import type { StatedList, Statement, Workbook } from '../sort/workbook';
import { fieldRows } from '../sort/fieldRows';
import { cuedClause } from '../write/cuedClause';
import { enumerationsIn } from './enumerations';
import type { Item } from './listItems';
import type { Source } from './nouns';

const fewest = { fields: 3, states: 2 };
/** One of so many items may look like a clause. */
const mostOfClauses = 5;

/** The parts and states that statements list, one alone or each line below `A sample has:`, for the criteria of the FRD. */
export function statedLists(source: Source): ReadonlyMap<Statement, readonly StatedList[]> {
  const { workbook } = source;
  const lists = new Map<Statement, StatedList[]>();
  for (const { kind, items: all, statements } of enumerationsIn(source)) {
    // `tells me water`, `I then correct`
    const items = kind === 'fields' ? all.filter((item) => !isSaid(item, workbook)) : all;
    const [first] = statements;
    if (first === undefined || kind === 'options') continue;
    const use = kind === 'fields' ? 'entered' : 'states';
    const placed = statements.map((one) => {
      const row = fieldRows(workbook).get(one);
      const things = items.flatMap(({ name }) => partOf(workbook.idea, one, name));
      return { one, things: row ? [row.name] : things };
    });
    const alone = placed.find(({ things }) => things.length === items.length);
    if (alone !== undefined) {
      // `Buyers filter by stone, size and distance`
      const { cues } = cuedClause(workbook, alone.one);
      const isSought = cues.some(({ name }) => name === 'do:search');
      const isOwn = statements.length === 1 || /[:：]/u.test(alone.one.text);
      // A word such as `practice evening` may be a verb in other places.
      const clauses = items.filter((item) => isClause(item, workbook)).length;
      const isListed = isOwn && !isSought && clauses <= items.length / mostOfClauses;
      if (isListed && items.length >= fewest[kind])
        // One of each use: `It has a name and a photo; it is free, reserved or lent.`
        lists.set(alone.one, [
          ...(lists.get(alone.one)?.filter((list) => list.use !== use) ?? []),
          { things: alone.things, use },
        ]);
    } else if (kind === 'fields' && areLines(workbook, statements))
      for (const { one, things } of placed)
        if (things.length > 0 && !lists.has(one))
          lists.set(one, [{ things, use, whole: first.span.start }]);
  }
  return lists;
}

/** Whether statements stand in several lines. */
function areLines({ idea }: Workbook, statements: readonly Statement[]): boolean {
  const breaks = statements.filter(({ span }, at) =>
    idea.slice(statements[at - 1]?.span.end ?? span.start, span.start).includes('\n'),
  );
  return breaks.length >= fewest.fields - 1;
}

/** Whether an item is what a verb or pronoun before it says: `pull client`, `I then correct`. */
function isSaid({ name, isAsked }: Item, { language }: Workbook): boolean {
  const cues = cuesIn(folded(name), lexicons[language]);
  const [first] = cues.filter(({ start }) => start === 0);
  const isLed = first?.name === 'pronoun' && cues.some((cue) => isVerb(cue) && cue.start > 0);
  const isTelling = /^(?:tells|shows|gives|sends) (?:me|us|them|you)\s/iu.test(name);
  return !isAsked && (isLed || isTelling);
}

/** `staff confirm` and `type price` are done, not listed. */
function isClause({ name, isAsked }: Item, { language }: Workbook): boolean {
  const cues = cuesIn(folded(name), lexicons[language]);
  const [actor] = cues.filter((cue) => cue.name === 'person');
  // `date of its last test` and `free note` name things.
  const isDone = cues.some(
    (cue) =>
      cue.name.startsWith('do:') &&
      (cue.start === 0 || (actor !== undefined && actor.end < cue.start)),
  );
  return /["“”„]/u.test(name) || (isDone && !isAsked && /\s/u.test(name));
}
