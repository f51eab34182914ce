import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { headFirst, roleStems } from '../sort/roleNames';
import type { LanguageCode } from '../lexicon/languageCode';
import { cueNames } from '../lexicon/lexicon';
import type { Statement, Workbook } from '../sort/workbook';
import { isTimeUnit } from '../write/boundaryValues';
import { cuedClause } from '../write/cuedClause';
import { mockupWordsOf } from './mockupWordsOf';
import { recordKey, recordsNamed } from './sampleNames';

/** A noun in a statement. */
export interface RecordNoun {
  /** Its stem, by which several mentions are recognised. */
  key: string;
  /** As the idea says it, in lower case except in German. */
  said: string;
  /** Whether it stands behind `a` or `each`. */
  isOne: boolean;
  /** Whether a word that only stands before nouns leads to it. */
  isLed: boolean;
  /** Whether something is done to it. */
  isObject: boolean;
}

interface Token {
  said: string;
  low: string;
  start: number;
  end: number;
}

const shortestName = 3;
/** Adjectives between an article and its noun. */
const mostBetween = 2;
/** Words before a noun that tell about it. */
const mostRead = 12;
/** Adverbs and particles that the lexicons do not list: `a tool up to 14 days`, `voegen een plant toe`. */
const behind: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:ahead|as|at|away|back|off|out|to|until|up|when|while)$/u,
  nl: /^(?:aan|af|bij|door|in|mee|op|terug|toe|uit|voor|vast|weg)$/u,
};
const isWord = (text: string) => /^\p{L}[\p{L}\p{M}-]+$/u.test(text);

const cueWords = perLanguage(({ cues, stopWords, prepositions, months }) => {
  // What names the product may name records, too: `tool`.
  const names = cueNames.filter((name) => name !== 'system');
  return new Set([
    ...names.flatMap((name) => cues[name]),
    ...stopWords,
    ...prepositions,
    ...months,
  ]);
});

/** The nouns of a statement that may name records: no person, time or place of the screen. */
export function recordNounsIn(workbook: Workbook, statement: Statement): RecordNoun[] {
  const { lexicon, idea, span, cues, isRead } = cuedClause(workbook, statement);
  if (!isRead) return [];
  const { code } = lexicon;
  const { counting } = mockupWordsOf(workbook);
  const roles = headsOf(workbook);
  const text = idea.slice(span.start, span.end);
  if (!lexicon.hasSpaces) return nounsByParticle(text, roles);
  const isRole = (word: string) => roles.has(roleStems(word, lexicon)[0] ?? '');
  const tokens = tokensOf(text, span.start);
  const verbs = cues.filter(({ name }) => /^do(?:ne)?:/u.test(name));
  const ends = new Set(verbs.map(({ end }) => end));
  const starts = new Set(verbs.map(({ start }) => start));
  const isBefore = ({ low }: Token) =>
    lexicon.cues.determiner.includes(low) ||
    counting.each.includes(low) ||
    low in lexicon.numberWords ||
    /^\p{N}+$/u.test(low);
  const others = new Set(
    cues
      .filter(({ name }) => !/^(?:do|done|person|system)(?::|$)/u.test(name))
      .map(({ start }) => start),
  );
  const isContent = ({ said, low, start }: Token) =>
    isWord(said) &&
    !cueWords(lexicon).has(low) &&
    !others.has(start) &&
    behind[code]?.test(low) !== true;
  return tokens.flatMap((token, at): RecordNoun[] => {
    const { said, low, start } = token;
    const isCapital = /^\p{Lu}/u.test(said);
    const isNoun =
      isContent(token) &&
      low.length >= shortestName &&
      !(low in lexicon.numberWords) &&
      !isTimeUnit(low) &&
      !counting.never.includes(low) &&
      // A name, or no noun in German.
      (code === 'de' ? isCapital : !isCapital || at === 0);
    const key = recordKey(lexicon, low);
    // `our tool` is the product, unless tools are what it is about.
    const isProduct = lexicon.cues.system.includes(low) && recordsNamed(lexicon, key) === undefined;
    if (!isNoun || isProduct || isRole(low)) return [];
    const next = tokens[at + 1];
    const goesOn = code === 'en' && next && isContent(next) && !starts.has(next.start);
    const before = tokens.slice(Math.max(0, at - mostRead), at).reverse();
    const far = before.findIndex((one) => isBefore(one) || !isContent(one) || ends.has(one.end));
    const mostFar = /^(?:de|en|nl)$/u.test(code) ? mostBetween : 0;
    const article = before[far];
    const isLed = !goesOn && far <= mostFar && article !== undefined && isBefore(article);
    // `Kegs have a number`
    const opens = at === 0 && !goesOn && recordsNamed(lexicon, key) !== undefined;
    const place = before.findIndex((one, back) => !isBefore(one) && (!isLed || back >= far));
    const lead = before[place];
    const subject = before[place + 1];
    // A word between a role and an article, or the first one, is a verb.
    const isVerb =
      lead !== undefined &&
      (ends.has(lead.end) ||
        (isLed && isContent(lead) && (subject === undefined || isRole(subject.low))));
    const isBehindVerb = !goesOn && isVerb && !starts.has(start);
    const isVerbLast =
      /^(?:de|nl)$/u.test(code) && isLed && verbs.some((verb) => verb.start > start);
    if (starts.has(start) && !isLed && !opens) return [];
    return [
      {
        key,
        said: code === 'de' ? said : low,
        // Polish and Arabic have no articles of their own.
        isLed: /^(?:ar|pl)$/u.test(code)
          ? isBehindVerb || opens
          : isLed || opens || (isBehindVerb && low.endsWith('s')),
        isOne:
          isLed &&
          [...counting.one, ...counting.each].includes(article.low) &&
          !/[^su]s$/u.test(low),
        isObject: isBehindVerb || isVerbLast,
      },
    ];
  });
}

/** In Japanese, a particle tells what something is done to. */
function nounsByParticle(text: string, roles: ReadonlySet<string>): RecordNoun[] {
  const found = text.matchAll(/([\p{Script=Han}\p{Script=Katakana}ー]{1,8})([をがのは])/gu);
  return Array.from(found, ([, said = '', particle]) => {
    const isObject = particle === 'を';
    return { key: said, said, isOne: true, isLed: isObject, isObject };
  }).filter(({ key }) => !roles.has(key));
}

function tokensOf(text: string, start: number): Token[] {
  const found = text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{N}]/gu);
  return Array.from(found, ({ 0: said, index }) => ({
    said,
    low: folded(said),
    start: start + index,
    end: start + index + said.length,
  }));
}

/** The stems of the nouns that name roles. */
function headsOf({ roles, language }: Workbook): ReadonlySet<string> {
  const place = headFirst.has(language) ? 0 : -1;
  return new Set(
    roles.flatMap(({ spellings }) => spellings.map((one) => one.split(' ').at(place) ?? '')),
  );
}
