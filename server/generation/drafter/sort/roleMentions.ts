import type { ClauseCue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { declaredRoles, type Declaration } from './declaredRoles';
import { peopleNouns, reach, type NounSource } from './peopleNouns';
import { roleStems } from './roleNames';
import type { SortedClause } from './sortClauses';
import type { StatementKind } from './workbook';

/** One place where an idea names people. */
export interface RoleMention {
  span: Span;
  /** Its words without their endings. */
  form: string;
  kind: StatementKind;
  declaredBy: Declaration | undefined;
  source: NounSource | undefined;
  /** What can be told of it from its place alone. */
  facts: readonly string[];
}

/** Everything in a clause that may name a role. */
export function roleMentions(read: ReadIdea, sorted: SortedClause): RoleMention[] {
  const { clause, kind, section } = sorted;
  const nouns = peopleNouns(read, clause);
  const formOf = ({ start, end }: Span) =>
    roleStems(read.text.slice(start, end), read.lexicon).join(' ');
  const placed = [
    `in ${kind}`,
    `section ${section ?? 'none'}`,
    `block ${clause.block.kind}`,
    ...(sorted.isUndecided ? ['undecided'] : []),
  ];
  const declared = declaredRoles(read, sorted).map(({ span, by }): RoleMention => {
    const noun = nouns.find((one) => one.span.start >= span.start && one.span.end <= span.end);
    const inside = noun?.source ?? 'no noun';
    return {
      span,
      form: formOf(span),
      kind,
      declaredBy: by,
      source: noun?.source,
      facts: [
        `by ${by}`,
        `by ${by}, ${inside}`,
        ...wordFacts(read, span).map((one) => `declared ${one}`),
      ],
    };
  });
  let isFor = false;
  const others = nouns
    .filter(
      ({ span }) => !declared.some((one) => one.span.start < span.end && one.span.end > span.start),
    )
    .map(({ span, source }): RoleMention => {
      const around = surroundings(read, sorted, span);
      const before = around.filter((one) => one.startsWith('before '));
      isFor =
        around.includes('before for') ||
        (isFor && before.some((one) => one === 'before and' || one === 'before ,'));
      const acts = around.includes('acts');
      return {
        span,
        kind,
        form: formOf(span),
        declaredBy: undefined,
        source,
        facts: [
          ...placed,
          ...around,
          `noun ${source}`,
          ...wordFacts(read, span),
          ...(acts ? [`acts in ${kind}`, `acts, ${source}`] : [`not acting in ${kind}`]),
          ...(isFor ? ['for', `for ${source}`, `for in ${kind}`] : []),
        ],
      };
    });
  return [...declared, ...others];
}

function wordFacts({ text, lexicon }: ReadIdea, { start, end }: Span): string[] {
  const words = text.slice(start, end);
  const first = /^\p{Lu}\p{Ll}/u.test(words) && lexicon.code !== 'de' ? ['capital'] : [];
  return [
    ...first,
    `words ${lexicon.hasSpaces ? Math.min(4, words.split(/\s+/u).length) : 0}`,
    ...(words.endsWith('s') ? ['ends in s'] : []),
    ...(lexicon.prepositions.some((one) => words.includes(` ${one} `)) ? ['with preposition'] : []),
  ];
}

/** Which words stand right before and after a noun, by their classes. */
function surroundings(
  { folded: small, lexicon }: ReadIdea,
  { clause }: SortedClause,
  noun: Span,
): string[] {
  const start = Math.max(clause.span.start, noun.start - reach);
  const before = small.slice(start, noun.start);
  const after = small.slice(noun.end, Math.min(clause.span.end, noun.end + reach));
  const near = clause.cues.filter((cue) => cue.end > start && cue.start < noun.end + reach);
  const classAt = (place: number, word: string) => [
    ...near
      .filter((cue) => cue.start <= place && cue.end >= place + word.length)
      .map(({ name }) => groupOf(name)),
    ...(lexicon.prepositions.includes(word) ? ['preposition'] : []),
    ...(lexicon.stopWords.includes(word) ? ['stop word'] : []),
  ];
  const facts = new Set<string>();
  const bare = withoutDeterminers(before, lexicon);
  if (bare !== before) facts.add('determined');
  const last = /([\p{L}\p{M}\p{N}'-]+)(\s*)$|[^\s\p{L}](?=\s*$)/u.exec(bare);
  if (last === null) facts.add(start === clause.span.start ? 'before start' : 'before word');
  else if (last[1] === undefined) facts.add(`before ${last[0]}`);
  else {
    const own = classAt(start + last.index, last[1]);
    for (const one of own.length > 0 ? own : ['word']) facts.add(`before ${one}`);
    if (last[2] === '' && lexicon.hasSpaces) facts.add('before joined');
  }
  if (isForWhom(bare, lexicon)) facts.add('before for');
  if (!lexicon.hasSpaces) {
    facts.add(`after ${particleOf(after)}`);
    if (particleOf(after) === 'verb') facts.add('acts');
    if (particleOf(after) === 'for') facts.add('before for');
    return [...facts];
  }
  const next =
    /^(\s*\([^()]*\))?\s*(?:\p{L}+ly\s+)?([\p{L}\p{M}\p{N}-]+|['’]s?\s|\S)?\s*([\p{L}\p{M}\p{N}]+|\S)?/u.exec(
      after,
    );
  const word = next?.[2] ?? '';
  const at = noun.end + (next?.[0].lastIndexOf(word, next[0].length - (next[3]?.length ?? 0)) ?? 0);
  const following = next?.[3] ?? '';
  if (word === '') facts.add('after end');
  else if (!/[\p{L}\p{N}]/u.test(word)) facts.add(`after ${word.trim()}`);
  else {
    const own = classAt(at, word);
    const then = classAt(noun.end + (next?.[0].length ?? 0) - following.length, following);
    for (const one of own.length > 0 ? own : ['word']) {
      facts.add(`after ${one}`);
      for (const second of then.length > 0 ? then : ['word'])
        if (one === 'verb' || one === 'word') facts.add(`after ${one}, ${second}`);
      if (acting.has(one)) facts.add('acts');
    }
  }
  return [...facts];
}

const acting: ReadonlySet<string> = new Set(['verb', 'auxiliary', 'can', 'must', 'should', 'want']);

function groupOf(name: ClauseCue): string {
  if (name.startsWith('do:')) return 'verb';
  return name.startsWith('done:') ? 'participle' : name;
}

function withoutDeterminers(before: string, { cues }: Lexicon): string {
  const last = /(?:^|\s)([\p{L}\p{M}']+)\s*$/u.exec(before);
  return last !== null && cues.determiner.includes(last[1] ?? '')
    ? before.slice(0, last.index + 1)
    : before;
}

function isForWhom(before: string, { forWhom, hasSpaces }: Lexicon): boolean {
  const text = before.trimEnd();
  return forWhom.some(
    (phrase) => text === phrase || text.endsWith(hasSpaces ? ` ${phrase}` : phrase),
  );
}

/** What the particle after a Japanese noun says of it. */
function particleOf(after: string): string {
  const found =
    /^(?:たち|ら|さん|様)?(?:(は|が|も|には|だけ|として|同士)|(向け|用の|のための)|(の)|(を|に|へ|と|で))/u.exec(
      after,
    );
  if (found === null) return 'word';
  return found[1] ? 'verb' : found[2] ? 'for' : found[3] ? 'of' : 'preposition';
}
