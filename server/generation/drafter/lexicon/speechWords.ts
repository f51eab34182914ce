import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** What words of minutes, letters and conversations indicate about a clause. */
export const speechNames = [
  /** A report of facts: `explained that`. */
  'report',
  /** A decision: `agreed`. */
  'decision',
  /** A request: `would like`. */
  'request',
  /** Greetings, thanks, answers and farewells. */
  'courtesy',
  /** Sounds and words that people say while they think, which can be left out: `um`. */
  'filler',
  /** The first words of minutes: `minutes`. */
  'record',
  /** A task before the product is made: `action`. */
  'task',
  /** States the purpose of the product or its success explicitly: `the point is`. */
  'aim',
] as const;

export type SpeechName = (typeof speechNames)[number];

/** By language with a lexicon. Same notation as in a lexicon. */
export const speechWords: Readonly<
  Record<LanguageCode, Readonly<Record<SpeechName, readonly string[]>>>
> = {
  en: {
    report: phrases(
      `explained, explains, said, says, say they, say that, reported, reports that, told, tells us, tells me, complained, complains, mentioned, mentions, described, describes, noted, notes that, stated, pointed out, points out, shared that, recalled, remarked, admitted, admits, warned, replied, answered, apologised, apologized, thanked, presented, laughed about, confirmed, commented, sent word, opened the meeting, criticised, criticized, reminded us, reminded them, informed, observed, felt that, remembers, thinks, worries, worried, is worried`,
    ),
    decision: phrases(
      `agreed, agree that, decided, decision, decisions, resolved, carried, moved and carried, approved, it was agreed, it was decided, we settled on, settled on, unanimous, conclusion, concluded, all in favour, voted for, voted up, proposal, resolution`,
    ),
    request: phrases(
      `would like, 'd like, would love, 'd love, wants, asks for, ask for, asked for, asked that, asked to be, asking for, requested, requests, wishes, wishes to, would welcome, would prefer, would really like, suggests, suggested, proposes, proposed, insists, insisted, demands, is keen on, hopes to, needs, they require, could we have, can we have, can it, let me, let us, i'd want`,
    ),
    courtesy: phrases(
      `hi, hello, hey, hiya, morning, good morning, good afternoon, good evening, thanks, thank you, thx, many thanks, cheers, regards, best wishes, best regards, kind regards, warmest wishes, all the best, sincerely, faithfully, respectfully, yours, bye, goodbye, see you, talk soon, talk later, take care, have a good one, have a nice, good night, gn, xo, lol, haha, ha, fair, fair enough, fine, fine by me, same here, will do, got it, understood, makes sense, gotta run, gotta go, have to run, brb, on my way, good point, perfect, brilliant, guilty, can you hear me, see above, ok, okay, sounds good, great, no worries, sorry, welcome, you're welcome, apologies, apologised, thanked, hope you, great seeing you, lovely to see, good luck, seconded, +1, nope, nah, yes, yep, no problem, dear, love, next meeting, meeting closed, meeting ended, closed the meeting, adjourned, let me know, call me, sent from, sounds right, oh dear, oh well, never mind, rip, ugh`,
    ),
    filler: phrases(
      'um, uh, uhm, erm, er, hmm, basically, okay so, ok so, okay, ok, so yeah, yeah, yep, right so, right um, well so, alright, oh and, oh, ooh, anyway, so, and so, you know, i mean, haha, lol',
    ),
    record: phrases(
      `as promised, as discussed, as agreed on, following up, following on, minutes, meeting, notes, interview, transcript, call with, phone call, debrief, retro, standup, stand-up, workshop, extract, attendees, present, in attendance, apologies, summary of, call summaries, committee, agenda, protocol, summaries, conversation, talk with, subject, fw, fwd, re, re:`,
    ),
    task: phrases(
      'action, actions, action point, action item, ap, to do, todo, to-do, next step, next steps, next meeting, date of next meeting, next session, homework',
    ),
    aim: phrases(
      `main thing is, the main thing, most important thing, the most important, what matters most, above all it, the main point, all i want is, all we want is, the whole point of it, paid for itself, pays for itself, it's worth it, it is worth it, the whole idea is, my dream, our dream, the dream is, in the end everybody should, in the end everyone should, in the end nobody, we measure it by, measured by, want to halve, want to double, want to cut down, want to reduce, should halve, should cut the number, should reduce the, waste less time, less time on, less time wasted, want nobody, so nobody has to, that would be a relief, from then on nobody, the goal, our goal, my goal, main goal, goal is, goal:, the aim, our aim, my aim, main aim, aim is, aim:, the point is, point of it, point of all this, the whole point, what matters is, the purpose, our purpose, my purpose, main purpose, objective is, our objective, success is, success would, success means, success:, a success if, a success when, call it a success, a win:, a win would, what i'm after, what we're after, what i am after, what we are after, we're aiming, we are aiming, i'm trying to, we're trying to, we are trying to, i am trying to, want to achieve, hope to achieve, want to end up, hope that, we also hope, happy if, happy when, worked if, works if, worth it if, know it works, know it worked, it's all about, all this is about, it is about getting, want fewer, want less, need fewer, want to stop, never again, never want to, again want to, want to get rid, no longer want to, so that finally, no more of`,
    ),
  },
  de: {
    report: phrases(
      `berichtet, berichtete, berichten, erklärt, erklärte, sagt, sagte, meinte, erzählt, erzählte, beschwert sich, beschwerte sich, beklagt, beklagte, schilderte, erwähnte, wies darauf hin, weist darauf hin, hat erzählt, hat gesagt, hat erklärt, bedankte sich, bat um, stellte vor, betonte, merkte an, räumte ein, findet, fürchtet`,
    ),
    decision: phrases(
      `beschlossen, beschluss, einstimmig, wir haben uns geeinigt, vereinbart, vereinbarung, einigkeit, einig, entschieden, entscheidung, festgelegt, angenommen, geeinigt`,
    ),
    request: phrases(
      `wünscht sich, wünschen sich, möchte, möchten, hätte gern, hätte gerne, hätten gern, hätten gerne, bittet um, bitten um, will, wollen, fordert, regt an, schlägt vor, schlug vor, verlangt, braucht, brauchen`,
    ),
    courtesy: phrases(
      `hallo, hi, moin, servus, guten morgen, guten tag, guten abend, danke, vielen dank, dank, besten dank, lieber gruß, liebe grüße, viele grüße, beste grüße, mit freundlichen grüßen, freundliche grüße, gruß, tschüss, bis dann, bis morgen, bis bald, schönen abend, schönes wochenende, liebe, lieber, sehr geehrte, sehr geehrter, entschuldigung, sorry, lol, haha, okay, ok, klar, stimmt, genau, passt, super, kein ding, mach ich, bin raus, muss los, gern geschehen, nächste sitzung, ende gegen, sitzung geschlossen, entschuldigt, bitte melden`,
    ),
    filler: phrases('äh, ähm, öh, hm, also, na ja, naja, tja, okay, ok, ach, ach ja, haha'),
    record: phrases(
      `wie besprochen, wie versprochen, wie vereinbart, protokoll, sitzung, versammlung, vorstandssitzung, notizen, gespräch, gesprächsnotizen, interview, mitschrift, telefonat, anwesend, entschuldigt, besprechung, workshop, auszug, betreff, tagesordnung`,
    ),
    task: phrases(
      'aufgabe, aufgaben, ap, aktion, zu erledigen, nächste schritte, nächster termin, nächste sitzung, nächstes treffen, to do, todo',
    ),
    aim: phrases(
      `das wichtigste ist, am wichtigsten ist, wichtigste ist, hauptsache ist, hauptsache, vor allem geht es, wir wollen damit, wollen damit erreichen, ich will damit, am ende soll, am ende sollen, soll keiner mehr, soll niemand mehr, muss dann keiner mehr, muss niemand mehr, ziel ist, das ziel, unser ziel, mein ziel, ziel:, ziele sind, hauptziel, zweck ist, der zweck, zweck:, sinn der sache, es geht darum, geht es darum, darum geht es, es geht mir darum, es geht uns darum, uns geht es, mir geht es, worum es geht, erfolg ist, erfolg wäre, erfolg heißt, ein erfolg, erfolgreich wenn, erfolgreich sind wir, zufrieden wenn, glücklich wenn, wir wollen erreichen, ich will erreichen, möchte erreichen, möchten erreichen, nie wieder, ich will endlich, wir wollen endlich, endlich weniger, weniger ausfälle, hat sich gelohnt, damit endlich, wir hoffen, ich hoffe`,
    ),
  },
  fr: {
    report: phrases(
      `rapporte, a rapporté, explique, a expliqué, expliqué, raconte, a raconté, dit que, a dit, dit, disait, se plaint, s'est plaint, s'est plainte, signale, a signalé, rappelle, a rappelé, constate, précise, a précisé, mentionne, remercie, s'excuse, présente, craint, nous a expliqué`,
    ),
    decision: phrases(
      `décidé, il est décidé, décision, décisions, convenu, adopté, approuvé, voté, accord, d'accord pour, à l'unanimité, on retient, retenu`,
    ),
    request: phrases(
      `voudrait, voudraient, aimerait, aimeraient, souhaite, souhaitent, souhaiterait, demande, demandent, veut, veulent, réclame, propose, proposent, a besoin, exige, il faudrait, j'aimerais, je voudrais`,
    ),
    courtesy: phrases(
      `bonjour, bonsoir, salut, coucou, merci, merci à tous, merci beaucoup, cordialement, bien à vous, bien cordialement, amicalement, bises, bisous, à bientôt, à demain, bonne soirée, bonne journée, cher, chère, chers, madame, monsieur, désolé, désolée, pardon, d'accord, ok, super, mdr, prochaine réunion, salutations, voilà c'est tout, c'est tout`,
    ),
    filler: phrases('euh, heu, bah, ben, alors euh, bon alors, donc voilà, voilà, ouais, ok, mdr'),
    record: phrases(
      `comme promis, comme convenu, compte rendu, compte-rendu, réunion, procès-verbal, notes, entretien, interview, présents, présentes, excusés, ordre du jour, objet, appel, transcription`,
    ),
    task: phrases(
      'action, actions, à faire, prochaine étape, prochaines étapes, prochaine réunion, prochaine séance, prochain rendez-vous',
    ),
    aim: phrases(
      `le plus important, l'essentiel est, l'essentiel c'est, le principal est, surtout il s'agit, on veut que personne, que plus personne, pour que plus personne, l'idée est d'en finir, on saura que, le but, notre but, mon but, but :, l'objectif, notre objectif, mon objectif, objectif :, la finalité, il s'agit de, il s'agit que, ce qu'on cherche, ce que je cherche, ce que nous cherchons, ce qu'on veut, ce que je veux, ce que nous voulons, ce qui compte, l'important est, l'idée est que, réussi si, succès si, succès serait, ce serait un succès, contents si, content si, contente si, heureux si, satisfaits si, plus jamais, ne plus jamais, on espère, nous espérons, j'espère, en finir avec`,
    ),
  },
  es: {
    report: phrases(
      `explicó, explica, contó, cuenta que, comentó, comenta, dijo, dice, se quejó, se queja, informó, informa, señaló, señala, recordó, recuerda que, agradeció, admitió, mencionó, describió, le preocupa, confesó`,
    ),
    decision: phrases(
      `se acuerda, acordamos, acordado, acuerdo, acuerdos, se decide, decidido, decisión, decisiones, se aprueba, aprobado, por unanimidad, quedamos en, hemos quedado`,
    ),
    request: phrases(
      `quiere, quieren, quisiera, querría, le gustaría, les gustaría, pide, piden, solicita, solicitan, propone, proponen, sugiere, desea, desean, necesita, necesitan, exige, me gustaría, nos gustaría`,
    ),
    courtesy: phrases(
      `hola, buenas, buenos días, buenas tardes, buenas noches, gracias, muchas gracias, un saludo, saludos, atentamente, cordialmente, un abrazo, besos, hasta luego, hasta mañana, hasta pronto, estimado, estimada, querido, querida, perdón, perdona, lo siento, jaja, vale, venga, de nada, se levanta la sesión, próxima reunión, ok`,
    ),
    filler: phrases('eh, em, mmm, pues, a ver, o sea, jaja, ok'),
    record: phrases(
      `como prometí, como te prometí, como quedamos, como acordamos, acta, reunión, notas, entrevista, asisten, asistentes, presentes, ausentes, orden del día, llamada, transcripción, asunto, junta`,
    ),
    task: phrases(
      'tarea, tareas, acción, acciones, próxima reunión, próxima junta, próxima cita, próximos pasos',
    ),
    aim: phrases(
      `lo más importante, lo principal es, lo esencial es, lo importante es, queremos que nadie, quiero que nadie, que nadie más tenga, la idea es acabar, el objetivo, nuestro objetivo, mi objetivo, objetivo:, el fin es, la finalidad, el propósito, la meta, nuestra meta, lo que queremos es, lo que quiero es, lo que buscamos, lo que busco, se trata de, se trata también de, de lo que se trata, sería un éxito, será un éxito, el éxito, contentos si, contento si, contenta si, satisfechos si, nunca más, queremos dejar de, quiero dejar de, queremos menos, quiero menos, esperamos que, espero que, acabar con`,
    ),
  },
  pt: {
    report: phrases(
      `explicou, explica, contou, conta que, disse, diz, comentou, reclamou, reclama, queixou-se, informou, relatou, lembrou, agradeceu, mencionou, descreveu, admitiu, avisou, acha`,
    ),
    decision: phrases(
      `ficou decidido, decidido, decidimos, decisão, decisões, ficou combinado, combinado, acordado, aprovado, resolvido, por unanimidade, deliberado`,
    ),
    request: phrases(
      `quer, querem, gostaria, gostariam, gostava, pede, pedem, pediu, solicita, propõe, sugere, sugeriu, deseja, precisa, precisam, exige, quero, queremos`,
    ),
    courtesy: phrases(
      `olá, oi, bom dia, boa tarde, boa noite, obrigado, obrigada, muito obrigado, muito obrigada, abraço, abraços, beijos, atenciosamente, cumprimentos, melhores cumprimentos, até logo, até amanhã, até breve, caro, cara, prezado, prezada, prezados, desculpa, desculpe, kkk, rsrs, de nada, próxima reunião, ok, valeu`,
    ),
    filler: phrases('ah, hum, então, olha, ok, kkk'),
    record: phrases(
      `como prometido, como combinado, ata, reunião, notas, entrevista, conversa com, presentes, ausentes, pauta, assunto, transcrição, chamada`,
    ),
    task: phrases(
      'tarefa, tarefas, ação, ações, próxima reunião, próxima assembleia, próximos passos',
    ),
    aim: phrases(
      `o mais importante, o principal é, o essencial é, queremos que ninguém, que ninguém mais, a ideia é acabar, o objetivo, nosso objetivo, meu objetivo, objetivo:, a finalidade, o propósito, a meta, nossa meta, a ideia é que, trata-se de, o que queremos é, o que eu quero é, o que buscamos, o importante é, o que importa, será um sucesso, seria um sucesso, o sucesso, felizes se, feliz se, contentes se, contente se, satisfeitos se, nunca mais, queremos menos, quero menos, queremos parar de, quero parar de, esperamos que, espero que, acabar com`,
    ),
  },
  it: {
    report: phrases(
      `ha spiegato, spiega, ha raccontato, racconta, ha detto, dice, si è lamentato, si è lamentata, si lamenta, ha riferito, riferisce, segnala, ha segnalato, ha ricordato, ringrazia, ha ammesso, ha fatto notare, teme, ha descritto`,
    ),
    decision: phrases(
      `si decide, deciso, decisione, decisioni, è stato deciso, concordato, si concorda, approvato, stabilito, si stabilisce, all'unanimità, accordo, d'accordo`,
    ),
    request: phrases(
      `vorrebbe, vorrebbero, vuole, vogliono, chiede di, chiede che, chiedono, ha chiesto di, richiede, propone, propongono, suggerisce, desidera, desiderano, ha bisogno, gli piacerebbe, le piacerebbe, vorrei, vorremmo`,
    ),
    courtesy: phrases(
      `ciao, buongiorno, buonasera, salve, grazie, grazie mille, grazie a tutti, cordiali saluti, saluti, distinti saluti, un abbraccio, baci, a presto, a domani, buona serata, buona giornata, gentile, gentili, caro, cara, cari, egregio, scusa, scusate, figurati, prego, ok, va bene, ahah, prossima riunione, prossimo incontro, la riunione si chiude, certo`,
    ),
    filler: phrases('eh, ehm, uhm, beh, allora, dunque, insomma, ok, vabbè'),
    record: phrases(
      `come promesso, come d'accordo, verbale, riunione, appunti, note, intervista, presenti, assenti, ordine del giorno, oggetto, trascrizione, colloquio, chiamata`,
    ),
    task: phrases('azione, azioni, compiti, da fare, prossima riunione, prossimi passi'),
    aim: phrases(
      `la cosa più importante, il più importante, l'essenziale è, la cosa principale, vogliamo che nessuno, che nessuno debba più, l'idea è di smettere, l'obiettivo, il nostro obiettivo, il mio obiettivo, obiettivo:, lo scopo, scopo:, il fine è, si tratta di, quello che vogliamo è, quello che voglio è, ciò che conta, l'importante è, il punto è, sarebbe un successo, sarà un successo, il successo, contenti se, contento se, contenta se, soddisfatti se, mai più, vogliamo smettere di, voglio smettere di, vogliamo meno, voglio meno, speriamo che, spero che, farla finita`,
    ),
  },
  nl: {
    report: phrases(
      `vertelde, vertelt, zei, zegt, legde uit, legt uit, meldde, meldt dat, klaagde, klaagt, gaf aan, geeft aan, noemde, bedankte, bedankt iedereen, merkte op, vindt, gaf toe, vreest, schetste`,
    ),
    decision: phrases(
      `besloten, besluit, besluiten, afgesproken, afspraak is, afspraken, overeengekomen, akkoord, unaniem, aangenomen, vastgesteld`,
    ),
    request: phrases(
      `wil graag, wil, willen, zou graag, zouden graag, wenst, vraagt om, vragen om, vroeg om, verzoekt, stelt voor, stelde voor, vraagt, verlangt, heeft nodig, hebben nodig`,
    ),
    courtesy: phrases(
      `hallo, hoi, hey, goedemorgen, goedemiddag, goedenavond, dank, dank je, dank u, bedankt, dankjewel, groet, groeten, met vriendelijke groet, vriendelijke groeten, hartelijke groet, tot ziens, tot morgen, doei, beste, geachte, sorry, haha, oké, ok, prima, fijne avond, fijn weekend, volgende vergadering, sluit de vergadering, graag gedaan`,
    ),
    filler: phrases('eh, uh, uhm, hm, nou, nou ja, dus, oké, ok, tja, ach, haha'),
    record: phrases(
      `zoals beloofd, zoals besproken, notulen, vergadering, bestuursvergadering, verslag, notities, gesprek, interview, aanwezig, afwezig, agenda, onderwerp, transcript, overleg`,
    ),
    task: phrases(
      'actie, acties, actiepunt, actiepunten, te doen, volgende vergadering, volgende bijeenkomst, volgend overleg',
    ),
    aim: phrases(
      `het belangrijkste is, het allerbelangrijkste, hoofdzaak is, we willen dat niemand, dat niemand meer, zodat niemand meer hoeft, het doel, ons doel, mijn doel, doel:, doel is, de bedoeling, het gaat erom, gaat het om, waar het om gaat, daar gaat het om, het streven, een succes, succes is, geslaagd als, tevreden als, blij als, gelukkig als, we willen minder, ik wil minder, wat we willen bereiken, wat ik wil bereiken, we hopen, ik hoop, willen af van, wil af van`,
    ),
  },
  pl: {
    report: phrases(
      `powiedział, powiedziała, mówi, opowiadał, opowiadała, wyjaśnił, wyjaśniła, wyjaśnia, skarżył się, skarżyła się, skarży się, zgłosił, zgłosiła, poinformował, poinformowała, wspomniał, wspomniała, podziękował, przyznał, przyznała, zauważył, zauważyła, martwi się, przypomniał, przypomniała`,
    ),
    decision: phrases(
      `ustalono, ustaliliśmy, postanowiono, uchwalono, zdecydowano, decyzja, decyzje, uzgodniono, jednogłośnie, przyjęto, ustalenia`,
    ),
    request: phrases(
      `chciałby, chciałaby, chcieliby, chce, chcą, prosi o, proszą o, prosił o, prosiła o, proponuje, zaproponował, zaproponowała, sugeruje, życzy sobie, domaga się, potrzebuje, potrzebują, wolałby, wolałaby`,
    ),
    courtesy: phrases(
      `cześć, hej, dzień dobry, dobry wieczór, witam, dziękuję, dziękujemy, dzięki, pozdrawiam, pozdrowienia, z poważaniem, do widzenia, na razie, do jutra, do zobaczenia, szanowni, szanowna, szanowny, drogi, droga, przepraszam, sorry, haha, ok, okej, jasne, dobranoc, następne zebranie, zebranie zakończono`,
    ),
    filler: phrases('eee, yyy, hm, no więc, więc, ok, okej, ach, haha'),
    record: phrases(
      `jak obiecałem, jak obiecałam, zgodnie z obietnicą, notatka, notatki, protokół, spotkanie, zebranie, wywiad, rozmowa, obecni, nieobecni, porządek obrad, temat, transkrypcja`,
    ),
    task: phrases(
      'zadanie, zadania, do zrobienia, następne zebranie, następne spotkanie, następne kroki',
    ),
    aim: phrases(
      `najważniejsze jest, najważniejsze żeby, najważniejsze to, żeby nikt już nie, aby nikt nie musiał, celem jest, naszym celem, moim celem, cel:, nasz cel, chodzi o to, chodzi nam o to, chodzi mi o to, sukcesem będzie, sukcesem byłoby, sukces to, za sukces, zadowoleni jeśli, zadowolony jeśli, zadowolona jeśli, będziemy zadowoleni, będę zadowolony, będę zadowolona, nigdy więcej, chcemy mniej, chcę mniej, chcemy skończyć z, mamy nadzieję, mam nadzieję`,
    ),
  },
  ja: {
    report: phrases(
      `と報告, 報告があった, との話, と話した, と話していた, と説明, と言った, と言っていた, と述べ, という声, との声, との指摘, と指摘, と嘆いて`,
    ),
    decision: phrases(
      `決定, 決定事項, 決まった, 決めた, 合意, 承認された, 可決, こととする, とします`,
    ),
    request: phrases(
      `てほしい, を希望, したい, 見たい, たいとのこと, を求め, の要望, を提案, 欲しい, たいです`,
    ),
    courtesy: phrases(
      `お世話になって, こんにちは, おはよう, ありがとう, よろしく, お疲れさま, お疲れ様, 失礼します, すみません, 申し訳, 敬具, 拝啓, 了解, 次回は, 様へ`,
    ),
    filler: phrases(`えっと, えーと, あの、, まあ、, うーん, ええと`),
    record: phrases(
      `議事録, 会議, 打ち合わせ, メモ, 出席, 欠席, インタビュー, 聞き取り, 役員会, 件名`,
    ),
    task: phrases('宿題, 担当作業, 次回, 次回まで'),
    aim: phrases(
      `目的は, 目標は, 狙いは, ねらいは, ゴールは, 目的：, 目標：, 成功とは, 成功と, 大事なのは, 目指して, 目指す, 目指し, なくしたい, 無くしたい, 減らしたい, 二度と, たら成功, れば成功, たら満足, れば満足`,
    ),
  },
  ar: {
    report: phrases(
      `قال, قالت, قالوا, ذكر, ذكرت, أوضح, أوضحت, شرح, شرحت, اشتكى, اشتكت, أفاد, أفادت, أشار, أشارت, أخبرنا, أخبرتنا, حكى, حكت, شكر, شكرت`,
    ),
    decision: phrases(
      `اتفقنا, تم الاتفاق, تقرر, قررنا, القرار, القرارات, تمت الموافقة, بالإجماع, اتفق الجميع`,
    ),
    request: phrases(
      `يريد, تريد, يريدون, يود, تود, نود, يرغب, ترغب, طلب, طلبت, يطلب, تطلب, يقترح, تقترح, اقترح, اقترحت, يحتاج, تحتاج, أريد, نريد`,
    ),
    courtesy: phrases(
      `مرحبا, مرحبًا, السلام عليكم, أهلا, صباح الخير, مساء الخير, شكرا, شكرًا, جزاكم الله, جزيل الشكر, مع السلامة, تحياتي, مع التحية, تحية طيبة, عزيزي, عزيزتي, عفوا, آسف, حسنا, الاجتماع القادم`,
    ),
    filler: phrases(`يعني, طيب, حسنا, والله, اه`),
    record: phrases(
      `محضر, اجتماع, الاجتماع, مقابلة, الحاضرون, الغائبون, ملاحظات, جدول الأعمال, مكالمة`,
    ),
    task: phrases('المهام, مهمة, الخطوات القادمة, الاجتماع القادم'),
    aim: phrases(
      `الهدف, هدفنا, هدفي, الهدف هو, الغاية, الغرض, المهم أن, ما نريده هو, ما أريده هو, النجاح, سيكون نجاحا, نجاحا إذا, سنكون سعداء, سأكون سعيدا, لا أريد أن أعود, لن نعود, نأمل, آمل`,
    ),
  },
};
