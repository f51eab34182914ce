import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words that refuse, retract or waive something. Same notation as in a lexicon; commas may be added. */
export interface DenialWords {
  /** The first words of a refusal. */
  refusal: readonly string[];
  /** Retracts the words just before: `scratch that`. */
  retraction: readonly string[];
  /** The same only by itself: `actually no`, but not `actually no guests can book`. */
  reversal: readonly string[];
  /** Replaces what was said just before by what follows: `no wait, make that two`. */
  correction: readonly string[];
  /** Begins a phrase without a verb that rules something out: `without ads`. */
  without: readonly string[];
  /** The same, as a determiner; of other languages' words only those that mean nothing else. */
  none: readonly string[];
  /** An answer behind the name of what was not taken up: `Loyalty points: rejected`. */
  verdict: readonly string[];
  /** A price of zero, which denies nothing: `pay nothing`. */
  free: readonly string[];
  /** The opposite of a must: `doesn't need to`. */
  needless: readonly string[];
}

/** By language with a lexicon. */
export const denialWords: Readonly<Record<LanguageCode, DenialWords>> = {
  en: {
    refusal: phrases('no, nope, nah'),
    retraction: phrases(
      'no wait, scrap that, scratch that, strike that, never mind, nevermind, forget it, forget that',
    ),
    reversal: phrases('actually no, on second thought no, on second thoughts no'),
    correction: phrases(
      'no wait, no hang on, no sorry, scratch that, scrap that, strike that, make that, correction, or rather',
    ),
    without: phrases('without'),
    none: phrases('no'),
    verdict: phrases('rejected, declined, turned down, voted down, dropped'),
    free: phrases('pay nothing, pays nothing, cost nothing, costs nothing'),
    needless: phrases("not need to, n't need to, not have to, n't have to, needn't"),
  },
  de: {
    refusal: phrases('nein, nee, ne'),
    retraction: phrases('vergiss das, vergiss es'),
    reversal: phrases('nein, ach nein, moment nein, doch nicht, nee doch nicht'),
    correction: phrases(
      'nein warte, nein moment, moment nein, ach nein, ach quatsch, korrektur, besser gesagt',
    ),
    without: phrases('ohne'),
    none: phrases('kein, keine, keinen, keinerlei'),
    verdict: phrases('abgelehnt, verworfen, gestrichen'),
    free: phrases(
      'zahlen nichts, zahlt nichts, kosten nichts, kostet nichts, nichts zahlen, nichts kosten',
    ),
    needless: phrases(
      'muss nicht, müssen nicht, muss man nicht, muss aber nicht, müssen aber nicht',
    ),
  },
  fr: {
    refusal: phrases('non'),
    retraction: phrases('non attends, oublie'),
    reversal: phrases('en fait non, finalement non'),
    correction: phrases('non attends, enfin non, ou plutôt, correction'),
    without: phrases('sans'),
    none: phrases('aucun, aucune, pas de'),
    verdict: phrases('refusé, refusée, rejeté, rejetée, abandonné'),
    free: phrases('ne paient rien, ne payent rien, ne paie rien, ne coûte rien, ne coûtent rien'),
    needless: phrases('pas obligé, pas obligatoire, pas nécessaire, pas besoin'),
  },
  es: {
    refusal: phrases('no'),
    retraction: phrases('no espera, olvida'),
    reversal: phrases('mejor no'),
    correction: phrases('no espera, mejor dicho, corrijo, no perdón'),
    without: phrases('sin'),
    none: phrases('nada de, ningún, ninguna'),
    verdict: phrases('rechazado, rechazada, descartado, descartada'),
    free: phrases('no pagan nada, no paga nada, no cuesta nada, no cuestan nada'),
    needless: phrases('no hace falta, no tiene que, no tienen que, no es necesario'),
  },
  pt: {
    refusal: phrases('não'),
    retraction: phrases('não espera, esquece'),
    reversal: phrases('melhor não'),
    correction: phrases('não espera, melhor dizendo, aliás não, corrijo'),
    without: phrases('sem'),
    none: phrases('nada de, nenhum, nenhuma'),
    verdict: phrases('rejeitado, rejeitada, descartado, descartada'),
    free: phrases('não pagam nada, não paga nada, não custa nada'),
    needless: phrases('não precisa, não precisam, não é preciso, não é necessário, não tem que'),
  },
  it: {
    refusal: phrases('no'),
    retraction: phrases('no aspetta, lascia stare'),
    reversal: phrases('anzi no'),
    correction: phrases('no aspetta, anzi no, correggo, o meglio'),
    without: phrases('senza'),
    none: phrases('niente, nessun, nessuna'),
    verdict: phrases('respinto, respinta, bocciato, bocciata, scartato'),
    free: phrases(
      'non pagano nulla, non pagano niente, non paga nulla, non paga niente, non costa nulla, non costa niente',
    ),
    needless: phrases('non serve, non è necessario, non occorre, per forza'),
  },
  nl: {
    refusal: phrases('nee'),
    retraction: phrases('nee wacht, ne wacht, laat maar'),
    reversal: phrases('toch niet'),
    correction: phrases('nee wacht, ne wacht, of nee, correctie, beter gezegd'),
    without: phrases('zonder'),
    none: phrases('geen'),
    verdict: phrases('afgewezen, verworpen, geschrapt'),
    free: phrases('betalen niets, betaalt niets, kost niets, kosten niets'),
    needless: phrases('hoeft niet, hoeven niet, niet nodig'),
  },
  pl: {
    refusal: phrases('nie'),
    retraction: phrases('nie czekaj'),
    reversal: phrases('jednak nie'),
    correction: phrases('nie czekaj, a nie, poprawka, a raczej'),
    without: phrases('bez'),
    none: phrases('żadnych, żadnego'),
    verdict: phrases('odrzucono, odrzucone, odrzucony'),
    free: phrases('nic nie płacą, nie płacą nic, nic nie płaci, nic nie kosztuje'),
    needless: phrases('nie musi, nie muszą, nie trzeba'),
  },
  ja: {
    refusal: phrases('いいえ, いや'),
    retraction: phrases('やっぱりなし, やっぱりやめ'),
    reversal: phrases('いや'),
    correction: phrases('いや、, 訂正'),
    without: [],
    none: [],
    verdict: phrases('却下, 否決, 見送り'),
    free: [],
    needless: phrases('必要はない, 必要はありません, なくてもよい, なくてよい'),
  },
  ar: {
    refusal: phrases('لا'),
    retraction: [],
    reversal: phrases('لا, بل لا'),
    correction: phrases('لا بل, تصحيح, بل الأصح'),
    without: phrases('بدون, بلا'),
    none: [],
    verdict: phrases('مرفوض, رفض'),
    free: phrases('لا يدفعون شيئا, لا يدفع شيئا'),
    needless: phrases('لا يلزم, ليس من الضروري, لا داعي'),
  },
};
