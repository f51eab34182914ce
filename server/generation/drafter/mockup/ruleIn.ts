import { capital } from '../lexicon/capital';
import { cuesIn } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import type { Statement } from '../sort/workbook';
import { conditionChecks } from '../write/conditionChecks';
import { conditionOf } from '../write/conditions';
import { cuedClause } from '../write/cuedClause';
import { wordsOf } from '../write/documentWordsOf';
import { withoutCause, withoutOpening } from '../write/openings';
import { bareControl, type Control } from './controls';
import type { Source } from './nouns';

/** What is drawn of an automatic reaction: `If a slot isn't used for 15 minutes`, and what happens then. */
export function ruleIn({ workbook, lexicon }: Source, statement: Statement): Control | undefined {
  // Without spaces between words, the subject of what happens may stand in the condition.
  if (!lexicon.hasSpaces) return undefined;
  const words = wordsOf(workbook);
  const clause = withoutCause(withoutOpening(cuedClause(workbook, statement)));
  const condition = conditionOf(clause);
  // What holds `until` or `unless` something is so is no reaction to it.
  if (condition === undefined || !words.plainIf.test(condition.given)) return undefined;
  const given = folded(condition.given);
  // `when they like` is at any time.
  const isWish = cuesIn(given, lexicon).some(
    ({ name, end }) => name === 'want' && end === given.length,
  );
  if (isWish || conditionChecks(clause, condition, words).length === 0) return undefined;
  const halves = [condition.given, condition.then].map((one) => capital(plainText(one)));
  return { ...bareControl('rule', ''), names: halves };
}
