import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Behind a denial, what bounds it, so that it is a rule of the product: `No bag goes to the laundry without a count`. */
export const boundingWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases('without, unless, until, before, except, other than, apart from'),
  de: phrases('ohne, bis, bevor, außer, solange, ehe'),
  fr: phrases('sans, sauf, avant, tant que, hors, à moins'),
  es: phrases('sin, hasta, salvo, excepto, antes, a menos'),
  pt: phrases('sem, até, salvo, exceto, antes, a menos'),
  it: phrases('senza, finché, salvo, tranne, prima di, a meno'),
  nl: phrases('zonder, tenzij, totdat, behalve, voordat, zolang'),
  pl: phrases('bez, dopóki, chyba że, oprócz, zanim, przed'),
  ja: phrases('まで, ない限り, 以外'),
  ar: phrases('بدون, دون, حتى, إلا, قبل'),
};

/** Who is denied something when nobody may do it, as the subject of a clause. */
export const nobodyWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases('nobody, no one'),
  de: phrases('niemand, keiner'),
  fr: phrases("personne ne, personne n', nul ne"),
  es: phrases('nadie, ninguno'),
  pt: phrases('ninguém'),
  it: phrases('nessuno'),
  nl: phrases('niemand'),
  pl: phrases('nikt'),
  ja: phrases('誰も'),
  ar: phrases('لا أحد'),
};

/** A denial of what was, not of what shall be; only where the tense has words of its own. */
export const pastDenials: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: phrases("didn't, wasn't, weren't, hadn't, couldn't"),
};
