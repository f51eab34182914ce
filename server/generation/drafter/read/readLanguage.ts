import { languageCodes, type LanguageCode } from '../lexicon/languageCode';
import { lexicons } from '../lexicon/lexicons';
import { otherLanguages, scripts } from '../lexicon/otherLanguages';

/** How strongly each word indicates each language. */
const evidence = new Map<string, Map<string, number>>();

function addWords(tag: string, known: readonly string[], weight: number): void {
  const weights = evidence.get(tag) ?? new Map<string, number>();
  evidence.set(tag, weights);
  for (const word of known) {
    if (word.includes(' ') || word.endsWith('*')) continue;
    weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  }
}

for (const code of languageCodes) {
  const { stopWords, cues, actions, people } = lexicons[code];
  addWords(code, stopWords, 1);
  addWords(code, [...Object.values({ ...cues, ...actions }).flat(), ...people.nouns], 0.6);
}
for (const [tag, known] of Object.entries(otherLanguages)) addWords(tag, known, 1);
const languages = [...evidence];

/** The language of an idea. */
export interface IdeaLanguage {
  /** As a BCP 47 tag, for the attribute `lang`. */
  tag: string;
  /** The lexicon to use: English if the language has none. */
  code: LanguageCode;
  /** Whether the lexicon matches the idea's language. */
  isKnown: boolean;
}

/** Only the start of an idea is examined; the rest may contain quotations and code. */
const sampleLength = 6000;

/**
 * Detects the language of a text by its script and its frequent short words.
 *
 * @returns English if nothing indicates another language
 */
export function readLanguage(idea: string): IdeaLanguage {
  const sample = idea.slice(0, sampleLength);
  const tag = byScript(sample) ?? byWords(sample);
  const code = languageCodes.find((known) => known === tag);
  return { tag, code: code ?? 'en', isKnown: code !== undefined };
}

function byScript(sample: string): string | undefined {
  const [letters = 0, latin = 0, dense = 0] = [
    /\p{L}/gu,
    /\p{Script=Latin}/gu,
    /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}]/gu,
  ].map((pattern) => sample.match(pattern)?.length ?? 0);
  // Three characters of these scripts weigh as much as a word of eight letters.
  if (letters === 0 || latin > letters - latin + 2 * dense) return undefined;
  return scripts.find(([pattern]) => pattern.test(sample))?.[1];
}

/** Whether more than one word that two languages share indicates them: `plant diary` does not suffice. */
const leastEvidence = 0.7;

function byWords(sample: string): string {
  const scores = new Map<string, number>([['en', 0]]);
  for (const [word] of sample.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    const indicated = languages.filter(([, weights]) => weights.has(word));
    // The more languages share a word, the less it indicates each.
    for (const [tag, weights] of indicated)
      scores.set(tag, (scores.get(tag) ?? 0) + (weights.get(word) ?? 0) / indicated.length);
  }
  // Ties go to English, which is first.
  const [tag, score] = [...scores].reduce((best, one) => (one[1] > best[1] ? one : best));
  return score >= leastEvidence ? tag : 'en';
}
