import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words that measure a goal against today without a numeral: `half as many calls`. Same notation as in a lexicon. */
export const proportionWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases('half, halve, halved, double, doubled, twice, triple, zero, a third, a quarter'),
  de: phrases(
    'halb so, hälfte, halbieren, halbiert, doppelt so, verdoppeln, verdoppelt, verdreifachen, null, ein drittel, ein viertel',
  ),
  fr: phrases('moitié, deux fois, doubler, doublé, tripler, zéro, un tiers, un quart'),
  es: phrases('mitad, doble, duplicar, triplicar, cero, un tercio, una cuarta parte'),
  pt: phrases('metade, dobro, duplicar, dobrar, triplicar, zero, um terço, um quarto'),
  it: phrases('metà, dimezzare, doppio, raddoppiare, triplicare, zero, un terzo, un quarto'),
  nl: phrases('half zo, helft, halveren, twee keer zo, verdubbelen, nul, een derde, een kwart'),
  pl: phrases('połowę, połowa, dwukrotnie, podwoić, potroić, zero, jedną trzecią, jedną czwartą'),
  ja: phrases('半分, 半減, 倍増, 2倍, 二倍, ゼロ, 三分の一, 3分の1'),
  ar: phrases('نصف, النصف, ضعف, الضعف, مضاعفة, صفر, الثلث, الربع'),
};
