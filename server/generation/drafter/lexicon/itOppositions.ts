import { itConcepts } from './itConcepts';
import { itUseOppositions } from './itUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Italian. */
export const itOppositions: Oppositions = {
  concepts: itConcepts,
  pairs: [
    {
      topic: 'gratuito e a pagamento',
      one: phrases(
        'è gratis, gratis per tutti, gratuito per tutti, gratuita per tutti, completamente gratuito, completamente gratuita, sempre gratuito, sempre gratuita, sempre gratis, resta gratuito, resta gratuita, resta gratis, nessuno paga, non costa nulla, non costa niente, senza costi, nessun costo, senza commissioni, senza spese, a costo zero, {free}',
      ),
      other: phrases(
        'facciamo pagare, si paga un, paga un abbonamento, abbonamento, abbonamenti, commissione, commissioni, canone, quota mensile, al mese, piano premium, versione a pagamento, a pagamento, ricavi, guadagnare, guadagniamo, tratteniamo il, {price} + {charge} + !{budget}, {earn}, {pay} + {price} + !{budget}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'anonimo e con nome',
      one: phrases(
        'anonimo, anonima, anonimi, anonime, anonimato, in forma anonima, anonimamente, nessuno deve sapere chi, nessuno può sapere chi, nessuno sa chi, senza nomi, senza nome, senza dire chi, pseudonim*, no {know} + {who}, no {traced}',
      ),
      other: phrases(
        "nome e cognome, nomi e cognomi, nome vero, nomi veri, vero nome, nome completo, con il nome, con nome, col nome, identità, chi ha scritto, chi ha detto, chi ha votato, chi ha preso, chi l'ha, matricola, numero di matricola, foto profilo, foto del profilo, codice fiscale, firmato da, firmata da, firmati con, {by name}, {see} + {name}, {see} + {who}, {know} + {who} + !{no}, {contact} + {author}",
      ),
    },
    {
      topic: 'offline e in tempo reale',
      one: phrases('{offline} + !{even}, no {net} + !{even}'),
      other: phrases(
        'in tempo reale, tempo reale, in diretta, live, istantaneamente, subito visibile a, sempre online, sempre connesso, sempre connessa, streaming, solo in cloud, solo nel cloud, {live}, {watch} + {afar}, {world} + {rank}',
      ),
    },
    {
      topic: 'mai cancellato e cancellabile',
      one: phrases(
        'mai cancellato, mai cancellata, mai cancellati, mai cancellate, non si cancella, non si cancellano, non si cancella mai, niente viene cancellato, nulla viene cancellato, non può essere cancellato, non possono essere cancellati, non possono essere cancellate, per sempre, non viene mai cancellato, non vengono mai cancellati, mai eliminato, mai eliminati, mai eliminate, immutabile, immutabili, non si può cancellare, non cancellare mai, {keep} + {forever}, no {delete} + {ever}',
      ),
      other: phrases(
        "può cancellare, possono cancellare, cancellare il proprio, cancellare i propri, cancellare la propria, cancellare tutto, cancellati dopo, cancellate dopo, vengono cancellati, vengono cancellate, viene cancellato, viene cancellata, si cancella da solo, si cancellano dopo, può eliminare, possono eliminare, eliminati dopo, eliminate dopo, vengono eliminati, vengono eliminate, diritto all'oblio, su richiesta si cancell*, {delete} + {after}, {delete} + {self}",
      ),
    },
    {
      topic: 'senza account e con account',
      one: phrases(
        'senza account, senza un account, senza registrazione, senza registrarsi, senza iscriversi, senza iscrizione, senza login, senza accesso, senza accedere, nessun account, nessuna registrazione, niente registrazione, niente account, niente login, niente password, senza password, non serve registrarsi, non serve un account, non ci si registra, senza creare un account, senza creare account, no {account}',
      ),
      other: phrases(
        'deve registrarsi, devono registrarsi, bisogna registrarsi, occorre registrarsi, serve un account, ci vuole un account, richiede un account, account verificato, account obbligatorio, registrazione obbligatoria, deve accedere, devono accedere, bisogna accedere, fare il login, fa il login, creare un account per, crea un account, crea il proprio account, con spid, tramite spid, accede con, accesso con, login con, il proprio profilo, recupero password, recupero della password, {log in} + !{staff}, {account} + {must}, {history} + {own}, {across}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'resta dentro e viene inviato fuori',
      one: phrases(
        'non escono mai, non esce mai, non devono uscire, non deve uscire, non possono uscire, non escono dal, non esce dal, restano sul telefono, resta sul telefono, restano sul dispositivo, resta sul dispositivo, solo sul dispositivo, non vengono mai ceduti, mai ceduti, mai condivisi, mai condivise, non vengono condivisi, mai inviati, non vengono inviati, niente cloud, senza cloud, non lasciano, restano in locale, resta in locale, no {leave} + {home}',
      ),
      other: phrases(
        'via e-mail, via email, per e-mail, per email, via mail, per mail, whatsapp, cloud, terzi, partner, inviare a, invia a, inviato a, inviati a, inviate a, inviata al, inviati al, condiviso con, condivisi con, condividere con, condivide con, servizio esterno, google drive, dropbox, pubblicato su, pubblicata su, pubblicati su, {upload} + {cloud}',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'privato e pubblico',
      one: phrases(
        'privato, privata, privati, private, segreto, segreta, segreti, riservato, riservata, riservati, riservate, confidenziale, confidenziali, visibile solo, visibili solo, lo vede solo, li vede solo, la vede solo, nessun altro vede, nessun altro lo vede, non pubblico, mai pubblico, mai pubblici',
      ),
      other: phrases(
        'pubblico, pubblica, pubblici, pubbliche, pubblicamente, tutti possono vedere, tutti vedono, chiunque può vedere, chiunque vede, visibile a tutti, visibili a tutti, visibile a chiunque, aperto a tutti, aperta a tutti',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'nessun tracciamento e dati di utilizzo',
      one: phrases(
        'nessun tracciamento, senza tracciamento, senza tracciare, niente cookie, senza cookie, non traccia, non tracciare, niente tracciamento, niente analytics',
      ),
      other: phrases(
        "dati di utilizzo, statistiche di utilizzo, statistiche d'uso, google analytics, tracciare gli utenti, traccia gli utenti, comportamento degli utenti, mappa di calore, annunci personalizzati, pubblicità mirata",
      ),
    },
    {
      topic: 'niente pubblicità e pubblicità',
      one: phrases(
        'niente pubblicità, senza pubblicità, nessuna pubblicità, no pubblicità, niente annunci pubblicitari, niente banner, senza banner, senza sponsor, priva di pubblicità, privo di pubblicità',
      ),
      other: phrases(
        'un annuncio di, la pubblicità di, ci sponsorizza, un banner, banner pubblicitari, banner pubblicitario, i banner, sponsorizzato, sponsorizzati, sponsorizzata, sponsorizzate, ricavi pubblicitari, introiti pubblicitari, finanziato dalla pubblicità, finanziata dalla pubblicità, mostra pubblicità, mostrare pubblicità, inserzionisti, spazi pubblicitari, con la pubblicità',
      ),
    },
    {
      topic: 'niente notifiche e notifiche',
      one: phrases(
        'niente notifiche, senza notifiche, nessuna notifica, no notifiche, mai notifiche, niente avvisi, niente promemoria, niente e-mail, niente email, no {notification}',
      ),
      other: phrases(
        'notifica push, notifiche push, riceve una notifica, ricevono una notifica, riceve un avviso, ricevono un avviso, arriva una notifica, notifica a, avvisa, avvisano, promemoria, manda un avviso, invia un avviso, invia una notifica, {get} + {notification}, {notify}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'automatico e manuale',
      one: phrases(
        'automaticamente, automatico, automatica, automatici, automatiche, in automatico, senza intervento umano, senza approvazione, senza che nessuno, da solo, da sola',
      ),
      other: phrases(
        'manualmente, a mano, deve approvare, devono approvare, bisogna approvare, revisione manuale, controllo manuale, controllo umano, approva ogni, una persona controlla, rivisto da, controllato da, controllata da',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'nessuna moderazione e moderazione',
      one: phrases(
        'nessuna moderazione, senza moderazione, niente moderazione, senza moderatori, senza censura, nessuna censura',
      ),
      other: phrases(
        'moderatore, moderatori, moderatrice, moderato, moderati, moderata, moderate, prima della pubblicazione, prima di essere pubblicato, prima di essere pubblicati, approvato prima, segnalazioni degli utenti',
      ),
    },
    {
      topic: 'solo sul telefono e sul computer',
      one: phrases(
        'solo sul telefono, solo su telefono, solo su smartphone, solo per smartphone, solo da cellulare, solo mobile, esclusivamente su smartphone',
      ),
      other: phrases(
        'solo sul computer, solo su computer, solo da computer, solo desktop, versione desktop, funziona su desktop, su uno schermo grande, dal portatile, dal computer',
      ),
    },
    {
      topic: 'resta dentro e va nel cloud',
      one: phrases('no {leave} + {home}, {all} + {stay} + {home}'),
      other: phrases('{upload} + {cloud}, {across}'),
    },
    {
      topic: 'contanti e niente contanti',
      one: phrases('no {cash}, {only} + {card}'),
      other: phrases('{cash} + {pay}'),
    },
    {
      topic: 'definitivo e ancora modificabile',
      one: phrases('{final}, no {change} + {once}'),
      other: phrases('{change} + {until}'),
    },
    {
      topic: 'fisso e modificabile',
      one: phrases('no {change}'),
      other: phrases('{change} + {may}'),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'niente in anticipo e pagato in anticipo',
      one: phrases('no {pay} + {ahead}, {pay} + {afterwards}'),
      other: phrases('{pay} + {ahead} , {deposit}'),
      ofOneRole: true,
    },
    {
      topic: 'solo per me e condiviso',
      one: phrases('{only me}'),
      other: phrases('{everybody} + {see}, {public}, {share} + {everybody}'),
    },
    {
      topic: 'senza carta e su carta',
      one: phrases('no {paper}'),
      other: phrases('{print}'),
    },
    {
      topic: 'senza classifica e con classifica',
      one: phrases('no {rank}'),
      other: phrases('{rank}'),
    },
    {
      topic: 'senza denaro e con incasso',
      one: phrases('no {money}'),
      other: phrases('{collect} + {price}'),
    },
    {
      topic: 'giorno e notte e a orari fissi',
      one: phrases('{always open}'),
      other: phrases('{opening hours}'),
    },
    {
      topic: 'chiuso e aperto a tutti',
      one: phrases('{invited}'),
      other: phrases('{everybody} + {join}'),
    },
    ...itUseOppositions,
  ],
};
