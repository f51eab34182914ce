import { folded } from '../lexicon/phraseIndex';
import { draftsOf } from '../mockup/drafts';
import { phraseKeys } from '../mockup/nounPhrases';
import { keysOf, shortRecordIdeas } from './recordExamples';

/** Ideas that no weights were learned from, by an author who had not seen the program, with what it draws of them. */
const keptBack = shortRecordIdeas(true).map((idea) => ({ ...idea, drafts: draftsOf(idea.source) }));

/** What an idea's author labelled, and what is shown of it. */
interface Names {
  labelled: readonly string[];
  shown: readonly string[];
}

/** The share of what is labelled that is shown, and the share of what is shown that is labelled, over all ideas. */
function sharesOf(ideas: readonly Names[]): { found: number; right: number } {
  const share = (of: keyof Names, other: keyof Names) => {
    const all = ideas.flatMap((idea) => idea[of]);
    const shared = ideas.flatMap((idea) => idea[of].filter((name) => idea[other].includes(name)));
    return shared.length / all.length;
  };
  return { found: share('labelled', 'shown'), right: share('shown', 'labelled') };
}

describe('160 short ideas that nothing was learned from', () => {
  test('in three of four, the first record is the central one', () => {
    const right = keptBack.filter((idea) => keysOf(idea)[0]?.has(idea.drafts[0]?.key ?? ''));
    expect(right.length / keptBack.length).toBeGreaterThan(0.75);
  });

  test('four of five columns are found, and nine of ten of those shown are right', () => {
    const { found, right } = sharesOf(
      keptBack.map(({ source, records, drafts }) => {
        const keyOf = (name: string) => phraseKeys(name.split(/\s+/u), source.lexicon).head;
        return {
          labelled: [...new Set(records.flatMap(({ columns }) => columns.map(keyOf)))],
          shown: drafts.flatMap(({ fields }) => fields.map(({ name }) => keyOf(name))),
        };
      }),
    );
    expect(found).toBeGreaterThan(0.8);
    expect(right).toBeGreaterThan(0.9);
  });

  test('three of four states are found, and most of those shown are right', () => {
    const { found, right } = sharesOf(
      keptBack.map(({ records, drafts }) => ({
        labelled: records.flatMap(({ states }) => states.map(folded)),
        shown: drafts.flatMap(({ states }) => states.map(folded)),
      })),
    );
    expect(found).toBeGreaterThan(0.75);
    expect(right).toBeGreaterThan(0.88);
  });
});
