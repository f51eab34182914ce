import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { perLanguage } from '../lexicon/perLanguage';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { columnRoles, declaredRoles, type Declaration } from './declaredRoles';
import { isInRecordTable } from './placeClauses';
import { peopleNouns, reach, type NounSource, type PersonNoun } from './peopleNouns';
import { bareNoun, roleStems } from './roleNames';
import { roleDefinition } from './roleDefinition';
import type { SortedClause } from './sortClauses';
import type { RoleDefinition, StatementKind } from './workbook';

/** A mention of people in an idea. */
export interface RoleMention {
  span: Span;
  /** Its clause, if that says nothing else: `the conductor`. */
  whole: Span | undefined;
  /** Its words as stems. */
  form: string;
  kind: StatementKind;
  declaredBy: Declaration | undefined;
  /** What its clause in a list of users says of it. */
  definition: RoleDefinition | undefined;
  source: NounSource | undefined;
  /** Facts that follow from its position. */
  facts: readonly string[];
}

/** Finds everything in a clause that may name a role, with the columns of its table if it is the first row. */
export function roleMentions(
  read: ReadIdea,
  sorted: SortedClause,
  isFirstRow: boolean,
): RoleMention[] {
  const { clause, kind } = sorted;
  if (isInRecordTable(read, sorted)) return [];
  const nouns = peopleNouns(read, clause);
  const sourceOf = (span: Span) => peopleNouns(read, asClause(read, clause, span))[0]?.source;
  // `Passengers, indirectly`: what follows the first one may describe it.
  const listed = declaredRoles(read, sorted).filter(
    ({ span }, index) => index === 0 || sourceOf(span) !== undefined,
  );
  const bare = bareNoun(read.text, read.lexicon, clause.span);
  const mention = (
    span: Span,
    source: NounSource | undefined,
    facts: readonly string[],
    declaredBy?: Declaration,
  ): RoleMention => {
    const form = roleStems(read.text.slice(span.start, span.end), read.lexicon).join(' ');
    const whole = bare?.start === span.start && bare.end === span.end ? clause.span : undefined;
    const isOnly = declaredBy === 'list' && listed.length === 1;
    const definition = isOnly ? roleDefinition(read, sorted, span) : undefined;
    return { span, whole, form, kind, declaredBy, definition, source, facts };
  };
  const columns = isFirstRow ? columnRoles(read, sorted) : [];
  const declared = [...columns, ...listed].map(({ span, by }) => {
    const source = sourceOf(span);
    return mention(span, source, [`by ${by}`, `by ${by}, ${source ?? 'no noun'}`], by);
  });
  // `Ilse (caretaker):`; a name may end like a noun for people.
  const said = clause.block.speaker;
  const speakers =
    said === undefined
      ? []
      : peopleNouns(read, asClause(read, clause, said))
          .filter(({ source }) => source !== 'ending')
          .map(({ span, source }) =>
            mention(span, source, ['speaks', `speaks, ${source}`, `speaks in ${kind}`]),
          );
  const others = nouns
    .filter(({ span }) => !declared.some((one) => isWithin(span, one.span)))
    .map(({ span, source }) => {
      // Who writes tells of it in the background.
      if (isAuthor(read, clause, span)) return mention(span, source, ['the author']);
      const [first = span, last = span] = joinedTo(read, nouns, span);
      const before = wordsBefore(read, clause, first).flatMap((one) => [
        `before ${one}`,
        `before ${one} in ${kind}`,
      ]);
      const acts = isActing(read, clause, last) ? ['acts', `acts in ${kind}`] : [];
      // `the council's rules`
      const owns = /['’]/u.test(read.text.charAt(span.end)) ? ['owns'] : [];
      const facts = [`in ${kind}`, `noun ${source}`, ...before, ...acts, ...owns];
      return mention(span, source, facts);
    });
  return [...declared, ...others, ...speakers];
}

/** The first and the last of the nouns that share a place in the clause: `nurses and doctors can`. */
function joinedTo(
  { folded, lexicon }: ReadIdea,
  nouns: readonly PersonNoun[],
  noun: Span,
): [Span | undefined, Span | undefined] {
  const isJoined = (one: PersonNoun | undefined, next: PersonNoun | undefined) => {
    const gap = one && next ? folded.slice(one.span.end, next.span.start).trim() : '';
    return gap === ',' || lexicon.cues.and.includes(gap);
  };
  let first = nouns.findIndex(({ span }) => span === noun);
  let last = first;
  while (isJoined(nouns[first - 1], nouns[first])) first -= 1;
  while (isJoined(nouns[last], nouns[last + 1])) last += 1;
  return [nouns[first]?.span, nouns[last]?.span];
}

/** A heading or a speaker, read like a clause. */
function asClause({ folded, lexicon }: ReadIdea, clause: Clause, span: Span): Clause {
  const cues = cuesIn(folded.slice(span.start, span.end), lexicon).map((cue) => ({
    ...cue,
    start: cue.start + span.start,
    end: cue.end + span.start,
  }));
  return { ...clause, span, cues };
}

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** What stands directly before a noun and its article: the names of its cues, or the kind of word. */
function wordsBefore({ folded, lexicon }: ReadIdea, { span, cues }: Clause, noun: Span): string[] {
  const from = Math.max(span.start, noun.start - reach);
  const article = /(?:^|\s)([\p{L}\p{M}']+)\s*$/u.exec(folded.slice(from, noun.start));
  const isDetermined = article !== null && lexicon.cues.determiner.includes(article[1] ?? '');
  const before = folded.slice(from, isDetermined ? from + article.index : noun.start).trimEnd();
  const [word = ''] = /[\p{L}\p{M}\p{N}'-]+$|[^\s]$/u.exec(before) ?? ['start'];
  const at = from + before.length - word.length;
  const found = cues
    .filter(({ start, end }) => start <= at && end >= at + word.length)
    .map(({ name }) => name.replace(/:.*/u, ''));
  if (lexicon.prepositions.includes(word)) found.push('preposition');
  if (lexicon.stopWords.includes(word)) found.push('stop word');
  if (found.length === 0) found.push(/\p{L}/u.test(word) && before !== '' ? 'word' : word);
  if (isDetermined) found.push('determined');
  // `the guest`, not `a guest`
  if (lexicon.definiteWords.includes(article?.[1] ?? '')) found.push('definite');
  const isForWhom = lexicon.forWhom.some(
    (phrase) => before === phrase || before.endsWith(lexicon.hasSpaces ? ` ${phrase}` : phrase),
  );
  return isForWhom ? [...found, 'for'] : found;
}

/** `I am a district`, `I as owner `: before the noun itself. */
const authorPattern = perLanguage(({ hasSpaces, story, cues }) => {
  const [author, as] = [story.author.join('|'), story.before.join('|')];
  if (!hasSpaces) return new RegExp(`(?:${author})$`, 'u');
  const asWhom = `(?:${cues.pronoun.join('|')})\\s+(?:${as})`;
  return new RegExp(`(?<![\\p{L}'])(?:(?:${author})(?:\\s+[\\p{L}'-]+)?\\s*|${asWhom}\\s+)$`, 'u');
});

/** `I as owner`, `ich als Platzwart`, `I'm a nurse`. */
function isAuthor({ folded, lexicon }: ReadIdea, { span }: Clause, noun: Span): boolean {
  const from = Math.max(span.start, noun.start - reach);
  return authorPattern(lexicon).test(folded.slice(from, noun.start));
}

const actingParticle = /^(?:たち|ら|さん|様)?(?:は|が|も|には|だけ|として|同士)/u;

/** The subject of a verb: `nurses swap`, `managers (two of them) should`, `each baker also can`. */
function isActing({ folded, lexicon }: ReadIdea, { cues, span }: Clause, noun: Span): boolean {
  const after = folded.slice(noun.end, Math.min(span.end, noun.end + reach));
  if (!lexicon.hasSpaces) return actingParticle.test(after);
  const [gap = ''] = /^(?:\s*\([^()]*\))?\s*(?:\p{L}+ly\s+)?/u.exec(after) ?? [];
  const verb = noun.end + gap.length;
  return cues.some((cue) => cue.start === verb && isVerb(cue) && cue.name !== 'past');
}
