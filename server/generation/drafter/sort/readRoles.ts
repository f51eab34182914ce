import type { ReadIdea } from '../read/readClauses';
import { quote, type Quote } from '../read/span';
import { roleGroups, type RoleGroup } from './roleGroups';
import type { RoleMention } from './roleMentions';
import { roleLabels, roleWeights, scoresOf } from './learnedWeights';
import type { SortedClause } from './sortClauses';
import type { Role } from './workbook';

/** The weights alone miss more roles than they invent. */
const lead = 0.1;

/** `the council's rules` does not have the word `council` by itself. */
const owns = ({ facts }: RoleMention) => facts.includes('owns');

function isRole({ facts, mentions }: RoleGroup): boolean {
  if (mentions.every(owns)) return false;
  // People with their deeds under their name
  if (facts.has('by heading, known')) return true;
  const [role = 0, none = 0] = scoresOf(facts, roleLabels.length, roleWeights);
  return role + lead > none;
}

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
    .filter(isRole)
    .map((group) => {
      const { span, declaredBy, whole = span } = shownMention(read, group);
      const definition = group.mentions.find((one) => one.definition)?.definition;
      return {
        text: quote(read.text, span),
        listed: quote(read.text, declaredBy === 'list' && !definition ? whole : span),
        definition,
        spellings: [...group.forms],
      };
    })
    .filter(({ text }) => text !== name)
    .map((role, index) => ({ id: `U${index + 1}`, ...role }));
}

/**
 * The mention to show as the role's name: a declared one, else one of the most frequent wording, also in number and gender;
 * rather not `l'élève`.
 */
function shownMention(read: ReadIdea, { mentions }: RoleGroup): RoleMention {
  const counts = new Map<string, number>();
  const wordingOf = ({ span }: RoleMention) => read.folded.slice(span.start, span.end);
  for (const one of mentions)
    for (const key of [`stems ${one.form}`, wordingOf(one)])
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const worth = (one: RoleMention) => {
    const { form, declaredBy, facts } = one;
    return (
      (declaredBy === undefined ? 0 : mentions.length) +
      (counts.get(`stems ${form}`) ?? 0) +
      0.4 * (counts.get(wordingOf(one)) ?? 0) +
      (facts.includes('acts') ? 0.5 : 0) -
      (/['’]/u.test(wordingOf(one)) ? 0.6 : 0)
    );
  };
  return mentions
    .filter((one) => !owns(one))
    .reduce((first, one) => (worth(one) > worth(first) ? one : first));
}
