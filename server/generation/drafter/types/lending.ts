import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** People borrow things and bring them back. */
export const lending: ProductType = {
  slug: 'lending',
  shell: 'records',
  words: {
    en: {
      certain: phrases(
        `borrow*, tool library, overdue, loans, lend, lends, lending, lending library, lent out,
        tool shed, toy library, library of things, return it, returned late, on loan, take it out,
        takes out, bookshelf, shared car, who has it, has not come back, hasn't come back, machine
        for, before it is due, given out, goes out and comes back`,
      ),
      sign: phrases(
        `loan of, brought back, library of, return date, deposit, brings back, bring back, gives
        back, give back, take out, checked out, check out, check-out, checks out, due date, due
        back, who has, who has the, where is the, late fee*, shared tools, equipment pool, extend a
        loan, extend the loan, loan, renew*, inventory of things, waiting list for, brings it,
        costume*, instruments, prams, return by, leaves and, not come back, back to the shelf, is
        due, comes back`,
      ),
      hint: phrases(
        `handover, keeper, shelf, drill, condition, item, items, members, took, return*, paddle,
        kayak, tools, damaged, bent, cupboard, projector`,
      ),
    },
    de: {
      certain: phrases(
        `ausleih*, verleih*, leihen, ausgeliehen*, *ausleihe, *verleih, leihgerät*,
        bibliothek der dinge, leihladen, leihfrist*, leihgabe*, werkzeugverleih*, bücherei*`,
      ),
      sign: phrases(
        `leihe, zurückbring*, verlieh*, leiht, geliehen*, zurückgegeben*, zurückgeben,
        zurückgebracht*, rückgabe*, überfällig*, kaution, mahnt, verlänger*, entleih*,
        schadensprotokoll, wer hat, mitgenommen, zurück, bringt zurück, bohrmaschine`,
      ),
      hint: phrases('pfand, gerät, geräte, werkzeug*, vormerk*, übergabe*'),
    },
    fr: {
      certain: phrases(
        `emprunt*, prêt d'outils, prêt de matériel, outilthèque*, ludothèque*,
        bibliothèque d'objets, bibliothèque de, médiathèque*, prêts en cours`,
      ),
      sign: phrases(
        `prêt*, retard de retour, rendre, rendu*, rendre à temps, dépôt de garantie, restitu*,
        état des lieux, disponible au prêt, matériel commun, durée du prêt, mis à disposition,
        à disposition, le rapporte, on rapporte, perceuse*, échelle, revient abîmé, qui a pris,
        rapporte, rapporter`,
      ),
      hint: phrases('retour, retours, retard, outil*, matériel, caution*, exemplaire*'),
    },
    es: {
      certain: phrases(
        `banco de herramientas, prestad*, prestar*, prestamo*, préstamos, biblioteca de, biblioteca,
        tomar prestado, pedir prestado, ludoteca*, bibliotecari*, lo presta, se presta*`,
      ),
      sign: phrases(
        `préstamo*, devolver, devolución, devoluciones, fianza*, devuelv*, devuelt*, retras*,
        fecha de devolución, atrasad*, sin devolver, prestan, quién tiene, se lleva`,
      ),
      hint: phrases('catálogo, herramienta*, ejemplar*, depósito, entregar y recibir, multa*'),
    },
    pt: {
      certain: phrases(
        `empréstimo*, empresta*, biblioteca de, biblioteca*, banco de ferramentas, ludoteca,
        pegar emprestado, pedir emprestado, requisitar livro*, requisição de livro*`,
      ),
      sign: phrases(
        `devolução, devolv*, devoluções, atras*, caução, prazo de devolução, ferramenta*,
        tomar emprestado, bibliotecári*, quem está com, exemplar*, renovar, quem tem,
        leva emprestado`,
      ),
      hint: phrases('acervo, brinquedo*, depósito, multa'),
    },
    it: {
      certain: phrases(
        `prestare, prestito, in prestito, prestiti, prestat*, biblioteca di, biblioteca*,
        biblioteca degli oggetti, ludoteca, prendere in prestito, noleggio gratuito, chi ha preso`,
      ),
      sign: phrases(
        `restitu*, riconsegn*, resa, cauzion*, in ritardo, scadenza del prestito, attrezz*,
        oggetti condivisi, riportare, rientro, chi ce l'ha, riporta, riportato`,
      ),
      hint: phrases('deposito, catalogo, volume, volumi'),
    },
    nl: {
      certain: phrases(
        `lenen, uitleen*, uitlenen, uitgeleend*, leent, geleend*, *uitleen, leenservice*,
        gereedschapsbibliotheek*, speelotheek*, bibliotheek van, bibliotheek*, bruikleen`,
      ),
      sign: phrases(
        `terugbreng*, teruggebracht*, terug te brengen, inlever*, te laat terug, te laat, borgsom*,
        uiterste inleverdatum, verleng*, leentermijn*, wie heeft, gereedschap*, lener*, teruggave,
        wie heeft het, meegenomen, terug`,
      ),
      hint: phrases('borg, exemplar*, spullen, boete*'),
    },
    pl: {
      certain: phrases(
        `wypożycz*, pożyczanie narzędzi, pożyczać sobie, biblioteka rzeczy, biblioteka narzędzi,
        bibliotek*, zeszyt wypożyczeń, do wypożyczenia, wziąć do domu, do domu na, kto ją ma,
        kto go ma, o oddaniu`,
      ),
      sign: phrases(
        `pożycz*, kaucj*, zwrot, zwrotu, oddać w terminie, po terminie, przetrzym*, termin zwrotu,
        kto ma, oddaje, czytelnik*, kto wziął, zabrał, oddał, oddani*, wziąć, półk*, czekają na,
        brakuje`,
      ),
      hint: phrases('egzemplarz*, narzędzi*, zwrot*, sprzęt, depozyt, kara za'),
    },
    ja: {
      certain: phrases(
        `貸し出し, 貸出, 借りる, 貸出管理, 貸し借り, 図書室, 図書館, 借りられ, 貸し出す, 貸す, レンタル, 返却日, 延滞, 備品貸出, おもちゃ図書館, 共用,
        誰が持って, 持ち出, 返すよう, 本棚`,
      ),
      sign: phrases(
        `借り, 返却, 返す, 返却期限, 貸して, 未返却, 保証金, 延長, 在架, 蔵書, 工具, 図書委員, 司書, 持ち出し, 返し, 返却を, 借りたい, バーコード`,
      ),
      hint: phrases('備品, 道具, 台帳'),
    },
    ar: {
      certain: phrases(
        `استعارة, إعارة, يستعير, لإعارة, تستعير, أستعير, مستعير*, إعارات, مكتبة الأدوات,
        مكتبة الألعاب, مكتبة ألعاب, إعارة الكتب, استعارة الكتب, المستعيرين, تسليف, سلفة أدوات`,
      ),
      sign: phrases(
        `إرجاع, مكتبة, إعادة الكتاب, يعيد, تعيد, متأخرة, المتأخرة, تأخر الإرجاع, موعد الإرجاع,
        تاريخ الإرجاع, تأمين, عربون, أدوات, الأدوات, أمين المكتبة, أمينة المكتبة, مدة الإعارة, كتب`,
      ),
      hint: phrases('نسخة, نسخ, غرامة, حالتها'),
    },
  },
  texts: {
    label: 'lending library',
    roles: ['borrowers', 'lenders', 'keepers'],
    requirements: [
      'A calendar per item shows when it is free and who has it',
      'A loan has a due date, and the borrower can extend it once if nobody waits',
      'A reminder goes out the day before the due date and again when it has passed',
      'Photos at handover and return settle what was already broken',
      'A waiting list offers an item to the next person for a limited time',
      'A keeper can block a borrower or an item, with a reason',
      'A history per item shows its loans, damage and repairs',
      'A label with a code opens the item from a phone',
    ],
    qualities: [
      'Two people can never hold the same item for the same day',
      'Handover takes less than a minute on a phone, with one hand',
      'Borrowers see each other by first name only',
    ],
    risks: [
      'Items come back late or broken and nobody is responsible',
      'A few popular items are always gone, and the rest is never borrowed',
      'Keepers are volunteers, and the desk is unstaffed when people come',
    ],
    questions: [
      'Who pays when an item comes back broken, and who decides that it is?',
      'What happens on the day after the due date?',
      'May a borrower hand an item on without bringing it back?',
      'Which items need proof of skill or age?',
    ],
    entities: [
      {
        name: 'Item',
        fields: ['name', 'photo', 'condition', 'place', 'deposit'],
        states: ['free', 'reserved', 'on loan', 'overdue', 'in repair'],
        relations: ['An item has many loans, one at a time.'],
      },
      {
        name: 'Loan',
        fields: ['borrower', 'from', 'due date', 'returned on', 'photos'],
        states: ['requested', 'handed over', 'returned', 'overdue'],
        relations: ['A loan belongs to one item and one borrower.'],
      },
      {
        name: 'Borrower',
        fields: ['name', 'contact', 'member since'],
        states: ['active', 'blocked'],
        relations: ['A borrower has many loans.'],
      },
    ],
    screens: ['Shelf', 'Item', 'Reserve', 'Overdue'],
    action: 'Reserve',
    records: [
      {
        title: 'Cordless drill',
        detail: 'Bosch 18 V, two batteries',
        state: 'free',
        figure: '7 days',
      },
      { title: 'Carpet cleaner', detail: 'With two nozzles', state: 'on loan', figure: 'due Fri' },
      { title: 'Extension ladder', detail: '6 m, shed row B', state: 'free', figure: '3 days' },
      { title: 'Party tent', detail: '3 × 6 m, four bags', state: 'reserved', figure: 'from Sat' },
      { title: 'Chainsaw', detail: 'Licence needed', state: 'overdue', figure: '2 days late' },
      {
        title: 'Sewing machine',
        detail: 'Overlock foot included',
        state: 'in repair',
        figure: 'until 4 May',
      },
    ],
  },
};
