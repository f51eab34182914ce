import type { LanguageCode } from './languageCode';

/** An infinitive that says what for, up to the comma behind it: `To stay on the list`. */
export const aimOpenings: Partial<Record<LanguageCode, RegExp>> = {
  en: /^to\s(?!(?:me|us|you|him|her|them|date|the|an?|be|my|our|this|that|these|those|all)\s)\p{L}+/u,
  de: /^um\s.*\szu\s\p{L}+n$/u,
  fr: /^pour\s(?:(?:ne|se|en|y)\s|s')?\p{L}+(?:er|ir|oir|re)(?!\p{L})/u,
  es: /^para\s(?:no\s)?\p{L}+[aeií]r(?:se|l[aeo]s?)?(?!\p{L})/u,
  pt: /^para\s(?:não\s)?\p{L}+[aeio]r(?:-se)?(?!\p{L})/u,
  it: /^per\s(?:non\s)?\p{L}+[aei]r(?:e|si|l[aeio])(?!\p{L})/u,
  nl: /^om\s.*\ste\s\p{L}+n$/u,
  pl: /^(?:aby|żeby)\s(?:nie\s)?\p{L}+ć(?!\p{L})/u,
};
