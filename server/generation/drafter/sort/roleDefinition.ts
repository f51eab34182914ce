import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { readingWords } from '../lexicon/readingWords';
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
 * @param isAmongNames whether other items of the list are only names; then a deed tells who is meant
 */
export function roleDefinition(
  { text }: ReadIdea,
  sorted: SortedClause,
  name: Span,
  isAmongNames: boolean,
): RoleDefinition | undefined {
  const { span, cues, label } = sorted.clause;
  if (sorted.section !== 'users' || sorted.clause.block.kind === 'row') return undefined;
  const start = label !== undefined && label.end <= name.start ? label.end + 1 : span.start;
  const [before, behind] = [text.slice(start, name.start), text.slice(name.end, span.end)];
  const [mark = ''] = /^[*_\s]*(?:[–—:,;-]+\s+|\((?=[^()]*\p{L}[^()]*\)$))?/u.exec(behind) ?? [];
  const end = mark.endsWith('(') ? span.end - 1 : span.end;
  // Of `me (owner)`, the name is in the brackets.
  const isAuthor = /\(\s*$/u.test(before) && /^\s*\)$/u.test(behind);
  // `the two cobblers in the back`
  const isWhole = (before.match(/\p{L}+/gu)?.length ?? 0) > 1;
  const definition = trimmed(
    text,
    isAuthor
      ? { start, end: name.start - 1 }
      : { start: isWhole ? start : name.end + mark.length, end },
  );
  const words = quote(text, definition);
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const more = cues.filter(({ start }) => start >= name.end);
  // Behind a dash or colon among mere names, a deed says who is meant; `, who are paid $28` tells more.
  const isJob = isAmongNames && /^[*_\s]*[–—:-]+\s/u.test(behind) && !/\p{N}/u.test(words);
  const isStated =
    sorted.kind === 'N' ||
    sorted.isUndecided ||
    more.some(
      (cue) =>
        demanding.has(cue.name) ||
        isDenial(cue) ||
        // `they always book twenty seats`
        (cue.name === 'pronoun' && more.some((verb) => isVerb(verb) && verb.start > cue.start)),
    ) ||
    // Several deeds are what the product is to do: `Warden – registers boats, assigns berths`.
    (sorted.kind !== 'B' && more.filter((cue) => isDeed(cue, text)).length > (isJob ? 1 : 0));
  return { text: words, span, isAll: !isStated, isAuthor };
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
  return { text: words, span, isAll: false, isAuthor: false };
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
  const { self } = readingWords[lexicon.code];
  return (
    listed.length > 1 &&
    listed.every(({ span: { start, end } }) => names.has(folded.slice(start, end))) &&
    gaps.every((gap) =>
      (gap.replace(asidePattern, '').match(/[\p{L}\p{N}]+/gu) ?? []).every(
        (word) => and.includes(word) || determiner.includes(word) || self.includes(word),
      ),
    )
  );
}

/** What a product does for somebody, unlike `looks after`. */
function isDeed({ name, end }: Cue, text: string): boolean {
  return /^do(?:ne)?:(?!other)/u.test(name) && !/^ after(?!\p{L})/iu.test(text.slice(end, end + 7));
}
