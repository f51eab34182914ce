import { answerPhrases } from '../lexicon/answerPhrases';
import { singularOf } from '../lexicon/englishNumber';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { headFirst } from '../sort/roleNames';
import type { Statement, Workbook } from '../sort/workbook';
import type { Entity } from '../types/productType';
import { likelySummary } from '../write/likelySummary';
import { textsOf } from '../types/textsOf';
import { kindOf } from './fields';
import { isProperName, phraseKeys, type NounPhrase } from './nounPhrases';
import { isNoRole, type Source } from './nouns';
import { keyOfName, nounsKnown } from './sampleNames';
import { endingFacts, neighbourFacts } from './wordFacts';

/** A noun of the idea that may name records, with the facts that its probability depends on. */
export interface RecordCandidate {
  /** Shared by all forms of the noun. */
  key: string;
  /** Its wordings, in order, without duplicates. */
  nouns: readonly string[];
  mentions: readonly NounMention[];
  facts: ReadonlySet<string>;
}

interface NounMention {
  noun: string;
  phrase: NounPhrase;
  /** Whether it is the head of its phrase, as `tool` in `power tool`. */
  isHead: boolean;
}

const mostCounted = 6;
const answersOf = perLanguage((lexicon) => {
  const { no, yes } = answerPhrases(lexicon);
  return new Set([...no, ...yes]);
});

/** The nouns of an idea that may name records. */
export function recordCandidates(
  source: Source,
  phrases: readonly NounPhrase[],
): RecordCandidate[] {
  const { workbook, lexicon } = source;
  const groups = new Map<string, NounMention[]>();
  for (const phrase of phrases)
    for (const [at, noun] of phrase.words.entries()) {
      // A column of yes and no
      if (answersOf(lexicon).has(folded(noun))) continue;
      const key = keyOfName(lexicon, noun);
      const isHead = at === (headFirst.has(lexicon.code) ? 0 : phrase.words.length - 1);
      const mentions = groups.get(key) ?? [];
      mentions.push({ noun, phrase, isHead });
      groups.set(key, mentions);
    }
  const counts = [...groups.values()].map(({ length }) => length).sort((a, b) => b - a);
  const highest = counts.slice(0, mostCounted);
  const summary = folded([workbook.name, ...likelySummary(workbook)].join(' '));
  const entities = entityKeys(workbook, lexicon);
  return [...groups]
    .filter(
      ([, mentions]) => mentions.some(({ isHead }) => isHead) && !isProperName(mentions, lexicon),
    )
    .map(([key, mentions]) => {
      const nouns = [...new Set(mentions.map(({ noun }) => noun))];
      const count = mentions.length;
      const facts = new Set([
        'always',
        `count ${Math.min(count, mostCounted)}`,
        `rank ${highest.includes(count) ? highest.indexOf(count) : mostCounted}`,
        `first mention ${placeOf(workbook, mentions[0]?.phrase.statement)}`,
        ...(summary.includes(folded(nouns[0] ?? '')) ? ['in the summary'] : []),
        ...(entities.has(key) ? ['entity of the type'] : []),
        ...(workbook.type === undefined ? ['no type'] : []),
        ...nounFacts(source, key, nouns),
        ...kindFacts(mentions.map(({ phrase }) => phrase)),
        ...mentions.flatMap(({ phrase, isHead }) => (isHead ? placeFacts(phrase, lexicon) : [])),
      ]);
      return { key, nouns, mentions, facts };
    });
}

/** Whether something is mentioned at the beginning of an idea or later. */
function placeOf({ statements }: Workbook, statement: Statement | undefined): string {
  const place = statements.findIndex((one) => one === statement);
  return place < 1 ? 'first' : place < 3 ? 'early' : place < mostCounted ? 'later' : 'late';
}

/** The keys of the things that products of the idea's type keep records of. */
const entityKeys = (workbook: Workbook, lexicon: Lexicon): ReadonlySet<string> =>
  new Set(
    entitiesOf(workbook, lexicon).map(({ name }) => phraseKeys(name.split(' '), lexicon).head),
  );

/** The things that products of the idea's type keep records of; none without a type. */
export const entitiesOf = ({ type }: Workbook, { code }: Lexicon): readonly Entity[] =>
  type ? textsOf(type, code).entities : [];

/** What the noun itself tells. */
export function* nounFacts(
  source: Source,
  key: string,
  nouns: readonly string[],
): Generator<string> {
  const { lexicon, words } = source;
  const { code } = lexicon;
  const lows = nouns.map(folded);
  const lasts = lows.map((low) => low.split(' ').at(-1) ?? '');
  yield code;
  yield `${code} says ${key}`;
  yield* endingFacts(key, lexicon);
  yield `kind ${kindOf(lows[0] ?? '', words)}`;
  if (nounsKnown(lexicon).has(key.split(' ').at(-1) ?? '')) yield 'usual record';
  if (!isNoRole(source, nouns[0] ?? '')) yield 'role';
  if (lexicon.people.nouns.includes(lasts[0] ?? '')) yield 'person';
  if (words.counting.never.includes(lows[0] ?? '')) yield 'never a record';
  const isSystem = lasts.every((word) => lexicon.cues.system.includes(word));
  if (code !== 'en') {
    if (isSystem) yield 'the product';
    return;
  }
  const isSeveral = lasts.some((word) => singularOf(word) !== word);
  if (isSeveral) yield 'plural';
  if (lasts.some((word) => singularOf(word) === word)) yield 'singular';
  // In a tool library, tools are records.
  if (isSystem && !isSeveral) yield 'the product';
}

/** The kinds of the statements that mention it. */
export function kindFacts(phrases: readonly NounPhrase[]): string[] {
  const kinds = new Set(phrases.map(({ statement }) => statement.kind));
  const facts = [...kinds].map((kind) => `in ${kind}`);
  return kinds.size === 1 ? [...facts, ...facts.map((fact) => `only ${fact}`)] : facts;
}

/** What stands around a mention. */
function placeFacts(phrase: NounPhrase, lexicon: Lexicon): string[] {
  const facts = neighbourFacts(phrase, lexicon);
  const [beside = ''] = facts;
  return phrase.statement.kind === 'R' ? [...facts, `${beside} in R`] : facts;
}
