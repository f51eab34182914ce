import { words } from './words';

/** Frequent words of languages that the drafter recognises but has no lexicon for. */
export const otherLanguages: Readonly<Record<string, readonly string[]>> = {
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

/** Scripts that identify a language on their own. */
export const scripts: readonly (readonly [RegExp, string])[] = [
  // By the script itself: its extensions include the full stop of Chinese.
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\u06cc/u, 'fa'],
  // Iraqi and Gulf Arabic have letters of Persian, but also ة, ى and the Arabic ي.
  [/[\u0629\u0649\u064a]/u, 'ar'],
  [/[\u067e\u0686\u0698\u06af]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
];
