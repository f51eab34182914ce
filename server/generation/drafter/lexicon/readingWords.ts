import type { LanguageCode } from './languageCode';
import { phrases, words } from './words';

/** The words of one language that decide how a text is split, whatever its content. Same notation as in a lexicon. */
export interface ReadingWords {
  /** A `not` that negates a word or phrase; with a verb after it, a statement. */
  bareNot: readonly string[];
  /** Negations and remainders that need their context: `not only`, `if not`. */
  bound: readonly string[];
  /** Words that begin an exception or a condition. */
  exception: readonly string[];
  /** The second half of `not only … but also`. */
  pair: readonly string[];
  /** Conjunctions before an alternative, which means nothing by itself. */
  or: readonly string[];
  /** The first words of a sentence that refers to the previous one: `it`, `after that`, `no exceptions`. */
  backward: readonly string[];
  /** Abbreviations before a number, ordinary words elsewhere: `no. 4`. */
  beforeNumber: readonly string[];
  /** Abbreviations that may be the last word of a sentence: `etc.` */
  atEnd: readonly string[];
  /** Labels of a line that gives the product's name or title: `Product: …`. */
  titleLabels: readonly string[];
  /** Labels of lines about the document itself: `Status: draft`. */
  documentLabels: readonly string[];
  /** Names of e-mail header lines; the first is that of the subject. */
  mailHeaders: readonly string[];
  /** Other labels before a colon or alone at the start of a memo or form; none of them is a name. */
  formLabels: readonly string[];
  greetings: readonly string[];
  /** How authors name themselves in a list of users: `me (owner)`. */
  self: readonly string[];
}

