import { mockupOf } from './expectSound';

const campsite =
  'A campsite at a lake, run by two.\n\nGuests book a pitch for up to 21 nights. The owner sees all bookings. Each pitch has a number and a size. Guests can cancel.';
const courts =
  'We run a tennis club with a paper sheet.\n\nMembers book a time slot for two hours, up to 7 days ahead. The coach sees all bookings. Each court has a number and a surface. Members can cancel.';

const labelsIn = (idea: string) =>
  [...mockupOf(idea).querySelectorAll('.field > span, .day > p')].map((one) => one.textContent);

test('what is booked by the day has a first and a last day instead of hours', () => {
  expect(labelsIn(campsite)).toEqual(expect.arrayContaining(['From', 'Until']));
  expect(labelsIn(courts)).not.toContain('Until');
});
