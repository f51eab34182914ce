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
      'L’idea non formula un obiettivo. Che cosa oggi non va, o a che cosa serve, con le sue parole:',
    requirements: 'Nell’idea non è stato trovato che cosa fa il prodotto.',
    constraints: 'Nell’idea non ne sono stati trovati.',
    exclusions: 'Nell’idea non è stato trovato nulla.',
  },
  priorities: { must: 'Obbligatorio', should: 'Auspicabile', could: 'Possibile' },
  notes: {
    namedIn: 'vedi {ids}',
    reasonFor: 'il motivo di {id}',
    continues: 'continua {id}',
    undecided: 'da decidere, vedi {id}',
    struck: 'barrato nell’idea',
    conflict: 'possibile contraddizione, vedi {id}',
    sideA: 'Lato A',
    sideB: 'Lato B',
    entered: 'Campi',
    states: 'Stati',
    openIn: 'Aperto: {ids}',
  },
  product:
    /(?<![\p{L}-])(?:(?:applicazione|app|strumento|piattaforma|gioco|portale) di (?!(?:il|lo|la|i|gli|le|che|nostr\p{L}+)\s)[\p{L}-]{4,})(?![\p{L}-])/iu,
  asking:
    /(?<!\p{L})(?:dire|dicono|dice|sapere|sa|sanno|vedere|vede|vedono|chied(?:e|ono)|controllan?o?|decid(?:e|ono)|scegl(?:ie|iere)|scelgono|indicano?|mostrano?)\s$/u,
  plainIf: /^(?:se|quando|appena|non appena|ogni volta che|qualora|una volta che)\s+/iu,
  circumstances: [
    {
      begins: /^(?:dopo|una volta)/iu,
      check:
        'Subito prima di {given}, {then} non vale o è rifiutato; subito dopo sì. Provare entrambi i momenti.',
    },
    {
      begins: /^(?:fin|mentre)/iu,
      check:
        '{then} vale fino alla fine di {given} e subito dopo non più. Provare entrambi i momenti.',
    },
    {
      begins: /^(?:a meno|tranne|salvo|eccetto)/iu,
      check: '{given}: una prova in cui è così e {then} non vale, e una in cui non lo è e vale.',
    },
  ],
  lasting: /(?<!\p{L})(?:per|durante|dura|durano|valid[oaie])\s+[\p{N}\p{L}]+\s\p{L}+$/u,
  window: /(?<!\p{L})(?:ultim[ie]|prossim[ie]|successiv[ie]|precedenti|scors[ie])(?!\p{L})/u,
  worded: itWorded,
  actQuestions: itQuestions,
  criteria: {
    holds: 'Soddisfatto quando: {quote}',
    chain:
      'In quest’ordine: {things}. Ogni passo porta solo al successivo; saltarne uno viene rifiutato.',
    condition: 'Quando {given}, allora {then}; altrimenti no.',
    possible: 'Quando {given}: {then} funziona.',
    each: 'Ci sono tutti questi elementi; da provare uno per uno: {things}.',
    entered: 'Ognuno di questi dati si può inserire e poi appare tale e quale: {things}.',
    states:
      'Ognuno di questi stati appare su ciò che vi si trova: {things}. Da concordare: quale può seguire quale e chi lo cambia.',
    choice: 'Ognuna di queste scelte è possibile e poi risulta scelta: {things}.',
    bounds: {
      hours: '{quantity}: così dal primo all’ultimo minuto; un minuto prima o dopo, no.',
      moment: '{quantity}: subito prima non ancora, subito dopo sì.',
      exact: '{quantity}: esattamente così, né {under} né {over}.',
      atMost: '{quantity}: {at} è ancora ammesso, {over} non più.',
      inTime: '{quantity}: {at} è ancora in tempo; {over} è troppo tardi.',
      faster: '{quantity}: {under} è ancora in tempo; {at} è troppo tardi.',
      goneBy: '{quantity}: con {at} può esserci ancora; con {over} non c’è più.',
      cost: '{quantity}: tutti i costi di questo tipo, elencati uno per uno, non superano questo totale.',
      learn:
        '{quantity}: chi non l’ha mai visto fa i passi principali in questo tempo, senza aiuto.',
      below: '{quantity}: vale con {under}, non con {at}.',
      atLeast: '{quantity}: {at} basta, {under} no.',
      above: '{quantity}: vale con {over}, non con {at}.',
      every:
        '{quantity}: osservato per tre di questi periodi di seguito, avviene una volta in ciascuno; nessuno manca.',
      after: '{quantity}: con {under} non ancora, con {at} sì.',
      range: '{quantity}: entrambi gli estremi sono compresi; {under} e {over} no.',
      by: '{quantity}: in tempo subito prima, troppo tardi subito dopo.',
      latest: '{quantity}: in tempo se mancano {at}; tardi se mancano {under}.',
      ahead: '{quantity}: non ancora quando mancano {over}; sì quando mancano {at}.',
      window: '{quantity}: ciò che dista {at} è compreso, ciò che dista {over} no.',
      lasting: '{quantity}: dopo {under} vale ancora, dopo {at} è finito.',
      ended: '{quantity}: con {under} è ancora possibile, da {at} in poi è rifiutato.',
      nearest: '{quantity}: con {over}, uno resta fuori.',
    },
    openNumber:
      '{quantity}: da concordare: almeno, al massimo o esattamente? Poi provare con {under}, {at} e {over}.',
    outcome: '{quantity}: con {yes}, {outcome}; con {no}, questo non vale.',
    timeOut:
      '{quantity}: con {no} ancora nulla; con {yes}, {outcome}. Se è stato fatto in tempo, non succede mai.',
    missed:
      '{quantity}: subito prima ancora nulla; subito dopo, {outcome}. Se è stato fatto in tempo, non succede mai.',
    share: '{quantity}: su 200 fa {sum}.',
    shareEach: '{quantity}: su 200 fa {sum} per uno e {triple} per tre.',
    rate: '{quantity}: per tre fa {triple}.',
    once: '{quote}: la prima volta funziona; una seconda è rifiutata e non cambia nulla.',
    waits:
      '{quantity}: con {no} prosegue subito; con {yes} attende che questo sia fatto: {outcome}.',
    denied: '{object}: ogni tentativo di aggirarlo è rifiutato e non cambia nulla.',
    deniedCase:
      '{object}: ogni tentativo di aggirarlo è rifiutato e non cambia nulla; dove la condizione lo consente, lo stesso tentativo riesce.',
    hidden:
      '{object}: chi ne è escluso non lo trova in nessuna pagina, elenco o ricerca, e i dati inviati non lo contengono.',
    others: '{quote}: lo stesso tentativo di chiunque altro è rifiutato e non cambia nulla.',
    undecided: 'Da provare solo dopo la decisione: {quote}',
  },
  questions: {
    contradiction: 'Possono valere entrambi: {one} e {other}? Se no, quale?',
    undecided: 'L’idea lo lascia aperto: {quote}. Chi decide, ed entro quando?',
    vague: 'Come misurerebbe un test {quote} in {where}?',
    noMeasure: 'Da quale numero, ed entro quando, si capirà che funziona?',
    noRole: 'Chi lo fa: {quote}?',
    idleRole: 'Che cosa può fare e vedere {quote}, e che cosa no?',
    noType: 'Che tipo di prodotto è e che cosa ci si fa per prima cosa?',
    beyondLimit: 'Che cosa succede oltre il limite in {quote}?',
    unread: 'Quali delle affermazioni citate sono requisiti?',
  },
  houseRules: [
    'Ciò che l’idea non assegna a nessun ruolo è rifiutato dal server finché non si decide, non solo nascosto.',
    'Gli orari sono mostrati nel fuso orario di chi legge.',
    'Ciò che viene salvato c’è una volta sola, anche dopo un doppio clic, un ricaricamento o un’interruzione.',
    'Un rifiuto indica il motivo e conserva quanto inserito; dove non c’è ancora nulla, la pagina lo dice; un messaggio che non si può recapitare risulta fallito.',
  ],
};
