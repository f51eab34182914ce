import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { annotatedIdeas } from '../ideas/annotatedIdeas';
import oneLiners from '../ideas/oneLiners.json';
import { lexicons } from '../lexicon/lexicons';
import { readClauses } from '../read/readClauses';
import { readLanguage } from '../read/readLanguage';
import { typeLabels } from '../sort/learnedWeights';
import { typeFacts } from '../sort/typeFacts';
import type { Example } from './learnWeights';

type TypeExample = Example<(typeof typeLabels)[number]>;

/** The ideas that the weights of product types are learned from: those in `tuned`, the one-liners and the corpus. */
export function typeExamples(): TypeExample[] {
  return [
    ...annotatedIdeas('tuned').map(({ idea, type }) => labelled(idea, type)),
    ...oneLiners.map(({ idea, types }) => labelled(idea, types)),
    ...corpus().map(({ idea, type }) => labelled(idea, [type])),
  ];
}

/** The ideas of `typeCorpus`: a file for each type, an idea per line. */
function corpus(): { idea: string; type: string }[] {
  const folder = path.join(__dirname, 'typeCorpus');
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((idea) => idea !== '')
      .map((idea) => ({ idea, type: path.parse(file).name })),
  );
}

function labelled(idea: string, types: readonly string[]): TypeExample {
  return {
    facts: typeFacts(readClauses(idea, lexicons[readLanguage(idea).code])),
    labels: typeLabels.filter((label) => types.includes(label)),
  };
}
