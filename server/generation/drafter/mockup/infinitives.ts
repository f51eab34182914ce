import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { dictionaryForms, grammars } from './words/verbGrammar';

/** The infinitive of each form of a lexicon's verbs, which lists the forms of a verb behind it. */
export const infinitives = perLanguage(({ code, actions }) => {
  const all = Object.values(actions).flatMap((forms) => {
    let last = '';
    return forms.map((form) => {
      const isInfinitive =
        code === 'en'
          ? !/(?:[^s]s|ing|ed)$/u.test(form)
          : grammars[code]?.infinitive.test(form) && dictionaryForms[code]?.test(form) !== false;
      // `montre` and `abzulehnen` look like infinitives too.
      const isOther =
        (code === 'fr' && `${form}r` === last) || form.replace(/zu(?!.*zu)/u, '') === last;
      if (isInfinitive && !isOther) last = form;
      return [form, code === 'en' && !form.startsWith(last.slice(0, -1)) ? form : last] as const;
    });
  });
  return new Map(all.filter(([, infinitive]) => infinitive !== '').reverse());
});

/** The infinitive of a verb's form in lower case, as far as the lexicon lists it. */
export function baseOf(lexicon: Lexicon, form: string): string | undefined {
  return infinitives(lexicon).get(form);
}
