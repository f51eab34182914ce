import type { ClauseCue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { quote, trimmed, type Span } from '../read/span';
import { declaredRoles } from './declaredRoles';
import type { SortedClause } from './sortClauses';
import type { RoleDefinition } from './workbook';

/** What makes more of a clause than a definition. */
const demanding: ReadonlySet<ClauseCue> = new Set(['can', 'must', 'should', 'want', 'request']);

/**
 * What a clause in a list of users says of the one role that it names: `about 140` of `Members (about 140)`, `looks after
 * the fleet` of `Boat captain – looks after the fleet`.
 *
 * @param name the role's name in the clause
 */
export function roleDefinition(
  { text }: ReadIdea,
  { clause: { span, cues }, kind, isUndecided }: SortedClause,
  name: Span,
): RoleDefinition | undefined {
  const behind = text.slice(name.end, span.end);
  const [mark = ''] = /^[*_\s]*(?:[–—:,;-]+\s+|\((?=[^()]*\p{L}[^()]*\)$))?/u.exec(behind) ?? [];
  const end = mark.endsWith('(') ? span.end - 1 : span.end;
  const words = quote(text, trimmed(text, { start: name.end + mark.length, end }));
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const more = cues.filter(({ start }) => start >= name.end);
  const isStated =
    kind === 'N' || isUndecided || more.some((cue) => demanding.has(cue.name) || isDenial(cue));
  // What somebody does is a requirement too, unless it was taken for background: `assigns berths`.
  const isDeed = kind !== 'B' && more.some(isVerb);
  return { text: words, span, isAll: !isStated && !isDeed };
}

/** What stands in brackets behind one of several roles: `resident, porter (5)`. */
export function roleAside(
  { text }: ReadIdea,
  { clause: { span } }: SortedClause,
  name: Span,
): RoleDefinition | undefined {
  const [whole, space = '', aside = ''] = asidePattern.exec(text.slice(name.end, span.end)) ?? [];
  if (whole === undefined) return undefined;
  const [start, end] = [name.end + space.length, name.end + whole.length];
  const isNumber = !/\p{L}/u.test(aside);
  const words = quote(text, isNumber ? { start, end } : { start: start + 1, end: end - 1 });
  return { text: words, span, isAll: false };
}

const asidePattern = /^(\s*)\(([^()]+)\)/u;

/** Whether a clause in a list of users has nothing but their names, with asides: `Roles: resident, courier`. */
export function isListOfRoles(
  read: ReadIdea,
  sorted: SortedClause,
  names: ReadonlySet<string>,
): boolean {
  const { folded, lexicon } = read;
  const { span, label, block } = sorted.clause;
  if (sorted.section !== 'users' || block.kind === 'row') return false;
  const listed = declaredRoles(read, sorted);
  const ends = [...listed.map(({ span: { start } }) => start), span.end];
  const gaps = ends.map((end, index) =>
    folded.slice(listed[index - 1]?.span.end ?? (label ? label.end + 1 : span.start), end),
  );
  const { and, determiner } = lexicon.cues;
  return (
    listed.length > 1 &&
    listed.every(({ span: { start, end } }) => names.has(folded.slice(start, end))) &&
    gaps.every((gap) =>
      (gap.replace(asidePattern, '').match(/[\p{L}\p{N}]+/gu) ?? []).every(
        (word) => and.includes(word) || determiner.includes(word),
      ),
    )
  );
}
