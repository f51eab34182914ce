import type { WordedTable } from './wordedTable';

/** Italian tests of words that say exactly what to look at. */
export const itWorded: WordedTable = {
  sorted:
    '{quote}: due voci che differiscono in questo compaiono in quest’ordine, qualunque sia stata inserita per prima.',
  perUnit:
    '{quote}: con voci note per due di ciascuno, ognuno ha le proprie e ogni cifra è giusta.',
  ofDay: '{quote}: di tre voci, di ieri, di oggi e di domani, si vede solo quella di oggi.',
  withoutAccount:
    '{quote}: in un browser nuovo si arriva alla fine senza che sia chiesto di accedere.',
  filtered:
    '{quote}: ciascuno di questi dati trova una voce con il valore cercato e nessuna con un altro.',
  onlySeen: '{quote}: nient’altro compare nella pagina o nei dati che le sono inviati.',
  dayBefore: '{quote}: due giorni prima nulla; il giorno prima una volta sola; poi non si ripete.',
  marked:
    '{quote}: questa voce lo mostra poi a tutti quelli che la vedono, anche dopo un ricaricamento; quella accanto, no.',
  own: '{quote}: di due con dati diversi, ciascuno ha o vede i propri e nulla dell’altro, nemmeno tramite l’indirizzo.',
  offline:
    '{quote}: senza connessione gli stessi passi funzionano; quando torna, tutto arriva esattamente una volta.',
  import:
    '{quote}: poi ogni riga compare con i suoi valori; un file con una riga errata è rifiutato e il messaggio indica la riga.',
  export:
    '{quote}: aperto in un altro programma, il contenuto corrisponde voce per voce a dati noti.',
  print: '{quote}: sulla carta in uso nulla è tagliato e tutto si legge.',
  scan: '{quote}: un codice valido porta a ciò a cui appartiene; uno sconosciuto viene segnalato e non cambia nulla.',
  deadline: '{quote}: in tempo subito prima, troppo tardi subito dopo.',
  unique:
    '{quote}: due creati nello stesso momento ne hanno di diversi, e nessuno è mai assegnato due volte.',
  devices: '{quote}: su ogni dispositivo qui indicato i passi principali funzionano fino in fondo.',
  search: '{quote}: di una voce adatta e una no, si trova solo la prima.',
  remove: '{quote}: dopo, nessun elenco e nessuna ricerca lo propone come attuale.',
  upload: '{quote}: la foto si apre da questa voce così come è stata scattata.',
  history:
    '{quote}: due voci di due persone si ritrovano più tardi, invariate e in ordine, con autore e ora.',
  howMany:
    '{quote}: coincide con il conteggio a mano, anche dopo una voce in più e dopo averne tolta una.',
  live: '{quote}: una modifica su un dispositivo compare su un altro già aperto, senza ricaricare.',
  language:
    '{quote}: in ogni lingua ci sono tutti i testi, le date e i messaggi, e nessuno resta in un’altra.',
  sees: '{quote}: di due voci con valori noti compaiono entrambe, ciascuna con i propri; se una cambia, compare il nuovo valore.',
  seesIf: '{quote}: un caso in cui è così e uno in cui non lo è, ciascuno mostrato correttamente.',
  enters:
    '{quote}: riaperto più tardi, c’è una sola volta, con ogni valore come inserito. Da concordare: quali valori sono obbligatori?',
  changes:
    '{quote}: dove compariva il vecchio valore compare il nuovo, anche dopo aver ricaricato.',
  books:
    '{quote}: due persone tentano nello stesso momento per lo stesso libero; una lo ottiene e l’altra ne è informata.',
  decides:
    '{quote}: una prova con sì e una con no; ciascuna mostra poi la sua decisione a tutti gli interessati.',
  confirms:
    '{quote}: fino ad allora risulta in sospeso; poi risulta fatto, con chi e quando, anche dopo aver ricaricato.',
  swaps:
    '{quote}: poi ciascuno è al posto dell’altro per tutti quelli che vedono il piano, e nessuno in entrambi.',
  told: '{quote}: ogni volta che si dà il caso, arriva a questa persona e dice di che si tratta; altrimenti non arriva nulla.',
  cancels:
    '{quote}: dopo risulta annullato per tutti quelli che lo vedono e non conta più da nessuna parte.',
  assigns:
    '{quote}: dopo ce l’ha la persona indicata e nessun’altra, e entrambe le parti lo vedono.',
  chooses: '{quote}: riaperto, ciò che è stato scelto risulta scelto e il resto no.',
  computes:
    '{quote}: tre esempi calcolati a mano danno lo stesso risultato, uno dei quali va arrotondato.',
  file: '{quote}: il file si apre da questa voce, invariato, per tutti quelli che possono vederla.',
  paid: '{quote}: l’importo dovuto è addebitato una sola volta; se il pagamento è rifiutato o si interrompe, nulla è addebitato e la persona ne è informata.',
  firstWins:
    '{quote}: due persone lo fanno nello stesso momento; una lo ottiene e l’altra ne è informata.',
  oneStep: '{quote}: contato dalla pagina in cui inizia, non serve di più.',
  ownOnly:
    '{quote}: provato su ciò che è di un altro, anche tramite l’indirizzo, è rifiutato e non cambia nulla.',
  overlap:
    '{quote}: una seconda che condivida anche solo l’ultimo momento della prima è rifiutata, e la prima resta com’è.',
  approval: '{quote}: finché non è fatto, non conta e nulla ne consegue; dopo sì.',
  anonymous:
    '{quote}: nessuna pagina, messaggio o esportazione che altri ricevono contiene un nome o altro che dica chi è.',
  automatic: '{quote}: avviene senza che nessuno faccia nulla, e una volta ogni volta.',
  onMap: '{quote}: due voci in luoghi noti stanno in quei luoghi sulla mappa.',
  optional: '{quote}: se manca, si può salvare lo stesso; se inserito, viene mostrato di nuovo.',
  recurring:
    '{quote}: osservato per tre di questi giorni di seguito, avviene una volta in ciascuno e mai in mezzo.',
  delivered:
    '{quote}: con voci note arriva completo e giusto, e nessuno che non sia interessato lo riceve.',
  signedIn: '{quote}: senza accedere, nessuna pagina ne mostra nulla, nemmeno tramite l’indirizzo.',
  required: '{quote}: senza, è rifiutato e dice perché; con, funziona.',
  comments:
    '{quote}: appare qui con l’autore, anche dopo aver ricaricato, e in nessun altro posto.',
  votes:
    '{quote}: il totale coincide con un conteggio a mano, anche dopo un voto in più; nessuno conta due volte.',
  moves:
    '{quote}: dopo risulta nel nuovo posto o orario e non più nel vecchio, per tutti quelli che lo vedono.',
  blocks:
    '{quote}: da allora ogni tentativo di usarlo è rifiutato con il motivo; una volta sbloccato, lo stesso tentativo riesce.',
  shares:
    '{quote}: coloro con cui è condiviso possono aprirlo; chiunque altro è rifiutato, anche tramite il suo indirizzo.',
  lends:
    '{quote}: finché è in prestito, risulta così e nessun altro può prenderlo; una volta restituito, è di nuovo disponibile.',
  pauses:
    '{quote}: durante la pausa non ne accade nulla; poi riprende, e nulla di quanto inserito va perso.',
  joins:
    '{quote}: dopo questo nome è nella lista esattamente una volta, anche dopo un secondo tentativo.',
  merges: '{quote}: dopo ce n’è uno al posto di più, con tutto ciò che questi contenevano.',
  rates:
    '{quote}: le valutazioni di due persone restano entrambe, e ogni totale o media è uguale a quello calcolato a mano.',
  orders:
    '{quote}: l’ordine arriva all’altra parte esattamente una volta, con tutto come scelto e il totale calcolato a mano.',
  sends:
    '{quote}: arriva esattamente una volta e completo a coloro a cui è destinato, e a nessun altro.',
  publishes:
    '{quote}: prima, coloro a cui è destinato non lo trovano; dopo sì, con tutto come inserito.',
};
