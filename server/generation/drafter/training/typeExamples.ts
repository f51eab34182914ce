import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trainingIdeas } from '../ideas/trainingIdeas';
import oneLiners from '../ideas/oneLiners.json';
import { languageCodes } from '../lexicon/languageCode';
import { typeLabels } from '../sort/learnedWeights';
import { listedFor, typeFacts } from '../sort/typeFacts';
import { productTypes } from '../types/productTypes';
import { textsOf } from '../types/textsOf';
import type { Example } from './learnWeights';
import { readOnce, sortedOnce } from './readOnce';

/** The annotated ideas count more, because people type like that; many of the other texts are short and tidy. */
const ideaWeight = 5;
/** The minimum share of a type that is rare among the annotated ideas, so that it is learned as well. */
const leastShare = 0.2;

interface TypeExample extends Example<(typeof typeLabels)[number]> {
  facts: ReadonlyMap<string, number>;
}

/**
 * The examples of product types: the annotated ideas, the one-liners, the corpus and the types' own texts. The first two
 * leave out the facts about listed phrases: the phrases were chosen for them, and would seem too reliable.
 *
 * @param every 5 for a fifth of them
 */
export function typeExamples(every = 1): TypeExample[] {
  const isTaken = (_: unknown, at: number) => at % every === 0;
  const ideas = trainingIdeas().filter(({ type }) => type.length > 0);
  const mean = ideas.length / typeLabels.length;
  /** The square root of each type's frequency in the ideas, because the corpus has each type equally often. */
  const weights = new Map(
    typeLabels.map((label) => {
      const shares = ideas.map(({ type }) => (type.includes(label) ? 1 / type.length : 0));
      const count = shares.reduce<number>((sum, share) => sum + share, 0);
      return [label, Math.sqrt(Math.max(leastShare, count / mean))] as const;
    }),
  );
  const weighed = (example: TypeExample): TypeExample => {
    const sum = example.labels.reduce((total, label) => total + (weights.get(label) ?? 1), 0);
    return { ...example, weight: sum / example.labels.length };
  };
  return [
    ...ideas.filter(isTaken).map(({ idea, type }) => ({
      ...withoutLists(labelled(idea, type)),
      weight: ideaWeight,
    })),
    ...[
      ...oneLiners.filter(isTaken).map(({ idea, types }) => withoutLists(labelled(idea, types))),
      ...corpus()
        .filter(isTaken)
        .map(({ idea, type }) => labelled(idea, [type])),
      ...ownTexts()
        .filter(isTaken)
        .map(({ idea, type }) => labelled(idea, [type])),
    ].map(weighed),
  ];
}

/** All texts that types are learned from. */
export const typedTexts = (): unknown => [trainingIdeas(), oneLiners, corpus(), ownTexts()];

function withoutLists({ facts, labels }: TypeExample): TypeExample {
  return { facts: new Map([...facts].filter(([fact]) => !fact.startsWith(listedFor))), labels };
}

/** The texts of each type in each language. */
function ownTexts(): { idea: string; type: string }[] {
  return languageCodes.flatMap((language) =>
    productTypes.flatMap((type) => {
      const { requirements, questions, risks, qualities, label, roles, screens, action } = textsOf(
        type,
        language,
      );
      const parts = [
        requirements.slice(0, 3),
        requirements.slice(3, 6),
        requirements.slice(6),
        questions,
        [...risks, ...qualities],
        [label, action, ...roles, ...screens],
      ];
      return parts.map((texts) => ({ idea: texts.join('. '), type: type.slug }));
    }),
  );
}

/**
 * The ideas of `typeCorpus`: one file per type, one idea per line.
 *
 * @throws Error if the name of a file is not that of a type
 */
function corpus(): { idea: string; type: string }[] {
  const folder = path.join(__dirname, 'typeCorpus');
  return readdirSync(folder).flatMap((file) => {
    const { name } = path.parse(file);
    if (!typeLabels.some((label) => label === name)) throw new Error(`${file} names no type.`);
    return readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((idea) => idea !== '')
      .map((idea) => ({ idea, type: name }));
  });
}

function labelled(idea: string, types: readonly string[]): TypeExample {
  const read = readOnce(idea);
  return {
    facts: typeFacts(read, sortedOnce(read)),
    labels: typeLabels.filter((label) => types.includes(label)),
  };
}
