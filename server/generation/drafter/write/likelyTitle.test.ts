import { annotatedIdeas, type IdeaSet } from '../ideas/annotatedIdeas';
import { sourceOnce } from '../training/readOnce';
import { statedTitles, titleKey } from '../training/titleExamples';
import { likelyTitle } from './likelyTitle';

/** Whether the title of an idea is the one that an editor copied; of none, whether there is none. */
const isRight = (idea: string, stated: string | null): boolean => {
  const title = likelyTitle(sourceOnce(idea).workbook);
  return titleKey(title ?? '') === titleKey(stated ?? '');
};

test.each([
  ['keptBack', 0.7],
  ['heldOut', 0.75],
  ['otherAuthors', 0.75],
] as const)(
  'most ideas of %s, which no weights know, have the title that an editor copied',
  (set: IdeaSet, least) => {
    const stated = statedTitles('keptBack');
    const rated = annotatedIdeas(set).flatMap(({ id, idea }) => {
      const title = stated[id];
      return title === undefined ? [] : [isRight(idea, title)];
    });
    expect(rated.filter(Boolean).length / rated.length).toBeGreaterThan(least);
  },
);
