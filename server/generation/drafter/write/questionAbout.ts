import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Statement, Workbook } from '../sort/workbook';
import { objectOf } from './acts';
import { cuedClause, wordCount, type CuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { isPredicate } from './isPredicate';
import { withoutOpening } from './openings';
import { fill, marked } from './quoted';
import { automatic } from './words/patterns';

/** What a test still needs of a requirement whose words give nothing to test. */
export function questionAbout(workbook: Workbook, statement: Statement): string {
  const { criteria, quotation, specifics } = wordsOf(workbook);
  const clause = withoutOpening(cuedClause(workbook, statement));
  const object = marked(objectOf(clause, clause.span), quotation);
  const done = clause.cues.find((cue) => isPredicate(clause, cue));
  if (done === undefined && isWhole(workbook, statement, clause))
    return fill(criteria.whole, { object });
  if (automatic.test(clause.folded)) return fill(criteria.automatic, { object });
  const isName =
    done === undefined && wordCount(statement.text) <= longestName && clause.lexicon.hasSpaces;
  if (isName) return fill(specifics.label, { object });
  const isSaid = done !== undefined || clause.cues.some(({ name }) => name === 'can');
  const isRule = clause.cues.some((cue) => /^(?:must|should)$/u.test(cue.name) || isDenial(cue));
  const isWanted = clause.cues.some(
    ({ name, start }) => name === 'want' || (name === 'system' && start === clause.span.start),
  );
  const longest = isWanted || clause.lexicon.code === 'en' ? longestThing : longestThingNamed;
  const isThing = wordCount(statement.text) <= longest && (isWanted || !hasVerb(clause));
  const open = isThing ? criteria.thing : isRule ? criteria.rule : criteria.holds;
  const question = isSaid ? criteria.done : open;
  return fill(question, { object });
}

const longestName = 2;
const longestThing = 10;
const longestThingNamed = 6;
const fewestOthers = 3;
const wholeReach = 60;

/** Whether a word is likely to be a verb though nothing shows it; in English, `desk screen` has none. */
function hasVerb({ cues, idea, lexicon }: CuedClause): boolean {
  return cues.some(
    (cue) => isVerb(cue) && (lexicon.code !== 'en' || idea.slice(cue.start, cue.end).endsWith('s')),
  );
}

/** `An app for the volunteers of a repair café`, which the other requirements describe. */
function isWhole({ statements }: Workbook, { id }: Statement, { cues, span }: CuedClause): boolean {
  const isProduct = cues.some(
    ({ name, start, end }) =>
      name === 'system' && end - start > 2 && start < span.start + wholeReach,
  );
  return (
    isProduct && id === 'R1' && statements.filter(({ kind }) => kind === 'R').length > fewestOthers
  );
}
