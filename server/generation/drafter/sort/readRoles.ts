import type { ReadIdea } from '../read/readClauses';
import { quote, type Quote, type Span } from '../read/span';
import { roleGroups, type RoleGroup } from './roleGroups';
import type { RoleMention } from './roleMentions';
import { roleScore } from './roleWeights';
import type { SortedClause } from './sortClauses';
import type { Role } from './workbook';

/** A role too many misleads more than a missed one, which the requirements still name. */
const leastScore = 0.19;
/** Of those that a list of users declares, fewer are wrong. */
const leastScoreOfListed = 0.05;

const leastScoreOf = ({ mentions }: RoleGroup): number =>
  mentions.some(({ declaredBy }) => declaredBy === 'list') ? leastScoreOfListed : leastScore;

/**
 * Finds the roles in an idea, without people who only occur in its background story. Annotated ideas determine what
 * indicates a role (`npm run train`).
 */
export function readRoles(
  read: ReadIdea,
  clauses: readonly SortedClause[],
  name: Quote | undefined,
): Role[] {
  return roleGroups(read, clauses)
    .filter((group) => roleScore(group.facts) > leastScoreOf(group))
    .map((group) => ({
      text: quote(read.text, shownSpan(read, group)),
      spellings: [...group.forms],
    }))
    .filter(({ text }) => text !== name)
    .map((role, index) => ({ id: `U${index + 1}`, ...role }));
}

/** The mention to show as the role's name: a declared one, the most frequent wording, a word of its own. */
function shownSpan({ text }: ReadIdea, { mentions }: RoleGroup): Span {
  const counts = new Map<string, number>();
  for (const { form } of mentions) counts.set(form, (counts.get(form) ?? 0) + 1);
  const worth = (one: RoleMention) =>
    (one.declaredBy === undefined ? 0 : 20) +
    3 * (counts.get(one.form) ?? 0) +
    roleScore(one.facts) -
    (/^\p{L}{1,2}['’]/u.test(text.slice(one.span.start, one.span.end)) ? 9 : 0) -
    (one.facts.includes('before for') ? 3 : 0);
  return mentions.reduce((first, one) => (worth(one) > worth(first) ? one : first)).span;
}
