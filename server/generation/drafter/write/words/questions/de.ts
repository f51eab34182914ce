import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in German. */
export const deQuestions: ActQuestions = {
  approve:
    '{quote}: Wer entscheidet, wenn diese Person nicht da ist, und was gilt, wenn niemand entscheidet?',
  pay: '{quote}: Was geschieht, wenn eine Zahlung scheitert oder zurückgezahlt werden muss?',
  suggest: '{quote}: Nach welcher Regel, und was darf nie vorgeschlagen werden?',
  calculate: '{quote}: Nach welcher Regel wird das berechnet, und was gilt, wenn ein Wert fehlt?',
  offline: '{quote}: Wenn zwei Personen ohne Verbindung dasselbe ändern: Wessen Änderung zählt?',
  sync: '{quote}: Wenn beide Seiten etwas geändert haben: Wessen Änderung zählt?',
  import: '{quote}: Wer pflegt diese Quelle, und was geschieht, solange sie ausfällt?',
  assign: '{quote}: Was geschieht, wenn die Person es nicht kann oder nicht tut?',
  lend: '{quote}: Was geschieht, wenn es zu spät, beschädigt oder gar nicht zurückkommt?',
  book: '{quote}: Was geschieht, wenn die Person nicht erscheint?',
  privacy: '{quote}: Wer darf diese Daten sonst noch sehen, und wer löscht sie auf Wunsch?',
  publish: '{quote}: Wer prüft es vorher, und wer kann es wieder entfernen?',
  remove: '{quote}: Wer kann das rückgängig machen, und wie lange?',
  notify: '{quote}: Was geschieht, wenn niemand reagiert?',
  measure: '{quote}: Was ist zu sehen, solange kein Wert ankommt oder ein unmöglicher?',
  rate: '{quote}: Lässt sich eine Bewertung später ändern, und wer kümmert sich um eine missbräuchliche?',
  report: '{quote}: Wer darf diese Zahlen sehen, und für welchen Zeitraum?',
  history: '{quote}: Wer darf das lesen, und wie lange wird es aufbewahrt?',
  queue: '{quote}: Wer darf vorgezogen werden, und was wird aus denen, die gehen?',
  scan: '{quote}: Was geschieht, wenn der Code beschädigt oder unbekannt ist?',
  message: '{quote}: Wer kann das sonst noch lesen, und wie lange wird es aufbewahrt?',
  export: '{quote}: Welches Programm liest die Datei, und welche Spalten braucht es?',
  upload: '{quote}: Welche Formate und Größen, und wer darf es wieder löschen?',
  create: '{quote}: Welche Angaben sind Pflicht, und wer darf sie später berichtigen?',
};
