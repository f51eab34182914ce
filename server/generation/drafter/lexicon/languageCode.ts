/** The languages with a lexicon. The drafter quotes ideas in any other language under English headings. */
export const languageCodes = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ja', 'ar'] as const;

/** A language with a lexicon, as a BCP 47 primary subtag. */
export type LanguageCode = (typeof languageCodes)[number];
