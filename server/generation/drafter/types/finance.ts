import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** People keep track of money: what comes in, what goes out and who owes whom. */
export const finance: ProductType = {
  slug: 'finance',
  shell: 'records',
  words: {
    en: {
      certain: phrases(
        `invoice*, invoicing, expense*, budgeting, monthly budget*, split the bill*, split the rent,
        who owes, settle up, bank statement*, cash flow, where my money goes, pocket money, split
        the cost*, mortgage*, loan calculator, budget app, ledger, bookkeep*, who paid, who pays,
        tax return, receipts, receipt, saving*, interest rate, flat bills, overpaid, reconcile*,
        cash box, tips, total tips, what each person gets, fees paid, has not paid, hasn't paid,
        cash book`,
      ),
      sign: phrases(
        `bills, owe, owes, pay back, spending, accounting, accountant*, bank account*, tax return*,
        vat, debt*, late payments, income, bill, unpaid, pay each other, loan, interest, net income,
        tax, taxes, dues, subscription fee*, treasurer, pot, save up, spend, spent, balance,
        rotating savings, payout, reimburse*, currency, currencies, late fee, share of, split,
        splits, membership fee*, contributions, contribution, spends, spend on, subscriptions,
        pension*, price per hour, donation*, donor*, grant, grants, fund, budget per, petty cash,
        advance, deductible`,
      ),
      hint: phrases(`splitting, cost, costs, amount*, monthly`),
    },
    de: {
      certain: phrases(
        `haushaltsbuch, kontoauszüge*, wer wem schuldet, kosten teilen, spesen*, angebote schreiben,
        haushaltskasse*, wg-kasse, kassenbuch*, budgetplan*, ausgaben teilen, ausgaben aufteilen,
        einnahmen und ausgaben, *rechnung, *rechnungen, wer wem geld, buchhalt*, steuererklärung*,
        datev, rechnungen, rechnungsstellung`,
      ),
      sign: phrases(
        `rechnung*, ausgaben, kostenaufteil*, schulden, schuldet, budget im blick, sparziel*,
        sparen, überweisung*, kontostand, bankkonto, zahlungseingang*, umsatzsteuer, kassenwart*,
        beitragszahlung*, reisekosten*, belege, quittung*, wer hat bezahlt, bezahlt hat, beitrag,
        beiträge, ausgelegt, ausgleich, spende, spenden, trinkgeld, taschengeld, einkäufe teilen`,
      ),
      hint: phrases('kosten, mahn*, angebot, angebote, miete, betrag, beträge, geld, steuerberat*'),
    },
    fr: {
      certain: phrases(
        `facturation, dépenses, note de frais, notes de frais, remboursement*, budget familial,
        dépenses communes, partager les dépenses, partage des frais, gestion de budget, trésorier*,
        devis, compta*, déclaration de tva, compte bancaire, justificatif*, factures`,
      ),
      sign: phrases(
        `facture*, relevé bancaire, qui doit, trésorerie, dépens*, rembours*, doit de l'argent,
        dette*, épargne*, tva, impayé*, banque, recettes et dépenses, encaiss*, ticket de caisse,
        tickets de caisse, qui a payé, qui verse, a payé, payé, trésorière, cotisations,
        qui doit combien, dons, pourboire*, cagnotte*`,
      ),
      hint: phrases(
        `frais, budget, relance*, virement*, cotisation*, loyer*, argent, montant*, charges,
        paiement*`,
      ),
    },
    es: {
      certain: phrases(
        `gastos, contabilidad, presupuesto mensual, quién debe, dividir la cuenta, repartir gastos,
        dividir gastos, gastos del piso, gastos compartidos, finanzas personales, contable*,
        facturación, rendición de cuentas, presupuesto familiar, libro de cuentas`,
      ),
      sign: phrases(
        `deuda*, ahorr*, debe dinero, pagar a medias, impuesto*, iva, extracto*, reembols*,
        ingresos y gastos, ticket de compra, morosid*, declaración, quién ha pagado, ha pagado,
        pagó, propina*, donativo*, cuotas`,
      ),
      hint: phrases(
        `factura*, presupuestos, cobros, cuota*, tesorer*, banco, recibo*, alquiler, dinero, pago*,
        importe*, cuenta*`,
      ),
    },
    pt: {
      certain: phrases(
        `despesas, gastos, contabilidade, orçamento mensal, dividir a conta, contas a pagar,
        contas a receber, nota fiscal, notas fiscais, dividir despesas, dividir as contas,
        dividir as despesas, finanças pessoais, orçamento familiar, controle de gastos, reembolso*,
        faturação, faturamento, contador, contabilista*, dividimos tudo, dividimos, meio a meio,
        quem está devendo, o que gastou`,
      ),
      sign: phrases(
        `fatura*, quem deve, poupança*, boleto*, dívida*, poupar, iva, imposto*, tesoureir*,
        quota mensal, extrato*, inadimpl*, receitas e despesas, recibo*, mesada*, deve dinheiro,
        quem pagou, pagou, gorjeta*, doações, mensalidade*, devendo, gastou, zera, acerto*, rachar`,
      ),
      hint: phrases(
        `economizar, orçamento, cobrança*, banco, pagamentos, dinheiro, pagar, valor, aluguel,
        renda, conta`,
      ),
    },
    it: {
      certain: phrases(
        `fattur*, nota spese, dividere le spese, spese condivise, spese comuni, dividere il conto,
        dividere le bollette, bilancio familiare, bilancio mensile, gestione delle spese,
        contabil*, commercialista, rimborsi, prima nota, note spese, preventiv*`,
      ),
      sign: phrases(
        `bollett*, chi deve, estratto conto, spesa mensile, risparm*, iva, quota associativa,
        tesorier*, conto corrente, incass*, scontrin*, solleci*, entrate e uscite, bonific*,
        imposte, tasse, chi ha pagato, ha pagato, mance, donazion*, cassier*, quota`,
      ),
      hint: phrases(
        `spese, debit*, budget, quote, ricevut*, rimbors*, pagament*, soldi, denaro, affitto,
        importo, conto`,
      ),
    },
    nl: {
      certain: phrases(
        `factu*, declaratie*, boekhoud*, huishoudboekje, kosten verdelen, spaardoel*, onkosten*,
        kosten delen, rekening splitsen, wie betaalt wat, offerte*, btw-aangifte, begroting*,
        penningmeester*, contributie niet betaald, niet heeft betaald, kascommissie, erin kwam`,
      ),
      sign: phrases(
        `btw, uitgave*, sparen, spaar*, terugbetal*, bankrekening*, rekeningen, betaalherinnering*,
        aanmaning*, bonnetje*, bonnen, inkomsten, afrekening*, bankafschrift*, wanbetal*,
        belasting*, betaling*, betaald, contributie, herinnering sturen, fooi*, donatie*, kas`,
      ),
      hint: phrases('schuld*, budget, kosten, rekening, contributie*, geld, bedrag*, huur, tikkie'),
    },
    pl: {
      certain: phrases(
        `faktur*, wydatk*, budżet domowy, księgow*, kto komu jest winien, wystawianie faktur,
        domowy budżet, budżet rodzinny, rozliczanie wydatków, podział kosztów, dzielenie kosztów,
        kto komu, rozliczenie delegacji, delegacj*, kosztorys*, wycen*`,
      ),
      sign: phrases(
        `oszczędno*, dług, długi, oszczędza*, podatk*, vat, budżet domow*, skarbnik*, paragon*,
        przelew*, konto bankowe, wyciąg*, zwrot kosztów, zaległ*, przychody, należno*, rozliczeni*,
        kto zapłacił, zapłacił*, napiwk*, darowizn*`,
      ),
      hint: phrases('koszt*, składk*, rachun*, wpłat*, dług*, pieniądz*, kwot*, czynsz*, płatnoś*'),
    },
    ja: {
      certain: phrases(
        '家計簿, 請求書, 割り勘, 経費, 収支, 会計, 立て替え, 家計, 経費精算, 帳簿, 確定申告, 見積書, 見積もり, 小遣い帳, 領収書, レシート',
      ),
      sign: phrases(
        `支出, 収入, 支払い, 貯金, 入金, 振込, 税理士, 消費税, 精算, 立替, 集金, 借金, 会計係, 口座, 売掛, 固定費, 節約, 未払い, お小遣い, 誰が払,
        払った, 会費の, 未納, 寄付`,
      ),
      hint: phrases('会費, 予算, 家賃, 金額, お金, 費用'),
    },
    ar: {
      certain: phrases(
        `فاتورة, فواتير, مصروفات, مصاريف, ميزانية شهرية, محاسبة, نفقات, مصروف, ميزانية,
        ميزانية البيت, ميزانية الأسرة, تقسيم الفاتورة, تقسيم المصاريف, محاسب, عرض سعر, عروض أسعار,
        جمعية شهرية, من عليه, يدفع لمن, ما دفعه`,
      ),
      sign: phrases(
        `ديون, قسط, أقساط, ادخار, مدخرات, ضريبة, القيمة المضافة, حساب بنكي, حوالة, تحصيل, مستحقات,
        إيصال, إيصالات, أمين الصندوق, اشتراكات, دفعات, مدفوعات, تسوية, من دفع, دفعه, دفع كل,
        تبرعات, اشتراك شهري`,
      ),
      hint: phrases('دين, دخل, سداد, إيجار, مال, مبلغ, نقود, دفع'),
    },
  },
  texts: {
    label: 'money tracker',
    roles: ['payers', 'account holders', 'bookkeepers'],
    requirements: [
      'A bill is split equally, by percentage or by exact amounts that must add up to the total',
      'A balance per person shows who owes whom, reduced to the fewest transfers',
      'A repeating bill creates its next entry on its own, with the amount open to change',
      'A photo of a receipt is kept with the entry and prefills the amount and the date',
      'A bill can be paid in part, and the rest stays open with its due date',
      'A limit per category warns at 80 percent and again when it is exceeded',
      'A correction leaves the old amount visible, with who changed it and when',
      'A bank statement is imported, and lines that are already there are not entered twice',
      'A closed month can be exported for the accountant and no longer be edited',
    ],
    qualities: [
      'Amounts are kept in the smallest unit of the currency, and shares always add up to the cent',
      'An entry in another currency keeps the exchange rate of its own day',
      'An expense is entered in under 15 seconds at the till',
      'A retried payment never books the same amount twice',
    ],
    risks: [
      'People enter expenses for two weeks, then stop, and every balance is wrong',
      'One rounding error costs the trust in all other figures',
      'Someone marks a bill as paid, but the money never arrives',
      'Moving money, rather than noting it, turns the product into a regulated service',
    ],
    questions: [
      'Does money move through the product, or does it only note what was paid elsewhere?',
      'Who may change an amount after others have agreed to it?',
      'Do entries come from a bank, from receipts or by hand, and who fills the gaps?',
      'What happens to open debts when someone leaves the group or closes the account?',
      'Is one currency enough, and which tax rules have to be right?',
    ],
    entities: [
      {
        name: 'Bill',
        fields: ['payee', 'amount', 'due date', 'category', 'receipt'],
        states: ['open', 'due soon', 'overdue', 'partly paid', 'paid'],
        relations: ['A bill has one share for each person and any number of payments.'],
      },
      {
        name: 'Share',
        fields: ['person', 'amount', 'percentage'],
        states: ['open', 'settled', 'disputed'],
        relations: ['A share belongs to one bill and one person.'],
      },
      {
        name: 'Payment',
        fields: ['amount', 'date', 'paid by', 'method'],
        states: ['announced', 'received', 'refunded'],
        relations: ['A payment settles one bill in whole or in part.'],
      },
      {
        name: 'Budget',
        fields: ['category', 'month', 'limit', 'spent'],
        states: ['within limit', 'nearly used', 'exceeded'],
        relations: ['A budget sums up the bills of one category in one month.'],
      },
    ],
    screens: ['Overview', 'Bills', 'New bill', 'Balances', 'Month'],
    action: 'Mark as paid',
    records: [
      {
        title: 'Rent for May',
        detail: 'Split three ways, room sizes',
        state: 'paid',
        figure: '€1,260.00',
      },
      {
        title: 'Electricity',
        detail: 'Quarterly, meter read 2 Apr',
        state: 'due soon',
        figure: '€184.37',
      },
      {
        title: 'Invoice 2024-031',
        detail: 'Logo design, 30 days net',
        state: 'overdue',
        figure: '€940.00',
      },
      {
        title: 'Train to the trade fair',
        detail: 'Receipt attached, Marta',
        state: 'open',
        figure: '€72.80',
      },
      {
        title: 'New washing machine',
        detail: 'Two of four shares settled',
        state: 'partly paid',
        figure: '€225 of €450',
      },
      {
        title: 'Home insurance',
        detail: 'Yearly, renews on its own',
        state: 'open',
        figure: '€96.50',
      },
    ],
  },
};
