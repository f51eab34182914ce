import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { LanguageCode } from '../lexicon/languageCode';
import { rankWords } from '../lexicon/rankWords';
import { betweenVerbAndSubject } from '../lexicon/verbFirst';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { declaredRoles, type Declaration } from './declaredRoles';
import { cuesOf, peopleNouns, reach, type PersonNoun } from './peopleNouns';
import { headFirst, roleStems } from './roleNames';
import type { SortedClause } from './sortClauses';

/** A mention of people in an idea. */
export interface RoleMention {
  span: Span;
  /** Its words as stems. */
  form: string;
  sorted: SortedClause;
  declaredBy: Declaration | undefined;
  /** Facts that follow from its position. */
  facts: readonly string[];
}

/** All mentions of one possible role, in their order. */
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
  const { code, hasSpaces } = read.lexicon;
  const all: RoleGroup[] = [];
  const byHead = new Map<string, RoleGroup[]>();
  const seen = new Set<number>();
  for (const mention of clauses.flatMap((one) => mentionsIn(read, one))) {
    // Several clauses share a heading.
    if (seen.has(mention.span.start)) continue;
    seen.add(mention.span.start);
    const head = headOf(mention.form, code);
    const key = compounding.has(code) ? head.slice(hasSpaces ? -4 : -2) : head;
    const same = byHead.get(key) ?? [];
    byHead.set(key, same);
    const group = same.slice(-mostOfAHead).findLast((one) => isSame(one, mention, code));
    if (group !== undefined) {
      group.mentions.push(mention);
      group.forms.add(mention.form);
      continue;
    }
    const made = { mentions: [mention], forms: new Set([mention.form]), facts: new Set<string>() };
    all.push(made);
    same.push(made);
  }
  const declared = all.filter(({ mentions }) => mentions.some(isDeclared)).length;
  const mostActing = all.reduce((most, group) => Math.max(most, actingIn(group)), 0);
  for (const group of all) group.facts = new Set(groupFacts(group, declared, mostActing, code));
  return all;
}

/** Whether a mention has a wording of the group, or a shorter or longer one that the author does not set against it. */
function isSame({ forms, mentions }: RoleGroup, one: RoleMention, code: LanguageCode): boolean {
  if (forms.has(one.form)) return true;
  const isContrasted = mentions
    .slice(0, mostOfAHead)
    .some((other) => isDeclared(one) && isDeclared(other) && isBeside(one, other));
  return (
    !isContrasted &&
    [...forms].some((form) => isPart(form, one.form, code) || isPart(one.form, form, code))
  );
}

/** Whether two stand in the same list or table, or in user stories of different ranks. */
function isBeside(one: RoleMention, other: RoleMention): boolean {
  const [place, otherPlace] = [one.sorted.place, other.sorted.place];
  const words = `${one.form} ${other.form}`.split(' ');
  if (one.declaredBy === 'story' && !words.some((word) => rankWords.has(word))) return false;
  return (
    one.declaredBy === other.declaredBy && place?.heading?.start === otherPlace?.heading?.start
  );
}

function isPart(part: string, whole: string, code: LanguageCode): boolean {
  if (headFirst.has(code)) return whole.startsWith(`${part} `);
  return whole.endsWith(compounding.has(code) ? part : ` ${part}`);
}

function headOf(form: string, code: LanguageCode): string {
  const stems = form.split(' ');
  return (headFirst.has(code) ? stems[0] : stems.at(-1)) ?? '';
}

/** Whether the author lists it as a user. */
export const isDeclared = ({ declaredBy }: RoleMention): boolean =>
  declaredBy !== undefined && declaredBy !== 'author';

/** In how many mentions a group does what the product has to support. */
const actingIn = ({ mentions }: RoleGroup): number =>
  mentions.filter(({ facts }) => facts.includes('acts in R') || facts.includes('acts in C')).length;

function* groupFacts(
  group: RoleGroup,
  declared: number,
  mostActing: number,
  code: LanguageCode,
): Generator<string> {
  const { mentions, forms } = group;
  yield 'always';
  yield code;
  for (const form of forms) yield `${code} ${headOf(form, code)}`;
  for (const { facts } of mentions) yield* facts;
  if (actingIn(group) === 0)
    yield mostActing === 0 ? 'nobody acts' : mostActing > 2 ? 'others act often' : 'others act';
  if (mentions.some(isDeclared)) yield 'listed';
  else yield declared > 1 ? 'others are declared' : 'none is declared';
  yield `mentions ${Math.min(4, mentions.length)}`;
  if (mentions.every(({ sorted }) => /[NB]/u.test(sorted.kind))) yield 'never required';
}

