import { isVerb } from '../lexicon/cueLine';
import { roleStems } from '../sort/roleNames';
import type { Statement } from '../sort/workbook';
import { folded } from '../lexicon/phraseIndex';
import { cuedClause } from '../write/cuedClause';
import { nounKeys } from './nouns';
import type { Product } from './product';
import { sampleNamesOf } from './sampleNames';
import type { Thing } from './things';
import { factsOf } from './views/records';

/** Whom or what a drawing shows. */
export interface Subject {
  /** The words of the requirement. */
  text: string;
  /** None where no name is sure. */
  names: readonly string[];
  /** What is known of each, in one line. */
  facts: readonly string[];
  /** The list that they come from. */
  thing?: Thing;
}

type Source = Pick<Product, 'workbook' | 'lexicon' | 'words' | 'collections'>;

/**
 * The subject of a statement: the records that it is about or names, else things that its nouns usually name, else the
 * people whom it names besides who acts.
 */
export function subjectOf(source: Source, statement: Statement): Subject {
  const { workbook, lexicon, words, collections } = source;
  const { text } = statement;
  const keys = lexicon.hasSpaces ? nounKeys(text, lexicon) : new Map<string, string>();
  const collection =
    collections.find(({ plan }) => plan.statements.includes(statement)) ??
    collections.find(({ plan }) => keys.has(plan.key));
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
