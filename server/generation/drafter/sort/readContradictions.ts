import type { LanguageCode } from '../lexicon/languageCode';
import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { PhraseIndex } from '../lexicon/phraseIndex';
import type { ReadIdea } from '../read/readClauses';
import { stemsOf } from './contentWords';
import type { Contradiction, Statement } from './workbook';

type Side = `${number}:${'one' | 'other'}`;

const indexes = new Map<LanguageCode, PhraseIndex<Side>>();

function indexOf(lexicon: Lexicon): PhraseIndex<Side> {
  const known = indexes.get(lexicon.code);
  if (known !== undefined) return known;
  const made = new PhraseIndex<Side>(
    lexicon,
    lexicon.oppositions.flatMap(({ one, other }, index) => [
      ...one.map((phrase) => [`${index}:one`, phrase, 1] as const),
      ...other.map((phrase) => [`${index}:other`, phrase, 1] as const),
    ]),
  );
  indexes.set(lexicon.code, made);
  return made;
}

/**
 * Finds pairs of statements that exclude each other: by a table of opposing demands, and where an exclusion names what a
 * requirement demands. One contradiction for each opposition.
 */
export function readContradictions(
  read: ReadIdea,
  statements: readonly Statement[],
): Contradiction[] {
  const pairs = [
    ...opposed(read, statements),
    ...deniedAndDemanded(read, statements),
    ...differing(read, statements),
  ];
  const seen = new Set<string>();
  return pairs
    .filter(({ sides }) => {
      const key = sides
        .map(({ id }) => id)
        .sort()
        .join();
      return !seen.has(key) && seen.add(key);
    })
    .map((pair, index) => ({ ...pair, id: `X${index + 1}` }));
}

type Pair = Omit<Contradiction, 'id'>;

function opposed(read: ReadIdea, statements: readonly Statement[]): Pair[] {
  const matches = indexOf(read.lexicon).find(read.folded);
  const holders = new Map<Side, Statement[]>();
  let place = 0;
  for (const { name, start, end } of matches) {
    while (place < statements.length && (statements[place]?.span.end ?? 0) <= start) place += 1;
    const statement = statements[place];
    if (statement === undefined || start < statement.span.start || end > statement.span.end)
      continue;
    if (name.endsWith(':other') && isDenied(read, statement, start)) continue;
    const own = holders.get(name);
    if (own === undefined) holders.set(name, [statement]);
    else if (own.at(-1) !== statement) own.push(statement);
  }
  return read.lexicon.oppositions.flatMap(({ topic, ofOneThing }, index): Pair[] => {
    for (const one of bindingFirst(holders.get(`${index}:one`))) {
      const other = bindingFirst(holders.get(`${index}:other`)).find(
        (candidate) =>
          candidate !== one && (ofOneThing !== true || shareNoun(read, one, candidate)),
      );
      if (other !== undefined) return [{ sides: [one, other], topic }];
    }
    return [];
  });
}

/** What binds before what is told. */
function bindingFirst(statements: readonly Statement[] = []): Statement[] {
  return [
    ...statements.filter(({ kind }) => kind !== 'B'),
    ...statements.filter(({ kind }) => kind === 'B'),
  ].slice(0, mostHolders);
}

/** So many statements on one side are compared with those on the other. */
const mostHolders = 20;

/** `no subscription` demands none. */
function isDenied(
  { folded, lexicon }: ReadIdea,
  { kind, span }: Statement,
  start: number,
): boolean {
  if (kind === 'N') return true;
  const before = folded.slice(Math.max(span.start, start - 24), start);
  return lexicon.cues.negation.some(
    (word) =>
      before.endsWith(`${word} `) ||
      (start > span.start && folded.startsWith(`${word} can `, span.start)) ||
      before.endsWith(`${word} a `) ||
      before.endsWith(`${word} be `),
  );
}

function shareNoun(read: ReadIdea, one: Statement, other: Statement): boolean {
  const words = new Set(stemsOf(read.lexicon, one.text));
  return stemsOf(read.lexicon, other.text).some((word) => words.has(word));
}

interface Stated {
  statement: Statement;
  stems: readonly string[];
}

/** Of the shorter statement's words so many have to stand in the other one. */
const leastCommon = 2;
const leastShare = 0.6;

