import { itPeople } from './itPeople';
import { itOppositions } from './itOppositions';
import { finiteForms, participles, pastForms, plainVerbForms, verbForms } from './itVerbs';
import type { Lexicon } from './lexicon';
import { itTrades } from './itTrades';
import { withTrades } from './withTrades';
import { phrases, words } from './words';

/** The words by which Italian ideas are read. */
export const it: Lexicon = {
  code: 'it',
  hasSpaces: true,
  prefixes: [],
  abbreviations: words(
    'es p.es ad.es ecc etc sig sigg dott avv ing arch prof geom rag ca circa nr n art tel pag pagg max min vs cfr incl s.r.l s.p.a rif gg',
  ),
  cues: {
    and: phrases('e, ed, o, oppure, e anche, e poi, nonché, né, poi, &'),
    but: phrases(
      'ma, però, tuttavia, eppure, anche se, sebbene, benché, tranne, tranne che, salvo che, eccetto, mentre invece, invece, a parte, tuttavia',
    ),
    because: phrases(
      'perché, perchè, perche, poiché, poichè, siccome, dato che, visto che, dal momento che, giacché, in quanto, xké, xchè, dal fatto che',
    ),
    soThat: phrases(
      'così, cosi, così che, così da, cosicché, in modo che, in modo da, affinché, di modo che, in maniera che, per non, per evitare',
    ),
    if: phrases(
      `se, quando, appena, non appena, finché, finchè, fino a quando, prima che, prima di, dopo che, dopo, mentre, ogni volta che, ogniqualvolta, qualora, nel caso, in caso di, a meno che, purché, una volta che, nel momento in cui, quand'è che`,
    ),
    that: phrases(
      `che, chi, cui, il quale, la quale, i quali, le quali, dei quali, delle quali, dove, cosa, che cosa, quale, quali, quanto, quanta, quanti, quante, perché no, c'è chi`,
    ),
    pronoun: phrases(
      `io, noi, tu, voi, lui, lei, loro, egli, essi, esse, questo, questa, questi, queste, quello, quella, quelli, quelle, ciò, chi, si, ci, qualcuno, qualcuna, nessuno, ognuno, ognuna, ciascuno, ciascuna, chiunque, tutti, tutte, tutto, la gente, mi, vi, gli altri, c'è, ci sono`,
    ),
    determiner: phrases(
      `il, lo, la, i, gli, le, l', l'*, un, uno, una, un', un'*, mio, mia, miei, mie, nostro, nostra, nostri, nostre, suo, sua, suoi, sue, tuo, tua, vostro, vostra, loro, ogni, ciascun, ciascuna, ciascuno, tutto, tutta, tutti, tutte, alcuni, alcune, qualche, qualcosa, qualcuno, nessun, nessuno, nessuna, questo, questa, questi, queste, quest'*,
       quel, quello, quella, quei, quegli, quelle, quell'*, quale, quali, che, chi, cosa, quanto, quanta, quanti, quante, quando, dove, come, se, perché, più, meno, fino a, almeno, vari, varie, diversi, diverse, molti, molte, nuovo, nuova, nuovi, nuove, altro, altra, altri, altre, entrambi, due, tre, quattro, cinque, sei, sette, otto, dieci,
       al, allo, alla, ai, agli, alle, all'*, nel, nello, nella, nei, negli, nelle, nell'*, sul, sullo, sulla, sui, sugli, sulle, sull'*, dal, dallo, dalla, dai, dagli, dalle, dall'*`,
    ),
    auxiliary: [
      ...phrases("è, sono, e', c'è, ci sono"),
      ...plainVerbForms(),
      ...phrases(
        `siamo, sia, siano, essere, esserci, ha, hanno, ho, abbiamo, abbia, abbiano, avere, aver, sta, stanno, stare, va, vanno, andare, vada, vadano, viene, vengono, venire, venga, vengano, era, erano, fu, furono, sarà, saranno, avrà, avranno, sarebbe, avrebbe, stato, stata, può, possono, potere, poter, posso, possiamo, deve, devono, dovere, dover, devo, dobbiamo, vuole, vogliono,
         resta, restano, diventa, diventano, costa, costano, dura, durano, serve, servono, basta, bastano, manca, mancano, fa, fanno, dice, dicono, significa, vive, vivono, lavora, lavorano, gira, girano, parte, partono, comincia, cominciano, inizia, iniziano, finisce, finiscono, risulta, rientra, rientrano, tocca, spetta, occorre, occorrono, riguarda, riguardano, dipende, contiene, contengono, scade, scadono`,
      ),
    ],
    negation: phrases(
      "non, mai, nessun, nessuno, nessuna, nessun', nessun'*, niente, né, nemmeno, neanche, neppure, no, zero, basta con",
    ),
    never: phrases(
      `mai, non deve, non devono, non dovrà, non dovranno, non può, non possono, non potrà, non potranno, non è consentito, non è consentita, non sono consentiti, non è permesso, non è ammesso, non sono ammessi, non si può, non si possono, non si deve, non si devono, vietato, vietata, vietati, è vietato, proibito, proibita, in nessun caso, per nessun motivo, per nessuna ragione,
       nessun dato, nessuna informazione, nessuno deve, nessuno può, nessun altro, nessuno oltre, nessuno tranne, niente può, nulla può, niente esce, nulla esce, non oltre, non più di, non più tardi, non superiore a, non superare, non supera, non superi, non meno di, non inferiore a, non vengono mai, non viene mai, non escono, non esce, non lasciano, non lascia, non va mai, non vanno, non vanno mai, impossibile, non vede, non vedono, non serve registrarsi, non serve un account, non serve installare, non costa più, non deve costare`,
    ),
    exclusion: phrases(
      `in una seconda fase, in un secondo momento, semmai più avanti, più in là, più tardi vorremmo, non vogliamo, non voglio, non vorrei, non vorremmo, non ci serve, non mi serve, non serve, non servono, non ci servono, non mi servono, non ci interessa, non ci interessano, non mi interessa, non mi interessano, non interessa, non è previsto, non è prevista, non sono previsti, non sono previste, non prevediamo, non fa parte, non fanno parte, non rientra, non rientrano,
       non ci sarà, non ci saranno, non avrà, non include, non comprende, non è un, non è uno, non è una, non è un'*, non è il, non è la, non è per, non sarà un, non sarà una, non deve diventare, non deve essere un, non deve essere una, non dev'essere un, non diventi, non deve sostituire, non sostituisce, non facciamo, non faremo, non farà, non faccio, non vendiamo, non offriamo, non gestiamo, non ci occupiamo, non siamo un, non siamo una,
       non si vende, non si vendono, non si paga, non si prenota, non si compra, non si comprano, non si scambia denaro, non si tratta di, fuori ambito, fuori dall'ambito, fuori portata, fuori perimetro, fuori dal perimetro, fuori dallo scopo, resta fuori, restano fuori, lasciamo fuori, lascio fuori, lasciare fuori, rimane fuori, rimangono fuori, sta fuori, escluso, esclusa, esclusi, escluse, escludiamo, escludere, esclude,
       non per ora, per ora no, per ora niente, per ora nessun, per ora nessuna, per adesso niente, per adesso no, in questa versione no, non in questa versione, non nella prima versione, non adesso, non subito, non è necessario, non è necessaria, non sono necessari, non è richiesto, non è richiesta, non occorre, non occorrono, non c'è bisogno, non abbiamo bisogno, non ho bisogno, non abbiamo intenzione, non intendiamo, non pensiamo di, non è tra gli obiettivi, non è un obiettivo, non è lo scopo,
       niente di, basta con, facciamo a meno, no grazie, rinunciamo a, senza pubblicità, senza chat, senza social, senza classifica, senza classifiche, senza commenti, senza recensioni, senza abbonamenti, senza abbonamento, senza blog, senza negozio, senza pagamenti, senza gamification, senza intelligenza artificiale, senza ia, senza forum, senza like, senza notifiche, senza banner`,
    ),
    can: phrases(
      `può, possono, posso, possiamo, potrà, potranno, poter, potere, possa, possano, permette, permettono, permettere, permetta, consente, consentono, consentire, consenta, lascia, lasciano, aiuta a, aiutare a, aiuti a, è possibile, si può, si possono, riesce a, riescono a, riuscire a, in grado di, ha la possibilità, hanno la possibilità, ha accesso, hanno accesso, dà la possibilità`,
    ),
    want: phrases(
      `voglio, vogliamo, vorrei, vorremmo, vuole, vogliono, vorrebbe, vorrebbero, ho bisogno di, ho bisogno che, abbiamo bisogno di, mi serve, ci serve, mi servirebbe, ci servirebbe, ci servono, servirebbe, serve un, serve una, serve uno, servono, ci vuole, ci vorrebbe, occorre, occorrono, desidero, desideriamo, mi piacerebbe, ci piacerebbe, l'idea è, la mia idea è, pensavo a, pensavamo a, immagino, sarebbe utile`,
    ),
    must: phrases(
      `deve, devono, dovrà, dovranno, debba, debbano, dobbiamo, devo, bisogna, bisognerà, è obbligatorio, è obbligatoria, obbligatorio, obbligatoria, obbligatori, obbligatoriamente, è necessario, è necessaria, necessario, necessaria, indispensabile, indispensabili, essenziale, fondamentale, imprescindibile, irrinunciabile, tassativo, tassativa, tassativamente, va fatto, va fatta, va citat*, vanno citat*, va conservat*, vanno conservat*, va firmat*, va rispettat*, vanno rispettat*, è richiesto, è richiesta, per forza`,
    ),
    should: phrases(
      'dovrebbe, dovrebbero, è bene che, andrebbe, andrebbero, è importante che, è opportuno',
    ),
    maybe: phrases(
      `forse, magari, sarebbe bello, sarebbe carino, sarebbe comodo, sarebbe l'ideale, opzionale, opzionali, facoltativo, facoltativa, facoltativi, eventualmente, se possibile, se avanza tempo, se c'è tempo, se resta tempo, in futuro, in un secondo momento, più avanti, un domani, un giorno, nella prossima versione, in una prossima versione, versione 2, v2, fase 2, seconda fase, bonus, idealmente, possibilmente, preferibilmente, col tempo, prima o poi, non sarebbe male`,
    ),
    undecided: phrases(
      `non risolto, irrisolto, non deciso, nessuna decisione, senza decisione, non è stato deciso, da decidere, non so ancora, boh, da vedere, da discutere, chiede se, non so se, ancora non so, non sappiamo se, non sappiamo ancora, ancora non sappiamo, non ho deciso, non abbiamo deciso, non ho ancora deciso, non abbiamo ancora deciso, ancora da decidere, da definire, da stabilire, da valutare, da chiarire, da capire, da vedere se, non è chiaro, non è ancora chiaro, non è deciso, non è ancora deciso, in dubbio, ho un dubbio, abbiamo dubbi, siamo indecisi, sono indeciso, sono indecisa, indecisi se, stiamo valutando, sto valutando, stiamo pensando se, sto pensando se, resta da, restano da, tbd, punto aperto, questione aperta, non sono sicuro, non sono sicura, non siamo sicuri, dobbiamo ancora`,
    ),
    goal: phrases(
      `obiettivo, obiettivi, scopo, finalità, traguardo, traguardi, successo, missione, visione, ridurre, riduca, riduce, diminuire, dimezzare, dimezza, aumentare, raddoppiare le, raddoppiare il, triplicare, migliorare, tagliare, abbattere, crescere, puntiamo a, puntiamo ad, miriamo a, speriamo, spero, ci auguriamo, contiamo di, vorremmo arrivare, vogliamo arrivare, vogliamo che nessuno, vogliamo che tutti, vorremmo che nessuno, vorrei che nessuno, voglio che nessuno, entro un anno, nel primo anno, in un anno, dopo un anno, dopo sei mesi, dopo tre mesi, entro sei mesi,
       saremo contenti, sarò contento, sarò contenta, siamo contenti, saremo soddisfatti, saremo felici, ne vale la pena se, ne sarà valsa, sarà valsa la pena, avrà funzionato, funziona se, ha funzionato se, sapremo che, kpi, okr, indicatori, tasso di conversione, fidelizzazione, meno sprechi, smettere di, basta sprechi, zero sprechi, in modo che finalmente`,
    ),
    past: [
      ...pastForms(),
      ...phrases(
        `era, erano, eravamo, ero, fu, aveva, avevano, avevamo, avevo, ebbe, faceva, facevano, fece, disse, dissero, voleva, volevano, volevo, doveva, dovevano, poteva, potevano, c'era, c'erano, è successo, è stato, è stata, sono stati, sono state, è andato, è andata, sono andati, è capitato, è saltato, è saltata, ha perso, hanno perso, ha preso, ha detto, hanno detto, ha fatto, hanno fatto, ha chiesto, hanno chiesto, ha dimenticato, si è rotto, si è rotta, si è perso, si è persa, ci è costato, ci è costata,
         ho perso, ho provato, ho fatto, ho dimenticato, ho scoperto, ho iniziato, ho cominciato, ho visto, ho comprato, ho chiesto, ho aperto, abbiamo perso, abbiamo preso, abbiamo provato, abbiamo fatto, abbiamo buttato, abbiamo dovuto, abbiamo speso, abbiamo avuto, abbiamo iniziato, abbiamo scoperto, abbiamo usato, abbiamo pagato, abbiamo ricevuto,
         l'anno scorso, lo scorso anno, il mese scorso, la settimana scorsa, l'estate scorsa, l'inverno scorso, la scorsa estate, ieri, fa è, anni fa, mesi fa, un anno fa, due anni fa, di recente, recentemente, una volta si, l'altro giorno, l'ultima volta`,
      ),
    ],
    lack: phrases("non c'è, non ci sono, non abbiamo, non ho, non hanno, non ha, non prende"),
    now: phrases(
      `situazione attuale, attualmente, oggi, oggigiorno, al momento, in questo momento, adesso, ora come ora, finora, fino a oggi, fino ad oggi, a volte, di solito, solitamente, spesso e volentieri, normalmente, generalmente, in genere, quasi sempre, il più delle volte, ogni volta è, ormai, tuttora, sempre più spesso, nella pratica, in pratica, capita, capita che, succede, succede che, troppo spesso`,
    ),
    ours: phrases(
      `ho, abbiamo, sono un, sono una, siamo, lavoro, lavoriamo, abito, abitiamo, vivo, viviamo, uso, usiamo, faccio, facciamo, perdo, perdiamo, dimentico, dimentichiamo, spendo, spendiamo, annoto, scriviamo, scrivo, vendo, vendiamo, ricevo, riceviamo, mando, mandiamo, odio, gestisco, gestiamo, organizzo, organizziamo, curo, tengo, teniamo, passo, passiamo, buttiamo, butto, sprechiamo, ci ritroviamo, mi ritrovo, mi tocca, ci tocca, mi piange, ci scambiamo,
       mia madre, mio padre, mia mamma, mia nonna, mio nonno, mia moglie, mio marito, mia figlia, mio figlio, i miei figli, mia sorella, mio fratello, una mia amica, un mio amico, il mio capo, la mia capa, la mia famiglia, il mio negozio, la nostra squadra, la nostra azienda, il nostro ufficio, la nostra scuola, il nostro club, la nostra associazione, nel nostro palazzo, nel nostro, nella nostra, i nostri tecnici, i nostri clienti, i nostri insegnanti, i nostri autisti, i nostri operatori, i nostri volontari, i nostri dipendenti, i nostri, le nostre,
       abbiamo già, ciao, salve, buongiorno, buonasera, grazie, saluti, cordiali saluti, scusate, scusa, contesto, da noi, qui da noi, in paese siamo`,
    ),
    problem: phrases(
      `problema, problemi, fastidioso, fastidiosa, noioso, noiosa, frustrante, perde tempo, perdono tempo, perdere tempo, perdiamo, si perde, si perdono, si dimentica, si dimenticano, dimentica, dimenticano, dimentichiamo, troppo tardi, spreco, sprechi, si spreca, sprechiamo, si butta, buttiamo, difficile, difficili, fatica, fatico, faticano, faticoso, soffre, soffrono, odio, odiano, stufo, stufa, stufi, stanco di, stanca di, stanchi di,
       caos, caotico, caotica, disordine, casino, confusione, confuso, confusa, confusi, pasticcio, nessuno sa, nessuno si ricorda, nessuno ricorda, nessuno aggiorna, nessuno riesce, nessuno trova, nessuno legge, nessuno risponde, si lamenta, si lamentano, lamentele, reclami, troppo caro, troppo cara, troppo costoso, troppo costosa, sparisce, spariscono, sovraccarico, sovraccarica, a mano, su carta, sulla carta, su foglietti, foglietti, foglietto, bigliettini, quaderno, agendina, lavagna, post-it, scartoffie,
       foglio excel condiviso, fogli excel, in excel, un foglio excel che, gruppo whatsapp, gruppi whatsapp, gruppo di whatsapp, chat di whatsapp, telefonate, al telefono, troppi, troppe, troppo tempo, troppo, non si sa, non si capisce, non si trova, non si trovano, non so mai, non sanno mai, non sa mai, litiga, litigano, litighiamo, litigi, discussioni, ritardi, in ritardo, non funziona, non funzionano, purtroppo, non ne posso più, non ce la faccio, si arrabbia, si arrabbiano, si vergogna, si vergognano, vergogna, ha paura, hanno paura, va a finire, finisce che, finiscono per, rimane fermo, sparse, sparsi, sparpagliate, sparpagliati, chiusi, va buttato, va sprecato, si accumula, si accumulano, scaduti, scadute, multa, multe, impazzire, ci impazziamo, disperato, disperata, si confonde, si confondono, ignora, ignorano`,
    ),
    quality: phrases(
      `veloce, veloci, rapido, rapida, rapidamente, semplice, semplici, facile, facili, accessibile, accessibili, accessibilità, sicuro, sicura, sicuri, sicure, privato, privata, riservato, riservata, riservati, riservate, riservatezza, segreto, confidenziale, cifrato, cifrata, cifrati, cifrate, crittografato, crittografati, crittografate, crittografia, anonimo, anonima, anonimi, anonime, caratteri grandi, carattere grande, scritte grandi, testo grande, pulsanti grandi, leggibile, leggibili, offline, off-line, online, gratuito, gratuita, gratis, open source, codice aperto, software libero, affidabile, disponibile, scalabile, robusto, leggero, leggera, economico, economica,
       bilingue, multilingue, tradotto, tradotta, responsive, compatibile, conforme, conformi, verificabile, daltonici, daltonismo, lettore di schermo, lettori di schermo, screen reader, tastiera, una mano, una mano sola, guanti, silenzioso, impermeabile, connessione lenta, linea lenta, poca linea, senza internet, senza rete, senza campo, senza connessione, senza segnale, senza registrazione, senza registrarsi, senza account, senza password, senza installare, discreto, discreta, sobrio, bello, minimale, accogliente, in italia, in europa, nell'ue, nell'unione europea, intuitivo, intuitiva, italiano, inglese, tedesco, francese`,
    ),
    limit: phrases(
      `budget, costo, costi, costa, costano, costare, spesa massima, prezzo massimo, scadenza progetto, lancio, lanciare entro, pronto entro, pronta entro, pronto prima, pronta prima, pronto per, pronta per, online entro, in linea entro, operativo entro, operativa entro, in funzione entro, consegna entro, ios, android, iphone, ipad, tablet, browser, desktop, windows, macos, linux, raspberry pi, chrome, firefox, safari, edge, smartphone, telefoni vecchi, telefono vecchio, vecchi telefoni, cellulari vecchi,
       funziona su, funzionare su, funzioni su, funziona sul, funziona anche su, funziona con, funzionare con, funziona senza, funzionare senza, funziona anche senza, gira su, girare su, giri su, gira sul, girare sui, si integra con, integrarsi con, integrazione con, integrato con, integrazioni, si sincronizza con, sincronizzazione con, si collega a, si collega con, collegarsi a, login con, accesso con, accesso tramite, sso, single sign-on, oauth, saml, ldap, entra id, okta, spid, cie, gdpr, rgpd, privacy, pci, pci-dss, wcag, iso 27001, soc 2, legge, leggi, normativa, normative, regolamento, regolamenti, decreto, dpr, d.lgs, agid, garante, haccp, norma, norme, a norma, conforme a, conforme al, conforme alla, conformità, rispettare il, rispettare la, rispetta il, rispetta la, certificato, certificata, certificazione, audit, conservazione, licenza, licenze, legale, legali,
       latenza, disponibilità, tempo di risposta, tempi di risposta, caricarsi in, si carica in, si apre in, aprirsi in, rispondere in, risponde in, contemporanei, contemporaneamente, in contemporanea, simultanei, secondi, lingue, lingua, ospitato in, ospitato su, ospitati in, hosting, server in, server italiani, server europei, su server, restano in italia, resta in italia, restano in europa, restano su, conservati in, conservati per, conservate per, salvati in, batteria, garanzia, team di, sviluppatori, due sviluppatori, uno sviluppatore, finanziamento, bando, sla, slo, p95, p99, ms, quota, permessi, openapi, sdk, kb, mb, gb, al massimo, massimo, minimo, al mese, all'anno, tecnologia, react, python, postgres, postgresql, kubernetes, aws, azure, openstreetmap, provengono da, vengono da`,
    ),
    system: phrases(
      `app, applicazione, applicazioni, applicativo, sistema, sito, sito web, piattaforma, strumento, bot, chatbot, robot, software, programma, programmino, gioco, giochino, videogioco, gestionale, portale, pannello, pagina, schermata, estensione, plugin, componente aggiuntivo, api, mappa, calendario, agenda, elenco, lista, registro, server, sensore, dispositivo, pulsante, bottone, tasto, notifica, promemoria, avviso, prodotto, negozio, negozio online, catalogo, bacheca, quiz, webhook, endpoint, widget, modulo, questionario, sondaggio, servizio, servizio che, soluzione, classifica, report, archivio`,
    ),
  },
  actions: verbForms(finiteForms),
  participles: verbForms(participles),
  sections: {
    users: phrases(
      `utenti, utente, chi lo usa, chi la usa, chi la userà, chi lo userà, chi usa, chi lo utilizza, per chi, per chi è, a chi serve, a chi è rivolto, a chi è rivolta, a chi si rivolge, ruoli, ruoli e permessi, profili, profili utente, personas, destinatari, pubblico, pubblico di riferimento, target, gruppi di utenti, tipi di utente, attori, clienti, persone coinvolte, soggetti coinvolti, stakeholder, i nostri utenti, chi`,
    ),
    goals: phrases(
      `obiettivo, obiettivi, scopo, scopi, finalità, successo, metriche, metriche di successo, criteri di successo, indicatori, indicatori di successo, kpi, okr, come misuriamo il successo, come misurare il successo, come sapremo, come sapremo se funziona, risultati attesi, risultato atteso, risultati, visione, missione, perché è importante, traguardi, traguardo, cosa vogliamo ottenere, dove vogliamo arrivare`,
    ),
    requirements: phrases(
      `cosa cerchiamo, quello che cerchiamo, cosa cerco, quello che cerco, cerchiamo, decisioni, deciso, si decide, delibere, funzionalità, funzionalità principali, funzioni, funzione, funzioni principali, caratteristiche, caratteristiche principali, requisiti, requisiti funzionali, requisito, storie utente, user story, user stories, storie, cosa fa, cosa deve fare, cosa dovrebbe fare, cosa deve fare l'app, cosa fa l'app, che cosa fa, che cosa deve fare, cosa voglio, cosa vogliamo, cosa vorrei, cosa vorremmo, cosa mi serve, cosa ci serve, cosa serve, come funziona, come dovrebbe funzionare, come deve funzionare, come funzionerebbe, l'idea, idea, ambito, in ambito, perimetro, mvp, flusso, flussi, flusso principale, casi d'uso, l'app deve, il sistema deve, schermate, pagine, meccanica, meccaniche, regole, regole del gioco, regolamento del gioco, gioco, soluzione, proposta, il prodotto, prodotto, endpoint, lista dei desideri, desideri`,
    ),
    must: phrases(
      'indispensabile, indispensabili, obbligatorio, obbligatori, obbligatorie, essenziale, essenziali, fondamentale, fondamentali, must have, must, deve avere, irrinunciabile, irrinunciabili, priorità 1, priorità alta, alta priorità, p0, imprescindibile, imprescindibili, necessario',
    ),
    should: phrases(
      'importante avere, dovrebbe avere, should have, should, priorità 2, priorità media, media priorità, p1, consigliato, consigliati',
    ),
    could: phrases(
      "sarebbe bello, sarebbe bello avere, sarebbe carino, sarebbe utile, desiderabile, desiderabili, auspicabile, opzionale, opzionali, facoltativo, facoltativi, nice to have, could have, could, bonus, più avanti, in seguito, dopo, in futuro, futuro, per il futuro, per dopo, fase 2, seconda fase, versione 2, v2, p2, priorità 3, priorità bassa, bassa priorità, forse, magari, se avanza tempo, se c'è tempo, idee per il futuro, sviluppi futuri, prossime versioni, un domani",
    ),
    constraints: phrases(
      `vincoli, vincolo, limiti, limite, limitazioni, condizioni, paletti, requisiti non funzionali, non funzionali, requisiti tecnici, requisiti legali, tecnica, tecnologia, tecnologie, piattaforma, piattaforme, conformità, legale, normativa, legge, leggi, sicurezza, privacy, sicurezza e privacy, budget, tempi, tempistiche, tempi e budget, budget e tempi, scadenza, scadenze, prestazioni, performance, sla, qualità, integrazioni, integrazione, protezione dei dati, gdpr, non negoziabili, non negoziabile, inderogabili, importante, importanti, attenzione, hosting, infrastruttura, prezzo, costi, costo, hardware, accessibilità, obblighi di legge, obblighi`,
    ),
    exclusions: phrases(
      `non richiesto, non necessario, non voluto, fuori:, lasciato fuori, lasciati fuori, tagliato, non può, non deve, vietato, fuori ambito, fuori dall'ambito, fuori perimetro, fuori dal perimetro, fuori portata, fuori scope, cosa non vogliamo, cosa non voglio, cosa non serve, cosa non fa, cosa non farà, cosa non deve fare, cosa non è, che cosa non è, cosa non facciamo, cosa non faremo, cosa resta fuori, cosa lasciamo fuori, cosa non c'è, non vogliamo, non voglio, non serve, non servono, non ci serve, non obiettivi, non-obiettivi, esclusioni, escluso, esclusi, escluse, resta fuori, restano fuori, lasciamo fuori, non incluso, non inclusi, non compreso, non fa parte, non fanno parte, non previsto, non previsti, non per ora, per ora no, non adesso, niente, mai, no`,
    ),
    background: phrases(
      `presenti, assenti giustificati, ordine del giorno, varie ed eventuali, varie, comunicazioni, assenti, prossima riunione, prossimi passi, contesto, problema, problemi, il problema, situazione, situazione attuale, la situazione, la situazione attuale, oggi, com'è oggi, come funziona oggi, cosa succede oggi, come facciamo oggi, stato attuale, stato dell'arte, motivazione, motivazioni, perché, perchè, storia, la storia, antefatto, premessa, premesse, introduzione, sfondo, su di noi, chi siamo, riassunto, sommario, panoramica, adesso, attualmente, da dove nasce, da dove nasce l'idea`,
    ),
    undecided: phrases(
      `non deciso, da decidere, in sospeso, da discutere, domande aperte, domande, domanda, questioni aperte, punti aperti, punti da chiarire, dubbi, dubbio, da definire, da chiarire, da stabilire, da valutare, aperto, ancora aperto, ancora da decidere, non so ancora, non sappiamo ancora, ancora non so, cosa non so, cosa non sappiamo, tbd, incognite`,
    ),
  },
  limits: {
    before: {
      atMost: phrases(
        '≤, fino a, fino ad, al massimo, massimo, massimo:, un massimo di, massimo di, max, max., non più di, non oltre, non oltre i, non oltre le, entro, entro le, entro i, nel giro di, limite di, non superare, non superare i, non deve superare, non deve superare i, non deve superare gli, non deve superare le, non supera, non superi, non superi i, non superiore a, tetto di, non deve costare più di, non può costare più di, non costa più di, non può durare più di, in al massimo',
      ),
      below: phrases(
        'meno di, sotto, sotto i, sotto le, al di sotto di, inferiore a, inferiori a, in meno di, minore di, minori di, scende sotto, scende sotto i, prima dei, più freddo di, più veloce di, più leggero di, più corto di, più giovane di, più presto di, <',
      ),
      atLeast: phrases(
        '≥, almeno, minimo, minimo di, un minimo di, min, min., non meno di, non inferiore a, come minimo, a partire da, a partire dai, a partire dagli, dai, dagli, ≥',
      ),
      above: phrases(
        'più di, oltre, oltre i, oltre le, oltre gli, sopra, sopra i, superiore a, superiori a, supera, superano, supera i, supera le, al di sopra di, maggiore di, maggiori di, più caldo di, più lento di, più pesante di, più lungo di, più vecchio di, più tardi di, più tardi delle, >',
      ),
      every: phrases('ogni, una volta ogni, uno ogni'),
      after: phrases(
        'dopo, trascorsi, trascorse, passati, passate, fermo da, fermo da più di, inattivo da, da oltre',
      ),
      by: phrases(
        'entro il, entro, prima del, prima di, entro e non oltre il, pronto per il, pronta per il, scadenza, scadenza:, lancio, lancio il, dal, il',
      ),
    },
    after: {
      atMost: phrases(
        'o meno, o inferiore, o al di sotto, o prima, e meno, al massimo, massimo, max, al più tardi',
      ),
      below: [],
      atLeast: phrases('o più, o superiore, o oltre, in su, almeno, minimo, come minimo'),
      above: [],
      every: [],
      after: phrases('dopo, più tardi, di inattività, di silenzio'),
      by: [],
    },
  },
  numberWords: {
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    quindici: 15,
    venti: 20,
    quattordici: 14,
    sedici: 16,
    diciotto: 18,
    ventiquattro: 24,
    quarantacinque: 45,
    quarantotto: 48,
    settanta: 70,
    settantadue: 72,
    ottanta: 80,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    sessanta: 60,
    novanta: 90,
    cento: 100,
    mille: 1000,
  },
  months: words(
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre gen feb apr giu lug sett ott nov dic',
  ),
  unitAdjectives: words('primi prime ultimi ultime lunghi lunghe nuovi nuove'),
  inflections: words('hi he i e a o'),
  prepositions: words(
    'con in nel nella nei nelle negli al allo alla ai agli alle a ad per su sul sulla sui sulle da dal dalla dai dalle tra fra senza durante entro verso contro presso sotto sopra via',
  ),
  vague: words(
    'veloce veloci velocemente rapido rapida rapidi rapide semplice semplici facile facili facilmente intuitivo intuitiva bello bella belli belle moderno moderna affidabile affidabili robusto robusta sicuro sicura sicuri sicure economico economica leggero leggera scalabile fluido fluida intelligente intelligenti buono buona buoni buone migliore migliori ottimo ottima pratico pratica comodo comoda chiaro chiara chiari chiare pulito pulita piacevole divertente discreto discreta calmo grande grandi piccolo piccola piccoli pochi poche molti molte presto spesso efficiente flessibile accogliente amichevole',
  ),
  definiteWords: words(
    "il lo i gli le l' questo questa questi queste quel quello quella quei quelle del dello della dei delle al alla nel nella dal dalla sul sulla nostro nostra",
  ),
  people: withTrades(itPeople, itTrades),
  nameBefore: phrases(
    "chiamato, chiamata, chiamata così, si chiama, si chiamerà, si chiamerebbe, che si chiama, chiamarla, chiamarlo, nome:, nome del progetto:, nome del prodotto:, nome dell'app:, nome provvisorio:, nome provvisorio, nome in codice, il nome è, di nome, intitolato, intitolata, denominato, denominata, battezzato, battezzata, vi presento, presento, ecco, lo chiamiamo, la chiamiamo, lo chiamerei, la chiamerei",
  ),
  story: {
    author: phrases('sono, siamo'),
    before: phrases('come un, come una, come il, come la, come, in qualità di'),
    after: phrases(
      'voglio poter, voglio potere, voglio, vogliamo poter, vogliamo, vorrei poter, vorrei, vorremmo poter, vorremmo, desidero, ho bisogno di, ho bisogno, mi serve, posso, possiamo, devo poter, devo, dobbiamo, dovrei, vedo, ricevo, mi piacerebbe, io voglio, io vorrei',
    ),
  },
  forWhom: phrases(
    "per, per i, per gli, per le, per il, per la, per l', pensato per, pensata per, fatto per, fatta per, dedicato a, dedicata a, destinato a, destinata a, destinato ai, rivolto a, rivolta a, rivolto ai, rivolta ai, adatto a, con, tra, fra, usato da, usata da, aiuta, aiutare, collega, mette in contatto, unisce, permette a, permette ai, permette agli, consente a, consente ai, consente agli, a, ai, agli, alle, target:, utenti:",
  ),
  oppositions: itOppositions,
  stopWords: words(
    `il lo la i gli le l un uno una di del dello della dei degli delle dell a al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell su sul sulla sui sugli sulle sull con per tra fra
     e ed o ma se che chi cui perché quando dove come non anche già solo ancora più meno molto molta molti molte poco tutto tutta tutti tutte ogni qualche alcuni alcune nessun nessuno nessuna niente così poi quindi però ecco
     io tu lui lei noi voi loro mi ti ci si vi ne questo questa questi queste quello quella quelli quelle suo sua suoi sue mio mia miei mie nostro nostra nostri nostre essere avere
     è sono era ha hanno ho abbiamo può possono deve devono viene vengono va vanno c'è fa sia stato stata voglio vogliamo vorrei altro altra altri altre proprio prima dopo sempre mai senza quanto quale quali dell' fino almeno ogni`,
  ),
};
