import type { DocumentWords } from '../documentWords';
import { deQuestions } from './questions/de';
import { deWorded } from './worded/de';

/** German words of the documents. */
export const de: DocumentWords = {
  quotation: '„{text}“',
  comma: ', ',
  decimalPoint: ',',
  timeUnits: {
    hour: ' h',
    minute: ' min',
    second: ' s',
    dayMore: '{at} und 1 Tag',
    dayLess: '{at} weniger 1 Tag',
  },
  prd: 'Produktanforderungen (PRD)',
  frd: 'Funktionale Anforderungen (FRD)',
  newProduct: 'Neues Produkt',
  workingTitle: '{label} (Arbeitstitel)',
  honesty:
    'Dies hat kein Sprachmodell geschrieben: Feste Regeln haben Ihre Idee sortiert. Zeilen mit U, G, R, C, N und B zitieren sie wörtlich; alles Übrige ist hinzugefügt und als solches gekennzeichnet.',
  connect:
    'Damit ein Modell schreibt, setzen Sie auf dem Server OPENAI_API_KEY oder OPENAI_BASE_URL und starten ihn neu.',
  sorted: '{all} von {all} Aussagen eingeordnet.',
  unsorted: 'Unter „Hintergrund“, aber vielleicht eine Anforderung: {ids}. Bitte prüfen.',
  unreadLanguage:
    'Die Regeln kennen diese Sprache nicht: Jede Aussage steht unverändert unter „Hintergrund“.',
  typeLine: 'Sieht aus wie: {label}',
  noType:
    'Was für ein Produkt ist es? Die Idee lässt es offen, daher gibt es keine typischen Vorschläge.',
  headings: {
    unheaded: 'Ohne Überschrift',
    summary: 'Überblick',
    context: 'Ausgangslage',
    users: 'Nutzergruppen',
    goals: 'Ziele und Zweck',
    requirements: 'Anforderungen',
    constraints: 'Randbedingungen',
    exclusions: 'Ausgeschlossen',
    contradictions: 'Mögliche Widersprüche',
    background: 'Hintergrund',
    questions: 'Offene Fragen',
    suggestions: 'Typisch für: {label} (nicht aus Ihrer Idee)',
    risks: 'Bekannte Risiken: {label} (nicht aus Ihrer Idee)',
    entities: 'Daten und Zustände',
    houseRules: 'Hausregeln (nicht aus Ihrer Idee)',
  },
  none: {
    users: 'Die Idee nennt keine Nutzergruppen.',
    goals:
      'In der Idee nicht genannt. Zu ergänzen: Was soll besser sein, sobald es im Einsatz ist, und für wen?',
    perhapsGoals:
      'Ein Ziel nennt die Idee nicht ausdrücklich. Was heute schlecht läuft oder wozu es dient, in ihren Worten:',
    requirements: 'In der Idee wurde nichts gefunden, was das Produkt tut.',
    constraints: 'In der Idee wurden keine gefunden.',
    exclusions: 'In der Idee wurde nichts gefunden.',
  },
  priorities: { must: 'Muss', should: 'Soll', could: 'Kann' },
  notes: {
    namedIn: 'siehe {ids}',
    reasonFor: 'der Grund für {id}',
    continues: 'setzt {id} fort',
    undecided: 'noch offen, siehe {id}',
    struck: 'in der Idee durchgestrichen',
    conflict: 'möglicher Widerspruch, siehe {id}',
    sideA: 'Seite A',
    sideB: 'Seite B',
    entered: 'Felder',
    states: 'Zustände',
    openIn: 'Offen: {ids}',
  },
  product:
    /(?<![\p{L}-])(?:(?!whatsapp)[\p{L}-]{4,}(?:app|software|system|portal|plattform|tool|spiel))(?![\p{L}-])/iu,
  asking:
    /(?<!\p{L})(?:sag(?:t|en)|frag(?:t|en)|sieht|sehen|weiß|wissen|zeig(?:t|en)|prüf(?:t|en)|entscheide[nt]|wähl(?:t|en)|erf[aä]hr(?:t|en)),?\s$/u,
  plainIf: /^(?:wenn|falls|sobald|sofern|immer wenn|jedes mal wenn)\s+/iu,
  circumstances: [
    {
      begins: /^(?:nachdem|erst wenn)/iu,
      check:
        'Kurz vor {given} gilt {then} nicht oder wird abgewiesen, gleich danach gilt es. Beides prüfen.',
    },
    {
      begins: /^(?:bis|solange|während)/iu,
      check: '{then} gilt bis zum Ende von {given} und gleich danach nicht mehr. Beides prüfen.',
    },
    {
      begins: /^(?:es sei denn|außer)/iu,
      check:
        '{given}: ein Test, in dem das so ist und {then} nicht gilt, und einer, in dem es nicht so ist und das gilt.',
    },
  ],
  lasting:
    /(?<!\p{L})(?:für|gilt|gelten|dauert|dauern)\s+(?:nur\s+)?[\p{N}\p{L}]+\s\p{L}+$|^\s?lang(?!\p{L})|^\s?gültig/u,
  window: /(?<!\p{L})(?:letzten?|vergangenen?|nächsten?|kommenden?|folgenden?)\s+[\p{N}\p{L}]+/u,
  worded: deWorded,
  actQuestions: deQuestions,
  criteria: {
    holds: 'Erfüllt, wenn gilt: {quote}',
    chain:
      'In dieser Reihenfolge: {things}. Jeder Schritt führt nur zum nächsten; einen zu überspringen wird abgewiesen.',
    condition: 'Wenn {given}, dann {then}; sonst nicht.',
    possible: 'Wenn {given}: {then} gelingt.',
    each: 'Alles davon ist vorhanden, einzeln geprüft: {things}.',
    entered: 'Alles davon lässt sich eingeben und wird wieder so angezeigt: {things}.',
    states:
      'Jeder dieser Zustände wird an dem angezeigt, was sich darin befindet: {things}. Zu klären: welcher auf welchen folgen darf und wer ihn ändert.',
    choice: 'Jedes davon lässt sich wählen und wird dann als gewählt angezeigt: {things}.',
    bounds: {
      hours:
        '{quantity}: so von der ersten bis zur letzten Minute, eine Minute davor und danach nicht.',
      moment: '{quantity}: kurz davor noch nicht so, kurz danach schon.',
      exact: '{quantity}: genau so, weder {under} noch {over}.',
      atMost: '{quantity}: {at} ist noch erlaubt, {over} nicht mehr.',
      inTime: '{quantity}: {at} ist noch rechtzeitig, {over} zu spät.',
      faster: '{quantity}: {under} ist noch rechtzeitig, {at} zu spät.',
      goneBy: '{quantity}: bei {at} darf es noch da sein, bei {over} ist es weg.',
      cost: '{quantity}: alle solchen Kosten, einzeln aufgelistet, ergeben zusammen nicht mehr.',
      learn:
        '{quantity}: Wer es noch nie gesehen hat, schafft die wichtigsten Schritte in dieser Zeit ohne Hilfe.',
      below: '{quantity}: gilt bei {under}, nicht bei {at}.',
      atLeast: '{quantity}: {at} genügt, {under} nicht.',
      above: '{quantity}: gilt bei {over}, nicht bei {at}.',
      every:
        '{quantity}: über drei solche Zeiträume beobachtet, geschieht es in jedem einmal; keiner fällt aus.',
      after: '{quantity}: noch nicht bei {under}, fällig bei {at}.',
      range: '{quantity}: Beide Enden gehören dazu, {under} und {over} nicht.',
      by: '{quantity}: unmittelbar vorher rechtzeitig, unmittelbar danach zu spät.',
      latest: '{quantity}: rechtzeitig, wenn noch {at} bleiben; zu spät bei {under}.',
      ahead: '{quantity}: noch nicht, solange {over} bleiben; fällig, wenn {at} bleiben.',
      window: '{quantity}: {at} entfernt gehört dazu, {over} entfernt nicht.',
      lasting: '{quantity}: nach {under} noch so, nach {at} vorbei.',
      ended: '{quantity}: bei {under} noch möglich, ab {at} abgewiesen.',
      nearest: '{quantity}: Bei {over} fehlt davon eines.',
    },
    openNumber:
      '{quantity}: zu klären: mindestens, höchstens oder genau? Dann prüfen mit {under}, {at} und {over}.',
    outcome: '{quantity}: bei {yes} gilt {outcome}, bei {no} gilt das nicht.',
    timeOut:
      '{quantity}: bei {no} noch nichts; ab {yes} gilt {outcome}. Ist es rechtzeitig geschehen, kommt es nie dazu.',
    missed:
      '{quantity}: unmittelbar vorher noch nichts; unmittelbar danach gilt {outcome}. Ist es rechtzeitig geschehen, kommt es nie dazu.',
    share: '{quantity}: von 200 sind das {sum}.',
    shareEach: '{quantity}: von 200 sind das {sum} für eins und {triple} für drei.',
    rate: '{quantity}: für drei sind das {triple}.',
    once: '{quote}: beim ersten Mal gelingt es, ein zweites Mal wird abgewiesen und ändert nichts.',
    waits:
      '{quantity}: bei {no} geht es sofort weiter; bei {yes} wartet es, bis das geschehen ist: {outcome}.',
    denied: '{object}: Ein Versuch, das zu umgehen, wird abgewiesen und ändert nichts.',
    deniedCase:
      '{object}: Ein Versuch, das zu umgehen, wird abgewiesen und ändert nichts; wo die Bedingung es zulässt, gelingt derselbe Versuch.',
    hidden:
      '{object}: Wer davon ausgeschlossen ist, findet es auf keiner Seite, in keiner Liste und keiner Suche, und keine an ihn gesendeten Daten enthalten es.',
    others: '{quote}: Derselbe Versuch von jemand anderem wird abgewiesen und ändert nichts.',
    undecided: 'Erst zu prüfen, wenn entschieden: {quote}',
  },
  questions: {
    contradiction: 'Kann beides gelten: {one} und {other}? Wenn nicht, was davon?',
    undecided: 'In der Idee offen gelassen: {quote}. Wer entscheidet das, und bis wann?',
    vague: 'Woran würde ein Test {quote} messen, in {where}?',
    noMeasure: 'An welcher Zahl und bis wann zeigt sich, dass es ein Erfolg ist?',
    noRole: 'Wer macht das: {quote}?',
    idleRole: 'Was darf {quote} tun und sehen, und was nicht?',
    noType: 'Was für ein Produkt ist es, und was tut man damit zuerst?',
    beyondLimit: 'Was geschieht jenseits der Grenze in {quote}?',
    unread: 'Welche der zitierten Aussagen sind Anforderungen?',
  },
  houseRules: [
    'Was die Idee keiner Rolle zuschreibt, wird bis zur Entscheidung vom Server abgewiesen, nicht nur ausgeblendet.',
    'Zeiten erscheinen in der Zeitzone der Person, die sie liest.',
    'Gespeichertes ist genau einmal vorhanden, auch nach Doppelklick, Neuladen oder Verbindungsabbruch.',
    'Abgewiesenes nennt den Grund, und die Eingaben bleiben; wo noch nichts ist, steht das da; eine Nachricht, die nicht zugestellt werden kann, gilt sichtbar als gescheitert.',
  ],
};
