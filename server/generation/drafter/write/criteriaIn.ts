import { sortIdea } from '../sort/sortIdea';
import type { Statement } from '../sort/workbook';
import { acceptanceOf, checksOf } from './acceptance';

/** For tests: the checks of everything that an idea says, without the questions where there are none. */
export function checksIn(idea: string): string[] {
  const workbook = sortIdea(idea);
  return workbook.statements.flatMap((one) => checksOf(workbook, one));
}

/** For tests: the acceptance criteria of an idea's statements of these kinds. */
export function criteriaIn(
  idea: string,
  kinds: readonly Statement['kind'][] = ['R', 'C'],
): string[] {
  const workbook = sortIdea(idea);
  return workbook.statements
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((one) => acceptanceOf(workbook, one));
}
