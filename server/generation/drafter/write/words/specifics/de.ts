import type { SpecificTable } from './specificTable';

/** German tests of words that say exactly what to look at. */
export const deSpecifics: SpecificTable = {
  sorted:
    '{quote}: zwei Einträge, die sich darin unterscheiden, stehen in dieser Reihenfolge, gleich welcher zuerst eingegeben wurde.',
  highlighted:
    '{quote}: ein Eintrag, auf den das zutrifft, erscheint so; einer, auf den es nicht zutrifft, nicht.',
  perUnit:
    '{quote}: mit bekannten Einträgen für je zwei davon hat jeder die eigenen, und jede Zahl stimmt.',
  figure:
    '{quote}: stimmt mit bekannten Einträgen mit dem von Hand ausgerechneten Wert überein und ändert sich mit dem nächsten Eintrag.',
  onlySeen:
    '{quote}: mehr davon steht weder auf der Seite noch in den Daten, die an sie gesendet werden.',
  withDetail:
    '{quote}: erscheint mit dem Eintrag wieder, wie es angegeben wurde. Zu klären: wird der Eintrag ohne das abgewiesen?',
  ranked:
    '{quote}: mit bekannten Einträgen, von denen zwei um eins auseinanderliegen, stimmt die Reihenfolge. Zu klären: was bei Gleichstand gilt.',
  ofDay:
    '{quote}: von drei Einträgen für gestern, heute und morgen ist nur der von heute zu sehen.',
  which:
    '{quote}: zwei Fälle mit verschiedener Antwort zeigen jeder die richtige, auch nachdem sie sich geändert hat.',
  withoutAccount:
    '{quote}: in einem frischen Browser geht es bis zum Ende, und nirgends wird eine Anmeldung verlangt.',
  hidden: '{quote}: steht weder auf der Seite noch in den Daten, die an sie gesendet werden.',
  filtered:
    '{quote}: jede dieser Angaben findet einen Eintrag mit dem gesuchten Wert und keinen mit einem anderen.',
  dayBefore:
    '{quote}: zwei Tage vorher noch nichts, am Tag vorher genau einmal, danach nicht noch einmal.',
  everything: '{quote}: je ein Eintrag aus jeder anderen Rolle ist hier zu finden.',
  chosen:
    '{quote}: jede angebotene Möglichkeit lässt sich wählen und erscheint wieder als gewählt. Zu klären: was angeboten wird.',
  moved:
    '{quote}: danach steht es am neuen Platz und nicht mehr am alten, für alle, die einen davon sehen.',
  cancelled:
    '{quote}: was belegt war, ist für andere wieder frei und zählt für den, der abgesagt hat, nicht mehr.',
  signed:
    '{quote}: erscheint danach mit dem, was unterschrieben wurde, von wem und wann. Zu klären: lässt sich das Unterschriebene noch ändern?',
  marked:
    '{quote}: dieser Eintrag zeigt es danach allen, die ihn sehen, auch nach dem Neuladen; der daneben nicht.',
  edited:
    '{quote}: der neue Wert erscheint überall, wo er gebraucht wird. Zu klären: gilt er auch für bereits Eingegebenes?',
  blocked: 'Zu klären für {quote}: Was genau geht dann nicht mehr, und wer hebt es auf?',
  outside:
    'Zu klären für {quote}: Muss die Software davon wissen? Wenn ja, wer trägt es ein, und wann?',
  occasion: '{quote}: kommt genau einmal an, wenn gilt: {given}; gilt das nicht, gar nicht.',
  following: '{quote}: kommt genau einmal an, wenn dies geschieht: {given}; sonst gar nicht.',
  trigger: 'Zu klären für {quote}: Was löst es aus, und wie bald muss es ankommen?',
  states: 'Zu klären für {things}: Von welchem darf in welches gewechselt werden, und durch wen?',
  prices:
    'Jeder dieser Beträge wird auf den Cent genau für das berechnet, wobei er steht, und für nichts anderes: {things}.',
  perOne: '{quantity}: für eines genau dieser Betrag, für zwei {double}.',
  label: 'Zu klären für {object}: Was soll die Software hier tun?',
  figures:
    'Mit bekannten Einträgen stimmt jede dieser Angaben mit der von Hand ausgerechneten überein: {things}.',
  numbered: '{quote}: steht auf dem Papier, und zwei nacheinander gedruckte tragen verschiedene.',
};
