import { mockupOf } from './expectSound';
import { stays } from './words/stays';

test.each([
  'Guests book a pitch for up to 21 nights.',
  'Guests book a cabin for one to three weeks.',
  'A room is booked per night.',
  'Gäste buchen ein Zimmer für bis zu 14 Nächte.',
  'Mitglieder leihen ein Zelt für eine Nacht.',
  'Nachbarn mieten ein Rad für zwei Monate.',
  'Les clients réservent un emplacement pour 3 nuits.',
  'Los vecinos reservan la sala por dos días.',
  'I soci prenotano la barca per 2 settimane.',
  'Os hóspedes reservam um quarto por 5 noites.',
  'Leden huren een tent voor drie dagen.',
])('%s is for days', (text) => {
  expect(stays.test(text)).toBe(true);
});

test.each([
  'Members book a court up to 7 days ahead.',
  'Members book a court for two hours, for 7 days in advance.',
  'Members book a court for two hours on quiz nights.',
  'Nurses swap a night shift.',
  'Mitglieder buchen für 3 Tage im Voraus.',
  'Les membres réservent pour 2 jours à l’avance.',
  'Los socios reservan una pista por 3 días con antelación.',
  'I soci prenotano per 2 giorni in anticipo.',
])('%s is for hours', (text) => {
  expect(stays.test(text)).toBe(false);
});

const campsite =
  'A campsite at a lake, run by two.\n\nGuests book a pitch for up to 21 nights. The owner sees all bookings. Each pitch has a number and a size. Guests can cancel.';
const courts =
  'We run a tennis club with a paper sheet.\n\nMembers book a time slot for two hours. The coach sees all bookings. Each court has a number and a surface. Members can cancel.';

const labelsIn = (idea: string) =>
  [...mockupOf(idea).querySelectorAll('.field > span, .day > p')].map((one) => one.textContent);

test('what is booked by the day has a first and a last day instead of hours', () => {
  expect(labelsIn(campsite)).toEqual(expect.arrayContaining(['From', 'Until']));
  expect(labelsIn(courts)).not.toContain('Until');
});
