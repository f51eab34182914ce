import type { DocumentWords } from '../documentWords';

/** Italian words of the documents. */
export const it: DocumentWords = {
  quotation: '«{text}»',
  comma: ', ',
  decimalPoint: ',',
  prd: 'Documento dei requisiti di prodotto',
  frd: 'Documento dei requisiti funzionali',
  workingTitle: '{label} (titolo provvisorio)',
  untitled: 'Idea senza titolo',
  honesty:
    'Nessun modello linguistico ha scritto questo testo: l’idea è stata ordinata da regole. Le righe con U, G, R, C, N e B la citano parola per parola; tutto il resto è stato aggiunto ed è segnalato come tale.',
  connect:
    'Perché scriva un modello, impostare OPENAI_API_KEY o OPENAI_BASE_URL sul server e riavviarlo.',
  sorted: '{sorted} affermazioni su {all} dicono che cosa deve essere il prodotto ({counts}).',
  unsorted:
    'Le altre {rest} sono citate come contesto: le loro parole non dicono che cosa fa il prodotto. Verificate che nessuna sia un requisito.',
  unreadLanguage:
    'Le regole non leggono questa lingua: ogni affermazione è citata così com’è, in Contesto.',
  typeLine: 'Sembra: {label}',
  noType:
    'Che tipo di prodotto è? L’idea non lo chiarisce, quindi non viene suggerito nulla di tipico.',
  headings: {
    summary: 'In sintesi',
    context: 'Quadro di partenza',
    users: 'Utenti',
    goals: 'Obiettivi',
    requirements: 'Requisiti',
    constraints: 'Vincoli',
    exclusions: 'Escluso',
    contradictions: 'Contraddizioni',
    background: 'Contesto',
    questions: 'Domande aperte',
    suggestions: 'Tipico di questo genere ({label}), assente dall’idea',
    risks: 'Rischi noti di questo genere ({label}), assenti dall’idea',
    permissions: 'Chi fa che cosa',
    entities: 'Dati e stati',
    houseRules: 'Regole di base (non nella sua idea)',
  },
  none: {
    users: 'L’idea non nomina utenti.',
    goals: 'Nell’idea non è stato trovato alcun obiettivo.',
    requirements: 'Nell’idea non è stato trovato che cosa fa il prodotto.',
    constraints: 'Nell’idea non ne sono stati trovati.',
    exclusions: 'Nell’idea non è stato trovato nulla.',
  },
  priorities: { must: 'Obbligatorio', should: 'Auspicabile', could: 'Possibile' },
  notes: {
    namedIn: 'vedi {ids}',
    reasonFor: 'il motivo di {id}',
    purposeOf: 'lo scopo di {id}',
    continues: 'continua {id}: {quote}',
    undecided: 'da decidere, vedi {id}',
    struck: 'barrato nell’idea',
    conflict: 'in contraddizione, vedi {id}',
    who: 'Chi: {who}',
    under: 'Sotto: {heading}',
    why: 'Perché: {quote} ({id})',
    alongside: 'Tenere conto anche di {ids}',
    unchecked: 'Dalle parole di {ids} non deriva alcuna verifica: concordatene una per ciascuno.',
    excludedYetAsked: 'escluso e insieme richiesto',
    sideA: 'Lato A',
    sideB: 'Lato B',
    role: 'Ruolo',
    does: 'Fa',
    ruledOut: 'Escluso',
    alsoSaid: 'Detto insieme: {quote} ({id})',
  },
  every: /(?<!\p{L})(?:ogni|ciascun[oa]?|tutti\si|tutte\sle)\s(?!volta|tanto)\p{L}+/u,
  criteria: {
    condition: 'Dato {given}, allora {then}.',
    each: 'C’è ognuno di questi elementi, verificato uno per uno: {things}.',
    bounds: {
      atMost: '{quantity}: {at} va bene, {over} no.',
      below: '{quantity}: {under} va bene, {at} no.',
      atLeast: '{quantity}: {at} va bene, {under} no.',
      above: '{quantity}: {over} va bene, {at} no.',
      every: '{quantity}: due di seguito hanno questa distanza, senza salti né doppioni.',
      after: '{quantity}: con {under} non ancora; con {at} sì.',
      range: '{quantity}: valgono entrambi gli estremi; {under} e {over} no.',
      by: '{quantity}: decidere se quel giorno stesso conta ancora.',
      exactly:
        '{quantity}: proprio questo valore o un limite? Concordarlo, poi provare il valore stesso.',
    },
    around: '{quantity}: provare su quel valore e ai due lati.',
    literal: '{quantity}: provare con questo valore esatto.',
    actions: [
      {
        verbs: /^(?:cerc|filtr)/u,
        check:
          '{object}: la ricerca trova una voce nota, avvisa se nulla corrisponde e si può azzerare.',
      },
      {
        verbs: /^(?:avvis|notific|ricord)/u,
        check: '{object}: arriva una volta per ogni occasione, la nomina e vi conduce.',
      },
      {
        verbs: /^(?:caric|alleg)/u,
        check:
          '{object}: un file troppo grande o del tipo sbagliato è rifiutato con il motivo; uno valido si può riaprire.',
      },
      {
        verbs: /^(?:prenot)/u,
        check:
          '{object}: di due persone che provano nello stesso istante una riesce e l’altra viene avvisata.',
      },
      {
        verbs: /^(?:approv|rifiut)/u,
        check:
          '{object}: accettato, rifiutato e in attesa si distinguono, e ciascuno indica chi ha deciso e quando.',
      },
      {
        verbs: /^(?:esport|scaric|stamp)/u,
        check:
          '{object}: ciò che arriva si apre altrove e contiene quello che mostrava lo schermo.',
      },
      {
        verbs: /^(?:elimin|cancell)/u,
        check:
          '{object}: sparisce da ogni elenco e ricerca, ed è definito che cosa accade a ciò che ne dipendeva.',
      },
      {
        verbs: /^(?:calcol|somm)/u,
        check:
          '{object}: tre esempi calcolati a mano coincidono, uno dei quali senza nulla da contare.',
      },
    ],
    every: '{thing}: provare con il primo caso, un altro e l’ultimo.',
    purpose: 'Lo scopo è raggiunto: {quote} ({id}).',
    unclear:
      'In {text} non c’è ancora nulla da provare. Resta da dire quando succede e che cosa si vede allora.',
    unclearWho:
      'In {text} non c’è ancora nulla da provare. Resta da dire chi lo fa, quando e che cosa si vede allora.',
  },
  questions: {
    contradiction: 'Quale vale: {one} o {other}?',
    undecided: 'L’idea lo lascia aperto: {quote}. Chi decide, ed entro quando?',
    vague: 'Come misurerebbe un test {quote} in {where}?',
    noMeasure: 'Da quale numero, ed entro quando, si capirà che funziona?',
    noRole: 'Chi lo fa: {quote}?',
    dateWithoutYear: 'Di quale anno, e che cosa slitta per primo se {quote} non si può rispettare?',
    conditionElse: 'Che cosa succede quando non è così: {quote}?',
    noType: 'Che tipo di prodotto è e che cosa ci si fa per prima cosa?',
    beyondLimit: 'Che cosa succede oltre il limite in {quote}?',
    unread: 'Quali delle affermazioni citate sono requisiti?',
  },
  houseRules: [
    'Un errore dice che cosa è successo e conserva ciò che era stato inserito.',
    'Ciò che l’idea non assegna a nessun ruolo è rifiutato dal server finché non si decide, non solo nascosto.',
    'Gli orari sono mostrati nel fuso orario di chi legge.',
    'Ogni elenco è corretto vuoto, con una voce e con più voci di quante ne stiano sullo schermo.',
    'Ciò che viene salvato c’è una volta sola, anche dopo un doppio clic, un ricaricamento o un’interruzione.',
  ],
};
