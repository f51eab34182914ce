import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People borrow things and bring them back. */
export const lending: KnownType = {
  slug: 'lending',
  hue: 165,
  words: {
    en: {
      certain: phrases(
        `has my book*, who has my, borrow*, tool library, overdue, loans, lend, lends, lending, lending library, lent out,
        tool shed, toy library, library of things, return it, returned late, on loan, who
        has it, has not come back, hasn't come back, before it is due, goes out and comes
        back, who borrowed, borrowed my, lend each other, lend out, lent to, equipment
        room, equipment loan*, equipment check*, gear library, seed library, board game
        library, book lending, library card*, rent gear, rent camping, rental gear, gear
        rental, equipment rental, tool rental, costume rental, ski rental, return date*,
        checked back in, check out cameras, books out, overdue items, key log, keys out,
        sign out keys, circulation desk, interlibrary`,
      ),
      sign: phrases(
        `loan of, brought back, library of, deposit, brings back, bring back, gives back, give back,
        take out, checked out, check out, check-out, checks out, due date, due back, who
        has, who has the, where is the, late fee*, shared tools, equipment pool, extend a
        loan, extend the loan, loan, renew*, inventory of things, waiting list for,
        costume*, instruments, prams, return by, not come back, back to the shelf, comes
        back, rent and return, bring it back, bring them back, brought it back, given back,
        not returned, never returned, who still has, still has my, lend my, lend them,
        library books, share tools, shared equipment, shared cargo bike, share a drill,
        power tools, ladder, ladders, trailer, lawnmower*, lawn mower*, tents, camping
        gear, party tents, beer benches, wheelchair loan, hire out, hires out, rental
        period, rental*, deposits, reminder to return, overdue reminder*, keep track of
        keys, keys in our, barcode*, stocktake, damaged on return, take home, takes home,
        reader's card, librarian*, media library loan`,
      ),
      hint: phrases(
        `handover, keeper, drill, condition, items, return*, paddle, kayak, tools, cupboard,
        projector`,
      ),
    },
    de: {
      certain: phrases(
        `ausleih*, verleih*, leihen, ausgeliehen*, *ausleihe, *verleih, leihgerät*, bibliothek der
        dinge, leihladen, leihfrist*, leihgabe*, werkzeugverleih*, bücherei*, leiht,
        entleih*, werkzeug aus, rückgabe, zurückgeben, zurückgebracht, leihbücherei,
        ludothek, spielothek, schlüsselausgabe, geräteausgabe`,
      ),
      sign: phrases(
        `leihe, zurückbring*, verlieh*, geliehen*, zurückgegeben*, zurückgebracht*, rückgabe*,
        überfällig*, kaution, mahnt, verlänger*, schadensprotokoll, wer hat, mitgenommen,
        zurück, bringt zurück, bohrmaschine, borgen, geborgt, mahnung bei, wer hat gerade,
        pfand, inventarnummer, gerätepool, gemeinsam nutzen, teilen sich, regal, fällig`,
      ),
      hint: phrases(`gerät, geräte, werkzeug*, vormerk*, übergabe*`),
    },
    fr: {
      certain: phrases(
        `emprunt*, prêt d'outils, prêt de matériel, outilthèque*, ludothèque*, bibliothèque
        d'objets, bibliothèque de, médiathèque*, prêts en cours, prêter, prête, prêts, prêt
        de, bibliothèque*, outils entre voisins, rendre le matériel, rendu à temps,
        matériel prêté, location de matériel`,
      ),
      sign: phrases(
        `prêt*, retard de retour, rendre, rendu*, rendre à temps, dépôt de garantie, restitu*, état
        des lieux, disponible au prêt, matériel commun, durée du prêt, mis à disposition, à
        disposition, le rapporte, on rapporte, perceuse*, échelle, revient abîmé, qui a
        pris, rapporte, rapporter, retour prévu, en retard, caution, prolonger, qui a,
        outils, matériel, costumes, instruments, inventaire`,
      ),
      hint: phrases(`retour, retours, retard, outil*, caution*, exemplaire*`),
    },
    es: {
      certain: phrases(
        `banco de herramientas, biblioteca de, biblioteca, tomar prestado, pedir prestado,
        ludoteca*, bibliotecari*, lo presta, se presta*, préstamo*, presta*, devolver,
        devolución, devoluciones, herramientas entre vecinos, biblioteca de cosas, alquiler
        de material, quién tiene`,
      ),
      sign: phrases(
        `fianza*, devuelv*, devuelt*, retras*, fecha de devolución, atrasad*, sin devolver, se
        lleva, herramientas, plazo de devolución, prorrog*, material, taladro`,
      ),
      hint: phrases(`catálogo, herramienta*, ejemplar*, depósito, entregar y recibir, multa*`),
    },
    pt: {
      certain: phrases(
        `empréstimo*, empresta*, biblioteca de, biblioteca*, banco de ferramentas, pegar emprestado,
        pedir emprestado, requisitar livro*, requisição de livro*, ludoteca*, devolver,
        devolução, ferramentas uns aos outros, biblioteca de coisas, aluguel de
        equipamento, aluguer de material, quem está com`,
      ),
      sign: phrases(
        `devolv*, devoluções, atras*, caução, prazo de devolução, ferramenta*, tomar emprestado,
        bibliotecári*, exemplar*, quem tem, leva emprestado, renov*, material, furadeira,
        berbequim`,
      ),
      hint: phrases(`acervo, brinquedo*, depósito, multa`),
    },
    it: {
      certain: phrases(
        `prestare, in prestito, prestat*, biblioteca di, biblioteca*, biblioteca degli oggetti,
        prendere in prestito, noleggio gratuito, chi ha preso, prestarsi, prestit*, presta,
        ludotec*, restituire, restituzion*, attrezzi tra vicini, noleggio di attrezzatura,
        chi ha`,
      ),
      sign: phrases(
        `restitu*, riconsegn*, resa, cauzion*, in ritardo, scadenza del prestito, attrezz*, oggetti
        condivisi, riportare, rientro, chi ce l'ha, riporta, riportato, proroga*, ritardo,
        materiale, trapano`,
      ),
      hint: phrases(`deposito, catalogo, volume, volumi`),
    },
    nl: {
      certain: phrases(
        `lenen, uitleen*, uitlenen, uitgeleend*, geleend*, *uitleen, gereedschapsbibliotheek*,
        speelotheek*, bibliotheek van, bibliotheek*, bruikleen, leen*, terugbrengen,
        teruggebracht, gereedschap aan elkaar, inleveren, verhuur van materiaal, wie heeft`,
      ),
      sign: phrases(
        `terugbreng*, teruggebracht*, terug te brengen, inlever*, te laat terug, te laat, borgsom*,
        uiterste inleverdatum, verleng*, gereedschap*, lener*, teruggave, wie heeft het,
        meegenomen, terug, borg, materiaal, boormachine`,
      ),
      hint: phrases(`exemplar*, spullen, boete*`),
    },
    pl: {
      certain: phrases(
        `wypożycz*, pożyczanie narzędzi, pożyczać sobie, biblioteka rzeczy, biblioteka narzędzi,
        bibliotek*, zeszyt wypożyczeń, do wypożyczenia, wziąć do domu, do domu na, kto ją
        ma, kto go ma, o oddaniu, pożycz*, oddać, zwrot, zwroty, narzędzia sąsiad*, kto ma`,
      ),
      sign: phrases(
        `kaucj*, zwrotu, oddać w terminie, po terminie, przetrzym*, termin zwrotu, oddaje,
        czytelnik*, kto wziął, zabrał, oddał, wziąć, półk*, czekają na, brakuje, narzędzi*,
        oddan*, przedłuż*, sprzęt, wiertark*`,
      ),
      hint: phrases(`egzemplarz*, zwrot*, depozyt, kara za`),
    },
    ja: {
      certain: phrases(
        `貸し出し, 貸出, 借りる, 貸出管理, 貸し借り, 図書室, 図書館, 借りられ, 貸し出す, 貸す, レンタル, 返却日, 延滞, 備品貸出, おもちゃ図書館, 共用,
        誰が持って, 持ち出, 返すよう, 本棚, 返却, 借りた, 誰が借り`,
      ),
      sign: phrases(
        `借り, 返す, 返却期限, 貸して, 未返却, 保証金, 延長, 在架, 蔵書, 工具, 図書委員, 司書, 持ち出し, 返し, 返却を, 借りたい, バーコード, 備品`,
      ),
      hint: phrases(`道具, 台帳`),
    },
    ar: {
      certain: phrases(
        `استعارة, إعارة, لإعارة, تستعير, أستعير, مستعير*, إعارات, مكتبة الأدوات, مكتبة الألعاب,
        مكتبة ألعاب, إعارة الكتب, استعارة الكتب, المستعيرين, تسليف, سلفة أدوات, يعير*,
        يستعير*, مكتبة, إرجاع, إعادة الأدوات, استعارة الأدوات, من استعار`,
      ),
      sign: phrases(
        `إعادة الكتاب, يعيد, تعيد, متأخرة, المتأخرة, تأخر الإرجاع, موعد الإرجاع, تاريخ الإرجاع,
        تأمين, عربون, أدوات, الأدوات, أمين المكتبة, أمينة المكتبة, مدة الإعارة, كتب, معار*,
        تمديد, متأخر, معدات`,
      ),
      hint: phrases(`نسخة, نسخ, غرامة, حالتها`),
    },
  },
};
