import type { LanguageCode } from '../../lexicon/languageCode';

/** The verb behind which what something has stands; in English, `a` is none. */
export const having: Partial<Record<LanguageCode, string>> = {
  de: 'hat|haben',
  en: 'has|have',
  es: 'tienen?',
  fr: 'a|ont',
  it: 'ha|hanno',
  nl: 'heeft|hebben',
  pl: 'ma|mają',
  pt: 'tem|têm',
};

/** In all languages: `as`, before what something is marked or logged as. */
export const asWord = /^(?:as|als|comme|como|come|jako)\s$/iu;

/** In all languages: what precedes a list, the list itself, and whether one of its members is chosen. */
export const listPatterns: readonly { pattern: RegExp; isChoice: boolean }[] = [
  // `is free, on loan or broken`
  {
    pattern:
      /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|está|estão|è|sono|zijn|jest|są)\s(?:(?:either|entweder|soit|o|ou|of|ofwel|albo)\s)?((?:(?:\p{L}+\s){0,2}\p{L}+,\s)+(?:\p{L}+\s){0,2}\p{L}+\s(?:or|oder|ou|o|of|lub)\s(?:\p{L}+\s){0,2}\p{L}+)$/u,
    isChoice: true,
  },
  // `marks it as received, in repair, tested`
  {
    pattern:
      /(?<!\p{L})(?:as|als|comme|como|come|jako|sets|setzt)\s((?:[^,.;:()]{2,30},\s)+[^,.;:()]{2,50})$/u,
    isChoice: true,
  },
  // `Fields: name, phone, bike`, and the last cell of a row
  { pattern: /[:：|]([^:：|]+)$/u, isChoice: false },
  // `a scaffold (location, type, max height)`
  { pattern: /\(([^()]+)\)/u, isChoice: false },
  // `open / taken / done`
  { pattern: /(?:^|\s)((?:[\p{L}-]{2,20}\s\/\s){2,}[\p{L}-]{2,20})$/u, isChoice: false },
];
