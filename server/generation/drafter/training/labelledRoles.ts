import type { TrainingIdea } from '../ideas/trainingIdeas';
import { lexicons } from '../lexicon/lexicons';
import { readClauses } from '../read/readClauses';
import { readLanguage } from '../read/readLanguage';
import { roleGroups } from '../sort/roleGroups';
import { roleStems } from '../sort/roleNames';
import type { KindWeights, roleLabels } from '../sort/learnedWeights';
import { sortClauses } from '../sort/sortClauses';
import type { Example } from './learnWeights';

export type RoleExample = Example<(typeof roleLabels)[number]>;

/**
 * The role candidates of an idea, labelled by whether the annotations list them.
 *
 * @param weights the weights that sort clauses into kinds, learned without this idea
 */
export function labelledRoles({ idea, roles }: TrainingIdea, weights?: KindWeights): RoleExample[] {
  const { code, isKnown } = readLanguage(idea);
  if (!isKnown) return [];
  const read = readClauses(idea, lexicons[code]);
  const groups = roleGroups(read, sortClauses(read, weights));
  const accepted = roles.map(
    (spellings) => new Set(spellings.map((one) => roleStems(one, read.lexicon).join(' '))),
  );
  return groups.map((group) => {
    const isRole = accepted.some((spellings) =>
      [...group.forms].some((form) => spellings.has(form)),
    );
    return { facts: group.facts, labels: [isRole ? 'role' : 'none'] };
  });
}
