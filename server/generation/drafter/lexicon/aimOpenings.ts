import type { LanguageCode } from './languageCode';

/** What begins an infinitive that says what for: `To stay on the list, …`. */
export const aimOpenings: Partial<Record<LanguageCode, string>> = {
  en: 'to',
  de: 'um',
  fr: 'pour',
  es: 'para',
  pt: 'para',
  it: 'per',
  nl: 'om',
  pl: 'aby',
};
