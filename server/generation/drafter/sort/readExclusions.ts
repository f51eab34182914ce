import type { Lexicon } from '../lexicon/lexicon';
import { stemsOf } from './contentWords';
import { conceptsIn } from './meanings';
import type { ReadStatement } from './workbook';

/** Tells whether a text is about something that the idea excludes. */
export type Exclusions = (text: string) => boolean;

/** Reads what the idea excludes, in any word for it, and does not ask for elsewhere. */
export function readExclusions(lexicon: Lexicon, statements: readonly ReadStatement[]): Exclusions {
  const aboutOf = ({ text, stems }: ReadStatement) => [
    ...stems.filter((stem) => stem.length > 3),
    ...conceptsIn(lexicon, text),
  ];
  const isRuledOut = ({ kind, cues }: ReadStatement) =>
    kind === 'N' || (kind === 'C' && cues.some(({ name }) => name === 'never'));
  const wanted = new Set(statements.filter(({ kind }) => kind === 'R').flatMap(aboutOf));
  const excluded = new Set(statements.filter(isRuledOut).flatMap(aboutOf));
  return (text) =>
    [...stemsOf(lexicon, text), ...conceptsIn(lexicon, text)].some(
      (one) => excluded.has(one) && !wanted.has(one),
    );
}
