import { annotatedIdeas } from '../ideas/annotatedIdeas';
import { roleLabels } from '../sort/learnedWeights';
import { labelledRoles } from './labelledRoles';
import { learnWeights } from './learnWeights';
import { writeWeights } from './writeWeights';

/** Learns the weights that identify roles from the ideas in `tuned`. */
export function trainRoles(): Map<string, number[]> {
  return learnWeights(annotatedIdeas('tuned').flatMap(labelledRoles), roleLabels);
}

if (require.main === module) writeWeights('learnedRoleWeights.json', trainRoles());
