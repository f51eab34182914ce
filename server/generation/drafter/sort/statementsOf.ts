import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import type { Block } from '../read/block';
import type { ReadIdea } from '../read/readClauses';
import { readQuantities } from '../read/readQuantities';
import { quote, type Quote, type Span } from '../read/span';
import { stemsOf } from './contentWords';
import { opensWithOther } from './joinClauses';
import { opensWithVerb } from './opensWithVerb';
import { readGrants } from './readGrants';
import { roleFinder, type RoleFinder } from './roleFinder';
import type { SortedClause } from './sortClauses';
import type { Cell, Grant, ReadStatement, Role, StatementKind } from './workbook';

/**
 * Makes each clause a numbered statement. One that only names or defines a role is listed as a user, and the heads of a
 * table stand beside its cells.
 */
export function statementsOf(
  read: ReadIdea,
  sorted: readonly SortedClause[],
  roles: readonly Role[],
): ReadStatement[] {
  const counts = new Map<StatementKind, number>();
  const rolesIn = roleFinder(read, roles);
  const names = new Set(roles.map(({ listed }) => folded(listed)));
  const defining = new Set(
    roles.flatMap(({ definition }) => (definition?.isAll === true ? [definition.span.start] : [])),
  );
  const grants = readGrants(read, roles);
  const heads = new Set([...read.places.values()].map(({ columns }) => columns));
  const statements: ReadStatement[] = [];
  let lead: ReadStatement | undefined;
  for (const one of sorted) {
    const { clause } = one;
    const granted = grants.get(clause.block) ?? [];
    const isGranting = clause.block.cells[0]?.start === clause.span.start && granted.length > 0;
    const kind = isGranting ? kindOfGrants(granted, one.isUndecided) : one.kind;
    const words = read.folded.slice(clause.span.start, clause.span.end);
    const isName =
      names.has(words) && !isGranting && kind !== 'N' && clause.block.kind !== 'heading';
    const isHead = clause.block.cells.length > 0 && heads.has(clause.block.cells);
    if (isName || isHead || defining.has(clause.span.start)) continue;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const stated = statementOf(read, { ...one, kind }, `${kind}${count}`, lead, rolesIn);
    const statement = isGranting ? withGrants(read, stated, clause.block, granted) : stated;
    statements.push(statement);
    if (statement.link === 'none' || statement.link === 'contrast') lead = statement;
    lead ??= statement;
  }
  return statements;
}

function statementOf(
  read: ReadIdea,
  { clause, kind, priority, isUndecided, isDoubtful, isHeading, place, answers }: SortedClause,
  id: string,
  lead: ReadStatement | undefined,
  rolesIn: RoleFinder,
): ReadStatement {
  const { span, cues, sentence, block, isStruck } = clause;
  const named = rolesIn(clause);
  const acting = named.filter(({ isActing }) => isActing).map(({ role }) => role);
  const opens = opensWithVerb(clause, read.folded);
  // What goes on has the same subject: `sees the bills but cannot pay them`, `sees the bed, never the name`.
  const denies = cues.some((cue) => cue.start === span.start && isDenial(cue));
  const isTail = denies && !cues.some((cue) => isVerb(cue) && !cue.name.startsWith('do:'));
  const isPredicate = isTail || (opens && clause.link === 'contrast');
  const isContinued = (isPredicate && lead?.kind !== 'N') || opensWithOther(read, clause);
  const leans = lead?.sentence === sentence && isContinued;
  const link = clause.link === 'contrast' && leans ? 'continuation' : clause.link;
  const continued = link === 'continuation' ? lead : undefined;
  // Who does what stands under a heading: `Drivers`
  const [above] = opens && place?.heading ? rolesIn({ span: place.heading, cues: [] }) : [];
  const subject = above?.isAll ? above.role : undefined;
  return {
    id,
    kind,
    span,
    text: quote(read.text, span),
    heading: place?.heading && headingText(read, place.heading),
    speaker: block.speaker && quote(read.text, block.speaker),
    answers: answers && quote(read.text, answers.span),
    priority,
    isUndecided,
    isDoubtful,
    isHeading,
    item: block.kind === 'item' ? block.span.start : undefined,
    isStruck,
    role: subject ?? named[0]?.role ?? continued?.role,
    actor: subject ?? acting[0] ?? continued?.actor,
    named: named.map(({ role }) => role.id),
    acting: acting.map((role) => role.id),
    link,
    follows: link === 'none' && !leans ? undefined : lead?.id,
    sentence,
    quantities: readQuantities(read, span),
    cells: cellsOf(read, block, span),
    table: block.kind === 'row' ? place?.columns[0]?.start : undefined,
    grants: [],
    cues,
    stems: stemsOf(read.lexicon, read.text.slice(span.start, span.end)),
  };
}

/**
 * The cells of a row that lie in a clause of it, each with the head of its column; what is wanted, instead of `Ours`, with
 * the first cell of its row, which tells what it is about.
 */
function cellsOf({ text, places }: ReadIdea, block: Block, { start, end }: Span): Cell[] {
  if (block.kind !== 'row') return [];
  const { columns = [], wanted } = places.get(block) ?? {};
  // The topic of the row, before at least one other column.
  const label = wanted !== undefined && wanted > 1 ? block.cells[0] : undefined;
  return block.cells.flatMap((cell, at) => {
    const column = at === wanted ? label : columns[at];
    const isBehind = !/[\p{L}\p{N}]/u.test(text.slice(cell.start, block.span.end));
    const isNamed = column !== undefined && column.end > column.start;
    return cell.start >= start && (cell.start < end || isBehind)
      ? [{ column: isNamed ? quote(text, column) : undefined, text: quote(text, cell) }]
      : [];
  });
}

/** What nobody may do is ruled out, unless some of it is undecided. */
const kindOfGrants = (grants: readonly Grant[], isUndecided: boolean): StatementKind =>
  !isUndecided && grants.every(({ verdict, thing }) => verdict === 'denied' && !thing) ? 'N' : 'R';

/** In a table of who may do what, the first cell tells what, and the others who; or the other way round. */
function withGrants(
  read: ReadIdea,
  statement: ReadStatement,
  { cells: [span] }: Block,
  grants: readonly Grant[],
): ReadStatement {
  if (span === undefined) return statement;
  const acting = grants.flatMap(({ role, verdict }) => (verdict === 'denied' ? [] : [role]));
  const ofRole = grants.find(({ thing }) => thing)?.role;
  const [only, ...others] = ofRole ? [ofRole] : acting;
  const actor = others.length === 0 ? only : undefined;
  return {
    ...statement,
    ...{ span, text: quote(read.text, span), grants, actor, role: actor },
    cells: ofRole ? statement.cells : [],
    named: ofRole ? [ofRole.id] : acting.map(({ id }) => id),
    acting: [...new Set(acting.map(({ id }) => id))],
    quantities: readQuantities(read, span),
    cues: statement.cues.filter(({ end }) => end <= span.end),
    stems: stemsOf(read.lexicon, read.text.slice(span.start, span.end)),
  };
}

/** The heading without a trailing colon or full stop. */
function headingText({ text }: ReadIdea, { start, end }: Span): Quote {
  const [tail = ''] = /[\s:：.*_]+$/u.exec(text.slice(Math.max(start, end - 20), end)) ?? [];
  return quote(text, { start, end: end - tail.length });
}
