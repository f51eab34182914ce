import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People keep track of money: what comes in, what goes out and who owes whom. */
export const finance: KnownType = {
  slug: 'finance',
  hue: 160,
  words: {
    en: {
      certain: phrases(
        `sepa file, sepa export, direct debit*, membership fees, bank reconciliation, invoice*, invoicing, expense*, budgeting, monthly budget*, split the bill*, split the rent,
        who owes, settle up, bank statement*, cash flow, where my money goes, pocket money,
        split the cost*, mortgage*, loan calculator, budget app, ledger, bookkeep*, who
        paid, who pays, tax return, receipts, receipt, saving*, interest rate, flat bills,
        overpaid, reconcile*, cash box, tips, total tips, what each person gets, fees paid,
        has not paid, hasn't paid, cash book, household budget*, budget planner, family
        budget, split costs, split expenses, split bills, shared expenses, shared costs,
        owes whom, owe each other, iou, send invoices, invoice reminders, unpaid invoices,
        expense claim*, expense report*, tax calculator, vat return, accounting,
        accountant*, cashbook, petty cash, bank account*, savings club, savings group*,
        savings goal*, piggy bank, allowance for kids, track my subscriptions,
        subscriptions i, portfolio of, stocks and, shares i, dividends, pension*,
        retirement saving*, loan repayment*, debt*, crowdfunding, fundrais*, donation*,
        payroll, direct debit*, standing order*, dunning, payment reminder*, member fees,
        membership fee*, dues, club treasury, kitty, invoice for each, payment terms`,
      ),
      sign: phrases(
        `subs, arrears, dunning, bills, owe, owes, pay back, spending, tax return*, late payments, income, bill, unpaid, pay
        each other, interest, net income, tax, taxes, subscription fee*, pot, save up,
        spent, balance, rotating savings, payout, reimburse*, currency, currencies, late
        fee, share of, split, splits, contributions, contribution, spends, spend on,
        subscriptions, price per hour, donor*, grant, grants, budget per, advance, budget,
        budgets, money, euros, pays back, paid back, who has paid, settles up, settle
        debts, balances, balanced, transaction*, categor* spending, spend less, save money,
        interest rate*, rent payments, instalment*, installments, transfer money, wire
        transfer*, bank transfer*, iban, sepa, exchange rate, quote, quotes for customers,
        credit note*, billing, utility bills, electricity bill, per diem, mileage
        allowance, grant money, sponsors, sponsor money, treasurers, auditors, annual
        accounts, profit and loss, break-even, deductible*, write-off, freelancers,
        self-employed, sole trader*, hourly rate*, tax year, overdue invoices`,
      ),
      hint: phrases(`splitting, amount*, monthly`),
    },
    de: {
      certain: phrases(
        `sepa-datei, lastschrift*, mitgliedsbeitr*, haushaltsbuch, kontoauszüge*, wer wem schuldet, kosten teilen, spesen*, angebote schreiben,
        haushaltskasse*, wg-kasse, kassenbuch*, ausgaben teilen, ausgaben aufteilen,
        einnahmen und ausgaben, *rechnung, *rechnungen, wer wem geld, buchhalt*, datev,
        rechnungen, rechnungsstellung, geteilte ausgaben, rechnungen schreiben, rechnung
        schreiben, mahnung*, mahnwesen, steuer*, reisekosten*, auslagen, spenden*,
        mitgliedsbeitr*, nebenkosten*, taschengeld, budget*, sparziel*, sparen, wer wem,
        schuldet`,
      ),
      sign: phrases(
        `mahnung*, rechnung*, kostenaufteil*, schulden, budget im blick, kontostand, bankkonto, umsatzsteuer,
        kassenwart*, beitragszahlung*, quittung*, wer hat bezahlt, bezahlt hat, beitrag,
        beiträge, ausgelegt, ausgleich, spende, trinkgeld, einkäufe teilen, beleg*,
        ausgabe*, einnahme*, kosten, konto, überweis*, zahlung*, bezahlt, offene posten,
        euro, betrag, beträge, kasse, abrechn*`,
      ),
      hint: phrases(`mahn*, angebot, angebote, miete, geld`),
    },
    fr: {
      certain: phrases(
        `prélèvement*, fichier sepa, cotisations, dépenses, note de frais, notes de frais, remboursement*, budget familial, dépenses
        communes, partager les dépenses, partage des frais, gestion de budget, trésorier*,
        devis, compta*, déclaration de tva, compte bancaire, justificatif*, partage des
        dépenses, colocataires, qui doit, budget*, factur*, trésorerie, impôt*, tva,
        relance*, cotisation*, cagnotte*, tontine*, épargn*, relevé bancaire`,
      ),
      sign: phrases(
        `relance*, dépens*, rembours*, doit de l'argent, dette*, impayé*, banque, recettes et dépenses,
        encaiss*, ticket de caisse, tickets de caisse, qui a payé, qui verse, a payé, payé,
        trésorière, qui doit combien, dons, pourboire*, payer, paiement*, compte, argent,
        euros, montant*, solde*, recettes et, frais, virement*, prélèvement*, coût*,
        échéance*, don`,
      ),
      hint: phrases(`loyer*, charges`),
    },
    es: {
      certain: phrases(
        `fichero sepa, domiciliación, cuotas de socio, gastos, contabilidad, presupuesto mensual, quién debe, dividir la cuenta, repartir gastos,
        dividir gastos, gastos del piso, gastos compartidos, finanzas personales,
        contable*, rendición de cuentas, presupuesto familiar, libro de cuentas, compañeros
        de piso, factura*, tesorer*, impuesto*, cuotas, ahorro*, deuda*, nota de gastos,
        donativo*, cobro*`,
      ),
      sign: phrases(
        `deudas, morosos, ahorr*, debe dinero, pagar a medias, iva, extracto*, reembols*, ingresos y gastos, ticket
        de compra, morosid*, declaración, quién ha pagado, ha pagado, pagó, propina*,
        pagar, pagad*, pago*, dinero, euros, importe*, saldo*, cuenta, ingresos,
        transferencia*, recibo*, coste*`,
      ),
      hint: phrases(`presupuestos, cuota*, banco, alquiler, cuenta*`),
    },
    pt: {
      certain: phrases(
        `despesas, gastos, contabilidade, orçamento mensal, dividir a conta, contas a pagar, contas
        a receber, nota fiscal, notas fiscais, dividir despesas, dividir as contas, dividir
        as despesas, finanças pessoais, orçamento familiar, controle de gastos, reembolso*,
        contador, contabilista*, dividimos tudo, dividimos, meio a meio, quem está devendo,
        o que gastou, despesas da casa, contas da casa, fatura*, tesour*, imposto*,
        mensalidade*, poupança*, quem deve, dívida*, doação, doações, cobrança*`,
      ),
      sign: phrases(
        `boleto*, poupar, iva, quota mensal, extrato*, inadimpl*, receitas e despesas, recibo*,
        mesada*, deve dinheiro, quem pagou, pagou, gorjeta*, devendo, gastou, zera,
        acerto*, rachar, pagar, pagamento*, dinheiro, euros, reais, valor, saldo*, conta,
        receitas e, transferência*, custo*, pix`,
      ),
      hint: phrases(`economizar, orçamento, banco, aluguel, renda`),
    },
    it: {
      certain: phrases(
        `fattur*, nota spese, dividere le spese, spese condivise, spese comuni, dividere il conto,
        dividere le bollette, bilancio familiare, bilancio mensile, gestione delle spese,
        contabil*, commercialista, prima nota, note spese, preventiv*, spese, coinquilini,
        tesorier*, tasse, imposte, quote, risparmi*, chi deve, debiti, donazion*, rimbors*`,
      ),
      sign: phrases(
        `bollett*, estratto conto, spesa mensile, risparm*, iva, quota associativa, conto corrente,
        incass*, scontrin*, solleci*, entrate e uscite, bonific*, chi ha pagato, ha pagato,
        mance, cassier*, quota, pagare, pagat*, pagament*, soldi, denaro, euro, importo,
        importi, saldo, conto, entrate e, ricevut*, costo, costi`,
      ),
      hint: phrases(`debit*, budget, affitto`),
    },
    nl: {
      certain: phrases(
        `factu*, declaratie*, boekhoud*, huishoudboekje, kosten verdelen, onkosten*, kosten delen,
        rekening splitsen, wie betaalt wat, offerte*, btw-aangifte, begroting*,
        penningmeester*, contributie niet betaald, niet heeft betaald, kascommissie, erin
        kwam, uitgaven delen, huisgenoten, huishoudgeld, budget*, belasting*, contributie*,
        sparen, spaar*, wie betaalt, schuld*, donatie*`,
      ),
      sign: phrases(
        `btw, uitgave*, terugbetal*, bankrekening*, betaalherinnering*, aanmaning*, bonnetje*,
        bonnen, inkomsten, afrekening*, bankafschrift*, wanbetal*, betaling*, herinnering
        sturen, fooi*, kas, betalen, betaald*, geld, euro, bedrag*, saldo*, rekening*,
        inkomsten en, overschrijving*, bon, kosten`,
      ),
      hint: phrases(`huur, tikkie`),
    },
    pl: {
      certain: phrases(
        `faktur*, wydatk*, budżet domowy, księgow*, kto komu jest winien, wystawianie faktur, domowy
        budżet, budżet rodzinny, rozliczanie wydatków, podział kosztów, dzielenie kosztów,
        kto komu, rozliczenie delegacji, delegacj*, kosztorys*, wycen*, współlokator*,
        wspólne wydatki, skarbnik*, podatk*, składk*, oszczędn*, dług*, darowizn*`,
      ),
      sign: phrases(
        `oszczędza*, vat, budżet domow*, paragon*, przelew*, konto bankowe, wyciąg*, zwrot kosztów,
        zaległ*, należno*, rozliczeni*, kto zapłacił, zapłacił*, napiwk*, płac*, płatno*,
        pieniądz*, złotych, kwot*, saldo, konto, przychod*, koszt*`,
      ),
      hint: phrases(`rachun*, wpłat*, czynsz*`),
    },
    ja: {
      certain: phrases(
        `家計簿, 請求書, 割り勘, 経費, 収支, 会計, 立て替え, 家計, 経費精算, 帳簿, 確定申告, 見積書, 見積もり, 小遣い帳, 領収書, レシート, 生活費, 税金,
        会費, 貯金, 立替, 借金, 予算, 寄付`,
      ),
      sign: phrases(
        `支出, 収入, 支払い, 入金, 振込, 税理士, 消費税, 精算, 集金, 会計係, 口座, 売掛, 固定費, 節約, 未払い, お小遣い, 誰が払, 払った, 会費の, 未納,
        支払, お金, 円, 金額, 残高, 費用`,
      ),
      hint: phrases(`家賃`),
    },
    ar: {
      certain: phrases(
        `فاتورة, فواتير, مصروفات, مصاريف, ميزانية شهرية, محاسبة, نفقات, مصروف, ميزانية, ميزانية
        البيت, ميزانية الأسرة, تقسيم الفاتورة, تقسيم المصاريف, محاسب, عرض سعر, عروض أسعار,
        جمعية شهرية, من عليه, يدفع لمن, ما دفعه, المصاريف, أمين الصندوق, ضريبة, ضرائب,
        اشتراكات, ادخار, ديون, دين, جمعية مالية, تبرعات`,
      ),
      sign: phrases(
        `قسط, أقساط, مدخرات, القيمة المضافة, حساب بنكي, حوالة, تحصيل, مستحقات, إيصال, إيصالات,
        دفعات, مدفوعات, تسوية, من دفع, دفعه, دفع كل, اشتراك شهري, دفع, يدفع, مال, مبلغ,
        رصيد, دخل, تحويل بنكي, إيصال دفع, تكلفة`,
      ),
      hint: phrases(`سداد, إيجار, نقود`),
    },
  },
};
