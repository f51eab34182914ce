import { languageCodes, type LanguageCode } from '../lexicon/languageCode';
import { lexicons } from '../lexicon/lexicons';
import { words } from '../lexicon/words';

/** Frequent words of languages that the drafter can name but not read. */
const otherLanguages: Readonly<Record<string, readonly string[]>> = {
  sv: words(
    'och att det som en för med är inte på av den ett vi jag ska kan till från eller om när så också alla varje',
  ),
  da: words(
    'og det som en for med er ikke på af den et vi jeg skal kan til fra eller om når så også alle hver at',
  ),
  nb: words(
    'og det som en for med er ikke på av den et vi jeg skal kan til fra eller om når så også alle hver å',
  ),
  fi: words(
    'ja on ei se että joka ovat myös kun voi tai mutta jos ne sen sekä kaikki meidän minun haluan',
  ),
  cs: words(
    'a je se na že do pro který která by jsou nebo ale jako jsme také každý chci když ve aby',
  ),
  tr: words(
    've bir bu için ile olarak çok daha ne gibi her kadar olan değil ama veya var istiyorum kullanıcılar',
  ),
  hu: words(
    'és a az hogy nem egy is van meg de csak vagy minden mint ha kell lehet legyen szeretnék',
  ),
  ro: words('și să de la în cu pe care nu este sunt un o pentru din sau dar ca fiecare vreau'),
};

/** Scripts that tell the language by themselves. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{scx=Hiragana}\p{scx=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[\u067e\u0686\u0698\u06af\u06cc]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
];

/** How much each word speaks for each language: less, the more languages have it. */
const evidence = new Map<string, ReadonlyMap<string, number>>();

function addWords(tag: string, known: readonly string[], weight: number): void {
  for (const word of known) {
    if (word.includes(' ') || word.endsWith('*')) continue;
    const byTag = new Map(evidence.get(word));
    byTag.set(tag, Math.max(weight, byTag.get(tag) ?? 0));
    evidence.set(word, byTag);
  }
}

for (const code of languageCodes) {
  const { stopWords, cues, actions, people } = lexicons[code];
  addWords(code, stopWords, 1);
  addWords(
    code,
    [...Object.values(cues).flat(), ...Object.values(actions).flat(), ...people.nouns],
    0.6,
  );
}
for (const [tag, known] of Object.entries(otherLanguages)) addWords(tag, known, 1);

/** Language of an idea. */
export interface IdeaLanguage {
  /** BCP 47, for `lang`. */
  tag: string;
  /** The lexicon to read and write with: English where there is none for the language. */
  code: LanguageCode;
  /** Whether the lexicon is that of the idea's language. */
  isKnown: boolean;
}

/** So much of an idea tells its language; the rest may hold quotations and code. */
const sampleLength = 6000;

/**
 * Tells the language of a text by its script and its frequent short words.
 *
 * @returns English where nothing speaks for another language
 */
export function readLanguage(idea: string): IdeaLanguage {
  const sample = idea.slice(0, sampleLength);
  const tag = byScript(sample) ?? byWords(sample);
  const code = languageCodes.find((known) => known === tag);
  return { tag, code: code ?? 'en', isKnown: code !== undefined };
}

function byScript(sample: string): string | undefined {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // Three letters of a language with other letters say as much as a word of eight.
  if (letters === 0 || latin > (letters - latin) * 3) return undefined;
  return scripts.find(([pattern]) => pattern.test(sample))?.[1];
}

/** One word that two languages share tells nothing: `plant diary`. */
const leastEvidence = 0.7;

function byWords(sample: string): string {
  const scores = new Map<string, number>([['en', 0]]);
  for (const [word] of sample.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    const byTag = evidence.get(word);
    for (const [tag, weight] of byTag ?? []) {
      scores.set(tag, (scores.get(tag) ?? 0) + weight / (byTag?.size ?? 1));
    }
  }
  // The first of equals is English.
  const [tag, score] = [...scores].reduce((best, one) => (one[1] > best[1] ? one : best));
  return score >= leastEvidence ? tag : 'en';
}
