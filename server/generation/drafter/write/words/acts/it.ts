import type { ActTable } from './actTable';

/** The criteria for each act, in Italian. */
export const itActs: ActTable = {
  upload: '{object}: un file o codice valido è poi disponibile a chi può vederlo, e si apre.',
  notify:
    '{object}: se il caso si presenta, arriva una volta sola, alla persona giusta e con il motivo; altrimenti non arriva nulla.',
  message:
    '{object}: ciò che una parte invia sta tale e quale dall’altra, con autore e ora, nell’ordine di invio.',
  create:
    '{object}: salvato e riaperto, ogni valore è come inserito. Da concordare: quali sono obbligatori e quali sono rifiutati.',
  change: 'Da concordare, per {object}: che cosa cambia dopo, per chi, e quando è rifiutato?',
  remove: '{object}: dopo, nessun elenco o ricerca lo propone, e ciò che ne dipendeva è sistemato.',
  book: '{object}: se ne resta uno e due provano insieme, uno ci riesce e l’altro lo apprende.',
  pay: '{object}: l’importo mostrato è addebitato una volta sola, con ricevuta.',
  approve:
    '{object}: una volta deciso, tutti gli interessati vedono lo stato, chi ha deciso e quando.',
  rate: '{object}: con tre risposte diverse il risultato è quello calcolato a mano; una seconda della stessa persona non conta due volte.',
  search: '{object}: di una voce adatta e una no, si trova solo la prima.',
  show: '{object}: due casi noti e diversi appaiono diversi, ciascuno correttamente; dopo una modifica si vede il nuovo valore.',
  map: '{object}: due luoghi di posizione nota appaiono dove sono, e ciascuno apre i propri dettagli.',
  report:
    '{object}: contiene esattamente ciò che deve, verificato con dati noti; senza dati lo dice.',
  calculate: '{object}: tre esempi fatti a mano coincidono, uno dei quali senza nulla da contare.',
  export: '{object}: ciò che esce si apre altrove e corrisponde riga per riga a dati noti.',
  print:
    '{object}: sulla stampante e la carta previste nulla è tagliato, ogni pezzo esce una volta, nomi e codici si leggono.',
  scan: '{object}: un codice valido porta esattamente a ciò a cui appartiene; letto due volte di seguito conta una volta; uno sconosciuto lo dice.',
  signIn:
    '{object}: provano una persona con accesso e una senza: la prima raggiunge ciò che è suo, la seconda solo ciò che non lo richiede.',
  restrict: '{object}: ciò che questo esclude è rifiutato o assente, anche dall’indirizzo diretto.',
  publish:
    '{object}: chi non ha un account lo trova e lo apre; ciò che non è pubblicato non si raggiunge nemmeno con l’indirizzo diretto.',
  assign: '{object}: in ogni momento è di uno solo, e chi lo cede o lo riceve lo vede.',
  unique:
    '{object}: se ne esiste già uno, un secondo viene rifiutato e si mostra il primo; di due tentativi insieme ne resta uno.',
  queue:
    '{object}: di tre persone in ordine noto, se la prima va via, la seconda avanza e lo sa; nessuno viene saltato.',
  sync: '{object}: una modifica da un lato è dall’altro una volta sola e tale e quale, anche dopo un’interruzione.',
  import:
    '{object}: di dieci record, uno errato, nove passano invariati e quello errato è indicato con il suo posto.',
  measure: '{object}: un valore noto alla fonte arriva uguale, con ora e unità.',
  history:
    '{object}: due voci di due persone si ritrovano più tardi, invariate e in ordine, con autore e ora.',
  suggest:
    '{object}: in tre casi noti ogni proposta è adatta ai dati; rifiutata, non cambia nulla.',
  lend: '{object}: finché è fuori, mostra chi lo ha e da quando; restituito, è subito libero.',
  stock:
    '{object}: da una quantità nota, dopo un’entrata e due uscite il numero è giusto; a zero non esce altro.',
  endpoint: '{object}: con una chiamata valida, la risposta ha i campi e i tipi descritti.',
  offline:
    '{object}: senza connessione gli stessi passi funzionano; quando torna, tutto arriva esattamente una volta.',
  privacy:
    '{object}: verificato su una persona di prova: ciò che si salva e si invia, dove si trova e chi può aprirlo corrispondono a questo.',
  platform: '{object}: ogni requisito è percorso una volta esattamente in queste condizioni.',
  access:
    '{object}: una persona che ne ha bisogno svolge da sola il compito principale, con testo doppio e contrasto di 4,5 a 1.',
  language:
    '{object}: in ogni lingua ci sono tutti i testi, le date e i messaggi, nessuno resta in un’altra e il più lungo non è tagliato.',
};
