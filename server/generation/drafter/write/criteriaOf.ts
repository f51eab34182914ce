import { sortIdea } from '../sort/sortIdea';
import { acceptanceOf } from './acceptance';

/**
 * For tests: the criteria that an idea's last statement has as a requirement, whatever kind the weights give it.
 *
 * @throws Error for an idea without a statement
 */
export function criteriaOf(idea: string): string[] {
  const workbook = sortIdea(idea);
  const last = workbook.statements.at(-1);
  if (last === undefined) throw new Error(`No statement: ${idea}`);
  return acceptanceOf(workbook, last.kind === 'C' ? last : { ...last, kind: 'R' });
}
