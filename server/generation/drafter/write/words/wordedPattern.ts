import type { LanguageCode } from '../../lexicon/languageCode';
import type { WordedName } from './worded/wordedTable';

/** Words, in every language of the documents, that call for one test of their own. */
export interface WordedPattern {
  name: WordedName;
  /** In lower case, as a clause is read. */
  pattern: RegExp;
  /** In others these words say something else. */
  languages?: readonly LanguageCode[];
  /** Verbs of which the clause needs one, by their senses. */
  verbs?: RegExp;
}

/** Up to four words, without the end of their part of the clause. */
export const few = '(?:\\s[^\\s,;:.()]+){1,4}';
export const one = '\\s[^\\s,;:.()]+';

/** One of several patterns, as whole words. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}