/** By language with a lexicon. */
export const readingWords: Readonly<Record<LanguageCode, ReadingWords>> = {
  en: {
    bareNot: words('not'),
    bound: phrases(
      `don't forget, do not forget, never forget, nothing but, isn't finished without, is not finished without, isn't done without, is not done without, isn't complete without, is not complete without, no good without, useless without, not only, not just, not merely, not simply, not even, not necessarily, not yet, not until, not before, not after, not later, not more than, not less than,
       not longer than, not over, not under, not all, not all of us, not everyone, not everybody, not every, not always, not both, no more than, no less than, no fewer than, no later than, no longer than, no sooner than, no earlier than, no
       matter, no longer, no sooner, no doubt, if not, if so, or not, or else, not if, nothing else, nothing more, not unless, not when, never mind, none of which, none of them, neither of`,
    ),
    exception: phrases(
      `except, except for, except that, except when, except if, except on, unless, apart from, aside from, other than, save for, excluding, as long as, so long as, provided, provided that,
       providing, on condition that, even if, even when, even though, only if, only when, only for, but only, in which case, nobody but, no one but, none but, nothing but, anybody but, anyone but, anything but, everybody but, everyone but`,
    ),
    or: phrases('or, nor'),
    backward: phrases(
      "it, it's, its, this, that, that's, these, those, then, after that, afterwards, the rest, otherwise, in that case, if so, if not, both, same for, the same, no exception, no exceptions, without exception, without exceptions",
    ),
    pair: phrases('but also, but rather, but too'),
    beforeNumber: words('no nos nr art sec fig p pp ch vol para req reqs chap ver'),
    atEnd: words('etc inc ltd co max min a.m p.m'),
    titleLabels: phrases('product, project, name, product name, title, working title, feature'),
    documentLabels: phrases(
      'status, owner, version, date, author, authors, reviewer, reviewers, last updated, updated, stakeholders, doc, draft, present, attending, attendees, in attendance, apologies, absent, chair, minutes, minute taker, minutes taken by',
    ),
    mailHeaders: phrases('subject, from, to, cc, bcc, date, sent, re, fw, fwd, reply-to'),
    formLabels: phrases(
      'present, meeting, notes, memo, product, project, idea, title, name, topic, goal, brief, draft, summary, good, thanks, terms, todo, mvp, prd, frd, faq, rfc, tldr, tl, user, users, status, owner, author, version, date, reviewers, reviewed by, for review, approved by, document, department',
    ),
    greetings: phrases(
      'hi, hello, hey, dear, good morning, good afternoon, good evening, hiya, greetings, respected, to whom it may concern',
    ),
    self: words('me myself i us we'),
  },
  de: {
    bareNot: phrases('nicht, aber nicht, jedoch nicht'),
    bound: phrases(
      `nicht vergessen, nicht nur, nicht bloß, nicht allein, nicht einmal, nicht mal, nicht unbedingt, noch nicht, nicht mehr als, nicht weniger als, nicht länger als, nicht später als, nicht früher als, nicht vor,
       nicht nach, nicht über, nicht unter, nicht bevor, nicht alle, nicht jede*, nicht immer, oder nicht, nicht wenn, egal ob, sonst nichts, mehr nicht, nicht mehr und nicht weniger`,
    ),
    exception: phrases(
      `außer, außer wenn, außer bei, außer für, es sei denn, ausgenommen, bis auf, abgesehen von, mit ausnahme, solange, sofern, vorausgesetzt, unter der bedingung, auch wenn, selbst wenn, nur wenn,
       nur falls, nur für, nur bei, aber nur`,
    ),
    or: phrases('oder'),
    backward: phrases(
      'es, das, dies, diese, dieser, dieses, dann, danach, der rest, sonst, andernfalls, in dem fall, wenn ja, wenn nicht, beides, beide, dasselbe, das gleiche, dafür, davon, dabei, keine ausnahme, keine ausnahmen, ohne ausnahme, ohne ausnahmen',
    ),
    pair: phrases('sondern, sondern auch, aber auch'),
    beforeNumber: words('nr art abs s str ziff kap bd no'),
    atEnd: words('usw etc max min uhr o.ä u.ä u.v.m u.a.m'),
    titleLabels: phrases('produkt, projekt, name, titel, arbeitstitel, funktionalität, betr'),
    documentLabels: phrases(
      'status, stand, version, datum, autor, autorin, verfasser, verantwortlich, entwurf, anwesend, teilnehmende, teilnehmer, entschuldigt, protokoll, sitzungsleitung',
    ),
    mailHeaders: phrases('betreff, von, an, cc, datum, gesendet, aw, wg, subject, from, to'),
    formLabels: phrases(
      'thema, titel, projekt, produkt, idee, konzept, lastenheft, pflichtenheft, anforderungen, sehr, guten, protokoll, anwesend',
    ),
    greetings: phrases(
      'hallo, hi, moin, servus, guten tag, guten morgen, guten abend, liebe, lieber, liebes, sehr geehrte, sehr geehrter, grüß gott, hey',
    ),
    self: words('ich wir mich'),
  },
  fr: {
    bareNot: words('pas non'),
    bound: phrases(
      `n'oubliez pas, n'oublie pas, ne pas oublier, pas seulement, pas uniquement, pas que, pas même, pas forcément, pas encore, pas plus de, pas plus d'*, pas moins de, pas avant, pas après, pas toujours, pas tous, non seulement, non plus, ou
       non, ou pas, si non, peu importe, rien d'autre, rien de plus`,
    ),
    exception: phrases(
      `sauf, sauf si, sauf pour, excepté, à moins que, à moins qu'*, à moins de, à part, hormis, hors, à condition que, à condition de, à condition qu'*, pourvu que, pourvu qu'*, tant que, tant qu'*,
       même si, même s'*, seulement si, mais seulement, uniquement si, uniquement pour`,
    ),
    or: phrases('ou, ou bien, ni'),
    backward: phrases(
      "il, elle, cela, ça, c'est, ceci, ensuite, après ça, après cela, après quoi, puis, le reste, sinon, dans ce cas, si oui, si non, les deux, pareil, idem, sans exception, aucune exception, pas d'exception",
    ),
    pair: phrases('mais aussi, mais également, mais plutôt, mais encore, mais bien'),
    beforeNumber: words('n° no art p vol réf ch'),
    atEnd: words('etc max min'),
    titleLabels: phrases('produit, projet, nom, titre, nom du produit, fonctionnalité'),
    documentLabels: phrases(
      'statut, version, date, auteur, autrice, responsable, brouillon, présents, présentes, participants, excusés, absents, secrétaire de séance',
    ),
    mailHeaders: phrases('objet, de, à, cc, date, envoyé, tr, sujet'),
    formLabels: phrases('projet, produit, concept, idée, titre, réunion, compte'),
    greetings: phrases(
      'bonjour, bonsoir, salut, coucou, cher, chère, chers, chères, hello, madame, monsieur',
    ),
    self: words('moi nous je'),
  },
  es: {
    bareNot: words('no'),
    bound: phrases(
      `no olvidar, no olvides, no olvidéis, no solo, no sólo, no solamente, no únicamente, ni siquiera, no necesariamente, todavía no, aún no, no más de, no menos de, no antes de, no después de, no más tarde, no siempre, no todos, no
       todas, o no, no importa, no obstante, nada más`,
    ),
    exception: phrases(
      `salvo, salvo que, salvo si, excepto, excepto si, excepto que, a menos que, menos, aparte de, con excepción de, siempre que, siempre y cuando, con tal de que, a condición de que, aunque, incluso
       si, aun cuando, solo si, sólo si, solo para, pero solo, pero sólo, únicamente si`,
    ),
    or: phrases('o, u, ni, o bien'),
    backward: phrases(
      'esto, eso, esta, este, estos, estas, luego, después, después de eso, el resto, si no, de lo contrario, en ese caso, si es así, ambos, ambas, lo mismo, sin excepción, sin excepciones, ninguna excepción',
    ),
    pair: phrases('sino, sino también, sino que, pero también'),
    beforeNumber: words('núm nº no art pág págs vol'),
    atEnd: words('etc máx mín a.m p.m s.a s.l'),
    titleLabels: phrases('producto, proyecto, nombre, título, característica, funcionalidad'),
    documentLabels: phrases(
      'estado, versión, fecha, autor, autora, responsable, borrador, asistentes, presentes, ausentes, asisten, excusan',
    ),
    mailHeaders: phrases('asunto, de, para, cc, fecha, enviado'),
    formLabels: phrases('proyecto, producto, concepto, título, buenos, reunión'),
    greetings: phrases(
      'hola, buenas, buenos días, buenas tardes, estimado, estimada, estimados, querido, querida',
    ),
    self: words('yo nosotros nosotras'),
  },
  pt: {
    bareNot: words('não nao'),
    bound: phrases(
      `não esquecer, não esqueça, não só, não apenas, não somente, nem mesmo, nem sequer, não necessariamente, ainda não, não mais de, não mais que, não mais do que, não menos de, não antes de, não depois de, nem sempre, nem
       todos, ou não, não importa, nada mais`,
    ),
    exception: phrases(
      `exceto, exceto se, exceto quando, salvo, salvo se, a não ser que, a não ser, a menos que, fora, menos, desde que, contanto que, com a condição, mesmo se, mesmo que, ainda que, só se, somente se,
       apenas se, mas só, mas apenas`,
    ),
    or: phrases('ou, nem'),
    backward: phrases(
      'isto, isso, ele, ela, este, esta, depois, depois disso, em seguida, o resto, senão, caso contrário, nesse caso, se sim, se não, ambos, ambas, o mesmo, sem exceção, sem exceções, nenhuma exceção',
    ),
    pair: phrases('mas também, mas sim, senão também'),
    beforeNumber: words('nº no art pág págs vol'),
    atEnd: words('etc máx mín ltda cia a.m p.m'),
    titleLabels: phrases('produto, projeto, nome, título, funcionalidade'),
    documentLabels: phrases(
      'estado, status, versão, data, autor, autora, responsável, rascunho, presentes, participantes, ausentes',
    ),
    mailHeaders: phrases('assunto, de, para, cc, data, enviado'),
    formLabels: phrases('projeto, produto, conceito, ideia, bom, boa, reunião'),
    greetings: phrases(
      'olá, oi, bom dia, boa tarde, boa noite, caro, cara, caros, prezado, prezada, prezados, oi pessoal',
    ),
    self: words('eu nós'),
  },
  it: {
    bareNot: words('non no'),
    bound: phrases(
      `non dimenticare, non dimenticate, non solo, non soltanto, non solamente, nemmeno, neanche, neppure, non necessariamente, non ancora, non più di, non meno di, non prima di, non dopo, non oltre, non sempre, non tutti, o no, o meno, se no, non importa, nient'altro`,
    ),
    exception: phrases(
      `tranne, tranne che, tranne se, salvo, salvo che, salvo se, eccetto, a meno che, a parte, purché, a condizione che, a patto che, anche se, solo se, soltanto se, solo per, ma solo, ma soltanto`,
    ),
    or: phrases('o, oppure, né'),
    backward: phrases(
      'questo, questa, quello, ciò, poi, dopo, dopo di che, il resto, altrimenti, in quel caso, in tal caso, se sì, se no, entrambi, entrambe, lo stesso, senza eccezioni, senza eccezione, nessuna eccezione',
    ),
    pair: phrases('ma anche, bensì, ma piuttosto'),
    beforeNumber: words('nr n art pag pagg no'),
    atEnd: words('ecc etc max min s.r.l s.p.a'),
    titleLabels: phrases('prodotto, progetto, nome, titolo, funzionalità'),
    documentLabels: phrases(
      'stato, versione, data, autore, autrice, responsabile, bozza, presenti, partecipanti, assenti, verbale',
    ),
    mailHeaders: phrases('oggetto, da, a, cc, data, inviato'),
    formLabels: phrases('progetto, prodotto, concetto, titolo, riunione'),
    greetings: phrases(
      'ciao, buongiorno, buonasera, salve, gentile, gentili, caro, cara, cari, egregio, spettabile',
    ),
    self: words('io noi'),
  },
  nl: {
    bareNot: words('niet'),
    bound: phrases(
      `niet vergeten, niet alleen, niet enkel, niet slechts, niet eens, niet per se, nog niet, niet meer dan, niet minder dan, niet langer dan, niet later dan, niet eerder dan, niet voor, niet na, niet altijd, niet alle, of niet, zo niet, niet pas, ongeacht, niets anders`,
    ),
    exception: phrases(
      `behalve, behalve als, behalve voor, behalve bij, tenzij, uitgezonderd, op voorwaarde dat, met uitzondering van, afgezien van, zolang, mits, ook als, zelfs als, alleen als, alleen voor, maar
       alleen`,
    ),
    or: phrases('of, óf, oftewel, noch'),
    backward: phrases(
      'het, dit, dat, deze, die, dan, daarna, daarop, de rest, anders, in dat geval, zo ja, zo niet, beide, allebei, hetzelfde, geen uitzondering, geen uitzonderingen, zonder uitzondering',
    ),
    pair: phrases('maar ook, maar juist, maar eerder'),
    beforeNumber: words('nr nrs art p blz no'),
    atEnd: words('enz etc max min'),
    titleLabels: phrases('product, project, naam, titel, werktitel, functionaliteit'),
    documentLabels: phrases(
      'status, versie, datum, auteur, eigenaar, concept, aanwezig, deelnemers, afwezig, afgemeld, notulist',
    ),
    mailHeaders: phrases('onderwerp, van, aan, cc, datum, verzonden'),
    formLabels: phrases('project, concept, goedemorgen, vergadering'),
    greetings: phrases('hallo, hoi, hey, beste, dag, goedemorgen, goedemiddag, geachte, lieve'),
    self: words('ik wij'),
  },
  pl: {
    bareNot: words('nie'),
    bound: phrases(
      `nie zapomnieć, nie zapomnij, nie tylko, nie jedynie, nawet nie, niekoniecznie, jeszcze nie, nie więcej niż, nie mniej niż, nie dłużej niż, nie później niż, nie wcześniej niż, nie przed, nie po, nie zawsze, nie wszyscy, nie każdy, czy nie, lub nie, bez względu, nic więcej`,
    ),
    exception: phrases(
      `oprócz, poza, z wyjątkiem, chyba że, z wyłączeniem, wyjąwszy, pod warunkiem że, o ile, nawet jeśli, nawet gdy, tylko jeśli, tylko gdy, tylko dla, ale tylko, dopóki`,
    ),
    or: phrases('lub, albo, bądź, ani'),
    backward: phrases(
      'to, ten, ta, te, potem, następnie, po tym, reszta, w przeciwnym razie, inaczej, w takim razie, jeśli tak, jeśli nie, oba, obie, tak samo, bez wyjątku, bez wyjątków, żadnych wyjątków',
    ),
    pair: phrases('ale także, ale też, ale również, lecz także, lecz również, lecz'),
    beforeNumber: words('nr art s str pkt ust poz'),
    atEnd: words('itd itp max maks'),
    titleLabels: phrases('produkt, projekt, nazwa, tytuł, funkcja, właściwość'),
    documentLabels: phrases(
      'status, wersja, data, autor, autorka, właściciel, szkic, obecni, uczestnicy, nieobecni, protokołował',
    ),
    mailHeaders: phrases('temat, od, do, dw, data, wysłano'),
    formLabels: phrases('produkt, koncepcja, pomysł, tytuł, dzień, spotkanie'),
    greetings: phrases(
      'cześć, hej, dzień dobry, witam, witajcie, szanowni, szanowna, szanowny, drogi, droga, drodzy',
    ),
    self: words('ja my'),
  },
  ja: {
    bareNot: [],
    bound: [],
    exception: [],
    or: phrases('または, あるいは'),
    backward: phrases(
      'それ, これ, その後, そのあと, その場合, そうでなければ, 残り, 両方, そうすると, すると, さもないと, 例外なし, 例外なく',
    ),
    pair: [],
    beforeNumber: [],
    atEnd: [],
    titleLabels: words('製品名 製品 企画名 企画 名称 題名'),
    documentLabels: words('状態 版 日付 作成者 担当者 出席者 参加者 欠席者 議事録'),
    mailHeaders: words('件名 差出人 宛先 日時 送信者'),
    formLabels: words('日付 企画 製品 提案 議題'),
    greetings: words('お世話になっております こんにちは 皆様 各位 お疲れ様です'),
    self: words('私 自分'),
  },
  ar: {
    bareNot: words('ليس لا'),
    bound: phrases(
      'ليس فقط, لا يقل عن, لا تقل عن, لا يزيد عن, لا تزيد عن, لا يتجاوز, لا تتجاوز, أم لا, أو لا, وإلا, لا أكثر من, حتى لا',
    ),
    exception: phrases(
      'إلا, إلا إذا, إلا في, ما عدا, باستثناء, ما لم, بشرط, بشرط أن, طالما, حتى لو, حتى وإن, فقط إذا, ولكن فقط',
    ),
    or: phrases('أو, او'),
    backward: phrases(
      'هذا, هذه, ذلك, تلك, ثم, بعد ذلك, بعدها, الباقي, وإلا, في هذه الحالة, كلاهما, بدون استثناء, بلا استثناء',
    ),
    pair: phrases('بل, بل أيضا, بل أيضًا, ولكن أيضا, ولكن أيضًا'),
    beforeNumber: words('رقم'),
    atEnd: [],
    titleLabels: phrases('المشروع, المنتج, الاسم, العنوان'),
    documentLabels: phrases('الحالة, الإصدار, التاريخ, المؤلف, المسؤول, الحضور, الحاضرون, الغائبون'),
    mailHeaders: phrases('الموضوع, من, إلى, التاريخ'),
    formLabels: phrases('المشروع, المنتج, فكرة, الفكرة'),
    greetings: phrases('مرحبا, مرحبًا, السلام عليكم, أهلا, عزيزي, تحية طيبة, صباح الخير'),
    self: words('أنا نحن'),
  },
};
