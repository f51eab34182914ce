import { folded } from '../lexicon/phraseIndex';
import type { Workbook } from '../sort/workbook';

/** Whether words are just the name of a role. */
export function isRole({ roles }: Workbook, words: string): boolean {
  return roles.some(({ text, spellings }) =>
    [text, ...spellings].some((one) => folded(one) === folded(words)),
  );
}
