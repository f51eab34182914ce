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
/** A noun is sought in the last words before a list. */
const mostRead = 24;
/** At the end of a longer text, the last word may be anything. */
const mostOfLead = 4;
const possessive = /^(?:s(?:on|a|es|us?)|leurs?|su[ao]s?|seus?|zijn|hun|haar)$/u;
const verbs = /^(?:do:.*|auxiliary|can|want|must|should)$/u;
const who = /^(?:pronoun|person|system)$/u;

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

/** The noun behind the last `each` or `per`, else behind the last `a`, else behind the last `the`, else a short text. */
export function nounBefore(source: Source, text: string, isFit = isRecordNoun): string | undefined {
  const {
    lexicon,
    words: { counting },
  } = source;
  if (!lexicon.hasSpaces)
    return /([\p{Script=Han}\p{Script=Katakana}ー]{2,8})[^\p{Script=Han}\p{Script=Katakana}]*$/u.exec(
      text,
    )?.[1];
  const words = text
    .replace(/(?<!\p{L})[ldn]['’]|["“”„«»]/giu, '')
    .split(/\s+/u)
    .filter(Boolean)
    .slice(-mostRead);
  const found = words.flatMap((word, at) => {
    const low = folded(word);
    const rank = counting.each.includes(low)
      ? 2
      : isDeterminer(source, low)
        ? lexicon.definiteWords.includes(low)
          ? 0
          : 1
        : -1;
    const noun = rank < 0 ? '' : phraseAt(words.slice(at + 1), lexicon);
    return noun === '' ? [] : [{ noun, rank, isFit: isFit(source, noun) }];
  });
  // Behind `each guest`, whoever does it, nothing before counts.
  const own = found
    .slice(found.findLastIndex((one) => one.rank === 2 && !one.isFit) + 1)
    .filter((one) => one.isFit);
  const best = Math.max(...own.map(({ rank }) => rank));
  // `We keep tools with …`, `The app keeps tools with …`
  const [subject = '', verb = '', object = ''] = words.slice(-3);
  const isSubject = cuesIn(folded(subject), lexicon).some(({ name }) => who.test(name));
  const isDeed = cuesIn(folded(verb), lexicon).some(({ name }) => name.startsWith('do:'));
  const pair = isSubject && isDeed ? [object] : words.slice(-2);
  const whole = words.length <= mostOfLead ? phraseAt(pair, lexicon) : '';
  const isWhole =
    whole.split(' ').length === Math.min(words.length, pair.length) && isFit(source, whole);
  return own.findLast(({ rank }) => rank === best)?.noun ?? (isWhole ? whole : undefined);
}

/** An article or a possessive. Elsewhere than in English and German, the lexicon has pronouns among them. */
function isDeterminer({ lexicon, words }: Source, word: string): boolean {
  // `a list of what went out`
  if (lexicon.code === 'en' || lexicon.code === 'de')
    return lexicon.cues.determiner.includes(word) && !lexicon.cues.that.includes(word);
  return (
    words.counting.one.includes(word) ||
    lexicon.definiteWords.includes(word) ||
    possessive.test(word)
  );
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

const wordsOfIdeas = new WeakMap<Workbook, ReadonlySet<string>>();

/** Whether the idea says the plural of an English noun. */
function isSeveral(workbook: Workbook, noun: string): boolean {
  if (workbook.language !== 'en') return false;
  const said = wordsOfIdeas.get(workbook) ?? new Set(folded(workbook.idea).match(/\p{L}+/gu));
  wordsOfIdeas.set(workbook, said);
  return said.has(pluralOf(noun));
}

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
