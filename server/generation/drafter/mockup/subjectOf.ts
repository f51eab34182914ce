import { isVerb } from '../lexicon/cueLine';
import { roleStems } from '../sort/roleNames';
import type { Statement } from '../sort/workbook';
import { folded } from '../lexicon/phraseIndex';
import { cuedClause } from '../write/cuedClause';
import { nounKeys, type Source } from './nouns';
import type { Collection } from './product';
import { sampleNamesOf } from './sampleNames';
import type { Subject } from './subject';
import { factsOf } from './things';

/**
 * The subject of a statement: the records that it is about or names, else things that its nouns usually name, else the
 * people whom it names besides who acts.
 *
 * @param collections the lists of the product
 */
export function subjectOf(
  { workbook, lexicon, words }: Source,
  collections: readonly Collection[],
  statement: Statement,
): Subject {
  const { text } = statement;
  const keys = lexicon.hasSpaces ? nounKeys(text, lexicon) : new Map<string, string>();
  const collection =
    collections.find(({ plan }) => keys.has(plan.key)) ??
    collections.find(({ plan }) =>
      lexicon.hasSpaces
        ? plan.deeds.some((deed) => deed.statement === statement)
        : plan.statements.includes(statement),
    );
  if (collection) {
    const { thing } = collection;
    return {
      text,
      names: thing.rows.map(({ title }) => title),
      facts: thing.rows.map((row) => factsOf(thing, row)),
      thing,
    };
  }
  // Who acts stands before the verb.
  const { cues, idea, span } = cuedClause(workbook, statement);
  const said = idea.slice(cues.find(isVerb)?.end ?? span.start, span.end);
  const known = [...nounKeys(said, lexicon).keys()].map((key) => sampleNamesOf(lexicon, key));
  const names = known.find(({ length }) => length > 0);
  if (names) return { text, names, facts: [] };
  const stems = roleStems(folded(said), lexicon);
  const isNamed = workbook.roles.some(
    (role) =>
      role !== statement.actor &&
      role.spellings.some((one) => one.split(' ').every((word) => stems.includes(word))),
  );
  return { text, names: isNamed ? words.names : [], facts: [] };
}
