import { isVerb } from '../lexicon/cueLine';
import { perLanguage } from '../read/perLanguage';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { declaredRoles, type Declaration } from './declaredRoles';
import { peopleNouns, reach, type NounSource } from './peopleNouns';
import { roleStems } from './roleNames';
import type { SortedClause } from './sortClauses';
import type { StatementKind } from './workbook';

/** A mention of people in an idea. */
export interface RoleMention {
  span: Span;
  /** Its words as stems. */
  form: string;
  kind: StatementKind;
  declaredBy: Declaration | undefined;
  source: NounSource | undefined;
  /** Facts that follow from its position. */
  facts: readonly string[];
}

/** Finds everything in a clause that may name a role. */
export function roleMentions(read: ReadIdea, sorted: SortedClause): RoleMention[] {
  const { clause, kind } = sorted;
  const nouns = peopleNouns(read, clause);
  const formOf = ({ start, end }: Span) =>
    roleStems(read.text.slice(start, end), read.lexicon).join(' ');
  const declared = declaredRoles(read, sorted).map(({ span, by }): RoleMention => {
    const source = nouns.find((one) => isWithin(one.span, span))?.source;
    const facts = [`by ${by}`, `by ${by}, ${source ?? 'no noun'}`];
    return { span, form: formOf(span), kind, declaredBy: by, source, facts };
  });
  let isFor = false;
  const others = nouns
    .filter(({ span }) => !declared.some((one) => isWithin(span, one.span)))
    .map(({ span, source }): RoleMention => {
      const before = wordsBefore(read, clause, span);
      const acts = isActing(read, clause, span);
      // `for nurses and managers`
      isFor = before.includes('for') || (isFor && (before.includes('and') || before.includes(',')));
      // Who writes tells of it in the background.
      if (isAuthor(read, clause, span))
        return {
          span,
          form: formOf(span),
          kind,
          declaredBy: undefined,
          source,
          facts: ['the author', `the author is ${source === 'group' ? source : 'a person'}`],
        };
      const facts = [
        `in ${kind}`,
        `noun ${source}`,
        ...before.map((one) => `before ${one}`),
        ...(acts ? ['acts', `acts in ${kind}`] : []),
        ...(isFor ? ['for', `for ${source}`, `for in ${kind}`] : []),
        ...(acts ? [`${source} acts in ${kind}`] : [`${source} in ${kind}`]),
      ];
      return { span, form: formOf(span), kind, declaredBy: undefined, source, facts };
    });
  return [...declared, ...others];
}

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** The kinds of words directly before a noun: `determined`, and what comes before its article. */
function wordsBefore({ folded: small, lexicon }: ReadIdea, clause: Clause, noun: Span): string[] {
  const from = Math.max(clause.span.start, noun.start - reach);
  const article = /(?:^|\s)([\p{L}\p{M}']+)\s*$/u.exec(small.slice(from, noun.start));
  const isDetermined = article !== null && lexicon.cues.determiner.includes(article[1] ?? '');
  const before = small.slice(from, isDetermined ? from + article.index : noun.start).trimEnd();
  const [word = ''] = /[\p{L}\p{M}\p{N}'-]+$|[^\s]$/u.exec(before) ?? ['start'];
  const at = from + before.length - word.length;
  const found = clause.cues
    .filter(({ start, end }) => start <= at && end >= at + word.length)
    .map(({ name }) => name.replace(/:.*/u, ''));
  if (lexicon.prepositions.includes(word)) found.push('preposition');
  if (lexicon.stopWords.includes(word)) found.push('stop word');
  if (found.length === 0) found.push(/\p{L}/u.test(word) && before !== '' ? 'word' : word);
  if (isDetermined) found.push('determined');
  const isForWhom = lexicon.forWhom.some(
    (phrase) => before === phrase || before.endsWith(lexicon.hasSpaces ? ` ${phrase}` : phrase),
  );
  const after = small.slice(noun.end, noun.end + longestParticle);
  return isForWhom || (!lexicon.hasSpaces && forParticle.test(after)) ? [...found, 'for'] : found;
}

/** `I am a district`, before the noun itself. */
const authorPattern = perLanguage(
  ({ hasSpaces, story }) =>
    new RegExp(
      hasSpaces
        ? `(?<![\\p{L}'])(?:${story.author.join('|')})(?:\\s+[\\p{L}'-]+)?\\s*$`
        : `(?:${story.author.join('|')})$`,
      'u',
    ),
);

/** `I as owner`, `ich als Platzwart`, `I'm a nurse`. */
function isAuthor({ folded: small, lexicon }: ReadIdea, clause: Clause, noun: Span): boolean {
  const before = small.slice(Math.max(clause.span.start, noun.start - reach), noun.start);
  const [, first = '', as = ''] =
    /([\p{L}\p{M}]+)\s+([\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?)\s+$/u.exec(before) ?? [];
  return (
    (lexicon.cues.pronoun.includes(first) && lexicon.story.before.includes(as)) ||
    authorPattern(lexicon).test(before)
  );
}

const longestParticle = 8;
const forParticle = /^(?:たち|さん)?(?:向け|用の|のための)/u;
const actingParticle = /^(?:たち|ら|さん|様)?(?:は|が|も|には|だけ|として|同士)/u;

/** The subject of a verb: `nurses swap`, `managers (two of them) should`, `each baker also can`. */
function isActing(
  { folded: small, lexicon }: ReadIdea,
  { cues, span }: Clause,
  noun: Span,
): boolean {
  const after = small.slice(noun.end, Math.min(span.end, noun.end + reach));
  if (!lexicon.hasSpaces) return actingParticle.test(after.slice(0, longestParticle));
  const [gap = ''] = /^(?:\s*\([^()]*\))?\s*(?:\p{L}+ly\s+)?/u.exec(after) ?? [];
  const verb = noun.end + gap.length;
  return cues.some((cue) => cue.start === verb && isVerb(cue) && cue.name !== 'past');
}
