import type { LanguageCode } from './languageCode';
import { words } from './words';

/** Words that refer to what was just said: `we are not replacing that`. */
export const demonstratives: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: words('that this'),
  de: words('das dies'),
  fr: words('ça cela'),
  es: words('eso esto'),
  pt: words('isso isto'),
  it: words('questo quello ciò'),
  nl: words('dat dit'),
  pl: words('to tego tym'),
  ja: words('それ これ'),
  ar: words('ذلك هذا'),
};
