import { sortIdea } from '../sort/sortIdea';
import { acceptanceOf } from './acceptance';

/**
 * For tests: the criteria of an idea's last statement.
 *
 * @throws Error if that is no requirement and no constraint
 */
export function criteriaOf(idea: string): string[] {
  const workbook = sortIdea(idea);
  const last = workbook.statements.at(-1);
  if (last === undefined || !/^[RC]$/u.test(last.kind))
    throw new Error(`No requirement and no constraint at the end: ${idea}`);
  return acceptanceOf(workbook, last);
}
