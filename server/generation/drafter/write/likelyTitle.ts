import type { Workbook } from '../sort/workbook';
import titles from '../weights/Title.json';
import { scoresOf, shares, weightsIn } from '../weights/scores';
import { titleCandidates } from './titleCandidates';

export const titleLabels = ['title', 'none'] as const;
const weights = weightsIn(titles);
/** Titles that differ in where they end share the probability. */
const leastSure = 0.25;

/**
 * The words of an idea that are most likely its title, by weights learned from titles that readers picked
 * (docs/decisions/009-kinds-are-learned.md): a heading, the subject of a mail, or what the text opens with.
 *
 * @returns `undefined` where none is likely enough
 */
export function likelyTitle(workbook: Workbook): string | undefined {
  const rated = titleCandidates(workbook).map(({ text, facts }) => {
    const [share = 0] = shares(scoresOf(facts, titleLabels.length, weights));
    return { text, share };
  });
  const best = rated.reduce((one, other) => (other.share > one.share ? other : one), {
    text: '',
    share: leastSure,
  });
  return best.text === '' ? undefined : best.text;
}
