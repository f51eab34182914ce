import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { headFirst, roleStems } from '../sort/roleNames';
import type { Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { cueNames } from '../lexicon/lexicon';
import type { Statement, Workbook } from '../sort/workbook';
import { isTimeUnit } from '../write/boundaryValues';
import { cuedClause, type CuedClause } from '../write/cuedClause';
import type { MockupWords } from './mockupWords';
import { nounGrammar, type NounGrammar } from './words/nounGrammar';
import { mockupWordsOf } from './mockupWordsOf';
import { recordKey, recordsNamed } from './sampleNames';

/** A noun in a statement. */
export interface RecordNoun {
  /** Its stem, by which several mentions are recognised. */
  key: string;
  /** Its form in the idea, in lower case except in German. */
  said: string;
  /** Whether it follows `a` or `each`. */
  isOne: boolean;
  /** Whether it follows a word that only precedes nouns. */
  isLed: boolean;
  /** Whether it is the object of a verb. */
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
/** The number of words that are read before a noun. */
const mostRead = 12;
const isWord = (text: string) => /^\p{L}[\p{L}\p{M}-]+$/u.test(text);

const cueWords = perLanguage(({ cues, stopWords, prepositions, months }) => {
  // A word for the product may also name records: `tool`.
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
  const clause = cuedClause(workbook, statement);
  if (!clause.isRead) return [];
  const { lexicon, idea, span } = clause;
  const text = idea.slice(span.start, span.end);
  if (!lexicon.hasSpaces) return nounsByParticle(text, headsOf(workbook));
  const sentence = tellWords(workbook, clause);
  const tokens = tokensOf(text, span.start);
  return tokens.flatMap((_, at) => recordNounAt(sentence, tokens, at) ?? []);
}

/** How the words of a clause are told apart. */
interface Sentence {
  lexicon: Lexicon;
  grammar: NounGrammar;
  counting: MockupWords['counting'];
  verbs: readonly Cue[];
  /** Where verbs start, and where they end. */
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
  isRole: (word: string) => boolean;
  /** Whether it only stands before nouns: an article, a number, `each`. */
  isBefore: (token: Token) => boolean;
  isContent: (token: Token) => boolean;
}

function tellWords(workbook: Workbook, { lexicon, cues }: CuedClause): Sentence {
  const { counting } = mockupWordsOf(workbook);
  const grammar = nounGrammar[lexicon.code];
  const roles = headsOf(workbook);
  const verbs = cues.filter(({ name }) => /^do(?:ne)?:/u.test(name));
  const others = new Set(
    cues
      .filter(({ name }) => !/^(?:do|done|person|system)(?::|$)/u.test(name))
      .map(({ start }) => start),
  );
  return {
    lexicon,
    grammar,
    counting,
    verbs,
    starts: new Set(verbs.map(({ start }) => start)),
    ends: new Set(verbs.map(({ end }) => end)),
    isRole: (word) => roles.has(roleStems(word, lexicon)[0] ?? ''),
    isBefore: ({ low }) =>
      lexicon.cues.determiner.includes(low) ||
      counting.each.includes(low) ||
      low in lexicon.numberWords ||
      /^\p{N}+$/u.test(low),
    isContent: ({ said, low, start }) =>
      isWord(said) &&
      !cueWords(lexicon).has(low) &&
      !others.has(start) &&
      !grammar.particles.includes(low),
  };
}

/** A number other than `one`, which is an article too. */
function isNumber({ numberWords }: Lexicon, { low }: Token): boolean {
  return /^\p{N}+$/u.test(low) || (low in numberWords && numberWords[low] !== 1);
}

/** Whether a word may be a noun that names records. */
function isNounAt(sentence: Sentence, token: Token, at: number): boolean {
  const { lexicon, grammar, counting, isContent, isRole } = sentence;
  const { said, low } = token;
  const isCapital = /^\p{Lu}/u.test(said);
  // `our tool` is the product, unless the product is about tools.
  const isProduct =
    lexicon.cues.system.includes(low) &&
    recordsNamed(lexicon, recordKey(lexicon, low)) === undefined;
  return (
    isContent(token) &&
    low.length >= shortestName &&
    !(low in lexicon.numberWords) &&
    !isTimeUnit(low) &&
    !counting.never.includes(low) &&
    // Elsewhere a capital begins a name.
    (grammar.areCapital ? isCapital : !isCapital || at === 0) &&
    !isProduct &&
    !isRole(low)
  );
}

function recordNounAt(
  sentence: Sentence,
  tokens: readonly Token[],
  at: number,
): RecordNoun | undefined {
  const token = tokens[at];
  if (token === undefined || !isNounAt(sentence, token, at)) return undefined;
  const { lexicon, grammar, counting, verbs, starts, ends } = sentence;
  const { isBefore, isContent, isRole } = sentence;
  const { said, low, start } = token;
  const key = recordKey(lexicon, low);
  const next = tokens[at + 1];
  const goesOn =
    grammar.hasOpenCompounds && next !== undefined && isContent(next) && !starts.has(next.start);
  const before = tokens.slice(Math.max(0, at - mostRead), at).reverse();
  const far = before.findIndex((one) => isBefore(one) || !isContent(one) || ends.has(one.end));
  const article = before[far];
  const isLed =
    !goesOn &&
    far <= (grammar.hasAdjectivesBefore ? mostBetween : 0) &&
    article !== undefined &&
    isBefore(article);
  // `Kegs have a number`
  const opens = at === 0 && !goesOn && recordsNamed(lexicon, key) !== undefined;
  if (starts.has(start) && !isLed && !opens) return undefined;
  const place = before.findIndex((one, back) => !isBefore(one) && (!isLed || back >= far));
  const lead = before[place];
  const subject = before[place + 1];
  // A word between a role and an article, or the first one, is a verb.
  const isVerb =
    lead !== undefined &&
    (ends.has(lead.end) ||
      (isLed && isContent(lead) && (subject === undefined || isRole(subject.low))));
  const isBehindVerb = !goesOn && isVerb && !starts.has(start);
  const isBeforeVerb = grammar.hasVerbsBehind && isLed && verbs.some((verb) => verb.start > start);
  // `at most 60 words` tells how much there may be, and `3 rooms: …` only that there are some.
  const isCounted = isLed && isNumber(lexicon, article);
  return {
    key,
    said: grammar.areCapital ? said : low,
    isLed: grammar.hasArticles
      ? (isLed && !isCounted) || opens || (isBehindVerb && low.endsWith('s'))
      : isBehindVerb || opens,
    isOne:
      isLed && [...counting.one, ...counting.each].includes(article.low) && !/[^su]s$/u.test(low),
    isObject: !isCounted && (isBehindVerb || isBeforeVerb),
  };
}

/** In Japanese, a particle marks the object. */
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
