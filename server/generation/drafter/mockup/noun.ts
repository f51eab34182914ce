import { isVerb } from '../lexicon/cueLine';
import type { LanguageCode } from '../lexicon/languageCode';
import { lexicons } from '../lexicon/lexicons';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { stemOf } from '../lexicon/stemOf';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause } from '../write/cuedClause';
import type { Deed } from './deeds';
import type { MockupWords } from './mockupWords';

/** How much a deed tells that the product keeps what it is done to. */
const weights: Readonly<Partial<Record<Deed['action'], number>>> = {
  ...{ create: 3, book: 3, measure: 2, approve: 2, assign: 2, remove: 2, organise: 2 },
  ...{ notify: 0, show: 1, search: 1, message: 1, transfer: 1, calculate: 0 },
};
const ofOne = 2;
const fewestPoints = 4;
const mostWordsOfObject = 3;
const mostRead = 200;
const mostWordsOfNoun = 4;

/** What no product keeps: `a day`, `each week`. */
export const timeStems = perLanguage((lexicon) =>
  stemsOf(lexicon, quantityWords[lexicon.code].timeUnits.join(' ')),
);

/** A noun by itself. */
const oneWord = /^(?:[\p{L}\p{M}'’-]{3,}|\p{sc=Han}{2})$/u;
/** No abbreviation. */
const nouns = { de: /^\p{Lu}\p{Ll}{2,}$/u, other: /^\p{L}(?:[\p{Ll}\p{M}]){2,}$/u };
/** Languages whose adjectives follow. */
const headFirst = /^(?:ar|es|fr|it|pt)$/u;

/**
 * What the product keeps: what is named as one of something (`a freezer`, `each hive`), what most is done to, and in
 * German any noun, by how often each is named.
 *
 * @param avoided stems of nouns that it cannot be
 */
export function nounOf(
  workbook: Workbook,
  stated: readonly Statement[],
  deeds: readonly Deed[],
  words: MockupWords['nouns'],
  avoided: ReadonlySet<string>,
): string | undefined {
  const { language } = workbook;
  const lexicon = lexicons[language];
  const times = timeStems(lexicon);
  const small = new Set([
    ...lexicon.prepositions,
    ...lexicon.stopWords,
    ...words.single,
    ...words.adverbs,
  ]);
  const found = new Map<string, { form: string; score: number }>();
  const stemOfNoun = (noun: string) =>
    lexicon.hasSpaces ? (stemsOf(lexicon, noun)[0] ?? '') : noun;
  const count = (noun: string, by: number) => {
    const stem = stemOfNoun(noun);
    if (!oneWord.test(noun) || stem === '' || avoided.has(stem) || times.includes(stem)) return;
    const { form, score } = found.get(stem) ?? { form: noun, score: 0 };
    // `Proben` is `Probe` elsewhere.
    found.set(stem, { form: noun.length < form.length ? noun : form, score: score + by });
  };
  for (const { action, object, isDirect } of deeds) {
    const parts = object.split(lexicon.hasSpaces ? /\s+/u : 'の');
    const head = headFirst.test(language) ? parts[0] : parts.at(-1);
    if (isDirect && parts.length <= mostWordsOfObject && !small.has(folded(head ?? '')))
      count(head ?? '', weights[action] ?? 1);
  }
  const isNoun = (word: string) =>
    (language === 'de' ? nouns.de : nouns.other).test(word) && !small.has(folded(word));
  const read = stated.slice(0, mostRead);
  for (const statement of read) {
    const { cues, span, idea } = cuedClause(workbook, statement);
    const verbs = new Set(cues.filter(isVerb).map(({ start }) => start - span.start));
    const limits = statement.quantities.map(({ span: one }) => one);
    let left = 0;
    const tokens = [...idea.slice(span.start, span.end).matchAll(/[\p{L}\p{M}'’-]+|\S/gu)];
    for (const [at, { 0: word, index }] of tokens.entries()) {
      const place = span.start + index;
      if (words.single.includes(folded(word))) {
        left = mostWordsOfNoun;
        continue;
      }
      const next = tokens[at + 1];
      left = isNoun(word) && !verbs.has(index) ? left - 1 : 0;
      // `the nearest volunteer`, `un taller mecánico`
      const isHead = headFirst.test(language)
        ? left === mostWordsOfNoun - 1
        : !(next && isNoun(next[0]) && !verbs.has(next.index));
      const isLimit = limits.some(({ start, end }) => start <= place && place < end);
      const isName = language === 'en' && folded(word) !== word;
      if (left > 0 && isHead && !isLimit && !isName && !isPlural(word, language))
        count(word, ofOne);
      else if (language === 'de' && isNoun(word) && at > 0) count(word, 0);
    }
  }
  const texts = read.map(({ text }) => text);
  for (const [stem, one] of found)
    if (!lexicon.hasSpaces) one.score += texts.filter((text) => text.includes(stem)).length;
  for (const word of texts.flatMap((text) => text.match(/[\p{L}\p{M}'’-]+/gu) ?? [])) {
    const one = found.get(stemOf(folded(word), lexicon));
    if (one) one.score += 1;
  }
  const [best] = [...found.values()].sort((one, other) => other.score - one.score);
  return best !== undefined && best.score >= fewestPoints ? best.form : undefined;
}

/** `the parcels` */
const isPlural = (word: string, language: LanguageCode) =>
  language === 'en' && /[^s]s$/u.test(word);
