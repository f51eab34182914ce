import { lexicons } from '../lexicon/lexicons';
import { quote, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import summaries from '../weights/Summary.json';
import { scoresOf, shares, weightsIn } from '../weights/scores';
import { summaryFacts } from './summaryFacts';

export const summaryLabels = ['summary', 'none'] as const;
const weights = weightsIn(summaries);
/** Of the second quote. The first one is the likeliest in any case. */
const leastSure = 0.3;
/** How many statements of an idea are considered, and up to how many characters a quote goes on to the end of its sentence. */
const [mostStatements, longest] = [60, 240];

// Three documents and the facts of records ask for it.
const known = new WeakMap<Workbook, readonly Statement[]>();

/** The statements among which the summary is sought: not the answers to questions. */
export const summarised = ({ answers, statements }: Workbook): Statement[] =>
  statements.filter(({ text }) => !answers.includes(text)).slice(0, mostStatements);

/**
 * The one or two statements that tell a stranger best what the product is, the better one first, by weights learned from
 * summaries that readers picked (docs/decisions/009-kinds-are-learned.md); none that is ruled out or undecided.
 */
export function summaryStatements(workbook: Workbook): readonly Statement[] {
  const found = known.get(workbook) ?? picked(workbook);
  known.set(workbook, found);
  return found;
}

function picked(workbook: Workbook): readonly Statement[] {
  const lexicon = lexicons[workbook.language];
  const statements = summarised(workbook);
  const rated = statements
    .map((one, at) => {
      const facts = summaryFacts(workbook, statements, at, lexicon);
      const [share = 0] = shares(scoresOf(facts, summaryLabels.length, weights));
      return { one, share };
    })
    .filter(({ one }) => one.kind !== 'N' && !one.isUndecided && !one.isStruck)
    .toSorted((one, other) => other.share - one.share);
  const [best] = rated;
  if (best === undefined) return [];
  const next = rated.find(
    ({ one, share }) =>
      share >= leastSure && one.sentence !== best.one.sentence && one !== best.one,
  );
  return [best.one, ...(next ? [next.one] : [])];
}

/** The {@link summaryStatements}, each with the rest of its sentence. */
export function likelySummary(workbook: Workbook): Quote[] {
  return summaryStatements(workbook).map(({ sentence, span: { start, end } }) => {
    const last = workbook.statements.findLast(
      (one) => one.sentence === sentence && one.span.end - start <= longest && one.span.end >= end,
    );
    return quote(workbook.idea, { start, end: last?.span.end ?? end });
  });
}
