import { folded } from '../lexicon/phraseIndex';
import { draftsOf } from '../mockup/drafts';
import { phraseKeys } from '../mockup/nounPhrases';
import { keysOf, shortRecordIdeas } from './recordExamples';

/** Ideas that no weights were learned from, by an author who had not seen the program, with what it draws of them. */
const keptBack = shortRecordIdeas(true).map((idea) => ({ ...idea, drafts: draftsOf(idea.source) }));

/** How many names on one side the other side has, too. */
function shared(shown: readonly string[], labelled: readonly string[]): number {
  const names = new Set(labelled);
  return shown.filter((name) => names.has(name)).length;
}

describe('160 short ideas that nothing was learned from', () => {
  test('in three of four, the first record is the central one', () => {
    const right = keptBack.filter((idea) => keysOf(idea)[0]?.has(idea.drafts[0]?.key ?? ''));
    expect(right.length / keptBack.length).toBeGreaterThan(0.75);
  });

  test('four of five columns are found, and nine of ten of those shown are right', () => {
    let [all, found, shownAll, right] = [0, 0, 0, 0];
    for (const { source, records, drafts } of keptBack) {
      const keyOf = (name: string) => phraseKeys(name.split(/\s+/u), source.lexicon).head;
      const labelled = [...new Set(records.flatMap(({ columns }) => columns.map(keyOf)))];
      const shown = drafts.flatMap(({ fields }) => fields.map(({ name }) => keyOf(name)));
      all += labelled.length;
      found += shared(labelled, shown);
      shownAll += shown.length;
      right += shared(shown, labelled);
    }
    expect(found / all).toBeGreaterThan(0.8);
    expect(right / shownAll).toBeGreaterThan(0.9);
  });

  test('three of four states are found, and nine of ten of those shown are right', () => {
    let [all, found, shownAll, right] = [0, 0, 0, 0];
    for (const { records, drafts } of keptBack) {
      const labelled = records.flatMap(({ states }) => states.map(folded));
      const shown = drafts.flatMap(({ states }) => states.map(folded));
      all += labelled.length;
      found += shared(labelled, shown);
      shownAll += shown.length;
      right += shared(shown, labelled);
    }
    expect(found / all).toBeGreaterThan(0.75);
    expect(right / shownAll).toBeGreaterThan(0.9);
  });
});
