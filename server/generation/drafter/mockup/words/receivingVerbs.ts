import type { LanguageCode } from '../../lexicon/languageCode';

const words = (list: string) => new RegExp(`(?<![\\p{L}'’])(?:${list})(?!\\p{L})`, 'iu');

/** Verbs of who gets or sees what others made. */
export const receivingVerbs: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: words('gets?|receives?|sees?|looks? at'),
  de: words('bekomm(?:t|en)|erhält|erhalten|sieht|sehen'),
  fr: words('reçoi(?:t|vent)|voi(?:t|ent)'),
  es: words('reciben?|ven?'),
  it: words('riceve|ricevono|vede|vedono'),
  pt: words('recebem?|vê|veem'),
  nl: words('krijg(?:t|en)|ontvang(?:t|en)|ziet|zien'),
  pl: words('dostaj[eą]|widz[iąa]'),
};
