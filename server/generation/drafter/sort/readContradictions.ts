import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import { meaningsOf, type Side } from './concepts';
import { stemsOf } from './contentWords';
import { areAboutOthers, deniedAndDemanded, differing, mostHolders } from './denials';
import type { Pair, Stated } from './denials';
import type { Contradiction, Statement } from './workbook';

/**
 * Finds pairs of statements that exclude each other: by a table of opposing demands, where one denies what another
 * demands, and where two numbers differ. One contradiction for each opposition.
 */
export function readContradictions(
  read: ReadIdea,
  statements: readonly Statement[],
): Contradiction[] {
  const meanings = meaningsOf(read, statements);
  const stated = statements.flatMap((statement, index): Stated[] => {
    const meaning = meanings[index];
    if (meaning === undefined || !isDemand(read, statement)) return [];
    const people = (meaning.found.get('{person}') ?? []).flatMap(({ start, end }) =>
      stemsOf(read.lexicon, read.text.slice(start, end)),
    );
    const stems = stemsOf(read.lexicon, statement.text).filter((stem) => !/^\p{N}/u.test(stem));
    return [{ ...meaning, statement, people, stems }];
  });
  const binding = stated.filter(({ found }) => !found.has('{unless}'));
  const seen = new Set<string>();
  return [
    ...opposed(read, stated, binding),
    ...deniedAndDemanded(read, binding),
    ...differing(read, binding),
  ]
    .filter(({ one, other }) => {
      const key = [one.statement.id, other.statement.id].sort().join();
      return !seen.has(key) && seen.add(key);
    })
    .map(({ one, other, topic }, index) => ({
      id: `X${index + 1}`,
      sides: [one.statement, other.statement],
      topic,
    }));
}

/** Not what was, what is amiss or what may yet be. */
function isDemand({ folded, lexicon }: ReadIdea, statement: Statement): boolean {
  const { kind, span, isStruck, isUndecided } = statement;
  if (isStruck || isUndecided) return false;
  if (kind !== 'B') return true;
  const cues = cuesIn(folded.slice(span.start, span.end), lexicon);
  const verb = cues.find(isVerb)?.start;
  return !cues.some(
    ({ name, start }) =>
      name === 'problem' || name === 'now' || (name === 'past' && start === verb),
  );
}

function opposed(read: ReadIdea, stated: readonly Stated[], binding: readonly Stated[]): Pair[] {
  const settled = new Set(stated.flatMap(({ sides }) => [...sides]));
  const holders = new Map<Side, Stated[]>();
  // What binds before what is told.
  for (const one of [...binding.filter(isBinding), ...binding.filter((each) => !isBinding(each))]) {
    for (const side of one.sides) {
      const same = holders.get(side) ?? [];
      if (same.length < mostHolders) holders.set(side, [...same, one]);
    }
  }
  const purposes = stated.filter(({ statement }) => statement.link === 'purpose');
  const sideOf = (side: Side) => {
    const same = holders.get(side) ?? [];
    return same.map((one) => joined(read, one, [...same, ...purposes]));
  };
  return read.lexicon.oppositions.pairs.flatMap((opposition, index): Pair[] => {
    if (settled.has(`${index}:settled`)) return [];
    const { topic, ofOneThing, ofOneRole } = opposition;
    let [best, most]: [Pair | undefined, number] = [undefined, -1];
    for (const one of sideOf(`${index}:one`)) {
      for (const other of sideOf(`${index}:other`)) {
        if (one.statement.id === other.statement.id) continue;
        if (ofOneRole === true && areAboutOthers(one, other)) continue;
        const common = one.stems.filter(
          (stem) => other.stems.includes(stem) && !one.people.includes(stem),
        ).length;
        const isGeneral = one.found.has('{all}') || other.found.has('{all}');
        if (!isGeneral && common < (ofOneThing ?? 0)) continue;
        if (common > most) [best, most] = [{ one, other, topic }, common];
      }
    }
    return best === undefined ? [] : [best];
  });
}

function isBinding({ statement }: Stated): boolean {
  return statement.kind !== 'B';
}

/** With the next clause, where that says the same or what for: `all is free, no purchases`. */
function joined({ text }: ReadIdea, one: Stated, following: readonly Stated[]): Stated {
  const { start, end } = one.statement.span;
  const next = following.find(({ statement: { span } }) => {
    return span.start >= end && /^[\s,;–—-]{1,3}$/u.test(text.slice(end, span.start));
  });
  if (next === undefined) return one;
  const span = { start, end: next.statement.span.end };
  return { ...one, statement: { ...one.statement, span, text: quote(text, span) } };
}
