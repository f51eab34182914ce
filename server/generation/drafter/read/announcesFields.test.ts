import { lexicons } from '../lexicon/lexicons';
import { announcesFields } from './announcesFields';

test.each([
  ['en', 'What we keep per quarantined test'],
  ['en', 'What do we write down per check'],
  ['en', 'What information do you need to hold about each application?'],
  ['en', 'Data for each tube:'],
  ['en', 'details of each loan'],
  ['en', 'For each loan we note'],
  ['de', 'Was wir pro Ausleihe festhalten'],
  ['de', 'Zu jedem Termin werden festgehalten:'],
  ['fr', 'Ce qu’on note pour chaque prêt'],
  ['es', 'Datos de cada socio'],
  ['pl', 'Co zapisujemy przy każdym wypożyczeniu:'],
  ['ja', '記録する項目'],
] as const)('%s: “%s” announces fields', (code, heading) => {
  expect(announcesFields(heading, lexicons[code])).toBe(true);
});

test.each([
  ['en', 'What we want to keep out'],
  ['en', 'What we do not record'],
  ['en', 'What nobody keeps'],
  ['en', 'Information'],
  ['en', 'Information for parents'],
  ['en', 'Data from the old system'],
  ['en', 'What we need to know'],
  ['de', 'Was wir nicht speichern'],
  ['es', 'Lo que no registramos'],
  ['nl', 'Wat we niet bijhouden'],
  ['es', 'Campos de fútbol'],
  ['en', 'Details'],
  ['en', 'Who keeps the key'],
  ['en', 'What happens to each box'],
  ['de', 'Was nicht gespeichert wird, weil es niemand braucht'],
] as const)('%s: “%s” announces no fields', (code, heading) => {
  expect(announcesFields(heading, lexicons[code])).toBe(false);
});
