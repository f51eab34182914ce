import type { LanguageCode } from '../lexicon/languageCode';
import type { Lexicon } from '../lexicon/lexicon';
import type { ReadIdea } from '../read/readClauses';
import { headFirst } from './roleNames';
import type { SortedClause } from './sortClauses';
import { roleMentions, type RoleMention } from './roleMentions';

/** All mentions of one role, in their order. */
export interface RoleGroup {
  mentions: RoleMention[];
  /** Its wordings, as stems. */
  forms: Set<string>;
  facts: ReadonlySet<string>;
}

/** Compounds are one word: `Werkstatthelfer` is a `Helfer`. */
const compounding: ReadonlySet<LanguageCode> = new Set(['de', 'nl', 'ja']);
/** `shift manager`, `store manager`, …: maximum number of compared modifiers per noun. */
const mostOfAHead = 50;

/** Finds role candidates, each with all its mentions and facts. */
export function roleGroups(read: ReadIdea, clauses: readonly SortedClause[]): RoleGroup[] {
  const { lexicon } = read;
  const isHeadFirst = headFirst.has(lexicon.code);
  const isCompounding = compounding.has(lexicon.code);
  const all: RoleGroup[] = [];
  const byHead = new Map<string, RoleGroup[]>();
  const seen = new Set<number>();
  // The heads of a table are read with its first row.
  const mentions = clauses.flatMap((one, index) =>
    one.clause.block.kind === 'heading' && one.clause.block.cells.length > 0
      ? []
      : roleMentions(read, one, one.place?.columns !== clauses[index - 1]?.place?.columns),
  );
  for (const mention of mentions) {
    const { span, form } = mention;
    // Several clauses share a heading.
    if (seen.has(span.start)) continue;
    seen.add(span.start);
    const head = headOf(form, lexicon.code);
    const key = isCompounding ? head.slice(lexicon.hasSpaces ? -4 : -2) : head;
    const same = byHead.get(key) ?? [];
    byHead.set(key, same);
    const group = same.slice(0, mostOfAHead).find(({ mentions, forms }) => {
      if (forms.has(form)) return true;
      if (
        mention.declaredBy &&
        mentions.slice(0, mostOfAHead).some(({ declaredBy }) => declaredBy === mention.declaredBy)
      )
        return false;
      return [...forms].some((other) => isPart(form, other) || isPart(other, form));
    });
    if (group === undefined) {
      const made = { mentions: [mention], forms: new Set([form]), facts: new Set<string>() };
      all.push(made);
      same.push(made);
    } else {
      group.mentions.push(mention);
      group.forms.add(form);
    }
  }
  function isPart(part: string, whole: string): boolean {
    return isHeadFirst
      ? whole.startsWith(`${part} `)
      : whole.endsWith(isCompounding ? part : ` ${part}`);
  }
  const declared = all.filter(({ mentions }) => mentions.some(isListed)).length;
  const mostActing = all.reduce((most, group) => Math.max(most, actingIn(group)), 0);
  for (const group of all)
    group.facts = new Set(groupFacts(group, { declared, mostActing }, lexicon));
  return all;
}

function headOf(form: string, code: LanguageCode): string {
  const stems = form.split(' ');
  return (headFirst.has(code) ? stems[0] : stems.at(-1)) ?? '';
}

const isListed = ({ declaredBy }: RoleMention) => declaredBy !== undefined;

/** In how many mentions a group does what the product has to support. */
const actingIn = ({ mentions }: RoleGroup): number =>
  mentions.filter(({ kind, facts }) => /[RC]/u.test(kind) && facts.includes('acts')).length;

function* groupFacts(
  group: RoleGroup,
  { declared, mostActing }: { declared: number; mostActing: number },
  { code }: Lexicon,
): Generator<string> {
  const { mentions, forms } = group;
  yield 'always';
  yield code;
  for (const form of forms) yield `${code} ${headOf(form, code)}`;
  for (const { facts } of mentions) yield* facts;
  if (actingIn(group) === 0)
    yield mostActing === 0 ? 'nobody acts' : mostActing > 2 ? 'others act often' : 'others act';
  const count = Math.min(4, mentions.length);
  if (mentions.some(isListed)) yield 'listed';
  else yield declared > 1 ? 'others are declared' : 'none is declared';
  // Authors name themselves once and then say `I`.
  if (!mentions.some(({ facts }) => facts.includes('the author'))) {
    yield `mentions ${count}`;
    if (mentions.every(({ kind }) => kind === 'N' || kind === 'B')) yield 'never required';
  }
}
