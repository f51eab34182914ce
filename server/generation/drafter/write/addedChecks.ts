import { folded } from '../lexicon/phraseIndex';
import type { Quote } from '../read/span';
import type { ActName } from '../sort/actNames';
import type { Statement, Workbook } from '../sort/workbook';
import { actsIn, type Act } from './acts';
import { cuedClause, type CuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { fill, marked } from './quoted';

/** What is usual for an act, whatever the idea. */
interface AddedCheck {
  name: ActName;
  check: string;
}

/** A document asks for the same test so often, then refers to where it stands. */
const mostUses = 4;
const mostRoles = 50;

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
      const clause = cuedClause(workbook, statement);
      const added = actsIn(clause).flatMap((act) => {
        const { name, object } = act;
        const { check, again = check, fails } = acts[name];
        const before = uses.get(name) ?? [];
        uses.set(name, [...before, statement]);
        const [first] = before;
        if (first !== undefined && before.length >= mostUses) {
          const quote = marked(object, quotation);
          return [{ name, check: fill(criteria.like, { id: first.id, quote }) }];
        }
        const isFirst = first === undefined && statement.kind === 'R';
        const pattern = before.length % 2 === 0 ? check : again;
        const whole = isFirst && fails !== undefined ? `${pattern} ${fails}` : pattern;
        return ofAct(workbook, clause, act, whole).map((one) => ({ name, check: one }));
      });
      return [statement.id, added];
    }),
  );
}

function ofAct(
  workbook: Workbook,
  clause: CuedClause,
  { name, object }: Act,
  check: string,
): string[] {
  const { criteria, quotation } = wordsOf(workbook);
  const acted = marked(object, quotation);
  // One role decides for all, so no other may.
  const who = name === 'approve' ? actorOf(workbook, clause, object) : undefined;
  const usual = fill(check, { object: acted });
  return who === undefined
    ? [usual]
    : [usual, fill(criteria.others, { quote: acted, who: marked(who, quotation) })];
}

/** The role named last before an act; none where the idea tells no roles apart, or so many that a search takes long. */
function actorOf({ roles }: Workbook, { folded: text }: CuedClause, act: Quote): Quote | undefined {
  const end = text.indexOf(folded(act));
  if (roles.length < 2 || roles.length > mostRoles || end < 0) return undefined;
  const before = text.slice(0, end);
  const places = roles.map(({ text: role }) => before.lastIndexOf(folded(role).replace(/s$/u, '')));
  const last = Math.max(...places);
  return last >= 0 ? roles[places.indexOf(last)]?.text : undefined;
}
