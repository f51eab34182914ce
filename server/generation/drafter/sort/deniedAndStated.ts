import { isDenial } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { peopleOf, type Meaning } from './concepts';
import { stemsOf } from './contentWords';
import type { Contradiction } from './workbook';

/** Of the statements with a word, at most this many are compared, so that the time stays linear. */
const mostWithAWord = 20;
/** The other side has at least this share of what a statement denies: longer denials may say some of it otherwise. */
const mostShared = 0.75;
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
  const plain = stated.filter(isPlain);
  const byStem = new Map<string, Meaning[]>();
  for (const one of stated.filter(
    (other) => !other.found.has('{unless}') && !denies(read, other),
  )) {
    for (const stem of one.statement.stems) {
      const same = byStem.get(stem) ?? [];
      if (same.length < mostWithAWord) byStem.set(stem, [...same, one]);
    }
  }
  return plain
    .filter((one) => denies(read, one))
    .flatMap((denial) => {
      const isExclusive = isOnlyFor(read, denial);
      const denied = deniedStems(read, denial).filter(
        (stem) => !isExclusive || !peopleOf(read, denial).includes(stem),
      );
      if (denied.length < fewestWords && !isDeniedDirectly(read, denial, denied)) return [];
      const people = peopleOf(read, denial);
      const candidates = new Set(denied.flatMap((stem) => byStem.get(stem) ?? []));
      const other = [...candidates].find((one) => {
        const theirs = peopleOf(read, one);
        const isOfOthers =
          people.length > 0 && theirs.length > 0 && !people.some((name) => theirs.includes(name));
        const common = denied.filter((word) => one.statement.stems.includes(word));
        return (
          isOfOthers === isExclusive &&
          one.statement.sentence !== denial.statement.sentence &&
          common.length >= denied.length * mostShared
        );
      });
      if (other === undefined) return [];
      const sides = [denial.statement, other.statement] as const;
      return [{ sides, topic: sharedWords(read, denial, denied) }];
    });
}

/** Whether it holds always: not under a condition, for some or until something else happens. */
function isPlain({ statement: { cues }, found }: Meaning): boolean {
  return !found.has('{unless}') && !cues.some(({ name }) => name === 'if' || name === 'that');
}

/** `Never more than 20` denies nothing else. */
function denies(read: ReadIdea, one: Meaning): boolean {
  const {
    statement: { kind, cues, quantities },
    found,
  } = one;
  const isDenied =
    isOnlyFor(read, one) || found.has('{no}') || found.has('{without}') || cues.some(isDenial);
  return kind === 'N' || (isDenied && kind !== 'G' && quantities.length === 0);
}

/** `Only doctors may change it` denies it to everybody else. */
function isOnlyFor({ text }: ReadIdea, { statement, found }: Meaning): boolean {
  const people = found.get('{person}') ?? [];
  return (
    found
      .get('{only}')
      ?.some(
        (only) =>
          only.start === statement.span.start &&
          people.some(
            ({ start }) =>
              start > only.end && /^(?:\s+\p{L}+)?\s*$/u.test(text.slice(only.end, start)),
          ),
      ) ?? false
  );
}

/** `No jury`, `without a jury`: the denied word comes right after the negation. */
function isDeniedDirectly({ text, lexicon }: ReadIdea, { found }: Meaning, [stem]: string[]) {
  return ['{no}', '{without}'].some((name) =>
    found.get(name)?.some(({ end }) => {
      const after = stemsOf(lexicon, text.slice(end, end + directly));
      return stem !== undefined && after[0] === stem;
    }),
  );
}

/** The stems of a denial without those of its grammar. */
function deniedStems(read: ReadIdea, { statement: { span, cues } }: Meaning): string[] {
  let content = '';
  let place = span.start;
  for (const { name, start, end } of cues) {
    if (!grammar.test(name) || end <= place) continue;
    content += `${read.text.slice(place, start)} `;
    place = end;
  }
  return stemsOf(read.lexicon, content + read.text.slice(place, span.end));
}

function sharedWords({ text, lexicon }: ReadIdea, { statement }: Meaning, stems: string[]): string {
  const { start, end } = statement.span;
  const words = text.slice(start, end).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return words
    .filter((word) => stemsOf(lexicon, word).some((one) => stems.includes(one)))
    .join(' ');
}
