import type { LanguageCode } from './languageCode';
import { refusals } from './askingWords';
import { denialWords } from './denialWords';
import { perLanguage } from './perLanguage';
import { phrases } from './words';

/** What a question may be answered with besides yes and no. Written as in a lexicon. */
const more: Readonly<Record<LanguageCode, { no: readonly string[]; yes: readonly string[] }>> = {
  en: {
    no: phrases(
      'never, not yet, not now, absolutely not, definitely not, certainly not, no way, of course not',
    ),
    yes: phrases('of course, absolutely, definitely, certainly, sure, yep, yeah, yes please'),
  },
  de: {
    no: phrases(
      'nie, niemals, noch nicht, auf keinen fall, keinesfalls, bloß nicht, natürlich nicht',
    ),
    yes: phrases('natürlich, unbedingt, auf jeden fall, klar, genau, ja bitte'),
  },
  fr: {
    no: phrases(
      'jamais, pas encore, pas maintenant, certainement pas, surtout pas, bien sûr que non',
    ),
    yes: phrases('bien sûr, absolument, certainement, tout à fait, évidemment'),
  },
  es: {
    no: phrases('nunca, jamás, todavía no, aún no, de ninguna manera, por supuesto que no'),
    yes: phrases('claro, por supuesto, desde luego'),
  },
  pt: {
    no: phrases('nunca, jamais, ainda não, de modo nenhum, claro que não'),
    yes: phrases('claro, com certeza, sem dúvida'),
  },
  it: {
    no: phrases('mai, non ancora, assolutamente no, certo che no'),
    yes: phrases('certo, certamente, assolutamente sì, ovviamente'),
  },
  nl: {
    no: phrases('nooit, nog niet, absoluut niet, zeker niet, natuurlijk niet'),
    yes: phrases('natuurlijk, zeker, absoluut, jazeker'),
  },
  pl: {
    no: phrases('nigdy, jeszcze nie, absolutnie nie, na pewno nie'),
    yes: phrases('oczywiście, koniecznie, na pewno'),
  },
  ja: { no: [], yes: [] },
  ar: { no: phrases('أبدا, ليس بعد'), yes: phrases('بالتأكيد, طبعا') },
};

/** What a question is answered with, as yes or no, in a language with a lexicon. */
export const answerPhrases = perLanguage(({ code }) => ({
  no: [...refusals[code], ...more[code].no],
  yes: [...denialWords[code].consent, ...more[code].yes],
}));
