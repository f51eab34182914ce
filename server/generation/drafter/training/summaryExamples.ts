import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { annotatedIdeas } from '../ideas/annotatedIdeas';
import { ideasOfMarked } from '../ideas/trainingIdeas';
import { lexicons } from '../lexicon/lexicons';
import type { Span } from '../read/span';
import { summarised, type summaryLabels } from '../write/likelySummary';
import { summaryFacts } from '../write/summaryFacts';
import type { Example } from './learnWeights';
import { sourceOnce } from './readOnce';

const corpusSchema = v.record(v.string(), v.array(v.string()));

/** What an editor would quote of an idea as its summary, by the idea's id; nothing of a text that is no idea. */
export function pickedSummaries(
  file: 'summaries' | 'keptBack',
): v.InferOutput<typeof corpusSchema> {
  const source = path.join(__dirname, `summaryCorpus/${file}.json`);
  return v.parse(corpusSchema, JSON.parse(readFileSync(source, 'utf8')));
}

/** Whether a part of an idea and one of some quotes are mostly the same. */
export function isPicked(idea: string, { start, end }: Span, quotes: readonly string[]): boolean {
  return quotes.some((text) => {
    const from = idea.indexOf(text);
    const shared = Math.min(end, from + text.length) - Math.max(start, from);
    return from >= 0 && shared > Math.min(end - start, text.length) / 2;
  });
}

/**
 * The statements of each idea, labelled by whether an editor would quote them.
 *
 * @param count how many ideas at most
 */
export function summaryExamples(count = Infinity): Example<(typeof summaryLabels)[number]>[] {
  const picked = pickedSummaries('summaries');
  return [...ideasOfMarked(), ...annotatedIdeas('tuned')]
    .filter(({ id }) => picked[id] !== undefined)
    .slice(0, count)
    .flatMap(({ id, idea }) => {
      const { workbook } = sourceOnce(idea);
      const statements = summarised(workbook);
      const lexicon = lexicons[workbook.language];
      return statements.map(({ span }, at) => ({
        facts: summaryFacts(workbook, statements, at, lexicon),
        labels: [isPicked(workbook.idea, span, picked[id] ?? []) ? 'summary' : 'none'] as const,
      }));
    });
}
