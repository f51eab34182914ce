import type { TrainingIdea } from '../ideas/trainingIdeas';
import { readLanguage } from '../read/readLanguage';
import { roleGroups } from '../sort/roleGroups';
import { roleStems } from '../sort/roleNames';
import type { KindWeights, roleLabels } from '../sort/learnedWeights';
import { sortClauses } from '../sort/sortClauses';
import type { Example } from './learnWeights';
import { readOnce, sortedOnce } from './readOnce';

export type RoleExample = Example<(typeof roleLabels)[number]>;

/**
 * The role candidates of an idea, labelled by whether the annotations list them.
 *
 * @param weights the weights that sort clauses into kinds, learned without this idea
 */
export function labelledRoles({ idea, roles }: TrainingIdea, weights?: KindWeights): RoleExample[] {
  if (!readLanguage(idea).isKnown) return [];
  const read = readOnce(idea);
  const sorted = weights === undefined ? sortedOnce(read) : sortClauses(read, weights);
  const groups = roleGroups(read, sorted);
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
