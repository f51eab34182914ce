import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People report what is wrong, and others put it right. */
export const ticketing: KnownType = {
  slug: 'ticketing',
  hue: 285,
  words: {
    en: {
      certain: phrases(
        `contract queue, request queue, assigns a lawyer, support ticket*, open tickets, helpdesk*, help desk*, service desk*, report a problem,
        report problems, report a fault, report faults, report damage, report issues, fault
        report*, bug report*, issue tracker*, maintenance request*, repair request*,
        support request*, pothole*, case number, tickets, work order*, report a loss,
        report a leak, report a broken, report it, lost property, vulnerability report*,
        reports a, triage desk, complaints, status of a case, incident*, trouble ticket*,
        first response, sla, open case*, get a number, gets a number, contractor*,
        dripping, given to a contractor, ring the office, report potholes, faulty, bug
        tracker, lost and found, lost & found, lost pet*, missing pet*, lost dog*, lost
        cat*, found items, report broken, report repairs, reports repairs, report litter,
        report graffiti, fly-tipping, complaint handling, complaints handling, customer
        complaint*, it support, it tickets, repair ticket*, fault log, defect report*,
        damage report*, property maintenance, fix my street, faults and repairs, support
        queue, support desk, problem report*, issue reporting, report an issue, hazard
        report*, near miss*, near-miss*, safety report*, repair job*, repairs`,
      ),
      sign: phrases(
        `shared mailbox, lands in a queue, turnaround, who is looking at what, backlog of requests, triage*, ticketing, faults, defect*, complaint*, janitor*, customer support, escalat*, gets fixed,
        out of order, who is working on, maintenance, caretaker*, report a, ticket,
        technician*, plumber*, resolve*, resolution, reassign*, duplicates, spam, severity,
        priority, triage, follow the status, reference number, leak*, queue, landlord*, on
        call, given to, nothing happens, follow-up, work list, to be repaired, street
        light*, streetlight*, heating is, broken down, out of service, lodge a, logs a,
        warranty claim*, reopen*, unresolved, overdue jobs, elevator*, lamp post*, cases,
        fault, lost wallet, lost items, lost item, found item, wants it fixed, needs
        fixing, needs repair*, is broken, broken down lift, broken lamp*, broken window*,
        tenants report, residents report, students report, staff report, citizens report,
        passengers report, guests report, customers report, users report, photo of the
        damage, photo of the problem, who fixes, who takes care, handyman comes, on-call,
        ticket number, job number, support team, support agent*, service team, bug, bugs,
        open issues, issue, issues, malfunction*, outage*, failure report, water damage,
        blocked drain*, rubbish, litter, graffiti, vandalism, waste collection, missed bin,
        mould, no hot water, close the case, case worker*, caseworker*`,
      ),
      hint: phrases(
        `closed, status, staff, site crew, send a photo, fix, fixed, fixes, broken, pending, jobs,
        lift, backlog, repair*, assign*`,
      ),
    },
    de: {
      certain: phrases(
        `störungsmeld*, schadensmeld*, mängelmeld*, supportanfrage*, support-ticket*, ticketsystem*,
        schaden melden, schäden melden, störung melden, störungen melden, mangel melden,
        helpdesk, mängelanzeige*, schlagloch*, schlaglöcher*, reklamation*, *ticket,
        *tickets, fehlermeldung*, müll melden, melden können, laternen, straßenlaterne*,
        bauhof, löcher im, schäden, schaden mit foto, melden schäden, meldet schäden,
        fundsache*, fundbüro, fundgegenst*, verlorene gegenst*, vermisste haustiere,
        entlaufene*, entlaufen, reparaturanfrage*, reparatur melden, störungsannahme,
        it-support, fehler melden, beschwerdemanagement, wartungsanfrage*, verloren,
        suchanzeige*`,
      ),
      sign: phrases(
        `mängel*, hausmeister*, beschwerde*, störung*, defekt*, reparatur*, instandhaltung*,
        wartungsauftr*, bearbeitungsstand, eskalier*, kaputt, kaputte, kundendienst*,
        vorfall, vorfälle, abhaken, hakt, übernimmt, bescheid, zuständig*, handwerker,
        tropf*, heizung, aufzug, aufzüge, mieter, bürger, bearbeitungsstatus, status der
        meldung, meldung, meldungen, eingangsbestätigung, ersatzteil bestellt, techniker*,
        zuweis*, dringlichkeit, priorität, wer kümmert, erledigt, offene fälle, fallnummer,
        vorgang, vorgänge, rückmeldung an den melder, müll, graffiti, undicht*`,
      ),
      hint: phrases(
        `ticket, tickets, support, melden, meldet, gemeldet*, wartung*, anliegen, hausverwaltung*,
        problem, probleme`,
      ),
    },
    fr: {
      certain: phrases(
        `signaler un problème, signaler une panne, ticket de support, tickets de support, demande
        d'intervention, demandes d'intervention, nid-de-poule, signaler une, signaler un,
        déclarer une panne, suivi des incidents, suivi des pannes, ticket*, assistance
        technique, service après-vente, sav, bon d'intervention, bons d'intervention,
        anomalie*, lampadaires en panne, en panne, signaler, signalement, objets trouvés,
        objet perdu, objets perdus, animaux perdus, chien perdu, chat perdu, demande de
        réparation, demandes de réparation, réparations, dégât*, assistance informatique,
        gestion des plaintes, réclamations`,
      ),
      sign: phrases(
        `signalement*, panne*, incident*, dysfonctionnement*, dépann*, plainte*, doléance*, prise en
        charge, escalad*, résolu*, réclam*, en cours de traitement, syndic, lampadaire*,
        nids-de-poule, dégradation*, fuite*, ascenseur*, ampoule*, cassé*, plombier*,
        prévenu, traité, locataires, locataire, photo du problème, mairie, dossier,
        urgence, prioritaire, assigné, clôtur*, réparé, suivi de la demande, en attente,
        retards de traitement, trottoir, éclairage`,
      ),
      hint: phrases(
        `répar*, maintenance, technicien*, intervention, interventions, gardien*, signale, statut,
        demande, demandes`,
      ),
    },
    es: {
      certain: phrases(
        `incidencia*, reportar un problema, reportar problemas, mesa de ayuda, ticket de soporte,
        tickets de soporte, bache*, parte de avería, avería, reportar una, reportar un,
        reportar, ticket*, soporte técnico, mantenimiento correctivo, orden de trabajo,
        órdenes de trabajo, aviso de avería, farolas, farolas rotas, avisan de, objetos
        perdidos, mascotas perdidas, perro perdido, gato perdido, reparaciones, solicitud
        de reparación, quejas, reclamaciones, soporte informático, atención de incidencias,
        dar parte`,
      ),
      sign: phrases(
        `avería*, queja*, desperfecto*, averia*, reclam*, falla*, fallo*, reparaci*, reparar, estado
        de la, atención al cliente, resuelt*, conserje*, denuncia*, farola*, basura, fuga*,
        gotera*, ascensor*, avisar de, estropead*, rota, fontaner*, ayuntamiento,
        inquilin*, foto del problema, urgente, prioridad, asignado, pendiente*, en curso,
        seguimiento de`,
      ),
      hint: phrases(`técnico*, daño*, roto*, mantenimiento, solicitud*, vía pública, asignar`),
    },
    pt: {
      certain: phrases(
        `abrir chamado*, reportar problema*, pedido de manutenção, pedidos de manutenção, abrir um
        chamado, chamado técnico, reportar uma avaria, reportar um problema, reportar*,
        relatar problema*, ordem de serviço, ordens de serviço, central de atendimento,
        suporte ao cliente, ticket*, buraco*, candeeiro*, fundid*, avisarem a, muda o
        estado, buracos na rua, postes de luz, com defeito, informam, objetos perdidos,
        animais perdidos, cão perdido, cachorro perdido, gato perdido, reparos, pedido de
        reparo, reclamações, suporte informático, avarias, avaria`,
      ),
      sign: phrases(
        `suporte técnico, ocorrência*, zelador*, chamado*, conserto*, consertar, reparo*,
        reparação*, reparações, defeito*, reclam*, queixa*, mecânico*, avari*, incidente*,
        resolvid*, assistência técnica, etapa*, ficou pronta, ficou pronto, status,
        urgência, lixo, estado para, lâmpada*, vazamento*, fuga de água, elevador*,
        quebrad*, avisar, canalizador*, encanador*, prefeitura, câmara municipal,
        inquilin*, morador*, foto do problema, urgente, prioridade, atribuíd*, pendente*,
        em andamento`,
      ),
      hint: phrases(
        `manutenção, oficina*, técnico*, fila do dia, atendente, atendimento, solicita*, pedido de`,
      ),
    },
    it: {
      certain: phrases(
        `segnalare un guasto, segnalare guasti, ticket di assistenza, richieste di assistenza,
        richiesta di intervento, segnalare un problema, segnalare problemi, segnalare una,
        segnalare un, segnalare*, richiesta di assistenza, assistenza tecnica, ticket*,
        buche, manutenzione straordinaria, registro manutenzioni, intervento tecnico,
        interventi di manutenzione, se la macchina è pronta, è pronta, officina, lampioni
        rotti, oggetti smarriti, animali smarriti, cane smarrito, gatto smarrito, cane
        perso, riparazioni, richiesta di riparazione, reclami, assistenza informatica,
        guasti`,
      ),
      sign: phrases(
        `guast*, reclam*, riparazion*, riparare, intervent*, anomali*, manutentor*,
        malfunzionament*, disserviz*, portinai*, amministratore di condominio, preso in
        carico, in lavorazione, meccanic*, danno, a che punto, lampion*, perdit*,
        ascensor*, idraulic*, rott*, avvisare, riparat*, comune, inquilin*, condomini, foto
        del problema, urgente, urgenz*, priorità, assegnat*, risolt*, in attesa, in corso`,
      ),
      hint: phrases(
        `tecnico, tecnici, assistenza, verifiche, impiant*, danni, segnalazion*, manutenzion*,
        richiest*, stato, interven*`,
      ),
    },
    nl: {
      certain: phrases(
        `storingsmelding*, helpdesk*, supportticket*, reparatieverzoek*, probleem melden, problemen
        melden, storing melden, storingen melden, schade melden, defect melden, melding
        maken, servicedesk*, *melding, *meldingen, klachtenregistratie*, gat in de weg,
        onderhoudsverzoek*, ticketsysteem*, kapotte lantaarnpalen, lantaarnpa*, melden
        kapotte, gevonden voorwerpen, vermiste huisdieren, hond kwijt, kat kwijt,
        reparaties, reparatie aanvragen, klachten, it-ondersteuning, storingen`,
      ),
      sign: phrases(
        `klacht*, storing*, defect*, kapot*, reparatie*, repareer*, afgehandeld*, behandelaar*,
        escaleer*, klantenservice, huismeester*, conciërge*, technische dienst, in
        behandeling, lantaarn*, lekkage*, lift, loodgieter*, vuilnis, gemeld, afgevinkt,
        gemeente, huurder*, bewoners melden, foto van het probleem, dringend, urgent*,
        prioriteit, toegewezen, opgelost, in afwachting, verloren`,
      ),
      hint: phrases(
        `onderhoud, monteur*, ticket, tickets, probleem, gemeld*, gebrek*, meld*, status, verzoek*,
        toewijz*`,
      ),
    },
    pl: {
      certain: phrases(
        `zgłaszanie usterek, zgłaszanie awarii, uster*, reklamacj*, zgłoś usterkę, zgłosić usterkę,
        zgłosić awarię, zgłaszania usterek, zgłaszania awarii, zgłoszenie awarii, system
        zgłoszeń, zlecenie naprawy, dziura w drodze, dziury w drodze, ticket*, serwisan*,
        zgłaszają, latarnie, rzeczy znalezione, biuro rzeczy znalezionych, zaginione
        zwierzęta, zaginiony pies, zaginiony kot, naprawy, wniosek o naprawę, skargi,
        wsparcie informatyczne`,
      ),
      sign: phrases(
        `awari*, skarg*, pomoc techniczna, pomocy technicznej, zepsut*, napraw*, konserwac*, dział
        obsługi, helpdesk*, eskal*, rozwiązan*, uszkodze*, dozorc*, lokator*, status
        sprawy, latarni*, cieknie, wind*, hydrauli*, śmieci, kran, urząd miasta, zdjęcie
        usterki, pilne, priorytet, przydziel*, w toku, zgubion*`,
      ),
      hint: phrases(`zgłosz*, zgłasza*, serwis*, zlecen*, zgłosi*, status, przypisać`),
    },
    ja: {
      certain: phrases(
        `問い合わせ管理, ヘルプデスク, 修理依頼, サポートチケット, 障害報告, 問題を報告, 問い合わせ, お問い合わせ, 修理, 修理受付, 通報, 苦情, 不具合報告, 障害,
        対応状況, チケット管理, サポート窓口, 保守, 点検, 壊れた, 街灯を, 市役所に, 落とし物, 迷子のペット, 迷い犬, 迷い猫, 遺失物, 修理の依頼,
        修理を依頼, 苦情受付, 不具合を報告`,
      ),
      sign: phrases(
        `不具合, 故障, クレーム, 破損, 担当者を割り当, 未対応, 対応中, 対応済み, エスカレーション, 要望, 依頼を受け, 道路の穴, 漏水, 設備, トラブル, 管理人,
        報告する, 街灯, 水漏れ, 壊れ, 直し, 対応が終わ, 住民が, 写真を送, 緊急度, 優先度, 受付番号, 解決, 進捗`,
      ),
      hint: phrases(`報告, 対応, ステータス, 業者`),
    },
    ar: {
      certain: phrases(
        `أعطال*, طلبات الصيانة, طلب صيانة, تذاكر الدعم, الإبلاغ عن, شكاوى, شكوى, عطل, بلاغات, بلاغ,
        تذكرة دعم, طلبات صيانة, صيانة, الإبلاغ عن الأعطال, نظام شكاوى, خدمة العملاء, مكتب
        المساعدة, حفر الطريق, يبلغون, المعطلة, أعمدة الإنارة, المفقودات, حيوانات ضائعة, كلب
        ضائع, قطة ضائعة, مفقودات, طلب إصلاح, إصلاحات, الشكاوى, الدعم التقني`,
      ),
      sign: phrases(
        `بلاغ*, الدعم الفني, الشكوى, يبلغ, تبليغ, إصلاح, فني, الفني, فنيين, مشكلة تقنية, تصعيد, حالة
        الطلب, حالة البلاغ, القسم المختص, سباك, كهربائي, تالف, معطل*, قيد المعالجة, تم
        الحل, حارس العمارة, إنارة, تسرب, مصعد, مكسور, قمامة, حفرة, البلدية, المستأجر*,
        السكان, صورة العطل, عاجل, أولوية, تعيين, محلول, قيد الانتظار`,
      ),
      hint: phrases(`مشكلة, طلبات, متابعة الطلب`),
    },
  },
};
