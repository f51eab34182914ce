import type { WordedTable } from './wordedTable';

/** German tests of words that say exactly what to look at. */
export const deWorded: WordedTable = {
  sorted:
    '{quote}: Einträge, die sich darin unterscheiden, erscheinen in dieser Reihenfolge, gleich welcher zuerst eingegeben wurde.',
  perUnit:
    '{quote}: Bei bekannten Einträgen für je zwei davon wird jedes getrennt ausgewiesen, und jede Zahl stimmt.',
  ofDay:
    '{quote}: Gibt es je einen Eintrag für gestern, heute und morgen, wird nur der heutige angezeigt.',
  withoutAccount:
    '{quote}: In einem privaten Browserfenster gelingt es von Anfang bis Ende, und nirgends wird eine Anmeldung verlangt.',
  filtered:
    '{quote}: Jede dieser Angaben findet einen Eintrag mit dem gesuchten Wert und keinen mit einem anderen.',
  onlySeen:
    '{quote}: Sonst steht nichts auf der Seite oder in den Daten, die an sie gesendet werden.',
  dayBefore: '{quote}: Es geschieht einmal am Tag davor und an keinem früheren oder späteren Tag.',
  choice:
    '{quote}: Jeder dieser Werte lässt sich setzen, immer nur einer; der zuletzt gesetzte wird angezeigt, auch nach dem Neuladen.',
  marked:
    '{quote}: Die Markierung ist auch nach dem Neuladen da, und kein anderer Eintrag hat sie.',
  onTop:
    '{quote}: Von zwei Einträgen, von denen nur einer dies erfüllt, steht dieser über dem anderen, egal welcher zuerst eingegeben wurde.',
  eachTime: '{quote}: Zu jedem dieser Zeitpunkte geschieht es genau einmal, sonst nie.',
  own: '{quote}: Von zwei Personen mit verschiedenen Daten sieht jede nur die eigenen, auch wenn sie die URL der anderen direkt aufruft.',
  offline:
    '{quote}: Bei abgeschalteter Verbindung gelingen dieselben Schritte; ist sie zurück, ist nichts inzwischen Eingegebenes verloren oder doppelt.',
  import:
    '{quote}: Danach erscheint jede Zeile mit ihren Werten; eine Meldung nennt jede Zeile, die nicht gelesen werden konnte.',
  export:
    '{quote}: In einem anderen Programm geöffnet, zeigt die Datei dieselben Werte wie die Seite.',
  print: '{quote}: Auf dem verwendeten Papier ist nichts abgeschnitten und alles lesbar.',
  scan: '{quote}: Ein gültiger Code öffnet das, wozu er gehört; bei einem unbekannten erscheint eine Meldung, und nichts ändert sich.',
  deadline: '{quote}: Unmittelbar davor ist es rechtzeitig, unmittelbar danach ist es zu spät.',
  unique:
    '{quote}: Werden zwei im selben Moment angelegt, unterscheiden sie sich hierin, und nichts davon wird je zweimal vergeben.',
  search:
    '{quote}: Von einem passenden und einem unpassenden Eintrag wird nur der passende aufgeführt.',
  remove: '{quote}: Danach erscheint es in keiner Liste aktueller Einträge und in keiner Suche.',
  upload: '{quote}: Aus diesem Eintrag geöffnet, erscheint das Foto so, wie es aufgenommen wurde.',
  history:
    '{quote}: Zwei nacheinander gemachte Einträge sind später beide zu finden, in der richtigen Reihenfolge, jeder mit seiner Zeit.',
  live: '{quote}: Eine Änderung auf einem Gerät erscheint ohne Neuladen auf einem zweiten, das schon geöffnet ist.',
  language:
    '{quote}: In jeder Sprache sind alle Texte, Datumsangaben und Meldungen vorhanden, und nichts davon steht in einer anderen.',
  books:
    '{quote}: Versuchen zwei Personen im selben Moment, das letzte Freie zu bekommen, erhält es eine, und die andere erfährt, dass es vergeben ist.',
  decides:
    '{quote}: Je einmal mit Ja und mit Nein geprüft; alle, die es betrifft, sehen danach die Entscheidung.',
  confirms:
    '{quote}: Davor wird es als offen angezeigt, danach als erledigt, mit Person und Zeit, auch nach dem Neuladen.',
  swaps:
    '{quote}: Danach finden alle, die den Plan sehen, beide am Platz des jeweils anderen und niemanden an beiden.',
  told: '{quote}: Jedes Mal erreicht die Nachricht diese Person und sagt, worum es geht; ohne Anlass wird nichts gesendet.',
  cancels:
    '{quote}: Danach wird es allen, die es sehen, als abgesagt angezeigt und zählt in keiner Summe mit.',
  assigns:
    '{quote}: Danach steht es bei der genannten Person und bei niemandem sonst, und beide Seiten sehen das.',
  computes:
    '{quote}: Drei von Hand gerechnete Beispiele ergeben dasselbe; bei einem davon muss gerundet werden.',
  file: '{quote}: Alle, die den Eintrag sehen dürfen, können die Datei daraus unverändert öffnen.',
  paid: '{quote}: Der fällige Betrag wird genau einmal abgebucht; wird die Zahlung abgelehnt oder abgebrochen, wird nichts abgebucht, und wer zahlen wollte, erfährt es.',
  firstWins:
    '{quote}: Tun das zwei Personen im selben Moment, bekommt es eine, und die andere erfährt es.',
  oneStep: '{quote}: Von der Seite an gezählt, auf der es beginnt, braucht es nicht mehr als das.',
  ownOnly:
    '{quote}: Ein Versuch an dem, was jemand anderem gehört, wird abgewiesen und ändert nichts, auch bei direktem Aufruf der URL.',
  overlap:
    '{quote}: Überschneidet sich ein zweiter Eintrag auch nur um eine Minute mit dem ersten, wird er abgewiesen, und der erste bleibt unverändert.',
  approval:
    '{quote}: Bis das geschehen ist, zählt es nicht, und nichts folgt daraus; danach schon.',
  anonymous:
    '{quote}: Keine Seite, Nachricht oder Exportdatei für andere enthält einen Namen oder sonst etwas, das verrät, wer es ist.',
  automatic: '{quote}: Es geschieht, ohne dass jemand etwas tut, und jedes Mal genau einmal.',
  onMap: '{quote}: Zwei Einträge an bekannten Orten erscheinen auf der Karte an diesen Orten.',
  optional:
    '{quote}: Leer gelassen, gelingt das Speichern trotzdem; ausgefüllt, wird es wieder angezeigt.',
  recurring:
    '{quote}: Dreimal nacheinander beobachtet, geschieht es jedes Mal genau einmal und nie dazwischen.',
  delivered: '{quote}: Bei bekannten Einträgen stimmt alles darin, und nichts fehlt.',
  signedIn:
    '{quote}: Ohne Anmeldung zeigt keine Seite etwas davon, auch nicht bei direktem Aufruf der URL.',
  required:
    '{quote}: Ohne diese Angabe wird es abgewiesen, und die Meldung sagt, warum; mit ihr gelingt es.',
  comments:
    '{quote}: Es erscheint hier mit der Person, die es geschrieben hat, auch nach dem Neuladen, und nirgends sonst.',
  votes:
    '{quote}: Die Summe stimmt mit einer Zählung von Hand überein, auch nach einer weiteren Stimme, und niemand zählt doppelt.',
  moves:
    '{quote}: Danach ist es für alle, die es sehen, am neuen Ort oder zur neuen Zeit zu finden und am alten Ort oder zur alten Zeit nicht mehr.',
  blocks:
    '{quote}: Ab dann wird, was damit verhindert werden soll, mit einer Meldung abgewiesen, die den Grund nennt; nach der Aufhebung gelingt es wieder.',
  shares:
    '{quote}: Wer es geteilt bekommt, kann es öffnen; alle anderen werden abgewiesen, auch bei direktem Aufruf der URL.',
  lends:
    '{quote}: Solange es ausgeliehen ist, wird es so angezeigt, und niemand sonst kann es nehmen; nach der Rückgabe ist es wieder verfügbar.',
  pauses:
    '{quote}: Während der Pause geschieht nichts davon; danach geht es weiter, und nichts vorher Eingegebenes ist verloren.',
  joins:
    '{quote}: Danach steht dieser Name genau einmal auf der Liste, auch nach einem zweiten Versuch.',
  merges:
    '{quote}: Danach gibt es eines anstelle von mehreren, mit allem, was jedes davon enthielt.',
  rates:
    '{quote}: Bewerten zwei Personen, bleiben beide Bewertungen erhalten, und jede Summe oder jeder Durchschnitt stimmt mit einer Rechnung von Hand überein.',
  orders:
    '{quote}: Die Bestellung kommt genau einmal auf der anderen Seite an, mit allem wie gewählt und der von Hand berechneten Summe.',
  publishes:
    '{quote}: Davor können es die, für die es bestimmt ist, nicht finden; danach finden sie es, mit allem wie eingegeben.',
  entered:
    '{quote}: Einmal mit allen Angaben eingegeben, wird alles so wieder angezeigt, auch nach dem Neuladen.',
  shown:
    '{quote}: Bei bekannten Einträgen stimmt das Angezeigte mit ihnen überein, auch nachdem einer geändert wurde.',
  matched:
    '{quote}: Von einem, das passt, und einem, das nicht passt, wird nur das erste angeboten.',
  steps:
    '{quote}: Ein Vorgang durchläuft diese Schritte der Reihe nach: Nach jedem sehen alle Beteiligten, wo er steht, und kein Schritt lässt sich überspringen.',
  ifOnly:
    '{quote}: Einmal versucht, wo dies zutrifft, und einmal, wo nicht: Es geschieht nur beim ersten Mal.',
  linked: '{quote}: Jedes der beiden lässt sich vom anderen aus öffnen, und nichts sonst.',
  plays:
    '{quote}: Das Aufgenommene oder Hochgeladene lässt sich auf einem zweiten Gerät von Anfang bis Ende abspielen.',
  chart:
    '{quote}: Bei bekannten Werten zu drei Zeitpunkten steht jeder an seiner Stelle, und ein fehlender hinterlässt eine Lücke.',
  external:
    '{quote}: Mit einem Testzugang des anderen Systems kommen dort dieselben Werte an; ist es nicht erreichbar, erfährt das, wer es ausgelöst hat, und nichts geht verloren.',
  api: '{quote}: Ein gültiger Aufruf erhält die beschriebene Antwort; ein ungültiger erhält einen Fehler, der sagt, was nicht stimmt, und ändert nichts.',
  edits: '{quote}: Danach steht der neue Wert überall, wo der alte stand, auch nach dem Neuladen.',
  measured: '{quote}: Verglichen mit einer gleichzeitigen Messung von Hand ist der Wert derselbe.',
  sends:
    '{quote}: Es kommt genau einmal und unverändert bei denen an, für die es bestimmt ist, und bei niemandem sonst.',
  inTurn:
    '{quote}: Von dreien, die nacheinander kommen, sind alle in dieser Reihenfolge dran; wer ausscheidet, kostet niemanden sonst den Platz.',
  documented:
    '{quote}: Bei bekannten Einträgen enthält das Dokument jeden davon, und jede Zahl darin stimmt.',
  compared: '{quote}: Zwei bekannte stehen nebeneinander, und jeder Unterschied ist zu sehen.',
  counted:
    '{quote}: Kommt eines hinzu, ist die angezeigte Zahl um genau eins höher oder niedriger; wird es zurückgenommen, ist sie wie zuvor.',
  played:
    '{quote}: Bei drei Versuchen wie beschrieben reagiert das Spiel jedes Mal so und nicht anders.',
};
