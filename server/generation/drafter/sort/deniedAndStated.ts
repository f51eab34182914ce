import { isDenial } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { peopleOf, type Meaning } from './concepts';
import { stemsOf } from './contentWords';
import type { Contradiction } from './workbook';

/** Of the statements with a word, at most this many are compared, so that the time stays linear. */
const mostWithAWord = 20;
/** In a denial of at least this many words, one may have another word on the other side. */
const longDenial = 4;
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
  for (const one of plain.filter((other) => !denies(other))) {
    for (const stem of one.statement.stems) {
      const same = byStem.get(stem) ?? [];
      if (same.length < mostWithAWord) byStem.set(stem, [...same, one]);
    }
  }
  return plain.filter(denies).flatMap((denial) => {
    const denied = deniedStems(read, denial);
    if (denied.length < fewestWords && !isDeniedDirectly(read, denial, denied)) return [];
    const [stem = ''] = denied.filter((one) => byStem.has(one));
    const people = peopleOf(read, denial);
    const other = byStem.get(stem)?.find((one) => {
      const theirs = peopleOf(read, one);
      const isOfOthers =
        people.length > 0 && theirs.length > 0 && !people.some((name) => theirs.includes(name));
      const common = denied.filter((word) => one.statement.stems.includes(word));
      return (
        !isOfOthers &&
        one.statement.sentence !== denial.statement.sentence &&
        common.length >= denied.length - (denied.length >= longDenial ? 1 : 0)
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
function denies({ statement: { kind, cues, quantities }, found }: Meaning): boolean {
  const isDenied = found.has('{no}') || found.has('{without}') || cues.some(isDenial);
  return kind === 'N' || (isDenied && quantities.length === 0);
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
