import type { ActionTable } from './actionWords';

/** German actions. Verbs go by their action in the lexicon, besides these. */
export const deActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|schnittstelle|webhook/u,
    check: '{object}: gültiger Aufruf, dann hat die Antwort die beschriebenen Felder und Typen.',
    fails:
      'Fehlerhafter Aufruf, unbekannte Kennung oder fehlender Schlüssel: ein beschriebener Fehlercode, und nichts ändert sich.',
  },
  pay: {
    check: '{object}: der angezeigte Betrag wird genau einmal gebucht und quittiert.',
    fails:
      'Zahlung abgelehnt oder abgebrochen: Nichts wird gebucht, die Person erfährt es, und ein zweiter Versuch bucht nicht doppelt.',
  },
  signIn: {
    fails:
      'Falscher, abgelaufener oder verbrauchter Nachweis: Ablehnung ohne Hinweis, welcher Teil falsch war; nach mehreren Versuchen eine Wartezeit.',
  },
  remove: {
    verbs: /^(?:storn|absag|kündig|widerruf)/u,
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
  approve: {
    check:
      '{object}: nach der Entscheidung sehen alle Beteiligten den Stand, wer entschieden hat und wann.',
    fails:
      'Zweimal, von der falschen Person oder nach einer Änderung entschieden oder unterschrieben: abgelehnt; das Unterschriebene bleibt, wie es war.',
  },
  upload: {
    check:
      '{object}: eine gültige Datei oder ein gültiger Code ist danach für alle Berechtigten da und lässt sich öffnen.',
    fails:
      'Datei zu groß, von falscher Art oder abgebrochen, Code nicht lesbar: mit Grenze oder Grund abgewiesen; was da war, bleibt.',
  },
  transfer: {
    check:
      '{object}: was herauskommt, lässt sich anderswo öffnen und stimmt Zeile für Zeile mit bekannten Daten überein.',
    fails:
      'Nichts zum Ausgeben oder mittendrin abgebrochen: Das wird gesagt, und kein halbes Ergebnis gilt als ganzes.',
  },
  search: {
    check:
      '{object}: von einem passenden und einem unpassenden Eintrag wird nur der passende gefunden.',
    fails:
      'Nichts passt: Das wird gesagt, und die Eingabe bleibt stehen, damit sie sich weiter fassen lässt.',
  },
  notify: {
    verbs: /^(?:bekomm|erhäl|erhalt|krieg)/u,
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
  assign: {
    check:
      '{object}: zu jeder Zeit gehört es genau einem, und wer es abgibt oder bekommt, sieht das.',
    fails:
      'Niemand ist da, der es nimmt, oder die Person ist ausgeschieden: Es bleibt sichtbar offen, und jemand erfährt es.',
  },
  calculate: {
    check: '{object}: drei von Hand gerechnete Beispiele stimmen, eines davon ganz ohne Werte.',
    fails:
      'Ein Wert fehlt oder ist unmöglich: lieber keine Zahl als eine falsche, und was fehlt, wird genannt.',
  },
  check: {
    check:
      '{object}: von einem Fall, der gerade passt, und einem, der gerade nicht passt, kommt nur der erste durch.',
    fails:
      'Gerade nicht prüfbar: Der Fall wartet und ist so gekennzeichnet, weder bestanden noch durchgefallen.',
  },
  sync: {
    check:
      '{object}: eine Änderung auf der einen Seite ist auf der anderen genau einmal und unverändert da, auch nach einer Unterbrechung.',
    fails:
      'Die andere Seite ist nicht erreichbar, oder beide haben dasselbe geändert: Die Arbeit geht weiter, es wird nachgeholt, und der Widerspruch wird gezeigt.',
  },
  measure: {
    fails:
      'Die Quelle schweigt oder liefert Unsinn: Die Lücke erscheint als Lücke, und niemand hält einen alten Wert für neu.',
  },
  create: {
    verbs: /^melde[nt]? (?:bis|[^.]* (?:eine?n?|den|die|das) )(?!.*an$)/u,
    check:
      '{object}: mit gültigen Angaben ist es nach dem Neuladen genau einmal da, jede Angabe wie eingegeben.',
    fails:
      'Ein Wert fehlt, ist unmöglich oder schon vergeben: an diesem Feld abgewiesen; die übrigen Eingaben bleiben.',
  },
  organise: {
    verbs: /^(?:verschieb|tausch|wechsel|änder)/u,
    check: '{object}: danach ist es so für alle, die es sehen, auch nach dem Neuladen.',
  },
  show: {
    check:
      '{object}: zu sehen sind genau die für den Test eingegebenen Daten, und beim nächsten Blick auch deren Änderung.',
  },
  report: {
    things: /(?:bericht|übersicht|auswertung|statistik|liste|auszug|csv|pdf)(?!\p{L})/u,
    check:
      '{object}: es enthält genau, was hineingehört, geprüft an bekannten Daten; ohne Daten sagt es das.',
  },
  only: {
    things:
      /(?<!\p{L})nur (?:die|der|das|für|wer|mit|den|dem|meldungen|mitglieder)|niemand (?:sonst|anderes)|sonst niemand/u,
    check:
      '{object}: was das ausschließt, wird abgewiesen oder fehlt, auch unter der direkten Adresse.',
  },
};
