import type { SpecificTable } from './specificTable';

/** German tests of words that say exactly what to look at. */
export const deSpecifics: SpecificTable = {
  sorted:
    '{quote}: zwei Einträge, die sich darin unterscheiden, stehen in dieser Reihenfolge, gleich welcher zuerst eingegeben wurde.',
  perUnit:
    '{quote}: mit bekannten Einträgen für je zwei davon hat jeder die eigenen, und jede Zahl stimmt.',
  onlySeen:
    '{quote}: mehr davon steht weder auf der Seite noch in den Daten, die an sie gesendet werden.',
  ofDay:
    '{quote}: von drei Einträgen für gestern, heute und morgen ist nur der von heute zu sehen.',
  withoutAccount:
    '{quote}: in einem frischen Browser geht es bis zum Ende, und nirgends wird eine Anmeldung verlangt.',
  filtered:
    '{quote}: jede dieser Angaben findet einen Eintrag mit dem gesuchten Wert und keinen mit einem anderen.',
  dayBefore:
    '{quote}: zwei Tage vorher noch nichts, am Tag vorher genau einmal, danach nicht noch einmal.',
  moved:
    '{object}: danach steht es am neuen Platz und nicht mehr am alten, für alle, die einen davon sehen.',
  signed:
    '{object}: erscheint danach mit dem, was unterschrieben wurde, von wem und wann. Zu klären: lässt sich das Unterschriebene noch ändern?',
  marked:
    '{object}: dieser Eintrag zeigt es danach allen, die ihn sehen, auch nach dem Neuladen; der daneben nicht.',
  trigger: 'Zu klären für {quote}: Was löst es aus, und wie bald muss es ankommen?',
  perOne: '{quantity}: für eines genau dieser Betrag, für zwei {double}.',
};
