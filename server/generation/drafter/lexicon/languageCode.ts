/** The languages whose headings and cue words the drafter knows. Any other idea is quoted under English headings. */
export const languageCodes = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ja', 'ar'] as const;

/** A language whose lexicon the drafter has, as a BCP 47 primary subtag. */
export type LanguageCode = (typeof languageCodes)[number];
