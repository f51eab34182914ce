import type { WordedTable } from './wordedTable';

/** German tests of words that say exactly what to look at. */
export const deWorded: WordedTable = {
  sorted:
    '{quote}: zwei Einträge, die sich darin unterscheiden, stehen in dieser Reihenfolge, gleich welcher zuerst eingegeben wurde.',
  perUnit:
    '{quote}: mit bekannten Einträgen für je zwei davon hat jeder die eigenen, und jede Zahl stimmt.',
  ofDay:
    '{quote}: von drei Einträgen für gestern, heute und morgen ist nur der von heute zu sehen.',
  withoutAccount:
    '{quote}: in einem frischen Browser geht es bis zum Ende, und nirgends wird eine Anmeldung verlangt.',
  filtered:
    '{quote}: jede dieser Angaben findet einen Eintrag mit dem gesuchten Wert und keinen mit einem anderen.',
  onlySeen:
    '{quote}: mehr davon steht weder auf der Seite noch in den Daten, die an sie gesendet werden.',
  dayBefore:
    '{quote}: zwei Tage vorher noch nichts, am Tag vorher genau einmal, danach nicht noch einmal.',
  marked:
    '{quote}: dieser Eintrag zeigt es danach allen, die ihn sehen, auch nach dem Neuladen; der daneben nicht.',
  own: '{quote}: von zweien mit verschiedenen Daten hat oder sieht jeder die eigenen und nichts vom anderen, auch nicht über die Adresse.',
  offline:
    '{quote}: bei abgeschalteter Verbindung gehen dieselben Schritte; ist sie zurück, kommt alles genau einmal an.',
  import:
    '{quote}: danach erscheint jede Zeile mit ihren Werten; eine Datei mit einer fehlerhaften Zeile wird abgewiesen, und die Meldung nennt die Zeile.',
  export:
    '{quote}: in einem anderen Programm geöffnet, stimmt der Inhalt Eintrag für Eintrag mit bekannten Daten überein.',
  print: '{quote}: auf dem verwendeten Papier ist nichts abgeschnitten und alles lesbar.',
  scan: '{quote}: ein gültiger Code führt zu dem, wozu er gehört; ein unbekannter wird gemeldet und ändert nichts.',
  deadline: '{quote}: unmittelbar vorher rechtzeitig, unmittelbar danach zu spät.',
  unique:
    '{quote}: zwei im selben Moment bekommen verschiedene, und keine wird je ein zweites Mal vergeben.',
  devices:
    '{quote}: auf jedem hier genannten Gerät gelingen die wichtigsten Schritte bis zum Ende.',
  search:
    '{quote}: von einem passenden und einem unpassenden Eintrag wird nur der passende gefunden.',
  remove: '{quote}: danach bietet keine Liste und keine Suche es mehr als aktuell an.',
  upload: '{quote}: das Foto lässt sich an diesem Eintrag so öffnen, wie es aufgenommen wurde.',
  history:
    '{quote}: zwei Einträge zweier Personen finden sich später unverändert und in der Reihenfolge wieder, mit Person und Zeit.',
  howMany:
    '{quote}: es stimmt mit dem von Hand Gezählten überein, auch nach einem weiteren Eintrag und nachdem einer zurückgenommen ist.',
  live: '{quote}: eine Änderung auf einem Gerät erscheint auf einem zweiten, das schon offen ist, ohne Neuladen.',
  language:
    '{quote}: in jeder Sprache sind alle Texte, Daten und Meldungen da, und keiner bleibt in einer anderen.',
  sees: '{quote}: von zwei Einträgen mit bekannten Werten erscheinen beide, jeder mit den eigenen; wird einer geändert, steht der neue Wert da.',
  seesIf:
    '{quote}: ein Fall, in dem es so ist, und einer, in dem nicht; beide werden richtig angezeigt.',
  enters:
    '{quote}: später wieder geöffnet, steht es genau einmal da, jede Angabe wie eingegeben. Zu klären: Welche Angaben sind Pflicht?',
  changes: '{quote}: Wo der alte Wert stand, steht danach der neue, auch nach dem Neuladen.',
  books:
    '{quote}: Zwei versuchen es im selben Moment mit demselben freien; eine Person bekommt es, die andere erfährt es.',
  decides:
    '{quote}: ein Test mit Ja und einer mit Nein; jeder zeigt danach allen, die es betrifft, seine Entscheidung.',
  confirms:
    '{quote}: bis dahin erscheint es als offen, danach als erledigt, mit Person und Zeit, auch nach dem Neuladen.',
  swaps:
    '{quote}: danach steht jeder am Platz des anderen, für alle, die den Plan sehen, und niemand an beiden.',
  told: '{quote}: Zu jedem Anlass kommt es bei dieser Person an und nennt ihn; ohne Anlass kommt nichts.',
  cancels:
    '{quote}: Danach gilt es für alle, die es sehen, sichtbar als abgesagt und zählt nirgends mehr mit.',
  assigns:
    '{quote}: Danach steht es bei der genannten Person und bei niemandem sonst, und beide Seiten sehen das.',
  chooses: '{quote}: wieder geöffnet, steht das Gewählte als gewählt da und das Übrige nicht.',
  computes:
    '{quote}: Drei von Hand gerechnete Beispiele stimmen überein; eines davon muss gerundet werden.',
  file: '{quote}: Die Datei lässt sich an diesem Eintrag unverändert öffnen, von allen, die ihn sehen dürfen.',
  paid: '{quote}: Der fällige Betrag wird genau einmal gebucht; wird die Zahlung abgelehnt oder bricht sie ab, wird nichts gebucht, und die Person erfährt es.',
  firstWins: '{quote}: Zwei tun das im selben Moment; eine Person hat es, die andere erfährt es.',
  oneStep: '{quote}: gezählt ab der Seite, auf der es beginnt, braucht es nicht mehr als das.',
  ownOnly:
    '{quote}: Bei etwas, das jemand anderem gehört, wird derselbe Versuch auch über die Adresse abgewiesen und ändert nichts.',
  overlap:
    '{quote}: Ein zweiter Eintrag, der sich auch nur im letzten Moment mit dem ersten überschneidet, wird abgewiesen, und der erste bleibt.',
  approval:
    '{quote}: Bis das geschehen ist, zählt es nicht, und nichts folgt daraus; danach schon.',
  anonymous:
    '{quote}: Keine Seite, Nachricht oder Datei, die andere bekommen, enthält einen Namen oder sonst etwas, das verrät, wer es ist.',
  automatic: '{quote}: Es geschieht, ohne dass jemand etwas tut, und jedes Mal genau einmal.',
  onMap: '{quote}: Zwei Einträge an bekannten Orten stehen auf der Karte an diesen Orten.',
  optional:
    '{quote}: Weggelassen, lässt sich trotzdem speichern; eingetragen, wird es wieder angezeigt.',
  recurring:
    '{quote}: über drei solche Tage hintereinander beobachtet, geschieht es an jedem einmal und dazwischen nicht.',
  delivered:
    '{quote}: Mit bekannten Einträgen kommt es vollständig und richtig an, und niemand, den es nicht betrifft, bekommt es.',
  signedIn: '{quote}: Ohne Anmeldung zeigt keine Seite etwas davon, auch nicht über ihre Adresse.',
  required: '{quote}: Ohne das wird es mit einer Begründung abgewiesen; damit gelingt es.',
  comments: '{quote}: Es erscheint hier mit Namen, auch nach erneutem Laden, und sonst nirgends.',
  votes:
    '{quote}: Die Summe stimmt mit einer Zählung von Hand überein, auch nach einer weiteren Stimme; niemand zählt doppelt.',
  moves:
    '{quote}: danach steht es für alle, die es sehen, am neuen Ort oder Termin und nicht mehr am alten.',
  blocks:
    '{quote}: ab dann wird jeder Versuch, es zu nutzen, mit Begründung abgewiesen; nach der Freigabe gelingt derselbe Versuch.',
  shares:
    '{quote}: wer es geteilt bekommt, kann es öffnen; alle anderen werden abgewiesen, auch über die Adresse.',
  lends:
    '{quote}: solange es ausgeliehen ist, wird das angezeigt und niemand sonst kann es nehmen; nach der Rückgabe ist es wieder verfügbar.',
  pauses:
    '{quote}: während der Pause geschieht nichts davon; danach geht es weiter, und nichts Erfasstes ist verloren.',
  joins:
    '{quote}: danach steht dieser Name genau einmal auf der Liste, auch nach einem zweiten Versuch.',
  merges: '{quote}: danach gibt es eines statt mehrerer, mit allem, was diese enthielten.',
  rates:
    '{quote}: Bewertungen von zwei Personen bleiben beide erhalten, und jede Summe oder jeder Durchschnitt entspricht dem von Hand berechneten.',
  orders:
    '{quote}: die Bestellung kommt genau einmal auf der anderen Seite an, mit allem wie gewählt und der von Hand berechneten Summe.',
  sends:
    '{quote}: es kommt genau einmal und vollständig bei denen an, für die es bestimmt ist, und bei niemandem sonst.',
  publishes:
    '{quote}: vorher finden es die, für die es bestimmt ist, nicht; danach schon, mit allem wie erfasst.',
};
