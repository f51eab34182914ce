import type { Lexicon } from '../lexicon/lexicon';
import { headFirst } from '../sort/roleNames';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause } from '../write/cuedClause';
import { keyOfName } from './sampleNames';
import { functionWords, wordClass, wordsIn, type Word } from './wordsIn';

/** A longest run of words of a statement that are neither verbs nor function words: `late fee`. */
export interface NounPhrase {
  statement: Statement;
  words: readonly string[];
  /** Up to two words or marks before it, the nearest first, and up to two behind it, in lower case. */
  before: readonly string[];
  behind: readonly string[];
  /** The class of the last verb before it in its sentence: `do:show`. */
  verb: string | undefined;
  isInBrackets: boolean;
  /** The number of phrases in the list that it is a part of; 1 outside of lists. */
  listSize: number;
}

/** A noun of a language without spaces. */
const compound = /[\p{Script=Han}\p{Script=Katakana}ー々]{2,8}/gu;
const reach = 2;

/** The key that all forms of a phrase share, and that of its head. */
export function phraseKeys(
  words: readonly string[],
  lexicon: Lexicon,
): { key: string; head: string } {
  const keys = words.map((word) => keyOfName(lexicon, word));
  const head = headFirst.has(lexicon.code) ? keys[0] : keys.at(-1);
  return { key: keys.join(' '), head: head ?? '' };
}

/** Where a word has a capital letter anyway. */
const beginning = /^[.!?:;|•"“„«(–—-]$/u;

/** Whether a noun is a name, such as `Margaret`: capitalised throughout, not only where a sentence begins. */
export function isProperName(
  mentions: readonly { noun: string; phrase: NounPhrase }[],
  { code }: Lexicon,
): boolean {
  const isInside = ({ phrase: { before } }: { phrase: NounPhrase }) =>
    before[0] !== undefined && !beginning.test(before[0]);
  return (
    code !== 'de' &&
    mentions.some(isInside) &&
    mentions.every(({ noun }) => /^\p{Lu}\p{Ll}/u.test(noun))
  );
}

/** The statements that mention one of these records, given by their keys. */
export function statementsAbout(
  records: ReadonlySet<string>,
  phrases: readonly NounPhrase[],
  lexicon: Lexicon,
): ReadonlySet<Statement> {
  return new Set(
    phrases
      .filter(({ words }) => records.has(phraseKeys(words, lexicon).head))
      .map(({ statement }) => statement),
  );
}

/** The noun phrases of a statement, in order. */
export function nounPhrases(workbook: Workbook, statement: Statement): NounPhrase[] {
  const { idea, span, lexicon } = cuedClause(workbook, statement);
  const text = idea.slice(span.start, span.end);
  if (!lexicon.hasSpaces)
    return [...text.matchAll(compound)].map(({ 0: noun, index }) => ({
      statement,
      words: [noun],
      before: text.slice(Math.max(0, index - 1), index).match(/./gu) ?? [],
      behind: text.slice(index + noun.length, index + noun.length + 1).match(/./gu) ?? [],
      verb: undefined,
      isInBrackets: false,
      listSize: 1,
    }));
  const tokens = wordsIn(workbook, statement);
  const isContent = ({ word, low, verb }: Word) =>
    /^\p{L}./u.test(word) && !functionWords(lexicon).has(low) && verb?.startsWith('do:') !== true;
  const found: NounPhrase[] = [];
  let verb: string | undefined;
  let brackets = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (first?.verb !== undefined) ({ verb } = first);
    if (first === undefined || !isContent(first)) {
      if (/^[.!?;:]/u.test(first?.word ?? '')) verb = undefined;
      if (first?.word === '(') brackets += 1;
      if (first?.word === ')') brackets -= 1;
      continue;
    }
    let end = at + 1;
    for (let last = first; !last.isOwner && end < tokens.length; end += 1) {
      const next = tokens[end];
      if (next === undefined || !isContent(next)) break;
      last = next;
    }
    const isOwner = tokens[end - 1]?.isOwner === true;
    const lows = (from: number, to: number) =>
      tokens.slice(Math.max(0, from), to).map(({ low }) => low);
    found.push({
      statement,
      words: tokens.slice(at, end).map(({ word }) => word),
      before: lows(at - reach, at).reverse(),
      behind: isOwner ? ["'s"] : lows(end, end + reach),
      verb,
      isInBrackets: brackets > 0,
      listSize: 1,
    });
    at = end - 1;
  }
  return withListSizes(found, lexicon);
}

/** Counts the phrases that commas or `and` join. */
function withListSizes(phrases: readonly NounPhrase[], lexicon: Lexicon): NounPhrase[] {
  const goesOn = ({ before: [last, other] }: NounPhrase) =>
    last === ',' ||
    wordClass(last, lexicon) === 'and' ||
    (wordClass(last, lexicon) !== 'word' && other === ',');
  const lists: NounPhrase[][] = [];
  for (const phrase of phrases) {
    const list = lists.at(-1);
    if (list && goesOn(phrase)) list.push(phrase);
    else lists.push([phrase]);
  }
  return lists.flatMap((list) => list.map((phrase) => ({ ...phrase, listSize: list.length })));
}
