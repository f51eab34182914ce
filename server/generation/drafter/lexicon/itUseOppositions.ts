import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Italian: how the product is used and what it does. */
export const itUseOppositions: readonly Opposition[] = [
  {
    topic: 'senza posizione e con posizione',
    one: phrases(
      'niente gps, nessuna posizione, senza gps, senza geolocalizzazione, nessuna geolocalizzazione, nessuno sa dove, nessuno viene seguito, no {know} + dove',
    ),
    other: phrases(
      'mappa + dove, {see} + dove, posizione in, posizione + {see}, geolocalizz*, vicino a te, via gps, nelle vicinanze, mostra dove',
    ),
  },
  {
    topic: "niente da installare e un'app da installare",
    one: phrases(
      'niente da installare, nulla da installare, senza installare, senza installazione, nessuna app, niente app, nessuna installazione, solo nel browser',
    ),
    other: phrases(
      `app store, play store, google play, scarica l'app, scaricano l'app, scaricare l'app, installa l'app, installano l'app, installare l'app, instal* + app, scaric* + app, instal* + l'app, scaric* + l'app, scaric* + applicazione`,
    ),
    ofOneRole: true,
  },
  {
    topic: 'nessun dato personale e dati personali',
    one: phrases(
      'nessun dato personale, niente dati personali, senza dati personali, nulla di personale',
    ),
    other: phrases(
      'data di nascita, nome e indirizzo, nome e telefono, numero di telefono, codice fiscale, indirizzo di casa',
    ),
    ofOneRole: true,
  },
  {
    topic: 'cancellato presto e tenuto a lungo',
    one: phrases(
      '{delete} + giorni, {delete} + ore, {delete} + settiman*, {delete} + dopo un mese, {delete} + alla fine, {delete} + ogni notte, non si salva nulla, niente viene salvato, non conserva nulla',
    ),
    other: phrases(
      'ultimi anni, ultimi mesi, ultimi dieci, ultimi dodici, anni precedenti, anno scorso, precedenti, per anni, storico, cronologia, {keep} + anni, {keep} + {forever}',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'senza limiti e con un limite',
    one: phrases(
      'senza limiti, senza limite, illimitat*, quante ne vuole, quanti ne vuole, nessun limite, quante volte',
    ),
    other: phrases('al massimo, massimo di, non più di, limitato a, limitata a, fino a'),
    ofOneThing: 1,
  },
  {
    topic: 'una lingua e più lingue',
    one: phrases(
      'solo in italiano, soltanto in italiano, una sola lingua, nessuna traduzione, niente traduzioni',
    ),
    other: phrases(
      'più lingue, varie lingue, multilingue, bilingue, due lingue, tre lingue, quattro lingue, nella loro lingua, nella propria lingua, sceglie la lingua, scegliere la lingua, tradott*, in inglese, in arabo',
    ),
  },
  {
    topic: 'senza IA e con IA',
    one: phrases(
      'niente ia, nessuna ia, senza ia, niente intelligenza artificiale, senza intelligenza artificiale, nessuna intelligenza artificiale',
    ),
    other: phrases(`l'ia, un'ia, l'intelligenza artificiale, chatgpt, modello linguistico`),
  },
  {
    topic: 'stesso prezzo, prezzo è uguale e sconti',
    one: phrases(
      'stesso prezzo, prezzo unico, uguale per tutti, nessuno sconto, niente sconti, senza sconti, pagano lo stesso, paga lo stesso',
    ),
    other: phrases(
      'sconto, sconti, tariffa ridotta, metà prezzo, la metà, meno caro, pagano meno, paga meno, buono sconto',
    ),
  },
  {
    topic: 'facoltativo e obbligatorio',
    one: phrases(
      'facoltativ*, è volontari*, tutto volontario, volontariamente, partecipazione volontaria, nessuno è obbligato, nessun obbligo, non è obbligatorio, senza obbligo, chi vuole',
    ),
    other: phrases('{must}, obbligatorio, obbligatoria, obbligatori'),
    ofOneThing: 1,
  },
  {
    topic: 'un tocco e molti passaggi',
    one: phrases(
      'un tocco, un solo tocco, un clic, un solo clic, un pulsante, un solo pulsante, nessun modulo, niente moduli, senza moduli, niente da scrivere, niente da compilare',
    ),
    other: phrases(
      'compila un modulo, compilano un modulo, compilare un modulo, modulo di, modulo con, questionario, più passaggi, tre passaggi, cinque passaggi, conferma due volte',
    ),
    ofOneThing: 1,
    ofOneRole: true,
  },
  {
    topic: 'solo ritiro e consegna',
    one: phrases(
      'solo ritiro, niente consegne, nessuna consegna, non consegniamo, non spediamo, da ritirare di persona, senza consegna',
    ),
    other: phrases(
      'a domicilio, consegniamo, spediamo, consegnato a casa, spese di spedizione, corriere, alla porta',
    ),
    ofOneRole: true,
  },
  {
    topic: 'niente messaggi e messaggi',
    one: phrases(
      'niente chat, nessuna chat, niente commenti, nessun commento, niente messaggi, nessun messaggio privato, senza chat',
    ),
    other: phrases(
      'chattare, si scrivono, messaggi privati, commentare, commentano, chat di gruppo, nella chat',
    ),
    ofOneRole: true,
  },
  {
    topic: 'assegnato e scelto',
    one: phrases(
      'a sorte, per sorteggio, sorteggiat*, a caso, nessuno sceglie, non si può scegliere',
    ),
    other: phrases(
      'sceglie il, sceglie la, scelgono il, scelgono la, può scegliere, possono scegliere, a scelta',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'senza rimborso e con rimborso',
    one: phrases(
      'nessun rimborso, niente rimborsi, non rimborsabil*, nessun reso, niente resi, senza rimborso',
    ),
    other: phrases('rimborso, rimborsi, rimborsato, rimborsiamo, soldi indietro, reso entro'),
    ofOneRole: true,
  },
  {
    topic: 'in ordine e con precedenza',
    one: phrases(
      'in ordine di arrivo, chi prima arriva, in ordine, nessuno passa avanti, nessuna precedenza, nessuna priorità',
    ),
    other: phrases(
      'precedenza, priorità, prima degli altri, prima di tutti, passano avanti, a sorteggio',
    ),
  },
  {
    topic: 'solo adulti e minori',
    one: phrases(
      'solo adulti, maggiori di 18, maggiorenni, vietato ai minori, nessun minore, dai 18 anni',
    ),
    other: phrases(
      'dai 12 anni, dai 13 anni, dai 14 anni, dai 16 anni, i bambini possono, i ragazzi possono, i minori possono',
    ),
  },
  {
    topic: 'senza persone e con persone',
    one: phrases(
      `senza personale, nessun personale, nessuno risponde, non c'è nessuno, non presidiat*, senza intervento umano`,
    ),
    other: phrases(
      'una persona risponde, qualcuno risponde, risponde al telefono, un operatore, alla reception, una persona controlla',
    ),
  },
  {
    topic: 'solo per me e letto da altri',
    one: phrases(
      'solo io, nessun altro legge, riservat*, confidenzial*, resta tra noi, nessun altro vede',
    ),
    other: phrases(
      `il professore legge, l'allenatore legge, il capo legge, la direzione legge, i genitori leggono, il medico legge, il capo vede, la direzione vede, i genitori vedono`,
    ),
  },
  {
    topic: 'da solo e con altri',
    one: phrases('un solo giocatore, si gioca da soli, in solitaria, senza avversari'),
    other: phrases(
      'contro amici, con gli amici, in duello, avversari, avversario, multigiocatore, a squadre',
    ),
  },
  {
    topic: 'pubblicato subito e controllato prima',
    one: phrases(
      'pubblicato subito, pubblicati subito, appare subito, senza revisione, subito online',
    ),
    other: phrases(
      `prima di essere pubblicat*, controllato prima, controllati prima, dopo l'approvazione, una volta approvato`,
    ),
  },
  {
    topic: 'sempre aperto e chiuso',
    one: phrases('giorno e notte, 24 ore, sempre aperto, sempre aperta, a qualsiasi ora'),
    other: phrases('chiuso di notte, chiusa di notte, chiude alle, è chius*, resta chius*'),
    ofOneThing: 1,
  },
  {
    topic: 'senza vincitori e con vincitori',
    one: phrases(
      'nessun vincitore, niente vincitori, nessuno vince, niente punti, senza punti, nessuna gara',
    ),
    other: phrases(
      'il vincitore, la vincitrice, coppa, il più veloce, i migliori, il migliore, primo posto, podio',
    ),
  },
];
