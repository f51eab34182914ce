import { announcesFields } from './keptHeadings';

test.each([
  'what we keep per quarantined test',
  'what do we write down per check',
  'what information do you need to hold about each application?',
  'data per tube:',
  'details of each loan',
  'for each loan we note',
  'was wir pro ausleihe festhalten',
  'zu jedem termin werden festgehalten:',
  "ce qu'on note pour chaque prêt",
  'datos de cada socio',
  'co zapisujemy przy każdym wypożyczeniu:',
  '記録する項目',
])('“%s” announces fields', (heading) => {
  expect(announcesFields(heading)).toBe(true);
});

test.each([
  'what we want to keep out',
  'what we do not record',
  'what nobody keeps',
  'information',
  'information for parents',
  'data of the old system',
  'what we need to know',
  'was wir nicht speichern',
  'lo que no registramos',
  'wat we niet bijhouden',
  'campos de fútbol',
  'details',
  'who keeps the key',
  'what happens to each box',
  'was nicht gespeichert wird, weil es niemand braucht',
])('“%s” announces no fields', (heading) => {
  expect(announcesFields(heading)).toBe(false);
});
