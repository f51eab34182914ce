import type { ActName } from '../sort/actNames';
import type { Statement, Workbook } from '../sort/workbook';
import { actsIn } from './acts';
import { cuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { fill, marked } from './quoted';

/** What is usual for an act, whatever the idea. */
interface AddedCheck {
  name: ActName;
  check: string;
}

/** A document asks for the same test so often, then refers to where it stands. */
const mostUses = 4;

// What has been said once in a document need not be said again.
const known = new WeakMap<Workbook, ReadonlyMap<string, readonly AddedCheck[]>>();

/** What is usual for the acts of a requirement or constraint, and what goes wrong with those that are new in it. */
export function addedChecks(workbook: Workbook, { id }: Statement): readonly AddedCheck[] {
  const added = known.get(workbook) ?? allAdded(workbook);
  known.set(workbook, added);
  return added.get(id) ?? [];
}

function allAdded(workbook: Workbook): ReadonlyMap<string, readonly AddedCheck[]> {
  const { acts, criteria, quotation } = wordsOf(workbook);
  const uses = new Map<ActName, Statement[]>();
  const tested = workbook.statements
    .filter(({ kind }) => kind === 'R' || kind === 'C')
    .sort((one, other) => other.kind.localeCompare(one.kind));
  return new Map(
    tested.map((statement) => {
      const added = actsIn(cuedClause(workbook, statement)).flatMap(({ name, object }) => {
        const { check, again = check, fails } = acts[name];
        const before = uses.get(name) ?? [];
        uses.set(name, [...before, statement]);
        const [first] = before;
        const acted = marked(object, quotation);
        if (first !== undefined && before.length >= mostUses) {
          return [{ name, check: fill(criteria.like, { id: first.id, quote: acted }) }];
        }
        const isFirst = first === undefined && statement.kind === 'R';
        const pattern = before.length % 2 === 0 ? check : again;
        const whole = isFirst && fails !== undefined ? `${pattern} ${fails}` : pattern;
        // One role decides for all, so no other may.
        const who = name === 'approve' && workbook.roles.length > 1 ? statement.actor : undefined;
        const others = who && {
          name,
          check: fill(criteria.others, { quote: acted, who: marked(who.text, quotation) }),
        };
        return [{ name, check: fill(whole, { object: acted }) }, ...(others ? [others] : [])];
      });
      return [statement.id, added];
    }),
  );
}
