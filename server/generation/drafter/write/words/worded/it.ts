import type { WordedTable } from './wordedTable';

/** Italian tests of words that say exactly what to look at. */
export const itWorded: WordedTable = {
  sorted:
    '{quote}: le voci che differiscono in questo compaiono in quest’ordine, qualunque sia stata inserita per prima.',
  perUnit:
    '{quote}: con voci note per due di ciascuno, ognuno è mostrato separatamente e ogni cifra è giusta.',
  ofDay: '{quote}: con una voce di ieri, una di oggi e una di domani, si vede solo quella di oggi.',
  withoutAccount:
    '{quote}: in una finestra di navigazione privata funziona dall’inizio alla fine e nulla chiede di accedere.',
  filtered:
    '{quote}: ciascuno di questi dati trova una voce con il valore cercato e nessuna con un altro.',
  onlySeen: '{quote}: nient’altro compare nella pagina o nei dati che le sono inviati.',
  dayBefore:
    '{quote}: avviene una sola volta il giorno prima, e in nessun altro giorno, né prima né dopo.',
  choice:
    '{quote}: ognuno di questi valori può essere scelto, uno solo alla volta; si vede l’ultimo scelto, anche dopo un ricaricamento.',
  marked: '{quote}: il segno è ancora lì dopo un ricaricamento, e nessun’altra voce lo porta.',
  onTop:
    '{quote}: di due voci di cui solo una soddisfa questa condizione, quella sta sopra l’altra, qualunque sia stata inserita per prima.',
  eachTime:
    '{quote}: in ciascuno di questi momenti accade esattamente una volta, e in nessun altro.',
  own: '{quote}: di due utenti con dati diversi, ciascuno vede solo i propri, anche aprendo direttamente l’URL dell’altro.',
  offline:
    '{quote}: con la connessione disattivata, gli stessi passi funzionano; quando torna, nulla di quanto inserito nel frattempo è perso o doppio.',
  import:
    '{quote}: poi ogni riga compare con i suoi valori; un messaggio indica ogni riga che non è stato possibile leggere.',
  export: '{quote}: aperto in un altro programma, il file mostra gli stessi valori della pagina.',
  print: '{quote}: sulla carta in uso nulla è tagliato e tutto è leggibile.',
  scan: '{quote}: un codice valido apre ciò a cui appartiene; uno sconosciuto dà un messaggio e non cambia nulla.',
  deadline: '{quote}: subito prima, si è in tempo; subito dopo, è troppo tardi.',
  unique:
    '{quote}: due creati nello stesso momento sono diversi, e nessuno è mai assegnato due volte.',
  search: '{quote}: con una voce che corrisponde e una che non corrisponde, compare solo la prima.',
  remove: '{quote}: dopo non compare in nessun elenco di voci attuali e in nessuna ricerca.',
  upload: '{quote}: aperta da questa voce, la foto appare così come è stata scattata.',
  history:
    '{quote}: due voci inserite una dopo l’altra si ritrovano entrambe più tardi, in ordine, ciascuna con la sua ora.',
  live: '{quote}: una modifica fatta su un dispositivo compare su un altro, già aperto, senza ricaricare.',
  language:
    '{quote}: in ogni lingua sono presenti tutti i testi, le date e i messaggi, e nessuno è in un’altra lingua.',
  books:
    '{quote}: se due persone tentano nello stesso momento di prendere l’ultima disponibilità, una la ottiene e l’altra è avvisata che non c’è più.',
  decides:
    '{quote}: provato una volta con sì e una con no; tutti gli interessati vedono poi la decisione.',
  confirms:
    '{quote}: prima appare in sospeso; dopo appare fatto, con chi l’ha fatto e quando, anche dopo un ricaricamento.',
  swaps:
    '{quote}: dopo, tutti quelli che vedono il piano trovano ciascuno al posto dell’altro, e nessuno in entrambi.',
  told: '{quote}: ogni volta, il messaggio arriva a questa persona e dice di che si tratta; senza un motivo, non è inviato nulla.',
  cancels:
    '{quote}: dopo, tutti quelli che lo vedono lo trovano annullato, e non conta in nessun totale.',
  assigns:
    '{quote}: dopo figura presso la persona indicata e presso nessun’altra, ed entrambe le parti lo vedono.',
  computes:
    '{quote}: tre esempi calcolati a mano danno gli stessi risultati; uno di essi richiede un arrotondamento.',
  file: '{quote}: tutti quelli che possono vedere la voce possono aprirne il file, invariato.',
  paid: '{quote}: l’importo dovuto è addebitato esattamente una volta; se il pagamento è rifiutato o si interrompe, nulla è addebitato e chi paga ne è avvisato.',
  firstWins:
    '{quote}: se due persone lo fanno nello stesso momento, una lo ottiene e l’altra ne è avvisata.',
  oneStep: '{quote}: contando dalla pagina in cui inizia, non richiede più di questo.',
  ownOnly:
    '{quote}: un tentativo su ciò che è di un altro, anche aprendo direttamente il suo URL, è rifiutato e non cambia nulla.',
  overlap:
    '{quote}: una seconda che si sovrappone alla prima anche di un solo minuto è rifiutata, e la prima resta invariata.',
  approval: '{quote}: finché non è fatto, non conta e nulla ne consegue; dopo, sì.',
  anonymous:
    '{quote}: nessuna pagina, nessun messaggio e nessuna esportazione per altri contiene un nome o altro che riveli chi è.',
  automatic:
    '{quote}: avviene senza che nessuno faccia nulla, ed esattamente una volta ogni volta.',
  onMap: '{quote}: due voci in luoghi noti appaiono in quei luoghi sulla mappa.',
  optional:
    '{quote}: se lasciato vuoto, il salvataggio riesce lo stesso; se compilato, viene mostrato di nuovo.',
  recurring:
    '{quote}: osservato tre volte di seguito, avviene esattamente una volta ogni volta e mai nel mezzo.',
  delivered: '{quote}: con voci note, tutto ciò che contiene è giusto e non manca nulla.',
  signedIn:
    '{quote}: senza accedere, nessuna pagina ne mostra nulla, nemmeno aprendo direttamente il suo URL.',
  required: '{quote}: senza, è rifiutato e il messaggio dice perché; con, funziona.',
  comments:
    '{quote}: è mostrato qui con l’autore, anche dopo un ricaricamento, e in nessun altro posto.',
  votes:
    '{quote}: il totale coincide con un conteggio a mano, anche dopo un voto in più, e nessuno è contato due volte.',
  moves:
    '{quote}: dopo, tutti quelli che lo vedono lo trovano nel nuovo posto o orario e non più nel vecchio.',
  blocks:
    '{quote}: da allora ciò che questo deve impedire è rifiutato con un messaggio che dice perché; una volta tolto, funziona di nuovo.',
  shares:
    '{quote}: coloro con cui è condiviso possono aprirlo; chiunque altro è rifiutato, anche aprendo direttamente il suo URL.',
  lends:
    '{quote}: finché è in prestito, appare come prestato e nessun altro può prenderlo; una volta restituito, è di nuovo disponibile.',
  pauses:
    '{quote}: durante la pausa non ne avviene nulla; alla ripresa continua, e nulla di quanto inserito prima va perso.',
  joins:
    '{quote}: dopo, questo nome è nell’elenco esattamente una volta, anche dopo un secondo tentativo.',
  merges: '{quote}: dopo ce n’è uno al posto di più, con tutto ciò che ciascuno di essi conteneva.',
  rates:
    '{quote}: se valutano due persone, restano entrambe le valutazioni, e ogni totale o media coincide con un calcolo a mano.',
  orders:
    '{quote}: l’ordine arriva all’altra parte esattamente una volta, con tutto come scelto e con il totale calcolato a mano.',
  publishes:
    '{quote}: prima, coloro a cui è destinato non possono trovarlo; dopo sì, con tutto come inserito.',
  entered:
    '{quote}: inserito una volta con tutti i dettagli, tutto è mostrato di nuovo come inserito, anche dopo un ricaricamento.',
  shown:
    '{quote}: con voci note, ciò che si vede vi corrisponde, anche dopo la modifica di una di esse.',
  matched: '{quote}: tra uno che va bene e uno che non va bene, è proposto solo il primo.',
  steps:
    '{quote}: si porta un caso attraverso questi passi in ordine: dopo ciascuno, tutti gli interessati vedono a che punto è, e nessun passo si può saltare.',
  ifOnly:
    '{quote}: provato una volta dove questo vale e una dove non vale, avviene solo la prima volta.',
  linked: '{quote}: ciascuno dei due si apre dall’altro, e nient’altro si apre.',
  plays:
    '{quote}: ciò che è stato registrato o caricato si riproduce dall’inizio alla fine su un secondo dispositivo.',
  chart:
    '{quote}: con valori noti in tre momenti, ciascuno è al suo posto, e uno mancante lascia un vuoto.',
  external:
    '{quote}: con un account di prova dell’altro sistema, lì arrivano gli stessi valori; se non è raggiungibile, chi l’ha avviato è avvisato e nulla va perso.',
  api: '{quote}: una chiamata valida riceve la risposta descritta; una non valida riceve un errore che dice che cosa non va, e non cambia nulla.',
  edits:
    '{quote}: dopo, il nuovo valore è mostrato ovunque c’era il vecchio, anche dopo un ricaricamento.',
  measured:
    '{quote}: confrontato con una lettura fatta a mano nello stesso momento, il valore è lo stesso.',
  sends:
    '{quote}: arriva esattamente una volta, senza modifiche, a coloro a cui è destinato e a nessun altro.',
  inTurn:
    '{quote}: di tre che arrivano uno dopo l’altro, a ciascuno tocca in quest’ordine; chi rinuncia non fa perdere il posto a nessuno.',
  documented:
    '{quote}: con voci note, il documento le contiene tutte, e ogni numero in esso è giusto.',
  compared:
    '{quote}: con due casi noti, entrambi stanno fianco a fianco e ogni differenza si vede.',
  counted:
    '{quote}: aggiungendone uno, il numero mostrato cambia esattamente di uno; tolto quello, è come prima.',
  played:
    '{quote}: in tre prove come descritto, il gioco reagisce così ogni volta, e in nessun altro modo.',
};
