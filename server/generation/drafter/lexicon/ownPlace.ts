import type { LanguageCode } from './languageCode';
import { words } from './words';

/** Possessives of the author before a place: `our school`. */
export const ownPlace: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: words('our my'),
  de: words('unser unsere unserem unseren unserer mein meine meinem meinen meiner'),
  nl: words('ons onze mijn'),
  fr: words('notre nos mon ma'),
  es: words('nuestro nuestra mi'),
  pt: words('nosso nossa meu minha'),
  it: words('nostro nostra mio mia'),
};
