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
  uncut: 'Zu lang zum Zerlegen: {ids}. Bitte prüfen, was darin steht.',
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
    permissions: 'Wer was darf',
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
      'Ein Ziel nennt die Idee nicht ausdrücklich. Was sie über die Lage oder den Zweck sagt, in ihren Worten:',
    requirements: 'In der Idee wurde nichts gefunden, was das Produkt tut.',
    constraints: 'In der Idee wurden keine gefunden.',
    exclusions: 'In der Idee wurde nichts gefunden.',
  },
  priorities: { must: 'Muss', should: 'Soll', could: 'Kann' },
  notes: {
    namedIn: 'siehe {ids}',
    reasonFor: 'der Grund für {id}',
    continues: 'setzt {id} fort',
    answers: 'zu {question}',
    label: 'in der Idee {label}',
    undecided: 'noch offen, siehe {id}',
    struck: 'in der Idee durchgestrichen',
    conflict: 'möglicher Widerspruch, siehe {id}',
    sideA: 'Seite A',
    sideB: 'Seite B',
    entered: 'Felder',
    states: 'Zustände',
    openIn: 'Offen: {ids}',
  },
  asking:
    /(?<!\p{L})(?:sag(?:t|en)|frag(?:t|en)|sieht|sehen|weiß|wissen|zeig(?:t|en)|prüf(?:t|en)|entscheide[nt]|wähl(?:t|en)|erf[aä]hr(?:t|en)),?\s$/u,
  plainIf: /^(?:wenn|falls|sobald|sofern|immer wenn|jedes mal wenn)\s+/iu,
  circumstances: [
    {
      begins: /^(?:nachdem|erst wenn)/iu,
      check:
        '{given}: Unmittelbar davor gilt {then} noch nicht oder wird abgewiesen; unmittelbar danach gilt es.',
    },
    {
      begins: /^(?:bis|solange|während)/iu,
      check:
        '{given}: Bis unmittelbar vor dem Ende dieser Zeit gilt {then}; unmittelbar danach gilt es nicht mehr.',
    },
    {
      begins: /^(?:es sei denn|außer)/iu,
      check: '{given}: In diesem Fall gilt {then} nicht; in jedem anderen Fall gilt es.',
    },
  ],
  worded: deWorded,
  actQuestions: deQuestions,
  criteria: {
    holds: 'Erfüllt, wenn gilt: {quote}',
    open: 'Noch zu klären',
    openNumber: 'Noch zu klären: {quote}',
    legend:
      '„Noch zu klären“: Die Worte der Anforderung nennen keine Prüfung. Bitte ein Beispiel ergänzen: Was ist gegeben, wer tut was, und was gilt dann?',
    condition: 'Wenn {given}, dann {then}.',
    each: 'Alles davon ist vorhanden, einzeln geprüft: {things}.',
    entered:
      'Jede dieser Angaben lässt sich eingeben und wird später genau so angezeigt: {things}.',
    row: 'Überall, wo {what} vorkommt, gelten genau diese Werte: {values}.',
    field: {
      required:
        'Speichern ohne {what} wird mit einer Meldung abgelehnt, die {what} nennt; alles andere Eingegebene bleibt erhalten.',
      optional: 'Speichern ohne {what} wird angenommen.',
      conditional: 'Speichern ohne {what} wird nur so abgelehnt, wie die Tabelle es sagt: {words}.',
      options: '{what}: Nur das kann gewählt werden: {things}.',
      automatic: '{what} wird ausgefüllt, ohne dass jemand es eingibt.',
      entered:
        '{what} kann eingegeben werden und wird später genau so angezeigt, wie es eingegeben wurde.',
    },
    states:
      'Was sich in einem dieser Zustände befindet, zeigt ihn an: {things}. Zu klären: Welcher Zustand darf auf welchen folgen, und wer ändert ihn?',
    bounds: {
      hours:
        '{quantity}: Das gilt von der ersten bis zur letzten Minute, aber nicht eine Minute davor oder danach.',
      at: '{quantity}: Unmittelbar vor diesem Zeitpunkt gilt es noch nicht, ab diesem Zeitpunkt gilt es.',
      atMost:
        '{quantity}: Der Wert {at} wird angenommen; der Wert {over} wird mit einer Meldung abgewiesen, die die Grenze nennt.',
      within: '{quantity}: Nach genau {at} ist es noch rechtzeitig, nach {over} ist es zu spät.',
      fast: '{quantity}: Von Anfang bis Ende gemessen, gilt der Wert {under} als bestanden und der Wert {at} als nicht bestanden.',
      below: '{quantity}: Beim Wert {under} gilt es, beim Wert {at} nicht.',
      atLeast: '{quantity}: Der Wert {at} genügt, der Wert {under} nicht.',
      above: '{quantity}: Beim Wert {over} gilt es, beim Wert {at} nicht.',
      every:
        '{quantity}: Über drei solche Zeiträume nacheinander beobachtet, geschieht es in jedem genau einmal.',
      after: '{quantity}: Nach {under} ist noch nichts geschehen, nach {at} geschieht es.',
      range: '{quantity}: Beide Grenzwerte gehören dazu; {under} und {over} gehören nicht dazu.',
      by: '{quantity}: Unmittelbar davor ist es rechtzeitig, unmittelbar danach ist es zu spät.',
      latest:
        '{quantity}: Bei Restzeit {at} ist es noch rechtzeitig, bei Restzeit {under} ist es zu spät.',
      ahead:
        '{quantity}: Bei Restzeit {over} geschieht noch nichts, bei Restzeit {at} geschieht es.',
      near: '{quantity}: Was im Abstand {at} liegt, gehört dazu; was im Abstand {over} liegt, gehört nicht dazu.',
      lasting: '{quantity}: {under} später gilt es noch, {at} später ist es beendet.',
      nearest: '{quantity}: Gibt es {over}, fehlt nur das Letzte in dieser Reihenfolge.',
      exactly: '{quantity}: Genau {at}; {under} oder {over} ist ein Fehler.',
      capacity:
        '{quantity}: Mit dem Wert {at} erprobt, läuft alles wie gewohnt; darüber hinaus ist nichts zugesagt.',
      from: '{quantity}: Beim Wert {at} gilt es, beim Wert {under} nicht.',
      upTo: '{quantity}: Beim Wert {at} gilt es, beim Wert {over} nicht.',
      aheadMost:
        '{quantity}: Bei Restzeit {over} ist es noch nicht möglich, bei Restzeit {at} ist es möglich.',
      kept: '{quantity}: Bis zum Ablauf dieser Zeit ist alles noch vollständig vorhanden.',
    },
    outcome: '{quantity}: Beim Wert {yes} gilt {outcome}; beim Wert {no} gilt das nicht.',
    late: '{quantity}: Nach genau {at} ist es noch rechtzeitig; nach {over}: {outcome}.',
    timeOut:
      '{quantity}: Nach {no} geschieht noch nichts; ab {yes} gilt {outcome}. Ist es rechtzeitig erledigt, kommt es nie dazu.',
    share: '{quantity}: Von einem Betrag von 200 sind das {sum}.',
    shareEach:
      '{quantity}: Von einem Betrag von 200 sind das {sum} für eins und {triple} für drei.',
    rate: '{quantity}: Für drei beträgt die Summe {triple}.',
    denied:
      '{object}: Ein Versuch, gegen diese Regel zu verstoßen, wird abgewiesen und ändert nichts.',
    deniedCase:
      '{object}: Ein Versuch, gegen diese Regel zu verstoßen, wird abgewiesen und ändert nichts; wo die Bedingung es erlaubt, gelingt derselbe Versuch.',
    hidden:
      '{object}: Wer davon ausgeschlossen ist, findet es auf keiner Seite, in keiner Liste und in keinem Suchergebnis, und keine an ihn gesendeten Daten enthalten es.',
    absent:
      '{quote}: Auf keiner Seite, in keiner Nachricht und in keiner Einstellung kommt davon etwas vor.',
    others: '{quote}: Derselbe Versuch von jemand anderem wird abgewiesen und ändert nichts.',
    granted: '{roles}: {text} gelingt.',
    refused: '{roles}: Der Versuch ({text}) wird abgelehnt und ändert nichts.',
    limited: '{roles}: {text} gelingt nur wie in der Tabelle, {words}.',
    extent: '{roles}, {text}: {words} gelingt; alles andere wird abgelehnt und ändert nichts.',
    undecided: 'Erst zu prüfen, wenn dies entschieden ist: {quote}',
  },
  questions: {
    contradiction: 'Kann beides gelten: {one} und {other}? Wenn nicht, was davon?',
    undecided: 'In der Idee offen gelassen: {quote}. Wer entscheidet das, und bis wann?',
    vague: 'Woran würde ein Test {quote} messen, in {where}?',
    noMeasure: 'An welcher Zahl und bis wann zeigt sich, dass es ein Erfolg ist?',
    idleRole: 'Was darf {quote} tun und sehen, und was nicht?',
    noType: 'Was für ein Produkt ist es, und was tut man damit zuerst?',
    unread: 'Welche der zitierten Aussagen sind Anforderungen?',
  },
  houseRules: {
    grants:
      'Eine Handlung, die die Idee keiner Rolle erlaubt, weist der Server ab, bis jemand entscheidet, wer sie ausführen darf.',
    zones: 'Zeiten werden in der Zeitzone der nutzenden Person angezeigt.',
    saving:
      'Speichern legt genau einen Eintrag an, auch nach Doppelklick, Neuladen oder Verbindungsabbruch.',
    refusals:
      'Eine Abweisung nennt den Grund und bewahrt die Eingaben; eine leere Liste sagt, dass sie leer ist; eine Nachricht, die sich nicht zustellen lässt, wird als fehlgeschlagen angezeigt.',
  },
};
