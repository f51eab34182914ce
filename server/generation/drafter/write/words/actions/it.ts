import type { ActionTable } from './actionWords';

/** Italian actions. Verbs go by their action in the lexicon, besides these. */
export const itActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|webhook|endpoint/u,
    check: '{object}: con una chiamata valida, la risposta ha i campi e i tipi descritti.',
    fails:
      'Chiamata malformata, identificativo ignoto o chiave assente: un codice di errore descritto, e nulla cambia.',
  },
  pay: {
    check: '{object}: l’importo mostrato è addebitato una volta sola, con ricevuta.',
    fails:
      'Pagamento rifiutato o interrotto: nulla è addebitato, la persona lo sa e un secondo tentativo non addebita due volte.',
  },
  signIn: {
    fails:
      'Prova errata, scaduta o già usata: rifiutata senza dire quale parte; dopo vari tentativi bisogna aspettare.',
  },
  remove: {
    verbs: /^(?:annull|disd|cancell)/u,
    check:
      '{object}: dopo, nessun elenco o ricerca lo propone, e ciò che ne dipendeva è sistemato.',
    fails:
      'Eliminato, chiuso o annullato per errore o da due insieme: il secondo apprende che è già fatto; se si può annullare, lo si dice prima.',
  },
  book: {
    check: '{object}: se ne resta uno e due provano insieme, uno ci riesce e l’altro lo apprende.',
    fails: 'Occupato, bloccato o troppo tardi: nulla è trattenuto, e si propone ciò che è libero.',
  },
  approve: {
    check:
      '{object}: una volta deciso, tutti gli interessati vedono lo stato, chi ha deciso e quando.',
    fails:
      'Deciso o firmato due volte, da chi non deve o dopo una modifica: rifiutato; ciò che è firmato resta com’era.',
  },
  upload: {
    check: '{object}: un file o codice valido è poi disponibile a chi può vederlo, e si apre.',
    fails:
      'File troppo grande, del tipo sbagliato o interrotto, o codice illeggibile: rifiutato con il limite o il motivo, e ciò che c’era resta.',
  },
  transfer: {
    check: '{object}: ciò che esce si apre altrove e corrisponde riga per riga a dati noti.',
    fails: 'Niente da dare, o interrotto a metà: lo si dice, e nessuna metà passa per il tutto.',
  },
  search: {
    check: '{object}: di una voce adatta e una no, si trova solo la prima.',
    fails: 'Nulla è adatto: lo si dice e la richiesta resta, per allargarla.',
  },
  notify: {
    verbs: /^(?:ricev)/u,
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
  assign: {
    check: '{object}: in ogni momento è di uno solo, e chi lo cede o lo riceve lo vede.',
    fails:
      'Nessuno può prenderlo, o la persona se n’è andata: resta aperto in vista e qualcuno lo sa.',
  },
  calculate: {
    check: '{object}: tre esempi fatti a mano coincidono, uno dei quali senza nulla da contare.',
    fails:
      'Manca un valore o è impossibile: nessuna cifra piuttosto che una falsa, e si dice che cosa manca.',
  },
  check: {
    check: '{object}: di un caso appena conforme e uno appena no, passa solo il primo.',
    fails: 'Non verificabile ora: il caso aspetta ed è segnato così, né accettato né respinto.',
  },
  sync: {
    check:
      '{object}: una modifica da un lato è dall’altro una volta sola e tale e quale, anche dopo un’interruzione.',
    fails:
      'L’altra parte non risponde, o entrambe hanno cambiato lo stesso: si continua, si recupera dopo e il conflitto è mostrato.',
  },
  measure: {
    fails:
      'La fonte tace o dà valori assurdi: il vuoto si vede come vuoto, e nessuno prende un valore vecchio per nuovo.',
  },
  create: {
    check:
      '{object}: con valori validi, dopo il ricaricamento c’è una volta sola, con ogni valore come inserito.',
    fails:
      'Un valore manca, è impossibile o esiste già: rifiutato in quel campo, e il resto si conserva.',
  },
  organise: {
    verbs: /^(?:spost|cambi|scambi)/u,
    check:
      '{object}: dopo è così per tutti quelli che lo vedono, anche dopo aver ricaricato la pagina.',
  },
  show: {
    check:
      '{object}: si vedono esattamente i dati inseriti per la prova, e al prossimo sguardo anche la loro modifica.',
  },
  report: {
    things:
      /(?<!\p{L})(?:rapporto|rapporti|report|riepilogo|elenco|lista|statistiche|csv|pdf)(?!\p{L})/u,
    check:
      '{object}: contiene esattamente ciò che deve, verificato con dati noti; senza dati lo dice.',
  },
  only: {
    things: /solo (?:il|la|i|gli|le|chi|l.|può|possono)|soltanto|nessun altro|esclusivamente/u,
    check: '{object}: ciò che questo esclude è rifiutato o assente, anche dall’indirizzo diretto.',
  },
};
