import { capital } from '../lexicon/capital';
import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import type { Statement } from '../sort/workbook';
import { conditionChecks } from '../write/conditionChecks';
import { conditionOf, type Condition } from '../write/conditions';
import { cuedClause, wordCount, type CuedClause } from '../write/cuedClause';
import { wordsOf } from '../write/documentWordsOf';
import { withoutCause, withoutOpening } from '../write/openings';
import { onlyWord } from '../write/words/patterns';
import { bareControl, type Control } from './controls';
import type { Source } from './nouns';
import { controlWords } from './words/controlWords';

const fewestWords = 3;

/**
 * What is drawn of an automatic reaction: `If the oil is gone`, and what happens then. Nothing where it is not sure
 * which words each half has, or where the halves alone would say something else.
 */
export function ruleIn({ workbook, lexicon }: Source, statement: Statement): Control | undefined {
  // Without spaces between words, the subject of what happens may stand in the condition.
  if (!lexicon.hasSpaces) return undefined;
  const words = wordsOf(workbook);
  const clause = withoutCause(withoutOpening(cuedClause(workbook, statement)));
  const condition = conditionOf(clause);
  // What holds `until` or `unless` something is so is no reaction to it.
  if (condition === undefined || !words.plainIf.test(condition.given)) return undefined;
  const { given, then } = condition;
  // `only if nobody has used it`, `maybe the list shrinks`
  const isRestricted = onlyWord.test(clause.folded) || controlWords.unwanted.test(clause.folded);
  // Behind a comma, a clause has a verb, though no lexicon may know it; `als teken van gevaar` has none.
  const most = isOutcomeBehind(clause, condition) ? fewestWords : Infinity;
  const areSaid = [given, then].every((half) => isSaid(half, lexicon, most));
  const isDrawn = !isRestricted && areSaid && isSurelyCut(clause, condition);
  if (!isDrawn || conditionChecks(clause, condition, words).length === 0) return undefined;
  // A verb that stands first behind a condition would begin a question.
  const outcome = isOutcomeBehind(clause, condition) ? plainText(then) : capital(plainText(then));
  return { ...bareControl('rule', ''), names: [capital(plainText(given)), outcome] };
}

/**
 * Whether a half has a verb and wishes nothing: not `if needed`, `when they want` or `I would like to talk`.
 *
 * @param mostWithoutVerb with more words, it surely has a verb
 */
function isSaid(half: string, lexicon: Lexicon, mostWithoutVerb: number): boolean {
  const cues = cuesIn(folded(half), lexicon);
  return (
    wordCount(half) >= fewestWords &&
    (cues.some((cue) => isVerb(cue)) || wordCount(half) > mostWithoutVerb) &&
    !cues.some(({ name }) => name === 'want')
  );
}

const isOutcomeBehind = ({ span }: CuedClause, { place }: Condition): boolean =>
  place.start > span.start;

/** Whether what happens stands first, or a comma before it. */
function isSurelyCut(clause: CuedClause, condition: Condition): boolean {
  const { idea } = clause;
  return (
    !isOutcomeBehind(clause, condition) || /[,،]\s*$/u.test(idea.slice(0, condition.place.start))
  );
}
