import { singularOf } from '../lexicon/englishNumber';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { anyOf } from '../read/anyOf';
import type { Statement } from '../sort/workbook';
import { cuedClause } from '../write/cuedClause';
import { anyDeedOf } from './deeds';
import { daysOf, type Field } from './fields';
import { keyOf, nounKeys, type Source } from './nouns';
import { bookingNouns } from './words/bookingNouns';
import { controlWords } from './words/controlWords';
import { stays } from './words/stays';

/** A record that the idea names only by the verb that makes it: `members book a court`. */
export interface Booking {
  key: string;
  /** How the word for the state of what is booked begins: `gebucht`. */
  state: string;
  /** Its name, and that of several. */
  nouns: readonly [string, string];
  /** The key of what is booked. */
  of: string;
  fields: readonly Field[];
  statement: Statement;
}

/**
 * What the first verb of booking makes of one of these records; none where the idea keeps bookings under a name of their
 * own, such as slots.
 *
 * @param kept the records by their keys, with a noun for each
 */
export function bookingOf(source: Source, kept: ReadonlyMap<string, string>): Booking | undefined {
  const { workbook, lexicon, words } = source;
  const nouns = bookingNouns[lexicon.code] ?? [];
  const isNamed = [...kept].some(
    ([key, noun]) =>
      nouns.some(([, one]) => keyOf(lexicon, one) === key) ||
      controlWords.slotIn(lexicon.code).test(folded(noun)),
  );
  if (isNamed) return undefined;
  for (const statement of workbook.statements) {
    const deed = /[RC]/u.test(statement.kind) ? anyDeedOf(workbook, statement) : undefined;
    const [, noun, plural, state = ''] =
      nouns.find(([one]) => folded(deed?.verbs[0] ?? '') === one) ?? [];
    const [of] = [...nounKeys(deed?.object ?? '', lexicon).keys()].filter((key) => kept.has(key));
    if (noun === undefined || plural === undefined || of === undefined) continue;
    const name = (text: string) => (lexicon.code === 'en' ? singularOf(folded(text)) : text);
    const { actor } = statement;
    const hours: Field[] = [
      { name: words.date, kind: 'date' },
      { name: words.time, kind: 'time' },
    ];
    const fields: Field[] = [
      { name: name(kept.get(of) ?? ''), kind: 'text' },
      ...(actor ? [{ name: name(actor.text), kind: 'person' as const }] : []),
      ...(stays.test(statement.text) ? daysOf(words) : hours),
    ];
    return { key: keyOf(lexicon, noun), state, nouns: [noun, plural], of, fields, statement };
  }
  return undefined;
}

/** Whether an idea lists the state of a record: `welche Boote gebucht, frei oder kaputt sind`, but not what can be done. */
export function isStateListed({ workbook, lexicon }: Source, { of, state }: Booking): boolean {
  const or = `(?:,|\\s${anyOf(readingWords[lexicon.code].or)})`;
  const listed = new RegExp(
    `${or}\\s${state}\\p{L}{0,2}(?!\\p{L})|(?<!\\p{L})${state}\\p{L}{0,2}${or}\\s`,
    'u',
  );
  return workbook.statements.some((statement) => {
    const { cues, folded: text } = cuedClause(workbook, statement);
    const isPossible = cues.some(({ name }) => name === 'can');
    return !isPossible && listed.test(text) && nounKeys(text, lexicon).has(of);
  });
}
