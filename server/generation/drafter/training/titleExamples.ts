import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { annotatedIdeas } from '../ideas/annotatedIdeas';
import { ideasOfMarked } from '../ideas/trainingIdeas';
import { folded } from '../lexicon/phraseIndex';
import type { titleLabels } from '../write/likelyTitle';
import { titleCandidates } from '../write/titleCandidates';
import type { Example } from './learnWeights';
import { sourceOnce } from './readOnce';

const corpusSchema = v.record(v.string(), v.nullable(v.string()));

/** The title that an editor would copy from an idea, by the idea's id; null if the idea has none. */
export function statedTitles(file: 'titles' | 'keptBack'): v.InferOutput<typeof corpusSchema> {
  const source = path.join(__dirname, `titleCorpus/${file}.json`);
  return v.parse(corpusSchema, JSON.parse(readFileSync(source, 'utf8')));
}

/** A title for comparing it with others: its letters and digits in lower case. */
export const titleKey = (title: string): string => folded(title).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The candidates of each idea, labelled by whether an editor would take them for the title. Ideas whose title is no
 * candidate are left out.
 *
 * @param count how many ideas at most
 */
export function titleExamples(count = Infinity): Example<(typeof titleLabels)[number]>[] {
  const stated = statedTitles('titles');
  return [...ideasOfMarked(), ...annotatedIdeas('tuned')]
    .slice(0, count)
    .flatMap(({ id, idea }) => {
      const title = stated[id];
      if (title === undefined) return [];
      const key = title === null ? undefined : titleKey(title);
      const candidates = titleCandidates(sourceOnce(idea).workbook);
      const isFound = candidates.some(({ text }) => titleKey(text) === key);
      if (key !== undefined && !isFound) return [];
      return candidates.map(({ text, facts }) => ({
        facts,
        labels: [titleKey(text) === key ? 'title' : 'none'] as const,
      }));
    });
}
