import { perLanguage } from '../lexicon/perLanguage';
import type { LanguageCode } from '../lexicon/languageCode';
import { grammars } from './words/verbGrammar';

/** Forms with a pronoun behind them are no entries of a dictionary. */
const strict: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /[aeí]r$|ir$/u,
  pt: /[aeio]r$/u,
  it: /(?:[aei]re|rre)$/u,
};

/** The infinitive of each form of the verbs of a lexicon, which has the forms of a verb behind it. */
export const infinitives = perLanguage(({ code, actions }) => {
  const all = Object.values(actions).flatMap((forms) => {
    let last = '';
    return forms.map((form) => {
      const isOwn =
        grammars[code]?.infinitive.test(form) === true && strict[code]?.test(form) !== false;
      // `montre` and `abzulehnen` look like infinitives too.
      const isOther =
        (code === 'fr' && `${form}r` === last) || form.replace(/zu(?!.*zu)/u, '') === last;
      if (isOwn && !isOther) last = form;
      return [form, last] as const;
    });
  });
  return new Map(all.filter(([, infinitive]) => infinitive !== '').reverse());
});
