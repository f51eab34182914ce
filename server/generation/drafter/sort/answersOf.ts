import { answersIn } from '../../../../contract/ideaWithAnswers';
import { quote } from '../read/span';
import type { ReadStatement } from './workbook';

/** Each answered question with its answer, as background behind all other. */
export function answersOf(whole: string, statements: readonly ReadStatement[]): ReadStatement[] {
  const before = statements.filter(({ kind }) => kind === 'B').length;
  return answersIn(whole).map(({ start, text }, index) => {
    const span = { start, end: start + text.length };
    return {
      ...{ id: `B${before + index + 1}`, kind: 'B', span, text: quote(whole, span) },
      ...{ heading: undefined, speaker: undefined, answers: undefined, priority: undefined },
      ...{ isUndecided: false, isDoubtful: false, isHeading: false, isStruck: false },
      ...{ role: undefined, actor: undefined, named: [], acting: [], link: 'none' },
      ...{
        follows: undefined,
        item: undefined,
        sentence: start,
        quantities: [],
        cues: [],
        stems: [],
        cells: [],
        table: undefined,
        grants: [],
      },
    };
  });
}
