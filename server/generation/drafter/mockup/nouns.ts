import { cuesIn } from '../lexicon/cueIndex';
import { pluralOf } from '../lexicon/englishNumber';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { headFirst, roleStems } from '../sort/roleNames';
import type { Workbook } from '../sort/workbook';
import { isTimeUnit } from '../write/boundaryValues';
import { kindOf } from './fields';
import type { MockupWords } from './mockupWords';
import { mockupWordsOf } from './mockupWordsOf';
import { keyOfName } from './sampleNames';

/** An idea with the words of its language. */
export interface Source {
  workbook: Workbook;
  lexicon: Lexicon;
  words: MockupWords;
}

/** An analysed idea with the words of its language. */
export function sourceOf(workbook: Workbook): Source {
  return { workbook, lexicon: lexicons[workbook.language], words: mockupWordsOf(workbook) };
}

const mostWords = 3;
const verbs = /^(?:do:.*|auxiliary|can|want|must|should)$/u;

/** The key that all mentions of a noun phrase share. */
export function keyOf(lexicon: Lexicon, noun: string): string {
  const words = noun.split(/\s+/u);
  return keyOfName(lexicon, (headFirst.has(lexicon.code) ? words[0] : words.at(-1)) ?? '');
}

/** The words of a text that are no verbs, by the key of each as a noun, in order. */
export function nounKeys(text: string, lexicon: Lexicon): ReadonlyMap<string, string> {
  const verbsOf = new Set(
    cuesIn(folded(text), lexicon).flatMap(({ name, start }) =>
      name.startsWith('do:') ? [start] : [],
    ),
  );
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].filter(({ index }) => !verbsOf.has(index));
  return new Map(words.map(([word]) => [keyOfName(lexicon, word), word]));
}

/** The noun phrase that some words begin with. */
export function phraseAt(words: readonly string[], lexicon: Lexicon): string {
  const near = words.slice(0, mostWords);
  const cues = cuesIn(folded(near.join(' ')), lexicon);
  const others = [
    lexicon.prepositions,
    lexicon.stopWords,
    lexicon.cues.determiner,
    lexicon.cues.and,
  ];
  let start = 0;
  const phrase: string[] = [];
  for (const [at, word] of near.entries()) {
    const bare = word.replace(/[,:;.]$/u, '');
    const low = folded(bare);
    // `each deviation closed`, but not `each newly registered car`
    const next = folded(words[at + 1] ?? '');
    const isEnd = next === '' || lexicon.prepositions.includes(next);
    const isVerb =
      start > 0 &&
      cues.some(
        ({ name, start: place }) =>
          place === start && (verbs.test(name) || (isEnd && name.startsWith('done:'))),
      );
    if (
      isVerb ||
      !/^\p{L}[\p{L}\p{M}’'-]*$/u.test(bare) ||
      low in lexicon.numberWords ||
      others.some((list) => list.includes(low))
    )
      break;
    phrase.push(bare);
    if (bare !== word) break;
    start += word.length + 1;
  }
  const last =
    lexicon.code === 'de'
      ? phrase.findLastIndex((word) => /^\p{Lu}/u.test(word))
      : phrase.length - 1;
  return phrase
    .slice(0, last + 1)
    .join(' ')
    .replace(/\s(?:online|again|today|\p{L}+ly)$/iu, '');
}

/** Whether a noun names records: not time, not a quantity or the product, and nobody who uses it. */
export function isRecordNoun(source: Source, noun: string): boolean {
  const { lexicon, words, workbook } = source;
  const low = folded(noun.replace(/\s?[(（].*$/u, ''));
  const last = low.split(' ').at(-1) ?? '';
  const others = [
    lexicon.stopWords,
    lexicon.people.nouns,
    words.counting.never,
    // In a tool library, a tool is a record.
    isSeveral(workbook, last) ? [] : lexicon.cues.system,
  ];
  return (
    last.length > 1 &&
    !isTimeUnit(last) &&
    !ofStates.test(`${low}:`) &&
    !others.some((list) => list.includes(last)) &&
    /^(?:text|note)$/u.test(kindOf(low, words)) &&
    isNoRole(source, low)
  );
}

const wordsOfIdeas = new WeakMap<Workbook, ReadonlyMap<string, number>>();

/** How often an idea says a word in just this form. */
export function timesSaid(workbook: Workbook, word: string): number {
  const said = wordsOfIdeas.get(workbook) ?? countWords(workbook.idea);
  wordsOfIdeas.set(workbook, said);
  return said.get(word) ?? 0;
}

function countWords(idea: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of folded(idea).match(/\p{L}+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Whether the idea says the plural of an English noun. */
const isSeveral = (workbook: Workbook, noun: string): boolean =>
  workbook.language === 'en' && timesSaid(workbook, pluralOf(noun)) > 0;

/** Whether a noun names none of those who use the product. */
export function isNoRole({ workbook, lexicon }: Source, noun: string): boolean {
  const low = folded(noun);
  const [stem = ''] = roleStems(low, lexicon).slice(-1);
  return !workbook.roles.some(({ spellings }) =>
    spellings.some((one) => one.split(' ').at(-1) === stem || one === low),
  );
}

/** Whether a noun names people, whether or not they use the product. */
export const isPersonNoun = (source: Source, noun: string): boolean =>
  !isNoRole(source, noun) || source.lexicon.people.nouns.includes(folded(noun));
