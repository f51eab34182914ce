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

/** What may stand before them: `ok and what about invoices`. */
export const beforeQuestion: readonly string[] = words(
  'ok okay hm hmm and so but well ah oh right und also na aber et alors donc bon y e entonces allora en dus i a no to',
);

/** How a turn begins that refuses, in any language. */
export const refusing = /^(?:no|nope|nah|nein|nee|ne|non|nie|não|nej|いいえ|لا)(?=[\s,.!;…–—-]|$)/u;
