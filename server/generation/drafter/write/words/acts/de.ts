import type { ActTable } from './actTable';

/** The criteria for each act, in German. */
export const deActs: ActTable = {
  upload:
    '{object}: eine gültige Datei oder ein gültiger Code ist danach für alle Berechtigten da und lässt sich öffnen.',
  notify:
    '{object}: gibt es den Anlass, kommt es genau einmal bei der richtigen Person an und nennt ihn; sonst kommt nichts.',
  message:
    '{object}: was die eine Seite schickt, steht bei der anderen unverändert, mit Absender und Zeit, in dieser Reihenfolge.',
  create:
    '{object}: gespeichert und wieder geöffnet, ist jede Angabe wie eingegeben. Zu klären: welche Pflicht sind und welche abgewiesen werden.',
  change: 'Zu klären für {object}: Was ist danach anders, für wen, und wann wird es abgewiesen?',
  remove:
    '{object}: danach bietet keine Liste und keine Suche es mehr als offen an, und was daran hing, ist geregelt.',
  book: '{object}: ist eines frei und versuchen es zwei zugleich, gelingt es einer Person, und die andere erfährt es.',
  pay: '{object}: der angezeigte Betrag wird genau einmal gebucht und quittiert.',
  approve:
    '{object}: nach der Entscheidung sehen alle Beteiligten den Stand, wer entschieden hat und wann.',
  rate: '{object}: bei drei verschiedenen Antworten stimmt das Ergebnis mit dem von Hand gerechneten überein; eine zweite derselben Person zählt nicht doppelt.',
  search:
    '{object}: von einem passenden und einem unpassenden Eintrag wird nur der passende gefunden.',
  show: '{object}: zwei bekannte, verschiedene Fälle erscheinen verschieden, jeder richtig; nach einer Änderung steht der neue Wert da.',
  map: '{object}: zwei Orte mit bekannter Lage erscheinen, wo sie sind, und jeder öffnet seine eigenen Angaben.',
  report:
    '{object}: es enthält genau, was hineingehört, geprüft an bekannten Daten; ohne Daten sagt es das.',
  calculate: '{object}: drei von Hand gerechnete Beispiele stimmen, eines davon ganz ohne Werte.',
  export:
    '{object}: was herauskommt, lässt sich anderswo öffnen und stimmt Zeile für Zeile mit bekannten Daten überein.',
  print:
    '{object}: auf dem vorgesehenen Drucker und Papier ist nichts abgeschnitten, jedes Stück kommt einmal, und Namen und Codes sind lesbar.',
  scan: '{object}: ein gültiger Code führt genau zu dem, wozu er gehört; zweimal hintereinander gelesen zählt er einmal; ein unbekannter sagt das.',
  signIn:
    '{object}: eine Person mit und eine ohne Zugang versuchen es: Die erste erreicht das Ihre, die zweite nur, was keinen braucht.',
  restrict:
    '{object}: was das ausschließt, wird abgewiesen oder fehlt, auch unter der direkten Adresse.',
  publish:
    '{object}: jemand ohne Konto findet und öffnet es; was nicht freigegeben ist, ist auch unter der direkten Adresse nicht da.',
  assign:
    '{object}: zu jeder Zeit gehört es genau einem, und wer es abgibt oder bekommt, sieht das.',
  unique:
    '{object}: ist eines schon da, wird ein zweites abgewiesen und das erste gezeigt; von zwei gleichzeitigen Versuchen bleibt einer.',
  queue:
    '{object}: geht von drei Personen in bekannter Reihenfolge die erste, rückt die zweite nach und erfährt es; niemand wird übersprungen.',
  sync: '{object}: eine Änderung auf der einen Seite ist auf der anderen genau einmal und unverändert da, auch nach einer Unterbrechung.',
  import:
    '{object}: von zehn Datensätzen, einer davon fehlerhaft, werden neun unverändert übernommen und der fehlerhafte mit seiner Stelle genannt.',
  measure:
    '{object}: ein bekannter Wert an der Quelle kommt als derselbe Wert mit Uhrzeit und Einheit an.',
  history:
    '{object}: zwei Einträge zweier Personen finden sich später unverändert und in der Reihenfolge wieder, mit Person und Zeit.',
  suggest:
    '{object}: in drei bekannten Fällen passt jeder Vorschlag zu den Angaben; abgelehnt ändert er nichts.',
  lend: '{object}: solange es weg ist, steht da, wer es hat und seit wann; zurückgebracht ist es sofort wieder frei.',
  stock:
    '{object}: von einer bekannten Menge aus stimmt die Zahl nach einem Zugang und zwei Abgängen; bei null geht keiner mehr.',
  endpoint: '{object}: gültiger Aufruf, dann hat die Antwort die beschriebenen Felder und Typen.',
  offline:
    '{object}: bei abgeschalteter Verbindung gehen dieselben Schritte; ist sie zurück, kommt alles genau einmal an.',
  privacy:
    '{object}: an einer Testperson geprüft: was gespeichert und gesendet wird, wo es liegt und wer es öffnen kann, stimmt damit überein.',
  platform: '{object}: Jede Anforderung wird einmal unter genau diesen Bedingungen durchgegangen.',
  access:
    '{object}: eine Person, die darauf angewiesen ist, schafft die Hauptaufgabe allein, bei doppelter Schriftgröße und einem Kontrast von 4,5 zu 1.',
  language:
    '{object}: in jeder Sprache sind alle Texte, Daten und Meldungen da, keiner bleibt in einer anderen, und der längste ist nicht abgeschnitten.',
};
