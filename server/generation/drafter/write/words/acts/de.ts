import type { ActTable } from './actTable';

/** What a test of each act looks at, in German. */
export const deActs: ActTable = {
  upload: {
    check:
      '{object}: eine gültige Datei oder ein gültiger Code ist danach für alle Berechtigten da und lässt sich öffnen.',
    fails:
      'Datei zu groß, von falscher Art oder abgebrochen, Code nicht lesbar: mit Grenze oder Grund abgewiesen; was da war, bleibt.',
  },
  notify: {
    check:
      '{object}: gibt es den Anlass, kommt es genau einmal bei der richtigen Person an und nennt ihn; sonst kommt nichts.',
    fails:
      'Nicht zustellbar oder doppelt: Wer sich darauf verlässt, sieht das Scheitern, und eine Wiederholung ist als solche erkennbar.',
  },
  message: {
    check:
      '{object}: was die eine Seite schickt, steht bei der anderen unverändert, mit Absender und Zeit, in dieser Reihenfolge.',
    fails:
      'Keine Antwort, oder die andere Seite ist weg: Wer schreibt, sieht, dass noch niemand gelesen hat.',
  },
  create: {
    check:
      '{object}: mit gültigen Angaben ist es nach dem Neuladen genau einmal da, jede Angabe wie eingegeben.',
    fails:
      'Ein Wert fehlt, ist unmöglich oder schon vergeben: an diesem Feld abgewiesen; die übrigen Eingaben bleiben.',
  },
  edit: {
    check: '{object}: danach ist es so für alle, die es sehen, auch nach dem Neuladen.',
  },
  remove: {
    check:
      '{object}: danach bietet keine Liste und keine Suche es mehr als offen an, und was daran hing, ist geregelt.',
    fails:
      'Versehentlich oder von zweien zugleich gelöscht, geschlossen oder storniert: Die zweite Person erfährt, dass es schon geschehen ist; ob es sich zurückholen lässt, steht vorher da.',
  },
  book: {
    check:
      '{object}: ist eines frei und versuchen es zwei zugleich, gelingt es einer Person, und die andere erfährt es.',
    fails:
      'Vergeben, gesperrt oder zu spät: Nichts ist reserviert, und was noch frei ist, wird angeboten.',
  },
  pay: {
    check: '{object}: der angezeigte Betrag wird genau einmal gebucht und quittiert.',
    fails:
      'Zahlung abgelehnt oder abgebrochen: Nichts wird gebucht, die Person erfährt es, und ein zweiter Versuch bucht nicht doppelt.',
  },
  approve: {
    check:
      '{object}: nach der Entscheidung sehen alle Beteiligten den Stand, wer entschieden hat und wann.',
    fails:
      'Zweimal, von der falschen Person oder nach einer Änderung entschieden oder unterschrieben: abgelehnt; das Unterschriebene bleibt, wie es war.',
  },
  rate: {
    check:
      '{object}: bei drei verschiedenen Antworten stimmt das Ergebnis mit dem von Hand gerechneten überein; eine zweite derselben Person zählt nicht doppelt.',
  },
  search: {
    check:
      '{object}: von einem passenden und einem unpassenden Eintrag wird nur der passende gefunden.',
    fails:
      'Nichts passt: Das wird gesagt, und die Eingabe bleibt stehen, damit sie sich weiter fassen lässt.',
  },
  show: {
    check:
      '{object}: zu sehen sind genau die für den Test eingegebenen Daten, und beim nächsten Blick auch deren Änderung.',
  },
  live: {
    check:
      '{object}: auf zwei Geräten geöffnet, erscheint eine Änderung auf dem anderen binnen 5 Sekunden ohne Neuladen.',
  },
  map: {
    check:
      '{object}: zwei Orte mit bekannter Lage erscheinen, wo sie sind, und jeder öffnet seine eigenen Angaben.',
  },
  report: {
    check:
      '{object}: es enthält genau, was hineingehört, geprüft an bekannten Daten; ohne Daten sagt es das.',
  },
  calculate: {
    check: '{object}: drei von Hand gerechnete Beispiele stimmen, eines davon ganz ohne Werte.',
    fails:
      'Ein Wert fehlt oder ist unmöglich: lieber keine Zahl als eine falsche, und was fehlt, wird genannt.',
  },
  export: {
    check:
      '{object}: was herauskommt, lässt sich anderswo öffnen und stimmt Zeile für Zeile mit bekannten Daten überein.',
    fails:
      'Nichts zum Ausgeben oder mittendrin abgebrochen: Das wird gesagt, und kein halbes Ergebnis gilt als ganzes.',
  },
  print: {
    check:
      '{object}: auf dem vorgesehenen Drucker und Papier ist nichts abgeschnitten, jedes Stück kommt einmal, und Namen und Codes sind lesbar.',
  },
  scan: {
    check:
      '{object}: ein gültiger Code führt genau zu dem, wozu er gehört; zweimal hintereinander gelesen zählt er einmal; ein unbekannter sagt das.',
  },
  signIn: {
    check:
      '{object}: eine Person mit und eine ohne Zugang versuchen es: Die erste erreicht das Ihre, die zweite nur, was keinen braucht.',
    fails:
      'Falscher, abgelaufener oder verbrauchter Nachweis: Ablehnung ohne Hinweis, welcher Teil falsch war; nach mehreren Versuchen eine Wartezeit.',
  },
  restrict: {
    check:
      '{object}: was das ausschließt, wird abgewiesen oder fehlt, auch unter der direkten Adresse.',
  },
  publish: {
    check:
      '{object}: jemand ohne Konto findet und öffnet es; was nicht freigegeben ist, ist auch unter der direkten Adresse nicht da.',
  },
  assign: {
    check:
      '{object}: zu jeder Zeit gehört es genau einem, und wer es abgibt oder bekommt, sieht das.',
    fails:
      'Niemand ist da, der es nimmt, oder die Person ist ausgeschieden: Es bleibt sichtbar offen, und jemand erfährt es.',
  },
  unique: {
    check:
      '{object}: ist eines schon da, wird ein zweites abgewiesen und das erste gezeigt; von zwei gleichzeitigen Versuchen bleibt einer.',
  },
  limit: {
    check:
      '{object}: genau an der Grenze geht es noch; einen Schritt darüber wird es mit Nennung der Grenze abgewiesen.',
  },
  queue: {
    check:
      '{object}: geht von drei Personen in bekannter Reihenfolge die erste, rückt die zweite nach und erfährt es; niemand wird übersprungen.',
  },
  choose: {
    check:
      '{object}: jede mögliche Antwort lässt sich geben, steht nach dem Neuladen noch da und erreicht, wer sie braucht; eine neue ersetzt die alte.',
  },
  schedule: {
    check:
      '{object}: für Tag und Uhrzeit eingetragen steht es dort für alle Beteiligten, auch über Mitternacht und die Zeitumstellung.',
  },
  sync: {
    check:
      '{object}: eine Änderung auf der einen Seite ist auf der anderen genau einmal und unverändert da, auch nach einer Unterbrechung.',
    fails:
      'Die andere Seite ist nicht erreichbar, oder beide haben dasselbe geändert: Die Arbeit geht weiter, es wird nachgeholt, und der Widerspruch wird gezeigt.',
  },
  import: {
    check:
      '{object}: von zehn Datensätzen, einer davon fehlerhaft, werden neun unverändert übernommen und der fehlerhafte mit seiner Stelle genannt.',
  },
  measure: {
    check:
      '{object}: ein bekannter Wert an der Quelle kommt als derselbe Wert mit Uhrzeit und Einheit an.',
    fails:
      'Die Quelle schweigt oder liefert Unsinn: Die Lücke erscheint als Lücke, und niemand hält einen alten Wert für neu.',
  },
  history: {
    check:
      '{object}: zwei Einträge zweier Personen finden sich später unverändert und in der Reihenfolge wieder, mit Person und Zeit.',
  },
  draw: {
    check:
      '{object}: eine Markierung in der Ecke und eine in der Mitte stehen nach dem Speichern an derselben Stelle, auch auf anderer Bildschirmgröße.',
  },
  media: {
    check:
      '{object}: es beginnt binnen 2 Sekunden, lässt sich anhalten und an derselben Stelle fortsetzen und ist bis zum Ende vollständig.',
  },
  suggest: {
    check:
      '{object}: in drei bekannten Fällen passt jeder Vorschlag zu den Angaben; abgelehnt ändert er nichts.',
  },
  play: {
    check:
      '{object}: einmal nach den Regeln und einmal mit einem verbotenen Zug durchgespielt: Stand und Punkte stimmen, der verbotene Zug bleibt ohne Wirkung.',
  },
  resume: {
    check: '{object}: mittendrin geschlossen und am nächsten Tag geöffnet, ist alles, wie es war.',
  },
  lend: {
    check:
      '{object}: solange es weg ist, steht da, wer es hat und seit wann; zurückgebracht ist es sofort wieder frei.',
  },
  stock: {
    check:
      '{object}: von einer bekannten Menge aus stimmt die Zahl nach einem Zugang und zwei Abgängen; bei null geht keiner mehr.',
  },
  expire: {
    check:
      '{object}: kurz vorher ist alles unverändert, gleich danach gilt es für alle, ohne dass jemand etwas tut.',
  },
  time: {
    check:
      '{object}: neben einer zweiten Uhr weicht es weniger als eine Sekunde ab, auch nach einer Pause und bei dunklem Bildschirm.',
  },
  control: {
    check:
      '{object}: binnen 2 Sekunden hat das Gerät es getan und meldet den neuen Zustand; zweimal gedrückt geschieht es einmal.',
  },
  join: {
    check:
      '{object}: wer gemeint war, kommt hinein und sieht, was die anderen sehen; ein Fremder mit demselben Link nicht.',
  },
  endpoint: {
    check: '{object}: gültiger Aufruf, dann hat die Antwort die beschriebenen Felder und Typen.',
    fails:
      'Fehlerhafter Aufruf, unbekannte Kennung oder fehlender Schlüssel: ein beschriebener Fehlercode, und nichts ändert sich.',
  },
  offline: {
    check:
      '{object}: bei abgeschalteter Verbindung gehen dieselben Schritte; ist sie zurück, kommt alles genau einmal an.',
  },
  privacy: {
    check:
      '{object}: was für eine Testperson gespeichert und gesendet wird, geht nicht darüber hinaus; nach dem Löschen ist nichts mehr zu finden.',
  },
  platform: {
    check:
      '{object}: jede Anforderung wird dort einmal durchgegangen, auf der ältesten genutzten Version.',
  },
  access: {
    check:
      '{object}: eine Person, die darauf angewiesen ist, schafft die Hauptaufgabe allein, bei doppelter Schriftgröße und einem Kontrast von 4,5 zu 1.',
  },
  language: {
    check:
      '{object}: in jeder Sprache sind alle Texte, Daten und Meldungen da, keiner bleibt in einer anderen, und der längste ist nicht abgeschnitten.',
  },
  speed: {
    check:
      '{object}: zehnmal mit echten Datenmengen auf dem langsamsten genutzten Gerät gemessen; die langsamste Zeit zählt.',
  },
  simple: {
    check:
      '{object}: drei Personen, die es nie gesehen haben, schaffen die Hauptaufgabe ohne zu fragen; wo sie zögern, wird notiert.',
  },
  free: {
    check:
      '{object}: von Anfang bis Ende durchgegangen, verlangt oder zeigt kein Schritt etwas anderes.',
  },
};
