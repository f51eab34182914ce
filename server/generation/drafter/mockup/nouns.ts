import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { headFirst, roleStems } from '../sort/roleNames';
import type { Workbook } from '../sort/workbook';
import { isTimeUnit } from '../write/boundaryValues';
import { kindOf } from './fields';
import { mockupWordsOf } from './mockupWordsOf';
import { keyOfName } from './sampleNames';

const mostWords = 3;
const mostOfLead = 4;
/** A noun is sought in the last words before a list. */
const mostRead = 24;

/** The key that all mentions of a noun phrase share. */
export function keyOf(lexicon: Lexicon, noun: string): string {
  const words = noun.split(/\s+/u);
  return keyOfName(lexicon, (headFirst.has(lexicon.code) ? words[0] : words.at(-1)) ?? '');
}

/**
 * The noun that a list behind these words is about: behind the last `each` or `per`, else behind the last `a`, else behind
 * the last `the`, else the last word.
 */
export function nounBefore(
  workbook: Workbook,
  text: string,
  lexicon: Lexicon,
  isFit = isRecordNoun,
): string | undefined {
  if (!lexicon.hasSpaces)
    return /([\p{Script=Han}\p{Script=Katakana}ー]{2,8})[^\p{Script=Han}\p{Script=Katakana}]*$/u.exec(
      text,
    )?.[1];
  const { each } = mockupWordsOf(workbook).counting;
  const words = text
    .replace(/(?<!\p{L})[ldn]['’]/giu, '')
    .split(/\s+/u)
    .filter(Boolean)
    .slice(-mostRead);
  const found = words.flatMap((word, at) => {
    const low = folded(word).replace(/^["“„«]/u, '');
    const isEach = each.includes(low);
    if (!isEach && !isDeterminer(workbook, low, lexicon)) return [];
    const noun = phraseAt(words.slice(at + 1), lexicon).replace(/\s(?:online|again|today)$/iu, '');
    const rank = isEach ? 2 : lexicon.definiteWords.includes(low) ? 0 : 1;
    return isFit(workbook, noun, lexicon) ? [{ noun, rank }] : [];
  });
  const best = found.reduce<(typeof found)[number] | undefined>(
    (one, other) => (one && one.rank > other.rank ? one : other),
    undefined,
  );
  // At the end of a sentence, the last word may be anything.
  const last = words.length > mostOfLead ? '' : wordsAtEnd(words, lexicon);
  return best?.noun ?? (isFit(workbook, last, lexicon) ? last : undefined);
}

const possessive = /^(?:s(?:on|a|es|us?)|leurs?|su[ao]s?|seus?|zijn|hun|haar)$/u;

/** An article or a possessive. Elsewhere than in English and German, the lexicon has pronouns among them. */
function isDeterminer(workbook: Workbook, word: string, lexicon: Lexicon): boolean {
  if (lexicon.code === 'en' || lexicon.code === 'de')
    // `a list of what went out`
    return lexicon.cues.determiner.includes(word) && !lexicon.cues.that.includes(word);
  const { one } = mockupWordsOf(workbook).counting;
  return one.includes(word) || lexicon.definiteWords.includes(word) || possessive.test(word);
}

/** The noun phrase that some words begin with. */
function phraseAt(words: readonly string[], lexicon: Lexicon): string {
  const cues = cuesIn(folded(words.slice(0, mostWords + 1).join(' ')), lexicon);
  let length = 0;
  const named = words.slice(0, mostWords).map((word) => {
    const start = length;
    length += word.length + 1;
    return {
      word,
      isVerb: start > 0 && cues.some((cue) => cue.start === start && cue.name.startsWith('do:')),
    };
  });
  const end = named.findIndex(
    ({ word, isVerb }, at) =>
      isVerb ||
      !isNounWord(word.replace(/[,:;.]$/u, ''), lexicon) ||
      (at > 0 && /[,:;.]$/u.test(named[at - 1]?.word ?? '')),
  );
  const phrase = (end < 0 ? named : named.slice(0, end)).map(({ word }) =>
    word.replace(/["“”„«»,:;.]/gu, ''),
  );
  const last =
    lexicon.code === 'de'
      ? phrase.findLastIndex((word) => /^\p{Lu}/u.test(word))
      : phrase.length - 1;
  return phrase.slice(0, last + 1).join(' ');
}

/** The last words of a text as far as they may be a noun phrase. */
function wordsAtEnd(words: readonly string[], lexicon: Lexicon): string {
  const own = words.filter(
    (word, at) => at < words.length - 1 || !/^(?:each|jeweils)$/u.test(folded(word)),
  );
  const from =
    own.findLastIndex((word) => !isNounWord(word.replace(/[,:;."“”]/gu, ''), lexicon)) + 1;
  const noun = own.slice(Math.max(from, own.length - 2));
  const phrase = phraseAt(noun, lexicon);
  return phrase.split(' ').length === noun.length ? phrase : '';
}

function isNounWord(word: string, lexicon: Lexicon): boolean {
  const low = folded(word);
  return (
    /^["“„«]?\p{L}[\p{L}\p{M}’'-]*["”“»]?$/u.test(word) &&
    ![
      lexicon.prepositions,
      lexicon.stopWords,
      lexicon.cues.determiner,
      lexicon.cues.and,
      lexicon.cues.can,
    ].some((list) => list.includes(low)) &&
    !(low in lexicon.numberWords)
  );
}

/** Whether a noun names records: not time, not a quantity or the product, and nobody who uses it. */
export function isRecordNoun(workbook: Workbook, noun: string, lexicon: Lexicon): boolean {
  const words = mockupWordsOf(workbook);
  const low = folded(noun.replace(/\s?[(（].*$/u, ''));
  const last = low.split(' ').at(-1) ?? '';
  return (
    last.length > 1 &&
    !isTimeUnit(last) &&
    !ofStates.test(`${low}:`) &&
    !lexicon.stopWords.includes(last) &&
    !lexicon.people.nouns.includes(last) &&
    !words.counting.never.includes(last) &&
    !lexicon.cues.system.includes(last) &&
    kindOf(low, words) === 'text' &&
    isNoRole(workbook, low, lexicon)
  );
}

/** Whether a noun names none of those who use the product. */
export function isNoRole({ roles }: Workbook, noun: string, lexicon: Lexicon): boolean {
  const low = folded(noun);
  const [stem = ''] = roleStems(low, lexicon).slice(-1);
  return !roles.some(({ spellings }) =>
    spellings.some((one) => one.split(' ').at(-1) === stem || one === low),
  );
}
