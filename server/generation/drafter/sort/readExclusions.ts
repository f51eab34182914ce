import type { Lexicon } from '../lexicon/lexicon';
import { conceptsIn, type Meaning } from './concepts';
import { stemsOf } from './contentWords';

/** An exclusion is rarely about a shorter word. */
const longWord = 4;
/** Two texts that share this many words are about the same thing. */
const sameSubject = 2;

/** Tells whether a text is about something that the idea excludes. */
export type Exclusions = (text: string) => boolean;

/**
 * Reads what the idea excludes, in any word for it: without accounts, nobody is registered. What a requirement asks for
 * is not excluded as a whole.
 */
export function readExclusions(lexicon: Lexicon, meanings: readonly Meaning[]): Exclusions {
  const statements = meanings.map(({ statement }) => statement);
  const wanted = new Set(statements.flatMap(({ kind, stems }) => (kind === 'R' ? stems : [])));
  const excluding = statements.filter(
    ({ kind, cues }) => kind === 'N' || (kind === 'C' && cues.some(({ name }) => name === 'never')),
  );
  const asserted = new Set(
    meanings.flatMap(({ found, denied }) => [...found.keys()].filter((name) => !denied.has(name))),
  );
  const excluded = new Set(
    meanings.flatMap((one) => [...one.denied.keys()]).filter((name) => !asserted.has(name)),
  );
  return (text) => {
    const words = stemsOf(lexicon, text);
    const isNamed = excluding.some(({ stems }) => {
      const common = stems.filter((stem) => words.includes(stem));
      // One word is enough where nothing that is asked for has it: `Doctors don't use it`.
      const isKey = common.some((word) => !wanted.has(word) && word.length >= longWord);
      return isKey || (common.length > 0 && common.length >= Math.min(sameSubject, stems.length));
    });
    return isNamed || conceptsIn(lexicon, text).some((name) => excluded.has(name));
  };
}
