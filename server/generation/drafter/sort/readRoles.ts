import { readingWords } from '../lexicon/readingWords';
import type { ReadIdea } from '../read/readClauses';
import { quote, type Quote } from '../read/span';
import { roleLabels, roleWeights } from './learnedWeights';
import { scoresOf } from '../weights/scores';
import { namesNobody } from './namesNobody';
import { roleDefinition } from './roleDefinition';
import { isDeclared, roleGroups, type RoleGroup, type RoleMention } from './roleGroups';
import { bareNoun } from './roleNames';
import type { SortedClause } from './sortClauses';
import type { Role } from './workbook';

/** The weights alone miss more roles than they invent. */
const lead = 0.25;

/** `the council's rules` does not have the word `council` by itself. */
const owns = ({ facts }: RoleMention) => facts.includes('owns');

/** @param acts whether the author does something in a requirement: `I'm a nurse`, `I enter each visit` */
function isRole({ facts, mentions }: RoleGroup, acts: boolean): boolean {
  const [role = 0, none = 0] = scoresOf(facts, roleLabels.length, roleWeights);
  const isSure = mentions.some(
    (one) =>
      !owns(one) &&
      (one.declaredBy === 'story' ||
        one.declaredBy === 'permission' ||
        (one.declaredBy === 'author' && acts)),
  );
  return isSure || (role + lead > none && !mentions.every(owns));
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
  // Elsewhere a verb may say `I` by its form.
  const acts =
    read.lexicon.code !== 'en' ||
    clauses.some((one) => /[RC]/u.test(one.kind) && isOfSelf(read, one));
  const groups = roleGroups(read, clauses).filter(
    (one) => (isRole(one, acts) || isListed(one)) && !isDenied(one) && !namesNobody(read, one),
  );
  const listed = groups.flatMap(({ mentions }) =>
    mentions.filter(({ declaredBy }) => declaredBy === 'list'),
  );
  // What follows the first of several in a line describes none of them.
  const isAmongOthers = ({ sorted, span }: RoleMention) =>
    listed.some((one) => one.sorted === sorted && one.span.start !== span.start);
  return groups
    .map((group) => ({ group, text: quote(read.text, shownMention(read, group).span) }))
    .filter(({ text }) => text !== name)
    .map(({ group, text }, index) => {
      const entry = group.mentions.find(({ declaredBy }) => declaredBy === 'list');
      const isAlone = entry !== undefined && !isAmongOthers(entry);
      const definition = isAlone ? roleDefinition(read, entry.sorted, entry.span) : undefined;
      return {
        id: `U${index + 1}`,
        text,
        listed: (entry && !definition ? wholeClause(read, entry) : undefined) ?? text,
        definition,
        spellings: [...group.forms],
      };
    });
}

/** Whether the author lists them as users, by a known noun for people. */
const isListed = ({ mentions }: RoleGroup): boolean =>
  mentions.some((one) => one.facts.includes('by list, known') && !beginsWith(one, /^pronoun$/u));

/** Whether the author lists who is none: `not grandma`. */
const isDenied = ({ mentions }: RoleGroup): boolean =>
  mentions.some((one) => one.declaredBy === 'list' && beginsWith(one, /^(?:negation|bareNot)$/u));

const beginsWith = ({ sorted: { clause } }: RoleMention, names: RegExp): boolean =>
  clause.cues.some(({ name, start }) => start === clause.span.start && names.test(name));

/** `I enter each visit` */
function isOfSelf({ folded, lexicon }: ReadIdea, { clause: { cues } }: SortedClause): boolean {
  const { self } = readingWords[lexicon.code];
  return cues.some(
    ({ name, start, end }) => name === 'pronoun' && self.includes(folded.slice(start, end)),
  );
}

/** The clause of an entry, if it says nothing else: `the conductor`. */
function wholeClause({ text, lexicon }: ReadIdea, { span, sorted }: RoleMention) {
  const whole = sorted.clause.span;
  const bare = bareNoun(text, lexicon, whole);
  return bare?.start === span.start && bare.end === span.end ? quote(text, whole) : undefined;
}

/** The mention to show as the role's name: the first declared one, else one of the most frequent wording. */
function shownMention({ folded }: ReadIdea, { mentions }: RoleGroup): RoleMention {
  const wordingOf = ({ span }: RoleMention) => folded.slice(span.start, span.end);
  const counts = new Map<string, number>();
  for (const one of mentions) {
    counts.set(one.form, (counts.get(one.form) ?? 0) + 1);
    const wording = `as ${wordingOf(one)}`;
    counts.set(wording, (counts.get(wording) ?? 0) + 0.4);
  }
  const worth = (one: RoleMention) =>
    (isDeclared(one) ? mentions.length : 0) +
    (counts.get(one.form) ?? 0) +
    (counts.get(`as ${wordingOf(one)}`) ?? 0) +
    (one.facts.includes('acts') ? 0.5 : 0) -
    // Rather not `l'élève`.
    (/['’]/u.test(wordingOf(one)) ? 0.6 : 0);
  return mentions
    .filter((one) => !owns(one))
    .reduce((first, one) => (worth(one) > worth(first) ? one : first));
}
