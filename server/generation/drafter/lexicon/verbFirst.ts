import type { LanguageCode } from './languageCode';

/** What stands between a verb and its subject in a language that puts the verb first: `يحجز فيه المريض`, `يمكن للمريض`. */
export const betweenVerbAndSubject: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  ar: /^\s(?:(?:(?:[بل]|في|عن|من|علي|إلي)ها?|فقط|أيضا)\s)?$/u,
};
