import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words for the other cases and the other people. Same notation as in a lexicon. */
interface RestWords {
  /** Before what happens otherwise: `he has to agree, otherwise work stops`. */
  otherwise: readonly string[];
  /** Excludes all others from what precedes it: `their own cranes, nobody else's`. */
  noOthers: readonly string[];
}

/** By language with a lexicon. */
export const restWords: Readonly<Record<LanguageCode, RestWords>> = {
  en: {
    otherwise: phrases('otherwise, or else'),
    noOthers: phrases(
      `nobody else, nobody else's, no one else, no one else's, not anyone else's, not anybody else's, not those of others, not each other's, none of the others`,
    ),
  },
  de: {
    otherwise: phrases('sonst, ansonsten, andernfalls'),
    noOthers: phrases('sonst niemand, niemand sonst, niemand anders, nicht die der anderen'),
  },
  fr: {
    otherwise: phrases('sinon, autrement, à défaut, faute de quoi, sans quoi'),
    noOthers: phrases(`personne d'autre, aucun autre, aucune autre, pas ceux des autres`),
  },
  es: {
    otherwise: phrases('de lo contrario, en caso contrario'),
    noOthers: phrases('nadie más, ningún otro, ninguna otra, no los de los demás'),
  },
  pt: {
    otherwise: phrases('senão, caso contrário, do contrário'),
    noOthers: phrases('ninguém mais, mais ninguém, nenhum outro, não os dos outros'),
  },
  it: {
    otherwise: phrases('altrimenti, in caso contrario, sennò'),
    noOthers: phrases('nessun altro, nessuno altro, non quelli degli altri, nessun altra'),
  },
  nl: {
    otherwise: phrases('anders'),
    noOthers: phrases('niemand anders, verder niemand, niet die van anderen'),
  },
  pl: {
    otherwise: phrases('inaczej, w przeciwnym razie'),
    noOthers: phrases('nikt inny, nikogo innego, nikomu innemu, nikt więcej'),
  },
  ja: {
    otherwise: phrases('そうでなければ, さもなければ, それ以外は'),
    noOthers: phrases('他の人は不可'),
  },
  ar: {
    otherwise: phrases('وإلا, وإلا فإن, خلاف ذلك'),
    noOthers: phrases('لا أحد غيرهم, لا أحد غيره, لا أحد سواهم'),
  },
};
