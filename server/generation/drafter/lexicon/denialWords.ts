import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words that refuse, retract or waive something. Same notation as in a lexicon; commas may be added. */
export interface DenialWords {
  /** The first words of a refusal. */
  refusal: readonly string[];
  /** Retracts the words just before: `scratch that`. */
  retraction: readonly string[];
  /** The same only by itself: `actually no`, but not `actually no guests can book`. */
  reversal: readonly string[];
  /** Takes back the number behind it: `72 for everybody, forget 48`. */
  withdrawal: readonly string[];
  /** Beside it, a refusal is one of several answers: `yes, no or maybe`. */
  consent: readonly string[];
}

/** By language with a lexicon. */
export const denialWords: Readonly<Record<LanguageCode, DenialWords>> = {
  en: {
    refusal: phrases('no, nope, nah'),
    retraction: phrases(
      'no wait, scrap that, scratch that, strike that, never mind, nevermind, forget it, forget that',
    ),
    reversal: phrases('actually no, on second thought no, on second thoughts no'),
    withdrawal: phrases(
      'forget, forget the, scrap, scrap the, drop the, no longer, instead of, rather than, not',
    ),
    consent: ['yes'],
  },
  de: {
    refusal: phrases('nein, nee, ne'),
    retraction: phrases('vergiss das, vergiss es'),
    reversal: phrases('nein, ach nein, moment nein, doch nicht, nee doch nicht'),
    withdrawal: phrases('vergiss, statt, anstatt, nicht mehr, nicht'),
    consent: ['ja'],
  },
  fr: {
    refusal: phrases('non'),
    retraction: phrases('non attends, oublie'),
    reversal: phrases('en fait non, finalement non'),
    withdrawal: phrases('oublie, au lieu de, plutôt que, et non, pas'),
    consent: ['oui'],
  },
  es: {
    refusal: phrases('no'),
    retraction: phrases('no espera, olvida'),
    reversal: phrases('mejor no'),
    withdrawal: phrases('olvida, en vez de, en lugar de, y no, no'),
    consent: ['sí'],
  },
  pt: {
    refusal: phrases('não'),
    retraction: phrases('não espera, esquece'),
    reversal: phrases('melhor não'),
    withdrawal: phrases('esquece, em vez de, e não, não'),
    consent: ['sim'],
  },
  it: {
    refusal: phrases('no'),
    retraction: phrases('no aspetta, lascia stare'),
    reversal: phrases('anzi no'),
    withdrawal: phrases('dimentica, invece di, anziché, non'),
    consent: ['sì'],
  },
  nl: {
    refusal: phrases('nee'),
    retraction: phrases('nee wacht, ne wacht, laat maar'),
    reversal: phrases('toch niet'),
    withdrawal: phrases('vergeet, in plaats van, niet'),
    consent: ['ja'],
  },
  pl: {
    refusal: phrases('nie'),
    retraction: phrases('nie czekaj'),
    reversal: phrases('jednak nie'),
    withdrawal: phrases('zapomnij, zamiast, a nie, nie'),
    consent: ['tak'],
  },
  ja: {
    refusal: phrases('いいえ, いや'),
    retraction: phrases('やっぱりなし, やっぱりやめ'),
    reversal: phrases('いや'),
    withdrawal: [],
    consent: ['はい'],
  },
  ar: {
    refusal: phrases('لا'),
    retraction: [],
    reversal: phrases('لا, بل لا'),
    withdrawal: phrases('بدل, بدلا من, ليس'),
    consent: ['نعم'],
  },
};
