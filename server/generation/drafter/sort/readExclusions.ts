import type { ReadIdea } from '../read/readClauses';
import { conceptsIn, meaningsOf } from './concepts';
import { stemsOf } from './contentWords';
import type { ReadStatement } from './workbook';

/** Shorter words are seldom what an exclusion is about. */
const longWord = 4;
/** Two texts with this many words in common are about the same. */
const sameSubject = 2;

/** Tells whether a text is about something that the idea excludes. */
export type Exclusions = (text: string) => boolean;

/**
 * Reads what the idea excludes, in any word for it: without accounts, nobody is registered. What a requirement asks for
 * is not excluded as a whole.
 */
export function readExclusions(read: ReadIdea, statements: readonly ReadStatement[]): Exclusions {
  const { lexicon } = read;
  const wanted = new Set(statements.flatMap(({ kind, stems }) => (kind === 'R' ? stems : [])));
  const excluding = statements.filter(
    ({ kind, cues }) => kind === 'N' || (kind === 'C' && cues.some(({ name }) => name === 'never')),
  );
  const meanings = meaningsOf(read, statements);
  const asserted = new Set(meanings.flatMap((one) => [...one.asserted]));
  const denied = new Set(
    meanings.flatMap((one) => [...one.denied]).filter((name) => !asserted.has(name)),
  );
  return (text) => {
    const words = stemsOf(lexicon, text);
    const isNamed = excluding.some(({ stems }) => {
      const common = stems.filter((stem) => words.includes(stem));
      // One word is enough where nothing that is asked for has it: `Doctors don't use it`.
      const isKey = common.some((word) => !wanted.has(word) && word.length >= longWord);
      return isKey || (common.length > 0 && common.length >= Math.min(sameSubject, stems.length));
    });
    return isNamed || conceptsIn(lexicon, text).some((name) => denied.has(name));
  };
}
