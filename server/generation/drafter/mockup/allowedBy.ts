import { lexicons } from '../lexicon/lexicons';
import { stemsOf } from '../sort/contentWords';
import type { Workbook } from '../sort/workbook';
import type { MockupWords } from './mockupWords';

/** Views of paying, which an idea without payments does not have. */
const paying: ReadonlySet<string> = new Set(['basket']);

/**
 * Tells what the idea does not leave out: texts without a word of its exclusions, and views. That patients get no access
 * leaves out no patient.
 */
export function allowedBy(
  { language, roles, statements }: Workbook,
  { controls }: MockupWords,
): (text: string, view?: string) => boolean {
  const lexicon = lexicons[language];
  const people = new Set(
    roles.flatMap(({ text, spellings }) =>
      [text, ...spellings].flatMap((one) => stemsOf(lexicon, one)),
    ),
  );
  const wanted = new Set(
    statements.flatMap(({ kind, text }) => (kind === 'R' ? stemsOf(lexicon, text) : [])),
  );
  const exclusions = statements.filter(({ kind }) => kind === 'N');
  const excluded = new Set(
    exclusions
      .flatMap(({ text }) => stemsOf(lexicon, text))
      .filter((stem) => !people.has(stem) && !wanted.has(stem)),
  );
  const isUnpaid = exclusions.some(({ text }) =>
    controls.paying.some((part) => ` ${text.toLowerCase()}`.includes(part)),
  );
  return (text, view = '') =>
    !stemsOf(lexicon, text).some((stem) => excluded.has(stem)) && !(isUnpaid && paying.has(view));
}
