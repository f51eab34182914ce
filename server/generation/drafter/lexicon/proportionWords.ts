import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/**
 * Words that measure a goal against today without a numeral: `half as many calls`, but not `double bookings` or `half of
 * the members`. Same notation as in a lexicon.
 */
export const proportionWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases(
    'half as, by half, halve, halves, halved, halving, twice as, double the number, double the amount, doubled, doubling, three times as, triple the number, tripled, by a third, a third fewer, a third less, a third more, a third as, by a quarter, a quarter fewer, a quarter less, a quarter more, down to zero',
  ),
  de: phrases(
    'halb so, um die hälfte, auf die hälfte, halbieren, halbiert, doppelt so, verdoppeln, verdoppelt, dreimal so, verdreifachen, verdreifacht, um ein drittel, auf ein drittel, ein drittel weniger, ein drittel mehr, um ein viertel, auf ein viertel, ein viertel weniger, ein viertel mehr, auf null',
  ),
  fr: phrases(
    `moitié moins, de moitié, deux fois plus, deux fois moins, doubler le nombre, doublé le nombre, tripler le nombre, trois fois plus, trois fois moins, d'un tiers, un tiers de moins, un tiers de plus, d'un quart, un quart de moins, un quart de plus, à zéro`,
  ),
  es: phrases(
    'a la mitad, la mitad de llamadas, la mitad que, el doble de, el doble que, duplicar el número, triplicar el número, el triple de, en un tercio, un tercio menos, un tercio más, en una cuarta parte, una cuarta parte menos, a cero',
  ),
  pt: phrases(
    'para metade, à metade, pela metade, o dobro de, o dobro do, duplicar o número, dobrar o número, triplicar o número, o triplo de, em um terço, um terço menos, um terço a menos, em um quarto, um quarto menos, a zero',
  ),
  it: phrases(
    'della metà, la metà rispetto, dimezzare, dimezzato, dimezzati, dimezzate, il doppio di, il doppio rispetto, raddoppiare, raddoppiato, triplicare, il triplo di, di un terzo, un terzo in meno, un terzo in più, di un quarto, un quarto in meno, a zero',
  ),
  nl: phrases(
    'half zo, met de helft, tot de helft, halveren, gehalveerd, twee keer zo, dubbel zo, verdubbelen, verdubbeld, drie keer zo, met een derde, een derde minder, een derde meer, met een kwart, een kwart minder, een kwart meer, naar nul',
  ),
  pl: phrases(
    'o połowę, do połowy, dwa razy mniej, dwa razy więcej, dwukrotnie mniej, dwukrotnie więcej, podwoić liczbę, trzy razy mniej, trzy razy więcej, potroić liczbę, o jedną trzecią, o jedną czwartą, do zera',
  ),
  ja: phrases('半分に, 半分以下, 半減, 倍増, 2倍に, 二倍に, ゼロに, 三分の一に, 3分の1に'),
  ar: phrases(
    'إلى النصف, الى النصف, بنسبة النصف, بمقدار النصف, إلى الضعف, الى الضعف, ضعف عدد, نصف عدد, مضاعفة عدد, إلى الصفر, إلى صفر, بمقدار الثلث, إلى الثلث, بمقدار الربع, إلى الربع',
  ),
};