/** Finds everything in a clause that may name a role. */
function mentionsIn(read: ReadIdea, sorted: SortedClause): RoleMention[] {
  const { clause, kind } = sorted;
  const peopleOf = (span: Span) => peopleNouns(read, { span, cues: cuesOf(read, span) });
  const mention = (span: Span, facts: readonly string[], by?: Declaration): RoleMention => {
    const form = roleStems(read.text.slice(span.start, span.end), read.lexicon).join(' ');
    return { span, form, sorted, declaredBy: by, facts };
  };
  const declared = declaredRoles(read, sorted).flatMap(({ span, by }, index) => {
    const [noun] = peopleOf(span);
    // `Passengers, indirectly`: what follows the first one may describe it.
    if (by === 'list' && index > 0 && noun === undefined) return [];
    if (by === 'author' && noun) return [mention(span, nounFacts(read, sorted, noun), by)];
    // Who stands above deeds does them.
    const acts = by === 'heading' ? [`acts in ${kind}`] : [];
    return [mention(span, [`by ${by}, ${noun?.source ?? 'no noun'}`, ...acts], by)];
  });
  // `Ilse (caretaker):`; a name may end like a noun for people.
  const speakers = (clause.block.speaker ? peopleOf(clause.block.speaker) : [])
    .filter(({ source }) => source !== 'ending')
    .map(({ span, source }) => mention(span, ['speaks', `speaks, ${source}`, `speaks in ${kind}`]));
  const isHeadRow = clause.block.kind === 'heading' && clause.block.cells.length > 0;
  const nouns = isHeadRow ? [] : peopleNouns(read, clause);
  const others = nouns
    .filter(({ span }) => !declared.some((one) => isWithin(span, one.span)))
    .map((noun) => mention(noun.span, nounFacts(read, sorted, noun)));
  return [...declared, ...others, ...speakers];
}

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** What the place of a noun in its clause tells: what stands before it, and whether it acts. */
function nounFacts(
  read: ReadIdea,
  { clause, kind }: SortedClause,
  { span, source }: PersonNoun,
): string[] {
  const facts = wordsBefore(read, clause, span).map((one) => `before ${one}`);
  if (isActing(read, clause, span)) facts.push('acts');
  // `the council's rules`
  if (/['’]/u.test(read.text.charAt(span.end))) facts.push('owns');
  return [`in ${kind}`, `noun ${source}`, ...facts, ...facts.map((one) => `${one} in ${kind}`)];
}

/** What stands directly before a noun and its article: the names of its cues, or the kind of word. */
function wordsBefore({ folded, lexicon }: ReadIdea, { span, cues }: Clause, noun: Span): string[] {
  const from = Math.max(span.start, noun.start - reach);
  const [all = '', last = ''] = /([\p{L}\p{M}']+)\s*$/u.exec(folded.slice(from, noun.start)) ?? [];
  const isDetermined = lexicon.cues.determiner.includes(last);
  const before = folded.slice(from, noun.start - (isDetermined ? all.length : 0)).trimEnd();
  const [word = 'start'] = /[\p{L}\p{M}\p{N}'-]+$|[^\s]$/u.exec(before) ?? [];
  const at = from + before.length - word.length;
  const found = cues
    .filter(({ start, end }) => start <= at && end >= at + word.length)
    .map(({ name }) => name.replace(/:.*/u, ''));
  if (lexicon.prepositions.includes(word)) found.push('preposition');
  if (lexicon.stopWords.includes(word)) found.push('stop word');
  if (lexicon.oppositions.concepts.only?.includes(word)) found.push('only');
  if (found.length === 0) found.push(/\p{L}/u.test(word) && before !== '' ? 'word' : word);
  if (isDetermined) found.push('determined');
  // `the guest`, not `a guest`
  if (lexicon.definiteWords.includes(last)) found.push('definite');
  const isForWhom = lexicon.forWhom.some((phrase) => ` ${before}`.endsWith(` ${phrase}`));
  return isForWhom ? [...found, 'for'] : found;
}

/** What follows the subject of a clause, where no spaces separate words. */
export const actingParticle = /^(?:たち|ら|さん|様)?(?:は|が|も|には|だけ|として|同士)/u;

/** Whether the verb of a subject stands before it, in a language where it does. */
export function followsItsVerb(
  { folded, lexicon }: ReadIdea,
  cues: readonly Cue[],
  at: number,
): boolean {
  const between = betweenVerbAndSubject[lexicon.code];
  return (
    between !== undefined &&
    cues.some(
      (cue) =>
        cue.end < at &&
        at - cue.end < reach &&
        isVerb(cue) &&
        !/^(?:want|past)$/u.test(cue.name) &&
        between.test(folded.slice(cue.end, at)),
    )
  );
}

/** The subject of a verb: `nurses swap`, `managers (two of them) should`, `each baker also can`. */
function isActing(read: ReadIdea, { cues, span }: Clause, noun: Span): boolean {
  const { folded, lexicon } = read;
  const after = folded.slice(noun.end, Math.min(span.end, noun.end + reach));
  if (!lexicon.hasSpaces) return actingParticle.test(after);
  if (followsItsVerb(read, cues, noun.start)) return true;
  const [gap = ''] = /^(?:\s*\([^()]*\))?\s*(?:\p{L}+ly\s+)?/u.exec(after) ?? [];
  const verb = noun.end + gap.length;
  return cues.some((cue) => cue.start === verb && isVerb(cue) && cue.name !== 'past');
}
