import { byAction } from './byAction';
import type { ActionName, Actions } from './lexicon';
import { words } from './words';

/**
 * German verbs in the infinitive. A bar parts a separable prefix: in a main clause only the rest of the verb is finite,
 * so that stands here by itself as well, once, under the action it mostly means.
 */
const verbs: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    `an|legen ein|tragen ein|geben erfassen erstellen hinzu|fügen aus|füllen ein|reichen ab|geben auf|schreiben auf|nehmen an|melden
     dokumentieren protokollieren notieren registrieren beschreiben verfassen ein|stellen veröffentlichen hinterlegen ein|sprechen
     fest|halten definieren schreiben entwerfen an|geben markieren eröffnen erzeugen legen tragen reichen vermerken formulieren
     inserieren aus|schreiben vor|schlagen fest|legen gestalten komponieren posten bieten`,
  ),
  show: words(
    `zeigen an|zeigen sehen ein|sehen an|sehen anschauen dar|stellen ein|blenden lesen vergleichen visualisieren vor|lesen hervor|heben
     auf|listen betrachten erkennen nach|lesen blättern ab|spielen`,
  ),
  search: words(
    'suchen durchsuchen finden filtern sortieren heraus|suchen nach|schlagen empfehlen entdecken stöbern vor|filtern',
  ),
  notify: words(
    'benachrichtigen erinnern informieren alarmieren warnen melden verständigen hin|weisen piepsen klingeln eskalieren',
  ),
  upload: words(
    'hoch|laden laden fotografieren scannen ein|scannen an|hängen importieren ein|lesen ab|fotografieren filmen knipsen bei|fügen',
  ),
  pay: words(
    `zahlen bezahlen überweisen kassieren ab|rechnen ab|buchen erstatten spenden kaufen ein|kaufen verkaufen bestellen nach|bestellen
     abonnieren verdienen berechnen ersteigern mit|bieten`,
  ),
  book: words(
    `buchen reservieren mieten vermieten leihen aus|leihen verleihen stornieren verschieben tauschen ab|sagen verlängern vereinbaren
     belegen vor|merken um|buchen absagen ein|planen vor|bestellen`,
  ),
  approve: words(
    `genehmigen frei|geben bestätigen ab|lehnen an|nehmen zu|stimmen prüfen unterschreiben ab|stimmen entscheiden ab|nehmen
     akzeptieren gegen|zeichnen bewilligen zu|sagen ab|zeichnen unterzeichnen`,
  ),
  transfer: words(
    `exportieren herunter|laden runter|laden drucken aus|drucken kopieren konvertieren um|wandeln übernehmen weiter|leiten versenden
     senden schicken verschicken zu|schicken ab|schicken aus|geben liefern aus|liefern zurück|geben generieren kriegen`,
  ),
  sync: words(
    'synchronisieren ab|gleichen verbinden an|binden aktualisieren verknüpfen ab|rufen integrieren koppeln ein|binden',
  ),
  signIn: words(
    'ein|loggen aus|loggen authentifizieren identifizieren ein|laden bei|treten verifizieren entsperren aus|weisen frei|schalten',
  ),
  remove: words(
    `löschen entfernen archivieren schließen ab|schließen verbergen aus|blenden sperren blockieren ab|laufen verfallen beenden
     pausieren streichen ab|hängen stoppen ab|melden leeren`,
  ),
  measure: words(
    `messen aus|messen zählen überwachen verfolgen beobachten wiegen testen auf|zeichnen ermitteln mit|zählen stoppen nach|verfolgen
     ab|lesen sammeln`,
  ),
  message: words(
    `chatten kommentieren beantworten nach|fragen rück|fragen diskutieren kontaktieren an|rufen an|schreiben reagieren besprechen
     aus|tauschen rufen`,
  ),
  assign: words(
    `zu|weisen zu|teilen verteilen vergeben übergeben delegieren übertragen weiter|geben teilen zu|ordnen überlassen abtreten
     ein|teilen ab|geben geben beauftragen`,
  ),
  calculate: words(
    `rechnen aus|rechnen um|rechnen schätzen vorher|sagen bewerten zusammen|fassen analysieren aus|werten summieren kalkulieren
     auf|rechnen addieren`,
  ),
  check: words(
    `kontrollieren überprüfen validieren begrenzen beschränken verhindern ein|schränken erzwingen ab|haken haken vor|prüfen
     sicher|stellen`,
  ),
  organise: words(
    `bearbeiten ändern verwalten organisieren gruppieren ordnen planen verschlagworten um|benennen an|passen konfigurieren ein|richten
     auswählen aus|wählen wählen ziehen drehen speichern auf|heben steuern wechseln kombinieren zusammen|führen pflegen kürzen ergänzen
     korrigieren stellen setzen überarbeiten fest|setzen um|schalten um|stellen merken unterteilen zusammen|stellen um|planen`,
  ),
  other: words(
    `bekommen erhalten empfangen spielen gewinnen lernen üben trainieren lösen nutzen benutzen verwenden helfen unterstützen an|bieten
     bereit|stellen hören zu|hören sprechen übersetzen kochen fahren holen ab|holen drücken tippen an|tippen klicken an|klicken wischen
     öffnen wiederholen teil|nehmen mit|machen bringen begleiten folgen nehmen machen schauen nach|schauen starten antreten
     sparen beginnen verlassen besuchen vermitteln zusammen|bringen geraten raten bewegen erledigen übermitteln wechseln gehen`,
  ),
};

