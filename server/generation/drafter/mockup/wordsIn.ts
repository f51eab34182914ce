import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause } from '../write/cuedClause';
import { mockupWordsOf } from './mockupWordsOf';

/** A word or mark of a statement. */
export interface Word {
  word: string;
  /** In lower case. */
  low: string;
  /** Whether it is a possessive: `tool's`. */
  isOwner: boolean;
  /** The class of the verb that begins here: `do:show`, `done:pay` for a participle. */
  verb: string | undefined;
}

const token = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*|\S/gu;
const possessive = /['’]s?$/u;

/** The class of each function word of a language; the first one that a word belongs to counts. */
export const functionWords = perLanguage((lexicon) => {
  const { cues, definiteWords, prepositions, stopWords, numberWords } = lexicon;
  const { each, one } = mockupWordsOf({ language: lexicon.code }).counting;
  const classes: Readonly<Record<string, readonly string[]>> = {
    each,
    number: Object.keys(numberWords),
    definite: definiteWords,
    one,
    determiner: cues.determiner,
    and: [...cues.and, 'or'],
    preposition: prepositions,
    pronoun: cues.pronoun,
    auxiliary: cues.auxiliary,
    modal: [...cues.can, ...cues.must, ...cues.should],
    negation: cues.negation,
    conjunction: [...cues.that, ...cues.but, ...cues.if],
    other: stopWords,
  };
  const all = Object.entries(classes).flatMap(([name, words]) =>
    words.map((word) => [word, name] as const),
  );
  return new Map(all.reverse());
});

/** What kind of word stands beside a phrase; a mark is its own kind. */
export function wordClass(word: string | undefined, lexicon: Lexicon): string {
  if (word === undefined) return 'edge';
  if (!/[\p{L}\p{N}]/u.test(word)) return word;
  if (/^\p{N}/u.test(word)) return 'number';
  const known = functionWords(lexicon).get(word);
  if (known !== undefined) return known;
  return cuesIn(word, lexicon).some(({ name }) => name.startsWith('do:')) ? 'verb' : 'word';
}

/** The words and marks of a statement in a language with spaces. */
export function wordsIn(workbook: Workbook, statement: Statement): Word[] {
  const { idea, span, cues } = cuedClause(workbook, statement);
  const verbs = new Map(
    cues.flatMap(({ name, start }) =>
      /^do(?:ne)?:/u.test(name) ? [[start - span.start, name] as const] : [],
    ),
  );
  return [...idea.slice(span.start, span.end).matchAll(token)].map(({ 0: word, index }) => ({
    word: word.replace(possessive, ''),
    low: folded(word).replace(possessive, ''),
    isOwner: possessive.test(word),
    verb: verbs.get(index),
  }));
}
