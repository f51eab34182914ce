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

/** Up to so many words within the same part of the clause. */
export const wordsUpTo = (count: number): string => `(?:\\s[^\\s,;:.()]+){1,${count}}?`;

/** Three or more values of up to three words: `working, slow or broken`, but not `such as …` or `what it is, …`. */
export function values(or: string): string {
  const [word, inMarks] = ['[^\\s,;:.()"“”„«»]+', '["“„«][^"“”„«»]{1,40}["“”»]'];
  const joined = `and|und|et|y|e|en|i|${or}|with|within|before|after|at|for|by|in|on|to|the|when|so`;
  const asked = 'such|what|how|if|where|when|who|which|why|that';
  const value = `(?:${inMarks}|(?!(?:${asked})(?!\\p{L}))${word}(?: ${word}){0,2}?)`;
  const last = `(?:${inMarks}|${word}(?: (?!(?:${joined})(?!\\p{L}))${word})?)`;
  return `${value}(?:, ${value}){1,6},? (?:${or}) ${last}`;
}

/** One of several patterns, as whole words. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}
