import { lexicons } from '../lexicon/lexicons';
import { readingWords } from '../lexicon/readingWords';
import { quote } from '../read/span';
import { contentWords, stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';

/** How the statements of an idea go together. */
export type Relations = ReturnType<typeof relationsOf>;

/** A word that more statements share says little. */
const mostSharing = 2;
const mostAlongside = 4;
const longestContext = 240;
const shortestLead = 8;

/** Reads once how the statements go together. */
export function relationsOf({ idea, language, roles, statements }: Workbook) {
  const lexicon = lexicons[language];
  const common = new Set([
    ...Object.values(lexicon.actions).flat(),
    ...readingWords[language].timeUnits,
    ...statements.flatMap(({ quantities }) =>
      quantities.flatMap(({ phrase }) => stemsOf(lexicon, phrase)),
    ),
    ...roles.flatMap(({ spellings }) => spellings.flatMap((name) => name.split(' '))),
  ]);
  const wordsOf = ({ text }: Statement) =>
    contentWords(lexicon, text).filter(({ stem }) => stem.length > 2 && !common.has(stem));
  const [holders, followers] = [new Map<string, Statement[]>(), new Map<string, Statement[]>()];
  const add = (groups: Map<string, Statement[]>, key: string, one: Statement) =>
    groups
      .set(key, groups.get(key) ?? [])
      .get(key)
      ?.push(one);
  for (const one of statements) {
    for (const { stem } of wordsOf(one)) add(holders, stem, one);
    if (one.follows !== undefined && one.kind !== 'R') add(followers, one.follows, one);
  }
  const byId = new Map(statements.map((one) => [one.id, one]));
  const before = ({ follows = '' }: Statement) => byId.get(follows);
  return {
    /** What the same sentence says after a statement and because of it: reasons, purposes, limits. */
    saidWith: ({ id }: Statement) => (followers.get(id) ?? []).slice(0, mostAlongside),
    /** Constraints and exclusions that share a rare word with a statement, each with the word. */
    alongside: (statement: Statement) => {
      const sharing = new Map<Statement, string>();
      for (const { stem, word } of wordsOf(statement)) {
        const found = holders.get(stem) ?? [];
        for (const one of found.length > mostSharing ? [] : found)
          if (/[CN]/u.test(one.kind) && one.follows !== statement.id) sharing.set(one, word);
      }
      sharing.delete(statement);
      return [...sharing].slice(0, mostAlongside);
    },
    /** The statement that one continues. */
    leadOf: (statement: Statement) =>
      statement.link === 'continuation' ? before(statement) : undefined,
    /** The words that a statement goes on from, together with it. */
    inContext: (statement: Statement) => {
      const { sentence, span } = statement;
      const start = before(statement)?.span.start ?? sentence ?? span.start;
      const isLed = idea.slice(start, span.start).trim().length >= shortestLead;
      const isShort = span.end - start <= longestContext;
      return isLed && isShort ? quote(idea, { start, end: span.end }) : undefined;
    },
  };
}
