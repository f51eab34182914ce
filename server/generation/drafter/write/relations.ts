import { lexicons } from '../lexicon/lexicons';
import { contentWords, stemsOf } from '../sort/contentWords';
import { quote, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';

/** Another statement that shares a word with one. */
interface Sharing {
  statement: Statement;
  word: string;
}

/** How the statements of an idea go together. */
export interface Relations {
  /** What the same sentence says after a statement and because of it: reasons, purposes, limits. */
  saidWith: (statement: Statement) => readonly Statement[];
  /** Constraints and exclusions that share a rare word with a statement. */
  alongside: (statement: Statement) => readonly Sharing[];
  /** The statement that one continues. */
  leadOf: (statement: Statement) => Statement | undefined;
  /** The words that a statement goes on from, together with it. */
  inContext: (statement: Statement) => Quote | undefined;
}

/** A word that more statements share says little. */
const mostSharing = 5;
const mostAlongside = 4;
const longestContext = 240;
const shortestLead = 8;

/** Reads once how the statements go together. */
export function relationsOf({ idea, language, roles, statements }: Workbook): Relations {
  const lexicon = lexicons[language];
  const common = new Set([
    ...Object.values(lexicon.actions).flat(),
    ...statements.flatMap(({ quantities }) =>
      quantities.flatMap(({ phrase }) => stemsOf(lexicon, phrase)),
    ),
    ...roles.flatMap(({ spellings }) => spellings.flatMap((name) => name.split(' '))),
  ]);
  const wordsOf = ({ text }: Statement) =>
    contentWords(lexicon, text).filter(({ stem }) => stem.length > 2 && !common.has(stem));
  const holders = groupedBy(statements, (one) => wordsOf(one).map(({ stem }) => stem));
  const followers = groupedBy(
    statements.filter(({ kind }) => kind !== 'R'),
    ({ follows }) => (follows === undefined ? [] : [follows]),
  );
  const byId = new Map(statements.map((one) => [one.id, one]));
  return {
    saidWith: ({ id }) => (followers.get(id) ?? []).slice(0, mostAlongside),
    alongside: ({ id, ...statement }) => {
      const sharing = new Map<string, Sharing>();
      for (const { stem, word } of wordsOf({ id, ...statement })) {
        const found = holders.get(stem) ?? [];
        if (found.length > mostSharing) continue;
        for (const one of found)
          if (/[CN]/u.test(one.kind) && one.id !== id && one.follows !== id)
            sharing.set(one.id, { statement: one, word });
      }
      return [...sharing.values()].slice(0, mostAlongside);
    },
    leadOf: ({ follows, link }) =>
      follows !== undefined && link === 'continuation' ? byId.get(follows) : undefined,
    inContext: ({ sentence, follows, span }) => {
      const lead = follows === undefined ? undefined : byId.get(follows);
      const start = lead?.span.start ?? sentence ?? span.start;
      const isLed = idea.slice(start, span.start).trim().length >= shortestLead;
      return isLed && span.end - start <= longestContext
        ? quote(idea, { start, end: span.end })
        : undefined;
    },
  };
}

function groupedBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  }
  return groups;
}
