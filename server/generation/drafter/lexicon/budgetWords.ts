import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words for what the author can spend. Same notation as in a lexicon. */
interface BudgetWords {
  /** Before an amount of money. */
  afford: readonly string[];
  /** Says that there is next to nothing. */
  noMoney: readonly string[];
}

/** By language with a lexicon. */
export const budgetWords: Readonly<Record<LanguageCode, BudgetWords>> = {
  en: {
    afford: phrases(
      `we have, i have, we've got, i've got, we got, can afford, could afford, i could pay, we could pay, i can pay, we can pay, can spend, could spend, willing to pay, willing to spend`,
    ),
    noMoney: phrases(
      `no money for, have no money, have no real money, got no money, haven't got any money, don't have any money, don't have much money, have no budget, there is no budget, there's no budget, no budget for, there is no money, there's no money`,
    ),
  },
  de: {
    afford: phrases(
      'wir haben, ich habe, haben wir, habe ich, können wir, kann ich, könnte ich, könnten wir, wir können, ich kann, ausgeben dürfen wir',
    ),
    noMoney: phrases(
      'kein geld für, haben kein geld, habe kein geld, kein geld da, geld haben wir keins, kein budget für, haben kein budget, kaum geld, geld ist keins da',
    ),
  },
  fr: {
    afford: phrases(
      `on a, nous avons, j'ai, on peut mettre, nous pouvons mettre, je peux mettre, on peut payer, nous pouvons payer, je peux payer, je pourrais payer`,
    ),
    noMoney: phrases(
      `pas d'argent pour, n'avons pas d'argent, n'ai pas d'argent, on n'a pas d'argent, pas de budget, pas de moyens`,
    ),
  },
  es: {
    afford: phrases('tenemos, tengo, podemos pagar, puedo pagar, podría pagar, podemos gastar'),
    noMoney: phrases(
      'no hay dinero, no tenemos dinero, no tengo dinero, sin dinero para, no hay presupuesto, no tenemos presupuesto',
    ),
  },
  pt: {
    afford: phrases('temos, tenho, podemos pagar, posso pagar, poderia pagar, podemos gastar'),
    noMoney: phrases(
      'não há dinheiro, não temos dinheiro, não tenho dinheiro, sem dinheiro para, não há orçamento, não temos orçamento, sem verba',
    ),
  },
  it: {
    afford: phrases(
      'abbiamo, ho, possiamo pagare, posso pagare, potrei pagare, possiamo spendere, posso spendere',
    ),
    noMoney: phrases(
      `non ci sono soldi, non abbiamo soldi, non ho soldi, niente soldi per, non c'è budget, non abbiamo budget, senza soldi`,
    ),
  },
  nl: {
    afford: phrases(
      'we hebben, wij hebben, ik heb, kunnen we betalen, kan ik betalen, we kunnen, ik kan, ik zou',
    ),
    noMoney: phrases(
      'geen geld voor, hebben geen geld, heb geen geld, er is geen geld, geen budget voor, hebben geen budget, er is geen budget',
    ),
  },
  pl: {
    afford: phrases(
      'mamy, mam, możemy zapłacić, mogę zapłacić, możemy wydać, mogę wydać, stać nas',
    ),
    noMoney: phrases(
      'nie ma pieniędzy, nie mamy pieniędzy, nie mam pieniędzy, brak pieniędzy, nie ma budżetu, nie mamy budżetu',
    ),
  },
  ja: {
    afford: phrases('予算は, 費用は, 出せるのは, 払えるのは'),
    noMoney: phrases(
      'お金がない, お金はない, お金がありません, 予算がない, 予算はない, 予算がありません',
    ),
  },
  ar: {
    afford: phrases('لدينا, عندنا, عندي, لدي, يمكنني دفع, نستطيع دفع, أستطيع دفع'),
    noMoney: phrases(
      'لا يوجد مال, ليس لدينا مال, ما عندنا فلوس, لا توجد ميزانية, ليست لدينا ميزانية',
    ),
  },
};
