import type { ClauseCue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { quote, trimmed, type Span } from '../read/span';
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
  { clause: { span, cues, label }, kind, isUndecided }: SortedClause,
  name: Span,
): RoleDefinition | undefined {
  const behind = text.slice(name.end, span.end);
  const [mark = ''] = /^[*_\s]*(?:[–—:,;-]+\s+|\((?=[^()]*\p{L}[^()]*\)$))?/u.exec(behind) ?? [];
  const end = mark.endsWith('(') ? span.end - 1 : span.end;
  // `the two cobblers in the back`
  const first = label !== undefined && label.end <= name.start ? label.end + 1 : span.start;
  const isWhole = (text.slice(first, name.start).match(/\p{L}+/gu)?.length ?? 0) > 1;
  const start = isWhole ? first : name.end + mark.length;
  const words = quote(text, trimmed(text, { start, end }));
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const more = cues.filter(({ start }) => start >= name.end);
  const isStated =
    kind === 'N' || isUndecided || more.some((cue) => demanding.has(cue.name) || isDenial(cue));
  // Several deeds are what the product is to do: `Warden – registers boats, assigns berths`.
  const deeds = new Set(more.filter(isVerb).map(({ start }) => start));
  const areDeeds = kind !== 'B' && deeds.size > 1;
  // `read-only, for 14 days` has to be tested.
  const isLimited = kind !== 'B' && /\p{N}/u.test(words);
  return { text: words, span, isAll: !isStated && !areDeeds && !isLimited };
}
