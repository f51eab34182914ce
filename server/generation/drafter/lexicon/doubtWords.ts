import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words of a doubt that somebody has, which a question itself has not: `has no idea`, but not `is still open`. */
export const doubtWords: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: phrases('know, idea, clue, asked, asks, wonder, wondered, wonders, sure, decide'),
  de: phrases('weiß, wissen, unsicher'),
  fr: phrases('sait, savent, sûr, sûre, sûrs'),
  nl: phrases('weet, weten, zeker'),
};
