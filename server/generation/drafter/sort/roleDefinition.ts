import { isDenial, isVerb } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { quote, trimmed, type Span } from '../read/span';
import type { SortedClause } from './sortClauses';
import type { RoleDefinition } from './workbook';

/** What makes more of a clause than a definition. */
const demanding = /^(?:can|must|should|want|request)$/u;

/**
 * What a clause in a list of users says of the role that it names: `about 140` of `Members (about 140)`, `looks after the
 * fleet` of `Boat captain – looks after the fleet`.
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
  const isFirst = !/\p{L}{4}/u.test(text.slice(span.start, name.start));
  if (!/[\p{L}\p{N}]/u.test(words) || !isFirst) return undefined;
  const more = cues.filter(({ start }) => start >= name.end);
  const isStated =
    kind === 'N' || isUndecided || more.some((cue) => demanding.test(cue.name) || isDenial(cue));
  // Several deeds, or `read-only, for 14 days`, are what the product is to do.
  const deeds = new Set(more.filter(isVerb).map(({ start }) => start));
  const isDemand = kind !== 'B' && (deeds.size > 1 || /\p{N}/u.test(words));
  return { text: words, span, isAll: !isStated && !isDemand };
}
