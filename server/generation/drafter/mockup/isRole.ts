import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { stemsOf } from '../sort/contentWords';
import type { Workbook } from '../sort/workbook';

/** Whether words are just the name of a role. */
export function isRole({ roles }: Workbook, words: string): boolean {
  return roles.some(({ text, spellings }) =>
    [text, ...spellings].some((one) => folded(one) === folded(words)),
  );
}

/** Whether words name a person: a role in the singular or plural, or a noun for people. */
export function isPersonal(workbook: Workbook, words: string): boolean {
  const lexicon = lexicons[workbook.language];
  const stems = stemsOf(lexicon, words).join();
  return (
    lexicon.people.nouns.includes(folded(words)) ||
    workbook.roles.some(({ text }) => stems !== '' && stemsOf(lexicon, text).join() === stems)
  );
}
