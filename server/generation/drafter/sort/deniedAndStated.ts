import { isDenial } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { areOthers, type Meaning } from './concepts';
import { stemsOf } from './contentWords';
import type { Contradiction } from './workbook';

/** Of the statements with a word, at most this many are compared, so that the time stays linear. */
const mostWithAWord = 20;
/**
 * The share of its words that each side has in common with the other. A long denial may say some otherwise; a long
 * statement that has the words among many others is about something else.
 */
const shared = { ofTheDenial: 0.75, ofTheOther: 0.4 };
/** A denial of fewer words must name its object directly. */
const fewestWords = 2;
/** Within so many characters after a negation. */
const directly = 30;

/** Cues whose words say that something is denied, wished for or possible, but not what. */
const grammar =
  /^(?:negation|never|exclusion|bareNot|lack|can|must|should|want|auxiliary|determiner|pronoun)$/u;

/**
 * Finds statements that deny what another one states, in the same words and of the same people: `photos are never
 * uploaded` and `photos are uploaded at night`.
 */
export function deniedAndStated(
  read: ReadIdea,
  stated: readonly Meaning[],
): Omit<Contradiction, 'id'>[] {
  const always = stated.filter(({ found }) => !found.has('{unless}'));
  const byStem = new Map<string, Meaning[]>();
  for (const one of always.filter((other) => !denies(read, other))) {
    for (const stem of one.statement.stems) {
      const same = byStem.get(stem) ?? [];
      if (same.length < mostWithAWord) byStem.set(stem, [...same, one]);
    }
  }
  return always.flatMap((one) => {
    const { statement, people } = one;
    const isConditional = statement.cues.some(({ name }) => name === 'if' || name === 'that');
    if (isConditional || !denies(read, one)) return [];
    const isExclusive = isOnlyFor(read, one);
    const content = deniedWords(read, one);
    const denied = stemsOf(read.lexicon, content).filter(
      (stem) => !isExclusive || !people.includes(stem),
    );
    if (denied.length < fewestWords && !isDeniedDirectly(read, one, denied)) return [];
    const candidates = new Set(denied.flatMap((stem) => byStem.get(stem) ?? []));
    const other = [...candidates].find((candidate) => {
      const { stems, sentence } = candidate.statement;
      const common = denied.filter((stem) => stems.includes(stem)).length;
      return (
        areOthers(people, candidate.people) === isExclusive &&
        sentence !== statement.sentence &&
        common >= denied.length * shared.ofTheDenial &&
        common >= stems.length * shared.ofTheOther
      );
    });
    if (other === undefined) return [];
    return [{ sides: [statement, other.statement] as const, topic: content.trim() }];
  });
}

/** `Never more than 20` denies nothing else. */
function denies(read: ReadIdea, one: Meaning): boolean {
  const { kind, cues, quantities } = one.statement;
  const isDenied =
    isOnlyFor(read, one) ||
    one.found.has('{no}') ||
    one.found.has('{without}') ||
    cues.some(isDenial);
  return kind === 'N' || (isDenied && kind !== 'G' && quantities.length === 0);
}

/** `Only doctors may change it` denies it to everybody else. */
function isOnlyFor({ text }: ReadIdea, { statement, found }: Meaning): boolean {
  const only = found.get('{only}')?.find(({ start }) => start === statement.span.start);
  const person = found.get('{person}')?.[0];
  return (
    only !== undefined &&
    person !== undefined &&
    /^\s*(?:\p{L}+\s+)?$/u.test(text.slice(only.end, person.start))
  );
}

/** `No jury`, `without a jury`: the denied word comes right after the negation. */
function isDeniedDirectly({ text, lexicon }: ReadIdea, { found }: Meaning, [stem]: string[]) {
  const negations = [...(found.get('{no}') ?? []), ...(found.get('{without}') ?? [])];
  const nextStems = negations.map(
    ({ end }) => stemsOf(lexicon, text.slice(end, end + directly))[0],
  );
  return stem !== undefined && nextStems.includes(stem);
}

/** The words of a denial without those of its grammar. */
function deniedWords({ text }: ReadIdea, { statement: { span, cues } }: Meaning): string {
  let words = '';
  let place = span.start;
  for (const { name, start, end } of cues) {
    if (!grammar.test(name) || end <= place) continue;
    words += text.slice(place, start);
    place = end;
  }
  return (words + text.slice(place, span.end)).replace(/\s+/gu, ' ');
}