/** Forms that no rule generates. */
const furtherForms: Readonly<Partial<Record<ActionName, readonly string[]>>> = {
  create: words('fügt fügen füllt füllen hält trage schreibe notiere erstelle lege'),
  show: words('blendet blenden sehe seh lese schaue anschau anschaue'),
  search: words('finde schlägt'),
  sync: words('gleicht gleichen bindet'),
  signIn: words('loggt loggen'),
  calculate: words('fasst wertet'),
  upload: words('fotografiere scanne'),
  pay: words('zahle zahl bezahle kaufe bestelle'),
  book: words('reserviere'),
  approve: words('bestätige stimmt stimmen lehnt lehnen'),
  message: words('antwortet fragt chatte'),
  transfer: words('leitet leiten wandelt kriegt kriege schicke'),
  assign: words('gebe weist weisen'),
  check: words('hake'),
  organise: words('wähle ziehe richtet richten hebt schaltet'),
  other: words('bekomme erhalte nehme mache mach hole öffne tippe drücke klicke lerne übe'),
};

/** Third person singular and participle where they are not regular. */
const irregular: Readonly<Record<string, readonly [string, string]>> = {
  tragen: ['trägt', 'getragen'],
  geben: ['gibt', 'gegeben'],
  schreiben: ['schreibt', 'geschrieben'],
  nehmen: ['nimmt', 'genommen'],
  sprechen: ['spricht', 'gesprochen'],
  halten: ['hält', 'gehalten'],
  sehen: ['sieht', 'gesehen'],
  lesen: ['liest', 'gelesen'],
  heben: ['hebt', 'gehoben'],
  finden: ['findet', 'gefunden'],
  weisen: ['weist', 'gewiesen'],
  laden: ['lädt', 'geladen'],
  bieten: ['bietet', 'geboten'],
  leihen: ['leiht', 'geliehen'],
  schieben: ['schiebt', 'geschoben'],
  messen: ['misst', 'gemessen'],
  wiegen: ['wiegt', 'gewogen'],
  rufen: ['ruft', 'gerufen'],
  treten: ['tritt', 'getreten'],
  schließen: ['schließt', 'geschlossen'],
  laufen: ['läuft', 'gelaufen'],
  fallen: ['fällt', 'gefallen'],
  streichen: ['streicht', 'gestrichen'],
  bringen: ['bringt', 'gebracht'],
  gleichen: ['gleicht', 'geglichen'],
  binden: ['bindet', 'gebunden'],
  senden: ['sendet', 'gesendet'],
  ziehen: ['zieht', 'gezogen'],
  helfen: ['hilft', 'geholfen'],
  fahren: ['fährt', 'gefahren'],
  schlagen: ['schlägt', 'geschlagen'],
  zeichnen: ['zeichnet', 'gezeichnet'],
  lassen: ['lässt', 'gelassen'],
  raten: ['rät', 'geraten'],
  fangen: ['fängt', 'gefangen'],
  kommen: ['kommt', 'gekommen'],
  scheiden: ['scheidet', 'schieden'],
  winnen: ['winnt', 'wonnen'],
  ginnen: ['ginnt', 'gonnen'],
  kennen: ['kennt', 'gekannt'],
  werfen: ['wirft', 'geworfen'],
  bergen: ['birgt', 'geborgen'],
  gehen: ['geht', 'gegangen'],
  tun: ['tut', 'getan'],
  stehen: ['steht', 'gestanden'],
};

