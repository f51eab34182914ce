import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in Italian. */
export const itQuestions: ActQuestions = {
  approve: '{quote}: chi decide se quella persona è assente, e che cosa succede se nessuno decide?',
  pay: '{quote}: che cosa succede se un pagamento non riesce o va rimborsato?',
  suggest: '{quote}: secondo quale regola, e che cosa non va mai proposto?',
  calculate: '{quote}: secondo quale regola si calcola, e che cosa succede se manca un valore?',
  offline:
    '{quote}: se due persone cambiano la stessa cosa senza connessione, quale modifica vale?',
  sync: '{quote}: se entrambe le parti hanno cambiato qualcosa, quale modifica vale?',
  import: '{quote}: chi cura questa fonte, e che cosa succede quando non è disponibile?',
  assign: '{quote}: che cosa succede se la persona non può o non lo fa?',
  lend: '{quote}: che cosa succede se torna tardi, danneggiato o non torna?',
  book: '{quote}: che cosa succede se la persona non si presenta?',
  privacy: '{quote}: chi altro può vedere questi dati, e chi li cancella su richiesta?',
  publish: '{quote}: chi controlla prima, e chi può rimuovere la pubblicazione?',
  remove: '{quote}: chi può annullare questa azione, e per quanto tempo?',
  notify: '{quote}: che cosa succede se nessuno reagisce?',
  measure: '{quote}: che cosa si vede finché non arriva alcun valore, o ne arriva uno impossibile?',
  rate: '{quote}: un voto si può cambiare in seguito, e chi si occupa di uno scorretto?',
  report: '{quote}: chi può vedere queste cifre, e per quale periodo?',
  history: '{quote}: chi può leggerlo, e per quanto tempo si conserva?',
  queue: '{quote}: chi può passare avanti, e che cosa succede a chi lascia la coda?',
  scan: '{quote}: che cosa succede se il codice è danneggiato o sconosciuto?',
  message: '{quote}: chi altro può leggerlo, e per quanto tempo si conserva?',
  export: '{quote}: quale programma legge il file, e di quali colonne ha bisogno?',
  upload: '{quote}: quali formati e dimensioni, e chi può cancellarlo in seguito?',
  create: '{quote}: quali dati sono obbligatori, e chi può correggerli in seguito?',
};
