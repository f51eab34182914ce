import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words before an example, by language with a lexicon. */
export const exampleWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases('like, such as, e.g., eg, i.e., for example, for instance, say'),
  de: phrases('wie, wie etwa, etwa, z. b., z.b., zb, zum beispiel, beispielsweise, bspw.'),
  fr: phrases('comme, par exemple, p. ex., ex., tel que, telle que, du genre'),
  es: phrases('como, por ejemplo, p. ej., p.ej., ej.'),
  pt: phrases('como, por exemplo, p. ex., ex., tipo'),
  it: phrases('come, per esempio, ad esempio, es., tipo'),
  nl: phrases('zoals, bijvoorbeeld, bijv., bv.'),
  pl: phrases('jak, na przykład, np.'),
  ja: phrases('例えば, たとえば'),
  ar: phrases('مثل, مثلا, على سبيل المثال'),
};
