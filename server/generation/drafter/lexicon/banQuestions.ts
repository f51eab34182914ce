import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** What a question for bans contains: `Anything you don't want?` Phrases without a verb in its answer are ruled out. */
export const banQuestions: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases(
    "anything you don't want, anything you do not want, anything you definitely don't want, anything you don't need, anything we should not, anything we shouldn't, anything it should not, anything it shouldn't, anything it must not, anything out of scope, what's out of scope, what is out of scope, what don't you want, what do you not want, what should it not, what should we leave out, what can we leave out, what shouldn't it, what must it not, anything off the table, no-gos, any no-go",
  ),
  de: phrases(
    'was wollen sie nicht, was wollt ihr nicht, was willst du nicht, was möchten sie nicht, was soll es nicht, was soll sie nicht, was soll nicht, was darf nicht, was brauchen sie nicht, was braucht ihr nicht, was lassen wir weg, was können wir weglassen, etwas das sie nicht wollen, etwas, das sie nicht wollen, etwas, was sie nicht wollen, no-gos',
  ),
  fr: phrases(
    "que ne voulez-vous pas, qu'est-ce que vous ne voulez pas, ce que vous ne voulez pas, quelque chose que vous ne voulez pas, que faut-il éviter, hors périmètre",
  ),
  es: phrases(
    'qué no quieren, qué no quieres, qué no quiere, algo que no quieran, algo que no quieras, algo que no quiera, qué no debe, qué no debería, qué dejamos fuera',
  ),
  pt: phrases(
    'o que não querem, o que não quer, o que não queres, algo que não queiram, algo que não queira, o que não deve, o que fica de fora',
  ),
  it: phrases(
    'cosa non volete, cosa non vuole, cosa non vuoi, qualcosa che non volete, qualcosa che non vuole, cosa non deve, cosa lasciamo fuori',
  ),
  nl: phrases(
    'wat wilt u niet, wat willen jullie niet, wat wil je niet, iets wat u niet wilt, iets wat je niet wilt, wat moet het niet, wat mag niet, wat laten we weg',
  ),
  pl: phrases(
    'czego nie chcecie, czego pan nie chce, czego pani nie chce, czego nie chcesz, coś czego nie, czego ma nie, co pomijamy',
  ),
  ja: phrases('不要なもの, 要らないもの, いらないもの, やらないこと, 入れたくない'),
  ar: phrases('ما الذي لا تريد, ما الذي لا تريدون, شيء لا تريد, شيء لا تريدونه'),
};
