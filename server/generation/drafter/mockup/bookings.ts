import { singularOf } from '../lexicon/englishNumber';
import { folded } from '../lexicon/phraseIndex';
import type { Statement } from '../sort/workbook';
import { anyDeedOf } from './deeds';
import type { Field } from './fields';
import { keyOf, nounKeys, type Source } from './nouns';
import { bookingNouns } from './words/bookingNouns';
import { controlWords } from './words/controlWords';

/** A record that the idea names only by the verb that makes it: `members book a court`. */
export interface Booking {
  key: string;
  verb: string;
  /** Its name, and that of several. */
  nouns: readonly [string, string];
  /** The key of what is booked. */
  of: string;
  fields: readonly Field[];
  statement: Statement;
}

/**
 * The bookings of one of these records; none where the idea keeps them under a name of their own, such as slots.
 *
 * @param kept the records by their keys, with a noun for each
 */
export function bookingOf(source: Source, kept: ReadonlyMap<string, string>): Booking | undefined {
  const { workbook, lexicon, words } = source;
  const nouns = bookingNouns[lexicon.code] ?? [];
  const isNamed = [...kept].some(
    ([key, noun]) =>
      nouns.some(([, one]) => keyOf(lexicon, one) === key) ||
      (lexicon.code === 'en' ? controlWords.slots : controlWords.slot).test(folded(noun)),
  );
  if (isNamed) return undefined;
  for (const statement of workbook.statements) {
    const deed = /[RC]/u.test(statement.kind) ? anyDeedOf(workbook, statement) : undefined;
    const [verb = '', noun, plural] =
      nouns.find(([one]) => folded(deed?.verbs[0] ?? '') === one) ?? [];
    const [of] = [...nounKeys(deed?.object ?? '', lexicon).keys()].filter((key) => kept.has(key));
    if (noun === undefined || plural === undefined || of === undefined) continue;
    const name = (text: string) => (lexicon.code === 'en' ? singularOf(folded(text)) : text);
    const { actor } = statement;
    const fields: Field[] = [
      { name: name(kept.get(of) ?? ''), kind: 'text' },
      ...(actor ? [{ name: name(actor.text), kind: 'person' as const }] : []),
      { name: words.date, kind: 'date' },
      { name: words.time, kind: 'time' },
    ];
    return { key: keyOf(lexicon, noun), verb, nouns: [noun, plural], of, fields, statement };
  }
  return undefined;
}
