import type { DocumentWords } from '../documentWords';

/** German words of the documents. */
export const de: DocumentWords = {
  quotation: '„{text}“',
  comma: ', ',
  decimalPoint: ',',
  prd: 'Produktanforderungen (PRD)',
  frd: 'Funktionale Anforderungen (FRD)',
  workingTitle: '{label} (Arbeitstitel)',
  untitled: 'Idee ohne Titel',
  honesty:
    'Dies hat kein Sprachmodell geschrieben: Feste Regeln haben Ihre Idee sortiert. Zeilen mit U, G, R, C, N und B zitieren sie wörtlich; alles Übrige ist hinzugefügt und als solches gekennzeichnet.',
  connect:
    'Damit ein Modell schreibt, setzen Sie auf dem Server OPENAI_API_KEY oder OPENAI_BASE_URL und starten ihn neu.',
  sorted: '{sorted} von {all} Aussagen sagen, was das Produkt sein soll ({counts}).',
  unsorted:
    'Die übrigen {rest} stehen als Hintergrund: Ihre Worte sagen nicht, was das Produkt tut. Bitte prüfen, ob eine davon eine Anforderung ist.',
  unreadLanguage:
    'Die Regeln kennen diese Sprache nicht: Jede Aussage steht unverändert unter „Hintergrund“.',
  typeLine: 'Sieht aus wie: {label}',
  noType:
    'Was für ein Produkt ist es? Die Idee lässt es offen, daher gibt es keine typischen Vorschläge.',
  headings: {
    summary: 'Überblick',
    context: 'Ausgangslage',
    users: 'Nutzergruppen',
    goals: 'Ziele und Zweck',
    requirements: 'Anforderungen',
    constraints: 'Randbedingungen',
    exclusions: 'Ausgeschlossen',
    contradictions: 'Widersprüche',
    background: 'Hintergrund',
    questions: 'Offene Fragen',
    suggestions: 'Typisch für: {label} (nicht aus Ihrer Idee)',
    risks: 'Bekannte Risiken: {label} (nicht aus Ihrer Idee)',
    permissions: 'Wer was tut',
    entities: 'Daten und Zustände',
    houseRules: 'Hausregeln (nicht aus Ihrer Idee)',
  },
  none: {
    users: 'Die Idee nennt keine Nutzergruppen.',
    goals: 'In der Idee wurde kein Ziel gefunden.',
    requirements: 'In der Idee wurde nichts gefunden, was das Produkt tut.',
    constraints: 'In der Idee wurden keine gefunden.',
    exclusions: 'In der Idee wurde nichts gefunden.',
  },
  priorities: { must: 'Muss', should: 'Soll', could: 'Kann' },
  notes: {
    namedIn: 'siehe {ids}',
    reasonFor: 'der Grund für {id}',
    purposeOf: 'der Zweck von {id}',
    continues: 'setzt {id} fort: {quote}',
    undecided: 'noch offen, siehe {id}',
    struck: 'in der Idee durchgestrichen',
    conflict: 'im Widerspruch, siehe {id}',
    who: 'Wer: {who}',
    under: 'Unter: {heading}',
    why: 'Warum: {quote} ({id})',
    alongside: 'Dabei beachten: {ids}',
    unchecked: 'Aus den Worten von {ids} folgt keine Prüfung: bitte für jede eine vereinbaren.',
    excludedYetAsked: 'ausgeschlossen und doch verlangt',
    sideA: 'Seite A',
    sideB: 'Seite B',
    role: 'Rolle',
    does: 'Tut',
    ruledOut: 'Ausgeschlossen',
    alsoSaid: 'Dazu gesagt: {quote} ({id})',
  },
  every: /(?<!\p{L})(?:jede[rsnm]?|alle[rn]?|pro|je)\s(?!die|das|der|den|zwei|drei)\p{L}+/u,
  criteria: {
    condition: 'Gegeben {given}, dann {then}.',
    each: 'Jedes davon ist vorhanden, einzeln geprüft: {things}.',
    bounds: {
      atMost: '{quantity}: {at} erfüllt es, {over} nicht.',
      below: '{quantity}: {under} erfüllt es, {at} nicht.',
      atLeast: '{quantity}: {at} erfüllt es, {under} nicht.',
      above: '{quantity}: {over} erfüllt es, {at} nicht.',
      every:
        '{quantity}: zweimal hintereinander in diesem Abstand; nichts fällt aus, nichts kommt doppelt.',
      after: '{quantity}: noch nicht bei {under}, fällig bei {at}.',
      range: '{quantity}: Beide Enden gelten noch, {under} und {over} nicht mehr.',
      by: '{quantity}: Es ist festzulegen, ob der genannte Zeitpunkt selbst noch zählt.',
      exactly:
        '{quantity}: genau so oder eine Grenze? Erst festlegen, dann den Wert selbst testen.',
    },
    around: '{quantity}: genau dort und zu beiden Seiten davon prüfen.',
    literal: '{quantity}: mit genau diesem Wert geprüft.',
    actions: [
      {
        verbs: /^(?:suchen|sucht|durchsuch|filter)/u,
        check:
          '{object}: Ein bekannter Eintrag wird gefunden, eine leere Trefferliste sagt das, und die Eingabe lässt sich zurücksetzen.',
      },
      {
        verbs: /^(?:benachrichtig|erinner|alarmier)/u,
        check:
          '{object}: kommt zu jedem Anlass genau einmal an, nennt ihn und führt direkt dorthin.',
      },
      {
        verbs: /^(?:hochl|hochzuladen|anhäng|anzuhängen)/u,
        check:
          '{object}: Eine zu große oder falsche Datei wird mit Begründung abgewiesen; eine gültige lässt sich wieder öffnen.',
      },
      {
        verbs: /^(?:buch|reservier)/u,
        check:
          '{object}: Versuchen es zwei im selben Augenblick, gelingt es einer Person, und die andere erfährt es.',
      },
      {
        verbs: /^(?:genehmig|freigeben|freigibt|ablehn|bewillig)/u,
        check:
          '{object}: Angenommen, abgelehnt und noch offen sehen verschieden aus und zeigen, wer wann entschieden hat.',
      },
      {
        verbs: /^(?:exportier|herunter|ausdruck|druck)/u,
        check:
          '{object}: Was ankommt, lässt sich anderswo öffnen und enthält, was der Bildschirm zeigte.',
      },
      {
        verbs: /^(?:lösch)/u,
        check:
          '{object}: danach in keiner Liste und keiner Suche mehr; für alles, was daran hing, ist geregelt, was damit geschieht.',
      },
      {
        verbs: /^(?:berechn|ausrechn|rechnet|summier)/u,
        check: '{object}: Drei von Hand gerechnete Beispiele stimmen, eines davon ganz ohne Werte.',
      },
    ],
    every: '{thing}: für einen ersten, einen weiteren und den letzten Fall prüfen.',
    purpose: 'Der Zweck ist erreicht: {quote} ({id}).',
    unclear:
      '{text} lässt sich noch nicht testen. Bitte ergänzen, wann es geschieht und was dann zu sehen ist.',
    unclearWho:
      '{text} lässt sich noch nicht testen. Bitte ergänzen, wer es tut, wann und was dann zu sehen ist.',
  },
  questions: {
    contradiction: 'Was gilt: {one} oder {other}?',
    undecided: 'In der Idee offen gelassen: {quote}. Wer entscheidet das, und bis wann?',
    vague: 'Woran würde ein Test {quote} messen, in {where}?',
    noMeasure: 'An welcher Zahl und bis wann zeigt sich, dass es ein Erfolg ist?',
    noRole: 'Wer macht das: {quote}?',
    dateWithoutYear: 'Welches Jahr, und was fällt zuerst weg, wenn {quote} nicht zu halten ist?',
    conditionElse: 'Was geschieht, wenn das nicht zutrifft: {quote}?',
    noType: 'Was für ein Produkt ist es, und was tut man damit zuerst?',
    beyondLimit: 'Was geschieht jenseits der Grenze in {quote}?',
    unread: 'Welche der zitierten Aussagen sind Anforderungen?',
  },
  houseRules: [
    'Eine Fehlermeldung sagt, was geschehen ist, und behält die Eingaben.',
    'Was die Idee keiner Rolle zuschreibt, wird bis zur Entscheidung vom Server abgewiesen, nicht nur ausgeblendet.',
    'Zeiten erscheinen in der Zeitzone der Person, die sie liest.',
    'Jede Liste stimmt leer, mit einem Eintrag und mit mehr, als auf den Bildschirm passen.',
    'Gespeichertes ist genau einmal vorhanden, auch nach Doppelklick, Neuladen oder Verbindungsabbruch.',
  ],
};
