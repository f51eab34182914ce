import type { DocumentWords } from '../documentWords';

/** German words of the documents. */
export const de: DocumentWords = {
  marks: ['„', '“'],
  decimalPoint: ',',
  prd: 'Produktanforderungen (PRD)',
  frd: 'Funktionale Anforderungen (FRD)',
  workingTitle: '{label} (Arbeitstitel)',
  untitled: 'Idee ohne Titel',
  honesty:
    'Dies hat kein Sprachmodell geschrieben: Feste Regeln haben Ihre Idee sortiert. Zeilen mit U, G, R, C, N und B zitieren sie wörtlich; alles Übrige ist hinzugefügt und als solches gekennzeichnet. Damit ein Modell schreibt, setzen Sie auf dem Server OPENAI_API_KEY oder OPENAI_BASE_URL und starten ihn neu.',
  placed: '{placed} von {all} Aussagen eingeordnet',
  unreadLanguage:
    'Die Regeln kennen diese Sprache nicht: Jede Aussage steht unverändert unter „Hintergrund“.',
  typeLine: 'Sieht aus wie: {label}',
  noType: 'Keine Produktart ist sicher, daher gibt es keine typischen Vorschläge',
  headings: {
    summary: 'Überblick',
    users: 'Nutzergruppen',
    goals: 'Ziele und Zweck',
    requirements: 'Anforderungen',
    constraints: 'Randbedingungen',
    exclusions: 'Gehört nicht dazu',
    contradictions: 'Widersprüche',
    background: 'Hintergrund',
    questions: 'Offene Fragen',
    suggestions: 'Typisch für: {label} (nicht aus Ihrer Idee)',
    risks: 'Bekannte Risiken: {label} (nicht aus Ihrer Idee)',
    permissions: 'Wer was tut',
    things: 'Begriffe',
    entities: 'Daten und Zustände',
    limits: 'Grenzwerte',
    houseRules: 'Hausregeln (nicht aus Ihrer Idee)',
  },
  none: {
    users: 'Die Idee nennt keine Nutzergruppen.',
    goals: 'Die Idee nennt kein Ziel.',
    requirements: 'Die Idee sagt nicht, was das Produkt tut.',
    constraints: 'Die Idee nennt keine.',
    exclusions: 'Die Idee schließt nichts aus.',
  },
  priorities: { must: 'Muss', should: 'Soll', could: 'Kann' },
  notes: {
    namedIn: 'siehe {ids}',
    reasonFor: 'der Grund für {id}',
    purposeOf: 'der Zweck von {id}',
    continues: 'setzt {id} fort: {who}',
    undecided: 'noch offen, siehe {id}',
    struck: 'in der Idee durchgestrichen',
    conflict: 'im Widerspruch, siehe {id}',
    who: 'Wer: {who}',
    whoUnstated: 'Wer: nicht genannt',
    against: '{one} ({oneId}) gegen {other} ({otherId})',
    excludedYetAsked: 'ausgeschlossen und doch verlangt',
    stated: 'genannt',
    notStated: 'nicht genannt',
    role: 'Rolle',
    limit: 'Grenzwert',
    standsIn: 'Steht in',
    mentioned: '{count}-mal: {ids}',
  },
  criteria: {
    conditional: 'Wenn {condition}, dann {result}.',
    byRole: 'Als {role} angemeldet, gelingt es von Anfang bis Ende: {text}',
    plain: 'Mit echten Daten vorgeführt: {text}',
    bounds: {
      atMost: '{quantity}: {at} erfüllt es, {over} nicht.',
      below: '{quantity}: {under} erfüllt es, {at} nicht.',
      atLeast: '{quantity}: {at} erfüllt es, {under} nicht.',
      above: '{quantity}: {over} erfüllt es, {at} nicht.',
      every:
        '{quantity}: zweimal hintereinander in diesem Abstand; nichts fällt aus, nichts kommt doppelt.',
      after: '{quantity}: noch nicht bei {under}, fällig bei {at}.',
      range: '{quantity}: Beide Enden gelten noch, alles außerhalb wird abgewiesen.',
      by: '{quantity}: Es ist festzulegen, ob der genannte Zeitpunkt selbst noch zählt.',
      exactly:
        '{quantity}: festlegen, ob das ein Mindestwert, ein Höchstwert oder genau gemeint ist.',
    },
    actions: {
      create:
        '{object}: nach dem Speichern genau einmal vorhanden, auch nach dem Neuladen und nach einem Doppelklick.',
      show: '{object}: richtig dargestellt ohne Einträge, mit einem und mit mehr, als auf den Bildschirm passen.',
      search:
        '{object}: Ein bekannter Eintrag wird gefunden, eine leere Trefferliste sagt das, und die Eingabe lässt sich zurücksetzen.',
      notify:
        '{object}: kommt zu jedem Anlass genau einmal an, nennt ihn und führt direkt dorthin.',
      upload:
        '{object}: Eine zu große oder falsche Datei wird mit Begründung abgewiesen; eine gültige lässt sich wieder öffnen.',
      pay: '{object}: Der Betrag steht vorher fest, wird einmal gebucht und ist danach belegt.',
      book: '{object}: Versuchen es zwei im selben Augenblick, gelingt es einer Person, und die andere erfährt es.',
      approve:
        '{object}: Angenommen, abgelehnt und noch offen sehen verschieden aus und zeigen, wer wann entschieden hat.',
      transfer:
        '{object}: Was ankommt, lässt sich anderswo öffnen und enthält, was der Bildschirm zeigte.',
      sync: '{object}: Zwei getrennt gemachte Änderungen bleiben beide erhalten, oder der Konflikt wird gezeigt.',
      signIn:
        '{object}: gelingt mit gültigen Angaben; falsche oder verbrauchte werden abgewiesen, ohne zu viel zu verraten.',
      remove:
        '{object}: danach in keiner Liste und keiner Suche mehr; für alles, was daran hing, ist geregelt, was damit geschieht.',
      measure:
        '{object}: stimmt mit einem bekannten Wert überein, und ein fehlender Messwert ist als fehlend zu erkennen.',
      message:
        '{object}: erreicht genau die gemeinten Personen, in der richtigen Reihenfolge und mit Uhrzeit.',
      assign: '{object}: Wer es abgibt und wer es übernimmt, sieht, bei wem es jetzt liegt.',
      calculate:
        '{object}: Drei von Hand gerechnete Beispiele stimmen, eines davon ganz ohne Werte.',
      check:
        '{object}: ein gültiges und ein ungültiges Beispiel; beim ungültigen steht, was zu ändern ist.',
      organise: '{object}: Die Änderung ist sofort überall zu sehen und lässt sich zurücknehmen.',
      other: '{object}: Schritt für Schritt an einem echten Beispiel vorgeführt.',
    },
    failures: {
      create: 'Pflichtangaben fehlen oder die Verbindung beim Speichern abreißt',
      show: 'die Daten nicht geladen werden können oder veraltet sind',
      search: 'die Suchwörter falsch geschrieben sind oder Tausende Einträge passen',
      notify: 'die Nachricht nicht zugestellt wird oder niemand darauf reagiert',
      upload: 'die Übertragung auf halbem Weg abbricht',
      pay: 'die Zahlung abgelehnt oder doppelt bestätigt wird',
      book: 'inzwischen jemand anderes schneller war oder niemand erscheint',
      approve: 'die entscheidende Person fehlt oder es sich anders überlegt',
      transfer: 'die Gegenseite ablehnt oder nur ein Teil ankommt',
      sync: 'das Gerät tagelang offline bleibt oder der andere Dienst ausfällt',
      signIn: 'der Code verloren oder das Handy in fremden Händen ist',
      remove: 'es ein Versehen war oder noch etwas darauf verweist',
      measure: 'das Gerät schweigt oder Unsinn meldet',
      message: 'die Empfänger nicht mehr dabei sind oder die Nachricht ein Irrtum war',
      assign: 'die neue Zuständigkeit abgelehnt wird oder niemand mehr übrig ist',
      calculate: 'ein Wert fehlt oder nachträglich berichtigt wurde',
      check: 'die Prüfung selbst nicht erreichbar ist',
      organise: 'zwei Personen gleichzeitig ändern',
      other: 'der Vorgang mittendrin unterbrochen wird',
    },
    failure: 'Es ist festzulegen, was bei {object} geschieht, wenn {failure}.',
    each: 'Vorhanden ist jedes davon: {parts}.',
  },
  questions: {
    contradiction: 'Welches von beiden gilt?',
    undecided: 'In der Idee offen gelassen: {quote}. Wer entscheidet das, und bis wann?',
    vague: 'Woran würde ein Test {quote} messen?',
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
  ],
};
