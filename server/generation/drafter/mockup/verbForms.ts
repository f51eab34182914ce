import { folded } from '../lexicon/phraseIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { dictionaryForms, grammars } from './words/verbGrammar';

const englishForms = perLanguage(({ actions }) => new Set(Object.values(actions).flat()));

/** The infinitive of each form of the verbs of a lexicon, which has the forms of a verb behind it. */
export const infinitives = perLanguage(({ code, actions }) => {
  const all = Object.values(actions).flatMap((forms) => {
    let last = '';
    return forms.map((form) => {
      const isOwn =
        grammars[code]?.infinitive.test(form) === true &&
        dictionaryForms[code]?.test(form) !== false;
      // `montre` and `abzulehnen` look like infinitives too.
      const isOther =
        (code === 'fr' && `${form}r` === last) || form.replace(/zu(?!.*zu)/u, '') === last;
      if (isOwn && !isOther) last = form;
      return [form, last] as const;
    });
  });
  return new Map(all.filter(([, infinitive]) => infinitive !== '').reverse());
});

/** Whether a word is a form of a verb of the lexicon. */
export function isKnownVerb(word: string, lexicon: Lexicon): boolean {
  return englishForms(lexicon).has(folded(word));
}

/** `confirms` → `confirm`; elsewhere than in English an infinitive of the lexicon. */
export function baseForm(said: string, lexicon: Lexicon): string | undefined {
  const low = folded(said);
  if (lexicon.code !== 'en') return infinitives(lexicon).get(low);
  const forms = englishForms(lexicon);
  if (forms.has(low) && !/[^s]s$/u.test(low)) return low;
  const made = [low.replace(/ies$/u, 'y'), low.replace(/s$/u, ''), low.replace(/es$/u, '')].find(
    (form) => form !== low && forms.has(form),
  );
  return made ?? (/(?:ing|ed|[^s]s)$/u.test(low) ? undefined : low);
}
