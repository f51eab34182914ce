import type { LanguageCode } from './languageCode';
import type { Lexicon } from './lexicon';

/** Caches a value derived from a lexicon, computed on first use. */
export function perLanguage<Made>(make: (lexicon: Lexicon) => Made): (lexicon: Lexicon) => Made {
  const known = new Map<LanguageCode, Made>();
  return (lexicon) => {
    const made = known.get(lexicon.code) ?? make(lexicon);
    known.set(lexicon.code, made);
    return made;
  };
}