const unstressed = /^(?:be|ver|er|ent|emp|zer|miss|über|unter|durch|hinter|ge)(?=\p{L}{4})/u;
const separate = /^(?:er|be)(?:den|ben|ten|cht)/u;

/** `ein|tragen` → `eintragen`, `einzutragen`, `einträgt`; `zeigen` → `zeigen`, `zeigt`. */
function finiteForms(verb: string): string[] {
  const [prefix, rest] = parted(verb);
  if (prefix === '') return [rest, thirdPerson(rest)];
  const zu = unstressed.test(rest) ? [] : [`${prefix}zu${rest}`];
  return [prefix + rest, ...zu, prefix + thirdPerson(rest)];
}

/** `ein|tragen` → `eingetragen`. */
export function participles(verb: string): string[] {
  const [prefix, rest] = parted(verb);
  return [prefix + participle(rest)];
}

/** Every verb in the forms that a function generates. */
export function verbForms(formsOf: (verb: string) => string[]): Actions {
  return byAction((name) => verbs[name].flatMap(formsOf));
}

/** Verbs as the predicate of a clause. */
export function predicates(): Actions {
  const forms = verbForms(finiteForms);
  return byAction((name) => [...(forms[name] ?? []), ...(furtherForms[name] ?? [])]);
}

function parted(verb: string): readonly [string, string] {
  const [prefix = '', rest] = verb.split('|');
  return rest === undefined ? ['', prefix] : [prefix, rest];
}

/** The prefix that is never parted and takes no `ge`, and what is left of the verb. */
function unparted(verb: string): readonly [string, string] {
  const prefix = separate.test(verb) ? '' : (unstressed.exec(verb)?.[0] ?? '');
  return [prefix, verb.slice(prefix.length)];
}

function thirdPerson(verb: string): string {
  const [prefix, rest] = unparted(verb);
  const known = irregular[verb]?.[0];
  if (known !== undefined) return known;
  const strong = irregular[rest]?.[0];
  return strong === undefined ? weakStem(verb) : prefix + strong;
}

function participle(verb: string): string {
  const known = irregular[verb]?.[1];
  if (known !== undefined) return known;
  const [prefix, rest] = unparted(verb);
  const strong = irregular[rest]?.[1];
  if (strong !== undefined) return prefix === '' ? strong : prefix + strong.replace(/^ge/u, '');
  const weak = weakStem(verb);
  return prefix !== '' || verb.endsWith('ieren') ? weak : `ge${weak}`;
}

/** `zeigen` → `zeigt`, `öffnen` → `öffnet`, `sammeln` → `sammelt`. */
function weakStem(verb: string): string {
  const stem = verb.replace(/e?n$/u, '');
  return /(?:[td]|ch[mn]|[^aeiouäöühlrmn\s][mn])$/u.test(stem) ? `${stem}et` : `${stem}t`;
}
