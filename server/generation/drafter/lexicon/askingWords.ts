import type { LanguageCode } from './languageCode';
import { words } from './words';

/** Words that a question in a conversation may begin with, even without its mark; `when` and `who` also begin statements. */
export const askingWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: words('what where how which why'),
  de: words('was wo welche welcher welches wieso warum womit wofür'),
  fr: words('quoi où comment combien pourquoi quel quelle quels quelles'),
  es: words('qué cuánto cuántos cuántas cuál'),
  pt: words('quanto quantos quantas qual quais'),
  it: words('cosa quanto quanti quante quale quali perché'),
  nl: words('wat waar hoe welke waarom hoeveel'),
  pl: words('ile który która które dlaczego'),
  ja: [],
  ar: words('ماذا أين كيف كم لماذا'),
};

/** The same, and those that also begin statements: no yes or no answers them. */
export const openQuestions: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [...askingWords.en, ...words('who whose when')],
  de: [...askingWords.de, ...words('wer wen wem wann wie')],
  fr: [...askingWords.fr, ...words('qui quand que')],
  es: [...askingWords.es, ...words('quién quiénes cuándo dónde cómo')],
  pt: [...askingWords.pt, ...words('quem quando onde como')],
  it: [...askingWords.it, ...words('chi quando dove come')],
  nl: [...askingWords.nl, ...words('wie wanneer')],
  pl: [...askingWords.pl, ...words('kto kiedy gdzie jak co')],
  ja: [],
  ar: [...askingWords.ar, ...words('من متى')],
};

/** Words that begin an indirect question, and may mean nothing else. */
export const wonderingWords: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: words('whether'),
  de: words('ob'),
};

/** What may stand before them: `ok and what about invoices`. */
export const beforeQuestion: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: words('ok okay hm hmm and also so but well ah oh right'),
  de: words('ok okay hm und auch also na aber ja gut'),
  fr: words('ok hm et alors donc bon mais'),
  es: words('ok y entonces pero bueno'),
  pt: words('ok e então mas bom'),
  it: words('ok e allora ma bene'),
  nl: words('ok en dus maar goed'),
  pl: words('ok i a no to ale'),
  ja: [],
  ar: [],
};

/** A whole answer that refuses. */
export const refusals: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: words('no nope nah'),
  de: words('nein nee nö'),
  fr: words('non'),
  es: words('no'),
  pt: words('não'),
  it: words('no'),
  nl: words('nee'),
  pl: words('nie'),
  ja: words('いいえ'),
  ar: words('لا'),
};
