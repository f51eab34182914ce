import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Behind a question that was left open, words of what somebody thinks about it. */
export const opinionWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases(
    "i'd rather, i would rather, we'd rather, i think, i guess, thinks, reckons, says no, says yes, says probably, says we, says it should, says better, in favour, in favor, is nervous, are nervous, is sceptical, is skeptical, is against, are against, i'm against, is for it, are for it, probably not, rather not",
  ),
  de: phrases(
    'ich würde lieber, ich finde, ich denke, meint, sagt nein, sagt ja, findet das, findet ja, dagegen, dafür, eher nicht, lieber nicht, wohl nicht',
  ),
  fr: phrases(
    "je préfère, je préférerais, je pense, pense que, pensent que, pense qu', dit non, dit oui, dit qu'il faudrait, est contre, sont contre, plutôt non",
  ),
  es: phrases(
    'prefiero, preferiría, creo que, cree que, dice que no, dice que sí, dice que habría, opina, en contra',
  ),
  pt: phrases('prefiro, preferia, acho que, acha que, diz que não, diz que sim, é contra'),
  it: phrases('preferirei, penso che, pensa che, dice di no, dice di sì, è contrario, è contraria'),
  nl: phrases('ik zou liever, ik vind, denkt dat, zegt nee, zegt ja, is tegen, zijn tegen'),
  pl: phrases('wolałbym, wolałabym, myślę, uważa, mówi że nie, jest przeciw, są przeciw'),
  ja: phrases('反対, 賛成, と思う, と考え'),
  ar: phrases('أظن, يعارض, تعارض'),
};
