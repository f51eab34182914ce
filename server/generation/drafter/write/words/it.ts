import type { DocumentWords } from '../documentWords';
import { itQuestions } from './questions/it';
import { itWorded } from './worded/it';

/** Italian words of the documents. */
export const it: DocumentWords = {
  quotation: '«{text}»',
  comma: ', ',
  decimalPoint: ',',
  timeUnits: {
    hour: ' h',
    minute: ' min',
    second: ' s',
    dayMore: '{at} e 1 giorno',
    dayLess: '{at} meno 1 giorno',
  },
  prd: 'Documento dei requisiti di prodotto',
  frd: 'Documento dei requisiti funzionali',
  newProduct: 'Nuovo prodotto',
  workingTitle: '{label} (titolo provvisorio)',
  honesty:
    'Nessun modello linguistico ha scritto questo testo: l’idea è stata ordinata da regole. Le righe con U, G, R, C, N e B la citano parola per parola; tutto il resto è stato aggiunto ed è segnalato come tale.',
  connect:
    'Perché scriva un modello, impostare OPENAI_API_KEY o OPENAI_BASE_URL sul server e riavviarlo.',
  sorted: '{all} affermazioni su {all} classificate.',
  unsorted: 'Sotto «Contesto», ma forse un requisito: {ids}. Da verificare.',
  uncut: 'Troppo lunghi per essere divisi: {ids}. Verificare che cosa contengono.',
  unreadLanguage:
    'Le regole non leggono questa lingua: ogni affermazione è citata così com’è, in Contesto.',
  typeLine: 'Sembra: {label}',
  noType:
    'Che tipo di prodotto è? L’idea non lo chiarisce, quindi non viene suggerito nulla di tipico.',
  headings: {
    unheaded: 'Senza titolo',
    summary: 'In sintesi',
    context: 'Quadro di partenza',
    users: 'Utenti',
    goals: 'Obiettivi',
    requirements: 'Requisiti',
    permissions: 'Chi può fare cosa',
    constraints: 'Vincoli',
    exclusions: 'Escluso',
    contradictions: 'Possibili contraddizioni',
    background: 'Contesto',
    questions: 'Domande aperte',
    suggestions: 'Tipico di questo genere ({label}), assente dall’idea',
    risks: 'Rischi noti di questo genere ({label}), assenti dall’idea',
    entities: 'Dati e stati',
    houseRules: 'Regole di base (non nella sua idea)',
  },
  none: {
    users: 'L’idea non nomina utenti.',
    goals:
      'L’idea non lo dice. Da aggiungere: che cosa deve migliorare quando sarà in uso, e per chi?',
    perhapsGoals:
      'L’idea non formula un obiettivo. Che cosa dice della situazione o dello scopo, con le sue parole:',
    requirements: 'Nell’idea non è stato trovato che cosa fa il prodotto.',
    constraints: 'Nell’idea non ne sono stati trovati.',
    exclusions: 'Nell’idea non è stato trovato nulla.',
  },
  priorities: { must: 'Obbligatorio', should: 'Auspicabile', could: 'Possibile' },
  notes: {
    namedIn: 'vedi {ids}',
    reasonFor: 'il motivo di {id}',
    continues: 'continua {id}',
    answers: 'su {question}',
    label: '{label} nell’idea',
    undecided: 'da decidere, vedi {id}',
    struck: 'barrato nell’idea',
    conflict: 'possibile contraddizione, vedi {id}',
    sideA: 'Lato A',
    sideB: 'Lato B',
    entered: 'Campi',
    states: 'Stati',
    openIn: 'Aperto: {ids}',
  },
  asking:
    /(?<!\p{L})(?:dire|dicono|dice|sapere|sa|sanno|vedere|vede|vedono|chied(?:e|ono)|controllan?o?|decid(?:e|ono)|scegl(?:ie|iere)|scelgono|indicano?|mostrano?)\s$/u,
  plainIf: /^(?:se|quando|appena|non appena|ogni volta che|qualora|una volta che)\s+/iu,
  circumstances: [
    {
      begins: /^(?:dopo|una volta)/iu,
      check: '{given}: subito prima, {then} non vale ancora o è rifiutato; subito dopo, vale.',
    },
    {
      begins: /^(?:fin|mentre)/iu,
      check:
        '{given}: fino a subito prima della fine di quel tempo, {then} vale; subito dopo, non vale più.',
    },
    {
      begins: /^(?:a meno|tranne|salvo|eccetto)/iu,
      check: '{given}: in tal caso, {then} non vale; in ogni altro caso, vale.',
    },
  ],
  worded: itWorded,
  actQuestions: itQuestions,
  criteria: {
    holds: 'Soddisfatto quando: {quote}',
    open: 'Da concordare',
    openNumber: 'Da concordare: {quote}',
    legend:
      '«Da concordare»: le parole del requisito non indicano alcuna verifica. Aggiungere un esempio: dato che cosa, quando chi fa che cosa, allora che cosa.',
    condition: 'Quando {given}, allora {then}.',
    each: 'Tutti questi elementi sono presenti, verificati uno per uno: {things}.',
    entered:
      'Ognuno di questi dati si può inserire e in seguito appare esattamente come inserito: {things}.',
    row: 'Ovunque si usi {what}, valgono esattamente questi valori: {values}.',
    field: {
      required:
        'Il salvataggio senza {what} viene rifiutato con un messaggio che nomina {what}; tutto il resto già inserito rimane.',
      optional: 'Il salvataggio senza {what} viene accettato.',
      conditional:
        'Il salvataggio senza {what} viene rifiutato solo come dice la tabella: {words}.',
      options: '{what}: si può scegliere solo tra: {things}.',
      automatic: '{what} viene compilato senza che nessuno lo inserisca.',
      entered:
        '{what} può essere inserito e in seguito viene mostrato esattamente come è stato inserito.',
    },
    states:
      'Ciò che si trova in uno di questi stati lo mostra: {things}. Da concordare: quale stato può seguire quale e chi lo cambia.',
    bounds: {
      hours: '{quantity}: si applica dal primo all’ultimo minuto, ma non un minuto prima o dopo.',
      at: '{quantity}: subito prima di quest’ora non si applica ancora; da quest’ora in poi, sì.',
      atMost:
        '{quantity}: con {at}, è accettato; con {over}, è rifiutato con un messaggio che indica il limite.',
      within:
        '{quantity}: dopo esattamente {at}, si è ancora in tempo; dopo {over}, è troppo tardi.',
      fast: '{quantity}: misurato dall’inizio alla fine, con {under} è superato e con {at} no.',
      below: '{quantity}: si applica con {under}, ma non con {at}.',
      atLeast: '{quantity}: con {at} è soddisfatto, con {under} no.',
      above: '{quantity}: si applica con {over}, ma non con {at}.',
      every:
        '{quantity}: osservato per tre di questi periodi di seguito, avviene esattamente una volta in ciascuno.',
      after: '{quantity}: con {under}, non è ancora avvenuto nulla; con {at}, avviene.',
      range: '{quantity}: entrambi i valori estremi sono compresi; {under} e {over} no.',
      by: '{quantity}: subito prima, si è in tempo; subito dopo, è troppo tardi.',
      latest:
        '{quantity}: con {at} di margine, si è ancora in tempo; con {under} di margine, è troppo tardi.',
      ahead:
        '{quantity}: con {over} di anticipo, non avviene ancora nulla; con {at} di anticipo, avviene.',
      near: '{quantity}: ciò che dista {at} è compreso; ciò che dista {over} no.',
      lasting: '{quantity}: dopo {under}, vale ancora; dopo {at}, è terminato.',
      nearest: '{quantity}: con {over}, resta fuori solo l’ultimo in quest’ordine.',
      exactly: '{quantity}: esattamente {at}; {under} o {over} è un errore.',
      capacity:
        '{quantity}: provato con {at}, tutto funziona come al solito; oltre, nulla è garantito.',
      from: '{quantity}: si applica con {at}, ma non con {under}.',
      upTo: '{quantity}: si applica con {at}, ma non con {over}.',
      aheadMost:
        '{quantity}: quando mancano {over}, non è ancora possibile; quando mancano {at}, lo è.',
      kept: '{quantity}: fino alla fine di questo periodo, tutto è ancora presente e completo.',
    },
    outcome: '{quantity}: con {yes}, allora {outcome}; con {no}, ciò non si applica.',
    late: '{quantity}: dopo esattamente {at} è ancora in tempo; dopo {over}: {outcome}.',
    timeOut:
      '{quantity}: con {no}, non avviene ancora nulla; da {yes} in poi, {outcome}. Se è stato fatto in tempo, ciò non avviene mai.',
    share: '{quantity}: di un importo di 200, sono {sum}.',
    shareEach: '{quantity}: di un importo di 200, sono {sum} per uno e {triple} per tre.',
    rate: '{quantity}: per tre, il totale è {triple}.',
    denied: '{object}: ogni tentativo di violare questa regola è rifiutato e non cambia nulla.',
    deniedCase:
      '{object}: ogni tentativo di violare questa regola è rifiutato e non cambia nulla; dove la condizione lo permette, lo stesso tentativo riesce.',
    hidden:
      '{object}: chi è escluso non lo trova in nessuna pagina, in nessun elenco e in nessun risultato di ricerca, e nessun dato che riceve lo contiene.',
    absent: '{quote}: non compare in nessuna pagina, messaggio o impostazione.',
    others:
      '{quote}: lo stesso tentativo da parte di chiunque altro è rifiutato e non cambia nulla.',
    granted: '{roles}: {text} funziona.',
    refused: '{roles}: il tentativo ({text}) viene rifiutato e non cambia nulla.',
    limited: '{roles}: {text} funziona solo come dice la tabella, {words}.',
    extent: '{roles}, {text}: {words} funziona; tutto il resto viene rifiutato e non cambia nulla.',
    undecided: 'Da non provare finché non è deciso: {quote}',
  },
  questions: {
    contradiction: 'Possono valere entrambi: {one} e {other}? Se no, quale?',
    undecided: 'L’idea lo lascia aperto: {quote}. Chi decide, ed entro quando?',
    vague: 'Come misurerebbe un test {quote} in {where}?',
    noMeasure: 'Da quale numero, ed entro quando, si capirà che funziona?',
    idleRole: 'Che cosa può fare e vedere {quote}, e che cosa no?',
    noType: 'Che tipo di prodotto è e che cosa ci si fa per prima cosa?',
    unread: 'Quali delle affermazioni citate sono requisiti?',
  },
  houseRules: {
    grants:
      'Un’azione che l’idea non concede ad alcun ruolo è rifiutata dal server finché qualcuno non decide chi può compierla.',
    zones: 'Gli orari sono mostrati nel fuso orario dell’utente.',
    saving:
      'Il salvataggio crea esattamente una voce, anche dopo un doppio clic, un ricaricamento o una caduta della connessione.',
    refusals:
      'Un rifiuto indica il motivo e conserva quanto inserito; un elenco vuoto dice che è vuoto; un messaggio che non può essere recapitato risulta come non riuscito.',
  },
};
