import { quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';

const mostFollowers = 4;
const longestContext = 240;
const shortestLead = 8;

/** Determines the relations between the statements, once. */
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
    /** The continuations of a statement in its sentence, such as reasons and limits. */
    saidWith: ({ id }: Statement) => followers.get(id) ?? [],
    /** A statement with the words that it continues. */
    inContext: (statement: Statement) => {
      const { sentence, span } = statement;
      const start = byId.get(statement.follows ?? '')?.span.start ?? sentence ?? span.start;
      const isLed = idea.slice(start, span.start).trim().length >= shortestLead;
      const isShort = span.end - start <= longestContext;
      return isLed && isShort ? quote(idea, { start, end: span.end }) : undefined;
    },
  };
}
