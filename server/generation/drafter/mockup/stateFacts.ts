import type { Statement } from '../sort/workbook';
import { statementsAbout, type NounPhrase } from './nounPhrases';
import type { Source } from './nouns';
import { endingFacts, neighbourFacts } from './wordFacts';
import { wordClass, wordsIn } from './wordsIn';

/** A word of the idea that may name a state of its records: `overdue`. */
export interface StateCandidate {
  name: string;
  /** Where it is first said: the statement's place in the idea, then its own among the words. */
  place: readonly [number, number];
  statements: readonly Statement[];
  facts: ReadonlySet<string>;
}

/** Function words that are states, too: `out`, `open`. */
const fitClasses = /^(?:word|verb|other|preposition)$/u;
const reach = 2;

/**
 * The words of an idea that may name states; none in a language without spaces.
 *
 * @param records the keys of the nouns that name the idea's records
 */
export function stateCandidates(
  { workbook, lexicon }: Source,
  phrases: readonly NounPhrase[],
  records: ReadonlySet<string>,
): StateCandidate[] {
  if (!lexicon.hasSpaces) return [];
  const groups = new Map<
    string,
    { place: readonly [number, number]; facts: Set<string>; statements: Set<Statement> }
  >();
  const statements = new Set(phrases.map(({ statement }) => statement));
  const { code } = lexicon;
  const about = statementsAbout(records, phrases, lexicon);
  for (const statement of statements) {
    // `"snapped" is not a reason`, `leave it open`
    if (statement.kind === 'N' || statement.isUndecided) continue;
    const words = wordsIn(workbook, statement);
    for (const [at, { word, low, verb }] of words.entries()) {
      // A name, or a German noun.
      const isName = at > 0 && /^\p{Lu}/u.test(word);
      if (isName || !/^\p{L}{2}/u.test(low) || !fitClasses.test(wordClass(low, lexicon))) continue;
      const group = groups.get(low) ?? {
        place: [statement.span.start, at] as const,
        facts: new Set(['always', code, `${code} says ${low}`]),
        statements: new Set<Statement>(),
      };
      groups.set(low, group);
      group.statements.add(statement);
      const lows = (from: number, to: number) =>
        words.slice(Math.max(0, from), to).map((one) => one.low);
      const before = lows(at - reach, at).reverse();
      const facts = [
        ...endingFacts(low, lexicon),
        `class ${wordClass(low, lexicon)}`,
        `in ${statement.kind}`,
        ...neighbourFacts({ before, behind: lows(at + 1, at + reach), verb }, lexicon),
        ...(about.has(statement) ? ['beside the record'] : []),
      ];
      for (const fact of facts) group.facts.add(fact);
    }
  }
  return [...groups].map(([name, group]) => ({
    name,
    place: group.place,
    statements: [...group.statements],
    facts: group.facts,
  }));
}
