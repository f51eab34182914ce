import { quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';

const mostFollowers = 4;
const longestContext = 240;
const shortestLead = 8;

/** Reads once how the statements go together. */
export function relationsOf({ idea, statements }: Workbook) {
  const followers = new Map<string, Statement[]>();
  for (const one of statements)
    if (one.follows !== undefined && one.kind !== 'R')
      followers.set(
        one.follows,
        [...(followers.get(one.follows) ?? []), one].slice(0, mostFollowers),
      );
  const byId = new Map(statements.map((one) => [one.id, one]));
  return {
    /** What the same sentence says after a statement and because of it: reasons, limits. */
    saidWith: ({ id }: Statement) => followers.get(id) ?? [],
    /** The words that a statement goes on from, together with it. */
    inContext: (statement: Statement) => {
      const { sentence, span } = statement;
      const start = byId.get(statement.follows ?? '')?.span.start ?? sentence ?? span.start;
      const isLed = idea.slice(start, span.start).trim().length >= shortestLead;
      const isShort = span.end - start <= longestContext;
      return isLed && isShort ? quote(idea, { start, end: span.end }) : undefined;
    },
  };
}
