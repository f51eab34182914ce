import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words that retract or consent to something. Same notation as in a lexicon; commas may be added. */
export interface DenialWords {
  /** Takes back the number behind it: `72 for everybody, forget 48`. */
  withdrawal: readonly string[];
  /** Beside it, a refusal is one of several answers: `yes, no or maybe`. */
  consent: readonly string[];
}

/** By language with a lexicon. */
export const denialWords: Readonly<Record<LanguageCode, DenialWords>> = {
  en: {
    withdrawal: phrases(
      'forget, forget the, scrap, scrap the, drop the, no longer, instead of, rather than, not',
    ),
    consent: ['yes'],
  },
  de: {
    withdrawal: phrases('vergiss, statt, anstatt, nicht mehr, nicht'),
    consent: ['ja'],
  },
  fr: {
    withdrawal: phrases('oublie, au lieu de, plutôt que, et non, pas'),
    consent: ['oui'],
  },
  es: {
    withdrawal: phrases('olvida, en vez de, en lugar de, y no, no'),
    consent: ['sí'],
  },
  pt: {
    withdrawal: phrases('esquece, em vez de, e não, não'),
    consent: ['sim'],
  },
  it: {
    withdrawal: phrases('dimentica, invece di, anziché, non'),
    consent: ['sì'],
  },
  nl: {
    withdrawal: phrases('vergeet, in plaats van, niet'),
    consent: ['ja'],
  },
  pl: {
    withdrawal: phrases('zapomnij, zamiast, a nie, nie'),
    consent: ['tak'],
  },
  ja: {
    withdrawal: [],
    consent: ['はい'],
  },
  ar: {
    withdrawal: phrases('بدل, بدلا من, ليس'),
    consent: ['نعم'],
  },
};
