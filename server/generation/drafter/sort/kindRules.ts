import type { Clause } from '../read/readClauses';
import type { Facts } from './clauseFacts';
import type { StatementKind } from './workbook';

type Rule = readonly [StatementKind, (facts: Facts) => boolean];

/** For clauses under any heading: what is struck out, a reason, a remark, a purpose. */
export const everywhere: readonly Rule[] = [
  ['N', ({ clause }) => clause.isStruck],
  ['B', ({ clause }) => clause.link === 'reason' || clause.link === 'aside'],
  ['G', ({ clause, isFullPurpose }) => clause.link === 'purpose' && isFullPurpose],
  [
    'G',
    ({ clause, previous, has }) =>
      clause.link === 'purpose' && (previous === 'R' || previous === 'G') && !has('must', 'should'),
  ],
];

/** Under no circumstances a requirement: a negated clause. */
export const negated: readonly Rule[] = [
  [
    'B',
    ({ hasMain, subject }) =>
      hasMain('past', 'problem') && subject !== 'system' && !hasMain('exclusion'),
  ],
  ['C', ({ hasNumber, has }) => hasNumber && has('never', 'limit')],
  ['C', ({ hasMain }) => hasMain('never') && !hasMain('exclusion')],
  ['N', ({ hasMain, subject }) => hasMain('exclusion') && subject !== 'person'],
  ['B', ({ hasMain }) => hasMain('now', 'problem')],
  [
    'C',
    ({ acts, does, hasMain, subject }) =>
      acts && !does && hasMain('auxiliary') && subject !== 'ours' && !hasMain('exclusion'),
  ],
  ['C', ({ beginsNegated, hasNumber }) => hasNumber && !beginsNegated],
  ['N', ({ beginsNegated }) => beginsNegated],
  ['N', ({ clause, previous }) => clause.link === 'contrast' && previous === 'R'],
  ['C', ({ hasMain, isFirstPerson }) => hasMain('must', 'should') && !isFirstPerson],
  ['N', ({ subject, hasMain }) => subject === 'system' || hasMain('exclusion')],
  [
    'C',
    ({ previous, hasMain, isOpening }) =>
      hasMain('can') && (previous === 'R' || (previous !== 'B' && !isOpening)),
  ],
  ['B', () => true],
];

/** For clauses that no heading speaks for: the first rule that fits. */
export const bySense: readonly Rule[] = [
  ['R', ({ isStory }) => isStory],
  [
    'G',
    ({ isDefinition, isFirst, hasVerb, has }) =>
      isDefinition || (isFirst && !hasVerb && !has('past', 'ours', 'problem', 'pronoun', 'if')),
  ],
  [
    'G',
    ({ hasMain, subject, does }) =>
      hasMain('goal') && !(subject === 'person' && does) && !hasMain('can'),
  ],
  ['C', ({ isTimed, hasMain, subject }) => isTimed && hasMain('limit') && subject !== 'person'],
  ['C', ({ isFirstPerson, hasNumber, hasMain }) => isFirstPerson && hasNumber && hasMain('limit')],
  [
    'C',
    ({ hasMain, doesMore }) =>
      hasMain('must', 'should') && hasMain('limit', 'quality') && !doesMore && !hasMain('can'),
  ],
  [
    'R',
    ({ hasMain, subject, acts }) =>
      hasMain('can', 'should') && subject !== 'ours' && acts && !hasMain('past'),
  ],
  [
    'R',
    ({ hasMain, does, subject }) =>
      hasMain('must') && does && subject !== undefined && subject !== 'ours',
  ],
  ['C', ({ hasMain, acts, subject }) => hasMain('must', 'should') && !acts && subject !== 'person'],
  [
    'C',
    ({ hasMain, does, subject }) =>
      hasMain('must') && hasMain('limit', 'quality') && !(subject === 'person' && does),
  ],
  ['G', ({ hasMain, isFirstPerson, hasNumber }) => hasMain('want') && hasNumber && isFirstPerson],
  [
    'B',
    ({ hasMain, isFirstPerson, hasNumber }) =>
      isFirstPerson && hasNumber && !hasMain('can', 'must', 'should', 'want', 'limit', 'goal'),
  ],
  ['R', ({ hasMain }) => hasMain('must', 'should', 'want') && !hasMain('past', 'problem')],
  ['B', ({ isForPeople }) => isForPeople],
  ['B', ({ hasMain, subject }) => hasMain('past', 'problem', 'now') && subject !== 'system'],
  ['B', ({ subject, hasMain }) => subject === 'ours' && !hasMain('limit')],
  ['R', ({ subject, does }) => (subject === 'person' || subject === 'system') && does],
  [
    'R',
    ({ isImperative, has, hasNumber, doesMore }) =>
      isImperative && !(has('limit') && (hasNumber || !doesMore)),
  ],
  ['G', ({ isClosing, hasNumber, has }) => isClosing && hasNumber && !has('limit')],
  ['R', ({ doesMore, isImperative }) => doesMore && !isImperative],
  ['R', ({ clause }) => clause.block.kind === 'row'],
  ['C', ({ has }) => has('limit')],
  ['R', ({ has, acts }) => has('maybe', 'can') || (acts && has('if'))],
  ['R', ({ acts, hasMain, previous }) => acts && hasMain('auxiliary') && previous !== 'B'],
  ['C', ({ has, does }) => has('quality') && !does],
  ['R', ({ hasVerb, has, previous }) => !hasVerb && has('system') && previous === 'R'],
  [
    'C',
    ({ hasNumber, acts, has, previous, clause }) =>
      hasNumber && !acts && !has('if', 'person') && isProse(clause) && previous !== 'B',
  ],
  [
    'C',
    ({ hasVerb, hasNumber, clause, previous }) =>
      !hasVerb && hasNumber && isProse(clause) && previous !== 'B',
  ],
  ['R', ({ hasVerb, clause, previous }) => !hasVerb && (!isProse(clause) || previous === 'R')],
  [
    'R',
    ({ does, has, subject, previous }) =>
      (does || has('if') || subject === 'person') && previous !== 'B',
  ],
  ['R', ({ does, has, hasMain }) => does && !has('do:other') && !hasMain('pronoun')],
  ['R', ({ previous }) => previous === 'R'],
  ['C', ({ previous, hasVerb }) => previous === 'C' && !hasVerb],
];

/** What the first rule that fits says. */
export function firstOf(rules: readonly Rule[], facts: Facts): StatementKind | undefined {
  return rules.find(([, fits]) => fits(facts))?.[0];
}

function isProse({ block }: Clause): boolean {
  return block.kind === 'text' || block.kind === 'heading';
}