/** Two statements about the same things, one of which denies what the other demands: `no cash` and `may take cash`. */
function deniedAndDemanded(read: ReadIdea, statements: readonly Statement[]): Pair[] {
  const stated = statements
    .filter(
      ({ kind, isStruck, isUndecided }) =>
        kind !== 'B' && kind !== 'G' && !isStruck && !isUndecided,
    )
    .map((statement): Stated => ({ statement, stems: stemsOf(read.lexicon, statement.text) }));
  const demanded = new Map<string, Stated[]>();
  for (const one of stated.filter(({ statement }) => !isNegated(read, statement))) {
    for (const stem of one.stems) {
      const same = demanded.get(stem) ?? [];
      if (same.length < mostHolders) demanded.set(stem, [...same, one]);
    }
  }
  return stated
    .filter(({ statement }) => isNegated(read, statement))
    .flatMap(({ statement, stems }): Pair[] => {
      const candidates = new Set(stems.flatMap((stem) => demanded.get(stem) ?? []));
      const match = [...candidates].find((other) => {
        const common = stems.filter((stem) => other.stems.includes(stem)).length;
        if (ofOtherRole(statement, other.statement)) return false;
        const isWhole =
          common === stems.length && (common > 1 || isBareDenial(statement.text, read.lexicon));
        return (
          isWhole ||
          (common >= leastCommon &&
            common / Math.min(stems.length, other.stems.length) >= leastShare)
        );
      });
      return match === undefined ? [] : [{ sides: [statement, match.statement], topic: '' }];
    });
}

/** Two numbers of one unit for one thing, or what `only` one role may and another one may too. */
function differing({ lexicon }: ReadIdea, statements: readonly Statement[]): Pair[] {
  const stated = statements
    .filter(({ kind, text }) => 'RC'.includes(kind) && !/\b(?:if|unless|per)\b/iu.test(text))
    .map((statement): Stated => {
      const stems = stemsOf(lexicon, statement.text);
      return { statement, stems: stems.filter((stem) => !/\p{N}/u.test(stem)) };
    });
  return stated.flatMap((one, index): Pair[] => {
    const [unit, value] = measureOf(one.statement);
    const other = stated.slice(index + 1, index + mostHolders).find(({ statement, stems }) => {
      const common = stems.filter((stem) => one.stems.includes(stem)).length;
      const [otherUnit, otherValue] = measureOf(statement);
      const isAllowed = [one, { statement }].some((side) => /^only\s/iu.test(side.statement.text));
      const roles = [one.statement, statement].map(({ role }) => role?.text ?? '');
      if (isAllowed)
        return (
          common >= leastCommon &&
          ofOtherRole(one.statement, statement) &&
          !roles.some((role) => `${one.statement.text} ${statement.text}`.split(role).length > 2)
        );
      const isSame = stems[0] === one.stems[0] && common >= leastCommon;
      return isSame && unit !== '' && unit === otherUnit && value !== otherValue;
    });
    return other === undefined ? [] : [{ sides: [one.statement, other.statement], topic: '' }];
  });
}

/** The unit and value of a statement's only number: `['minutes', 30]`. */
function measureOf({ quantities }: Statement): readonly [string, number | undefined] {
  const [only, ...others] = quantities;
  if (only?.value === undefined || others.length > 0 || only.comparison === 'every') return ['', 0];
  return [/\p{L}{2,}$/u.exec(only.text)?.[0].replace(/s$/u, '') ?? '', only.value];
}

/** `no cash`, but not `live plants`. */
function isBareDenial(text: string, { cues }: Lexicon): boolean {
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/u, 3);
  return rest.length === 1 && cues.negation.includes(first);
}

function isNegated({ folded, lexicon }: ReadIdea, { kind, span, quantities }: Statement): boolean {
  if (kind !== 'C') return kind === 'N';
  if (quantities.length > 0) return false;
  return cuesIn(folded.slice(span.start, span.end), lexicon).some(
    ({ name }) => name === 'negation' || name === 'never',
  );
}

/** What one role may not do, another may. */
function ofOtherRole(one: Statement, other: Statement): boolean {
  return one.role !== undefined && other.role !== undefined && one.role.id !== other.role.id;
}
