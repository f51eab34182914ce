import type { ActTable } from './actTable';

/** What a test of each act looks at, in Italian. */
export const itActs: ActTable = {
  upload: {
    check: '{object}: un file o codice valido è poi disponibile a chi può vederlo, e si apre.',
    fails:
      'File troppo grande, del tipo sbagliato o interrotto, o codice illeggibile: rifiutato con il limite o il motivo, e ciò che c’era resta.',
  },
  notify: {
    check:
      '{object}: se il caso si presenta, arriva una volta sola, alla persona giusta e con il motivo; altrimenti non arriva nulla.',
    fails:
      'Non recapitato o arrivato due volte: chi vi conta vede il fallimento, e una ripetizione si riconosce.',
  },
  message: {
    check:
      '{object}: ciò che una parte invia sta tale e quale dall’altra, con autore e ora, nell’ordine di invio.',
    fails: 'Nessuna risposta, o l’altro se n’è andato: chi scrive vede che nessuno ha letto.',
  },
  create: {
    check:
      '{object}: con valori validi, dopo il ricaricamento c’è una volta sola, con ogni valore come inserito.',
    fails:
      'Un valore manca, è impossibile o esiste già: rifiutato in quel campo, e il resto si conserva.',
  },
  edit: {
    check:
      '{object}: dopo è così per tutti quelli che lo vedono, anche dopo aver ricaricato la pagina.',
  },
  remove: {
    check:
      '{object}: dopo, nessun elenco o ricerca lo propone, e ciò che ne dipendeva è sistemato.',
    fails:
      'Eliminato, chiuso o annullato per errore o da due insieme: il secondo apprende che è già fatto; se si può annullare, lo si dice prima.',
  },
  book: {
    check: '{object}: se ne resta uno e due provano insieme, uno ci riesce e l’altro lo apprende.',
    fails: 'Occupato, bloccato o troppo tardi: nulla è trattenuto, e si propone ciò che è libero.',
  },
  pay: {
    check: '{object}: l’importo mostrato è addebitato una volta sola, con ricevuta.',
    fails:
      'Pagamento rifiutato o interrotto: nulla è addebitato, la persona lo sa e un secondo tentativo non addebita due volte.',
  },
  approve: {
    check:
      '{object}: una volta deciso, tutti gli interessati vedono lo stato, chi ha deciso e quando.',
    fails:
      'Deciso o firmato due volte, da chi non deve o dopo una modifica: rifiutato; ciò che è firmato resta com’era.',
  },
  rate: {
    check:
      '{object}: con tre risposte diverse il risultato è quello calcolato a mano; una seconda della stessa persona non conta due volte.',
  },
  search: {
    check: '{object}: di una voce adatta e una no, si trova solo la prima.',
    fails: 'Nulla è adatto: lo si dice e la richiesta resta, per allargarla.',
  },
  show: {
    check:
      '{object}: si vedono esattamente i dati inseriti per la prova, e al prossimo sguardo anche la loro modifica.',
  },
  live: {
    check:
      '{object}: aperto su due dispositivi, un cambiamento appare sull’altro entro 5 secondi senza ricaricare.',
  },
  map: {
    check:
      '{object}: due luoghi di posizione nota appaiono dove sono, e ciascuno apre i propri dettagli.',
  },
  report: {
    check:
      '{object}: contiene esattamente ciò che deve, verificato con dati noti; senza dati lo dice.',
  },
  calculate: {
    check: '{object}: tre esempi fatti a mano coincidono, uno dei quali senza nulla da contare.',
    fails:
      'Manca un valore o è impossibile: nessuna cifra piuttosto che una falsa, e si dice che cosa manca.',
  },
  export: {
    check: '{object}: ciò che esce si apre altrove e corrisponde riga per riga a dati noti.',
    fails: 'Niente da dare, o interrotto a metà: lo si dice, e nessuna metà passa per il tutto.',
  },
  print: {
    check:
      '{object}: sulla stampante e la carta previste nulla è tagliato, ogni pezzo esce una volta, nomi e codici si leggono.',
  },
  scan: {
    check:
      '{object}: un codice valido porta esattamente a ciò a cui appartiene; letto due volte di seguito conta una volta; uno sconosciuto lo dice.',
  },
  signIn: {
    check:
      '{object}: provano una persona con accesso e una senza: la prima raggiunge ciò che è suo, la seconda solo ciò che non lo richiede.',
    fails:
      'Prova errata, scaduta o già usata: rifiutata senza dire quale parte; dopo vari tentativi bisogna aspettare.',
  },
  restrict: {
    check: '{object}: ciò che questo esclude è rifiutato o assente, anche dall’indirizzo diretto.',
  },
  publish: {
    check:
      '{object}: chi non ha un account lo trova e lo apre; ciò che non è pubblicato non si raggiunge nemmeno con l’indirizzo diretto.',
  },
  assign: {
    check: '{object}: in ogni momento è di uno solo, e chi lo cede o lo riceve lo vede.',
    fails:
      'Nessuno può prenderlo, o la persona se n’è andata: resta aperto in vista e qualcuno lo sa.',
  },
  unique: {
    check:
      '{object}: se ne esiste già uno, un secondo viene rifiutato e si mostra il primo; di due tentativi insieme ne resta uno.',
  },
  limit: {
    check:
      '{object}: esattamente al limite funziona ancora; un passo oltre viene rifiutato nominando il limite.',
  },
  queue: {
    check:
      '{object}: di tre persone in ordine noto, se la prima va via, la seconda avanza e lo sa; nessuno viene saltato.',
  },
  choose: {
    check:
      '{object}: ogni risposta possibile si può dare, resta dopo il ricaricamento e arriva a chi serve; una nuova sostituisce la vecchia.',
  },
  schedule: {
    check:
      '{object}: inserito per un giorno e un’ora, sta lì per tutti gli interessati, anche oltre mezzanotte e al cambio dell’ora.',
  },
  sync: {
    check:
      '{object}: una modifica da un lato è dall’altro una volta sola e tale e quale, anche dopo un’interruzione.',
    fails:
      'L’altra parte non risponde, o entrambe hanno cambiato lo stesso: si continua, si recupera dopo e il conflitto è mostrato.',
  },
  import: {
    check:
      '{object}: di dieci record, uno errato, nove passano invariati e quello errato è indicato con il suo posto.',
  },
  measure: {
    check: '{object}: un valore noto alla fonte arriva uguale, con ora e unità.',
    fails:
      'La fonte tace o dà valori assurdi: il vuoto si vede come vuoto, e nessuno prende un valore vecchio per nuovo.',
  },
  history: {
    check:
      '{object}: due voci di due persone si ritrovano più tardi, invariate e in ordine, con autore e ora.',
  },
  draw: {
    check:
      '{object}: un segno nell’angolo e uno al centro sono nello stesso punto dopo il salvataggio, anche su un altro schermo.',
  },
  media: {
    check:
      '{object}: parte entro 2 secondi, si può fermare e riprendere nello stesso punto ed è completo fino alla fine.',
  },
  suggest: {
    check:
      '{object}: in tre casi noti ogni proposta è adatta ai dati; rifiutata, non cambia nulla.',
  },
  play: {
    check:
      '{object}: giocato una volta secondo le regole e una con una mossa vietata: stato e punti sono giusti, la mossa vietata non ha effetto.',
  },
  resume: {
    check: '{object}: chiuso a metà e riaperto il giorno dopo, tutto è com’era.',
  },
  lend: {
    check: '{object}: finché è fuori, mostra chi lo ha e da quando; restituito, è subito libero.',
  },
  stock: {
    check:
      '{object}: da una quantità nota, dopo un’entrata e due uscite il numero è giusto; a zero non esce altro.',
  },
  expire: {
    check:
      '{object}: subito prima nulla è cambiato; subito dopo vale per tutti, senza che nessuno faccia nulla.',
  },
  time: {
    check:
      '{object}: accanto a un secondo orologio lo scarto è sotto un secondo, anche dopo una pausa e a schermo spento.',
  },
  control: {
    check:
      '{object}: entro 2 secondi l’apparecchio l’ha fatto e segnala il nuovo stato; premuto due volte accade una volta.',
  },
  join: {
    check:
      '{object}: chi era invitato entra e vede ciò che vedono gli altri; un estraneo con lo stesso link no.',
  },
  endpoint: {
    check: '{object}: con una chiamata valida, la risposta ha i campi e i tipi descritti.',
    fails:
      'Chiamata malformata, identificativo ignoto o chiave assente: un codice di errore descritto, e nulla cambia.',
  },
  offline: {
    check:
      '{object}: senza connessione gli stessi passi funzionano; quando torna, tutto arriva esattamente una volta.',
  },
  privacy: {
    check:
      '{object}: ciò che si salva e si invia di una persona di prova non va oltre; dopo la cancellazione non se ne trova nulla.',
  },
  platform: {
    check: '{object}: ogni requisito vi è percorso una volta, sulla versione più vecchia in uso.',
  },
  access: {
    check:
      '{object}: una persona che ne ha bisogno svolge da sola il compito principale, con testo doppio e contrasto di 4,5 a 1.',
  },
  language: {
    check:
      '{object}: in ogni lingua ci sono tutti i testi, le date e i messaggi, nessuno resta in un’altra e il più lungo non è tagliato.',
  },
  speed: {
    check:
      '{object}: misurato dieci volte con dati realistici sull’apparecchio più lento in uso; conta il tempo più lungo.',
  },
  simple: {
    check:
      '{object}: tre persone che non l’hanno mai visto svolgono il compito principale senza chiedere; si annota dove esitano.',
  },
  free: {
    check: '{object}: percorso dall’inizio alla fine, nessun passo chiede o mostra altro.',
  },
};
