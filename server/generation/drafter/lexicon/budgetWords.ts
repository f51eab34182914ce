import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words for what the author can spend. Same notation as in a lexicon. */
interface BudgetWords {
  /** Before an amount of money. */
  afford: readonly string[];
  /** The same only where no noun says what the money is, unlike `We have a £5 deposit`. */
  have: readonly string[];
  /** What may follow such an amount, except the end of the clause. */
  behind: readonly string[];
  /** Verbs before an amount that need another behind it: `wir können 20 € zahlen`. */
  can: readonly string[];
  spend: readonly string[];
  /** Says that there is next to nothing. */
  noMoney: readonly string[];
}

/** By language with a lexicon. */
export const budgetWords: Readonly<Record<LanguageCode, BudgetWords>> = {
  en: {
    afford: phrases(
      'can afford, could afford, i could pay, we could pay, i can pay, we can pay, can spend, could spend, willing to pay, willing to spend',
    ),
    have: phrases(`there is, there's, there are, we have, i have, we've got, i've got, we got`),
    behind: phrases(
      'for, in, a month, a year, a week, per, each month, each year, every month, every year, this year, left, saved, spare, available, set aside, to spend, to spare, at most, at the most, at the outside, tops, max, in total, altogether, or so, until, but, and no',
    ),
    can: [],
    spend: [],
    noMoney: phrases(
      `no money for, have no money, have no real money, got no money, haven't got any money, don't have any money, don't have much money, have no budget, there is no budget, there's no budget, no budget for, there is no money, there's no money`,
    ),
  },
  de: {
    afford: phrases('ausgeben dürfen wir'),
    have: phrases('es gibt, dafür sind, wir haben, ich habe, haben wir, habe ich'),
    behind: phrases(
      'dafür, für, im, in der, in diesem, pro, jährlich, monatlich, zur verfügung, übrig, gespart, in der kasse, maximal, höchstens, insgesamt, zum, bis, aber, und kein, und keine, und keinen',
    ),
    can: phrases(
      'können wir, kann ich, könnte ich, könnten wir, wir können, ich kann, ich könnte, wir könnten',
    ),
    spend: phrases('zahlen, bezahlen, ausgeben, aufbringen, dafür, dazugeben'),
    noMoney: phrases(
      'kein geld für, haben kein geld, habe kein geld, kein geld da, geld haben wir keins, kein budget für, haben kein budget, kaum geld, geld ist keins da',
    ),
  },
  fr: {
    afford: phrases(
      'on peut mettre, nous pouvons mettre, je peux mettre, on peut payer, nous pouvons payer, je peux payer, je pourrais payer',
    ),
    have: phrases(`il y a, on a, nous avons, j'ai`),
    behind: phrases(
      'pour, par, en caisse, dans la caisse, au total, au plus, maximum, max, de côté, disponibles, cette année, mais, et pas',
    ),
    can: [],
    spend: [],
    noMoney: phrases(
      `pas d'argent pour, n'avons pas d'argent, n'ai pas d'argent, on n'a pas d'argent, pas de budget, pas de moyens`,
    ),
  },
  es: {
    afford: phrases('podemos pagar, puedo pagar, podría pagar, podemos gastar'),
    have: phrases('hay, tenemos, tengo'),
    behind: phrases(
      'para, al mes, al año, por mes, por año, en caja, en la caja, en total, como mucho, como máximo, máximo, ahorrados, disponibles, este año, pero, y nada',
    ),
    can: [],
    spend: [],
    noMoney: phrases(
      'no hay dinero, no tenemos dinero, no tengo dinero, sin dinero para, no hay presupuesto, no tenemos presupuesto',
    ),
  },
  pt: {
    afford: phrases('podemos pagar, posso pagar, poderia pagar, podemos gastar'),
    have: phrases('temos, tenho'),
    behind: phrases(
      'para, por mês, por ano, ao mês, ao ano, em caixa, na caixa, no total, no máximo, guardados, disponíveis, este ano, mas, e nada',
    ),
    can: [],
    spend: [],
    noMoney: phrases(
      'não há dinheiro, não temos dinheiro, não tenho dinheiro, sem dinheiro para, não há orçamento, não temos orçamento, sem verba',
    ),
  },
  it: {
    afford: phrases(
      'possiamo pagare, posso pagare, potrei pagare, possiamo spendere, posso spendere',
    ),
    have: phrases('abbiamo, ho'),
    behind: phrases(
      `per, al mese, all'anno, in cassa, in tutto, in totale, al massimo, massimo, da parte, da spendere, disponibili, quest'anno, ma, e niente`,
    ),
    can: [],
    spend: [],
    noMoney: phrases(
      `non ci sono soldi, non abbiamo soldi, non ho soldi, niente soldi per, non c'è budget, non abbiamo budget, senza soldi`,
    ),
  },
  nl: {
    afford: phrases('kunnen we betalen, kan ik betalen'),
    have: phrases('we hebben, wij hebben, ik heb'),
    behind: phrases(
      'voor, hiervoor, ervoor, daarvoor, per, in kas, in de kas, in de pot, over, beschikbaar, in totaal, maximaal, hoogstens, dit jaar, maar, en geen',
    ),
    can: phrases('we kunnen, wij kunnen, ik kan, ik zou, kunnen we, kan ik'),
    spend: phrases('betalen, uitgeven, besteden, missen, ervoor'),
    noMoney: phrases(
      'geen geld voor, hebben geen geld, heb geen geld, er is geen geld, geen budget voor, hebben geen budget, er is geen budget',
    ),
  },
  pl: {
    afford: phrases('możemy zapłacić, mogę zapłacić, możemy wydać, mogę wydać, stać nas'),
    have: phrases('mamy, mam'),
    behind: phrases(
      'na, miesięcznie, rocznie, w kasie, w sumie, w tym roku, maksymalnie, najwyżej, do wydania, odłożone, i ani, ale',
    ),
    can: [],
    spend: [],
    noMoney: phrases(
      'nie ma pieniędzy, nie mamy pieniędzy, nie mam pieniędzy, brak pieniędzy, nie ma budżetu, nie mamy budżetu',
    ),
  },
  ja: {
    afford: phrases('予算は, 費用は, 出せるのは, 払えるのは'),
    have: [],
    behind: [],
    can: [],
    spend: [],
    noMoney: phrases(
      'お金がない, お金はない, お金がありません, 予算がない, 予算はない, 予算がありません',
    ),
  },
  ar: {
    afford: phrases('يمكنني دفع, نستطيع دفع, أستطيع دفع'),
    have: phrases('لدينا, عندنا, عندي, لدي'),
    behind: phrases('في, لهذا, لذلك, شهريا, سنويا, كحد, فقط'),
    can: [],
    spend: [],
    noMoney: phrases(
      'لا يوجد مال, ليس لدينا مال, ما عندنا فلوس, لا توجد ميزانية, ليست لدينا ميزانية',
    ),
  },
};
