import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { isPeriod } from '../read/period';
import type { Statement, Workbook } from '../sort/workbook';
import { boundaryOf } from './boundaryValues';
import { outcomeIn, type Condition } from './conditions';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';
import { idle, inTime } from './words/comparisonPatterns';

/**
 * The test of what happens if somebody does nothing, whose time limit stands before it in the sentence: `can approve
 * within 24 hours; if I do nothing, it is rejected`.
 */
export function timeOutCheck(
  { language, statements }: Workbook,
  statement: Statement,
  { given, then }: Condition,
  words: DocumentWords,
): string | undefined {
  if (!idle.test(folded(given))) return undefined;
  const previous = statements[statements.indexOf(statement) - 1];
  const [limit, ...others] = previous?.quantities ?? [];
  const isSame = previous && beginningOf(previous) === beginningOf(statement);
  if (!isSame || !limit || others.length > 0) return undefined;
  const lexicon = lexicons[language];
  const values = boundaryOf(limit, words, lexicon.numberWords);
  if (!values || !isPeriod(limit, lexicon) || !inTime.test(folded(limit.phrase))) return undefined;
  const { criteria, quotation } = words;
  return fill(criteria.timeOut, {
    quantity: marked(limit.phrase, quotation),
    no: values.under,
    yes: values.at,
    outcome: marked(outcomeIn(then), quotation),
  });
}

const beginningOf = ({ sentence, span }: Statement): number => sentence ?? span.start;
