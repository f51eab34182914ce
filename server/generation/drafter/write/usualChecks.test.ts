import { sortIdea } from '../sort/sortIdea';
import { acceptanceOf } from './acceptance';
import { checksIn } from './criteriaIn';
import { en } from './words/en';

test.each([
  // Third person, passive, imperative, infinitive, a noun.
  [
    'Members pay fees. The treasurer exports the fees.',
    'export',
    '“The treasurer exports the fees”',
  ],
  [
    'A form for claims. Each claim is approved by the manager.',
    'approve',
    '“Each claim is approved by the manager”',
  ],
  ['Members want to pay with a card.', 'pay', '“Members want to pay with a card”'],
  [
    'A club. The member gets a text message each week.',
    'notify',
    '“The member gets a text message each week”',
  ],
  // Each part of a sentence has its own criterion.
  ['The clerk assigns jobs and exports the month as CSV.', 'assign', '“The clerk assigns jobs”'],
  ['The clerk assigns jobs and exports the month as CSV.', 'export', '“exports the month as CSV”'],
  ['As a vet I want to upload an x-ray.', 'upload', '“to upload an x-ray”'],
  // A quality has a test too.
  [
    'The app has to work without internet in the cellar.',
    'offline',
    '“The app has to work without internet in the cellar”',
  ],
] as const)('the act of %j', (idea, name, object) => {
  const check = `Added: ${en.acts[name].replace('{object}', object)}`;
  expect(checksIn(idea)).toContainEqual(expect.stringContaining(check));
});

test.each([
  // What is to happen has its condition, what one role may do its refusal, and a limit its values.
  ['If an order is over €500 the owner gets a message.', 'Added'],
  ['Only the coach can delete a course. A player joins it.', 'Added'],
  ['Members may not print more than 2 copies.', 'direct address'],
  // What stands in a clause about a noun, or was said of somebody who gets something, is not what is done.
  ['The secretary orders for a child whose parents have no internet.', 'connection'],
  ['The fitter sees what was installed.', 'valid values'],
  ['Members pay on the day, cash or card.', 'Each of these'],
  ['A choir. Ratings show only once both have rated.', 'twice'],
  ['Instructors enter when they are free.', 'otherwise not'],
  ['Each report has a reference such as VR-2026-0001.', '“0001”'],
  ['The lights go on ten minutes before the game.', 'exactly this value'],
  // Of a list, each thing is there anyway.
  ['The clerk enters a request: supplier, amount, cost centre.', 'Added'],
  ['Orders close at noon; after that they can only call.', 'right before it'],
  ['Bikes not picked up after 14 days cost money.', '“Bikes not picked up”'],
  ['Visitors hear it on their own phone.', 'nothing of the other'],
  ['Singers say yes or no until 48 hours before.', 'worked example'],
  // Counted back from it.
  ['The host closes a round 12 hours before it starts.', 'When “it starts”'],
  // Denied, or of more than one sense.
  ['The app for a club. Members cannot export the fees.', 'opens in another'],
  ['A game. The keeper closes the paddles.', 'no list'],
  ['The alarm rings even when the phone is on silent.', 'otherwise not'],
  ['After that 50% is paid back.', 'due at'],
  ['The packer weighs every 2 crates.', 'watched over'],
  ['The app for a club. Members enter their hours once a month.', 'otherwise not'],
  ['The app for a choir. Singers say if they come.', 'otherwise not'],
  ['A choir. “The app shows the singers. It reminds the singers.”', '””'],
  ['[14:02] Ana: the app shows the club.', '14:02'],
  ['The crew sets it to "checked, fine" or "fault found here" or "repaired".', 'Each of these'],
  ['A form. If the hall, when open (or so, is free, the app books it and', 'otherwise not'],
  ['A club. Goal: raise the members from 120 to 300.', '301'],
  ['Some organists are over 80.', '81'],
  ['The app has to load over 3G.', '4G'],
  ['A club. Moderators, volunteers, max 10.', 'Added'],
  ['A quiz. A right answer scores 3 points, later 1 point.', 'not yet'],
  ['Wrong answers come back after 1, 3 and 7 days.', 'due at'],
  ['After dinner guests can leave a rating, we only.', 'right before it'],
  ['Remind the family a week before it is due.', 'First'],
  ['Teachers see which questions fewer than 40% of the class got right.', '“got right”'],
  ['Users who cannot type find it in less than 20 seconds.', 'enough'],
  ['If the sensor is not read for more than 10 minutes, the keeper gets a call.', 'still allowed'],
  ['Readings must be kept for 10 years.', 'over after'],
  ['The office is staffed between 8 and 18 h.', '19'],
  ['A game takes 30 minutes.', 'over after'],
  ['The secretary offers a free plot to the first person on the list.', 'seen'],
  ['The app has a "5 more minutes" button but only twice a day.', '“5'],
  ['A guest ticks what he must not eat.', 'attempt'],
  ['Guests who cannot hear it read the text.', 'attempt'],
  ['A climbing app. Routes go from 4a to 8b.', 'counted'],
  ['The coach approves or rejects each booking.', '“rejects'],
  ['De gebruiker ziet wanneer de bus komt.', 'anders niet'],
  ['Die Nutzer sehen, wenn ein Platz frei ist.', 'sonst nicht'],
  ['Użytkownik widzi, kiedy przyjedzie autobus.', 'inaczej nie'],
])('%j is not taken for what it is not', (idea, wrong) => {
  expect(checksIn(idea).join()).not.toContain(wrong);
});

test.each([
  'The vet archives.',
  'A voucher is worth more.',
  // A number of existing things is not a demand.
  'The band comes from four schools.',
])('nothing of %j, where the words give nothing to test', (idea) => {
  expect(checksIn(idea)).toEqual([]);
});

test.each([
  [
    'The mechanic helps the owner.',
    'To agree, for “The mechanic helps the owner”: what is seen once it is done, by whom, and what if it fails?',
  ],
  [
    'A planner for jobs.',
    'To agree, for “A planner for jobs”: who uses this, where is it found, and what does it contain?',
  ],
])('what %j leaves open is to be agreed', (idea, criterion) => {
  const workbook = sortIdea(idea);
  const [first] = workbook.statements;
  expect(first && acceptanceOf(workbook, first)).toEqual([criterion]);
});
