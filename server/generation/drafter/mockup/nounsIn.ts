import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { isTimeUnit } from '../write/boundaryValues';
import type { CuedClause } from '../write/cuedClause';
import { mockupWordsOf } from './mockupWordsOf';

const mostWords = 2;
/** Words that end the name of a thing. */
const ending =
  /^(?:determiner|pronoun|negation|auxiliary|can|must|should|want|if|that|because|soThat|and|but|or)$/u;
const others = /^(?:to|is|are|was|has|have|gets?|of|der|des|und|y|et|e|en|i)$/u;

/** The nouns after `each` (`each crate`) and the objects of verbs (`book a shelf`). */
export function nounsIn(
  workbook: Workbook,
  clause: CuedClause,
  { start, end }: Span,
): { each: string; one: string } {
  const { counting } = mockupWordsOf(workbook);
  const words = [...clause.idea.slice(start, end).matchAll(/\S+/gu)];
  const isThe = (list: readonly string[]) => (word: RegExpExecArray) =>
    list.includes(folded(word[0]));
  const isOne = (at: number) => /^(?:an?|each|every)$/iu.test(words[at]?.[0] ?? '');
  const nameAfter = (at: number) =>
    at < 0 ? '' : nameOf(clause, words.slice(at + 1), start, isOne(at));
  const isSure = (name: string) => {
    const last = name.split(' ').at(-1) ?? '';
    return (
      !isTimeUnit(last) &&
      !counting.never.includes(folded(last)) &&
      !clause.lexicon.months.includes(folded(last))
    );
  };
  const [each = '', one = ''] = [counting.each, counting.one].map((list) =>
    nameAfter(words.findIndex(isThe(list))),
  );
  return { each: isSure(each) ? each : '', one: isSure(one) ? one : '' };
}

function nameOf(
  { cues, lexicon }: CuedClause,
  words: readonly RegExpExecArray[],
  from: number,
  isOne: boolean,
): string {
  const name: string[] = [];
  for (const { 0: word, index } of words) {
    const isEnd =
      others.test(folded(word)) ||
      lexicon.prepositions.includes(folded(word)) ||
      cues.some((cue) => cue.start === from + index && ending.test(cue.name));
    if (isEnd) break;
    // `a class set`
    if (
      name.length > 0 &&
      cues.some((cue) => cue.start === from + index && cue.name.startsWith('do:'))
    )
      return '';
    // `each aid carries its history`
    if (lexicon.code === 'en' && isOne && name.length > 0 && /[^s]s$/u.test(word)) break;
    name.push(word.replace(/[,;:.]$/u, ''));
    if (/[,;:.]$/u.test(word)) break;
  }
  const isName =
    name.length <= mostWords &&
    name.every((word) => /^\p{L}[\p{L}\p{M}’'-]*$/u.test(word)) &&
    (lexicon.code !== 'de' || /^\p{Lu}/u.test(name.at(-1) ?? ''));
  return isName ? name.join(' ') : '';
}
