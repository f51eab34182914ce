import { criteriaOf } from './criteriaOf';

test.each([
  [
    'The app warns the nurse and calls the doctor if the fridge stays open.',
    'then “The app warns the nurse and calls the doctor”',
  ],
  [
    'If it rains, the coach cancels the walk because the path is wet.',
    'then “the coach cancels the walk”',
  ],
])('what a condition is about: %j', (idea, criterion) => {
  expect(criteriaOf(idea).join()).toContain(criterion);
});

test.each([
  [
    'The logger must go on recording when the internet is down.',
    'When “the internet is down”, then “The logger must go on recording”.',
  ],
  [
    'A setter can only start the series when the report is released.',
    '“when the report is released”: right before that, “A setter can only start the series” is refused or does not hold yet; right after it, it holds.',
  ],
  // A condition before and behind what holds then, with and without a comma, and one that it holds until.
  [
    'When the oil is gone, the night starts again.',
    'When “the oil is gone”, then “the night starts again”.',
  ],
  [
    'The app warns the nurse if the fridge stays open.',
    'When “the fridge stays open”, then “The app warns the nurse”.',
  ],
  [
    'When a kiln has cooled down the owner gets a message.',
    'When “a kiln has cooled down”, then “the owner gets a message”.',
  ],
  [
    'When a guest is added to a full group, the system offers the next group.',
    'When “a guest is added to a full group”, then “the system offers the next group”.',
  ],
  [
    'If it is full they get the next free time.',
    'When “it is full”, then “they get the next free time”.',
  ],
  [
    'If a crop fails we should replace it in all boxes.',
    'When “a crop fails”, then “we should replace it in all boxes”.',
  ],
  // What somebody can do in a case may be possible in others.
  [
    'The supervisor can reassign an order if someone goes sick.',
    'When “someone goes sick”, then “The supervisor can reassign an order”.',
  ],
  [
    'Only staff can refuse a booking if the boat is broken.',
    'When “the boat is broken”, then “Only staff can refuse a booking”.',
  ],
  [
    'If a member cancels the treasurer should refund it.',
    'When “a member cancels”, then “the treasurer should refund it”.',
  ],
  [
    'The coach keeps the list until it is full.',
    '“until it is full”: right up to the end of that time, “The coach keeps the list” holds; right after it, it no longer does.',
  ],
  ['The app starts with a photo, a map and a date.', 'To be agreed'],
  [
    'A 19" rack stays in quarantine 14 days.',
    '“14 days”: after 13 days, it still holds; after 14 days, it has ended.',
  ],
  // A deed that goes on until something is so is no state.
  ['The manager drags the modules about until it all fits.', 'To be agreed'],
  [
    'If nothing happens within 5 working days of the 30-day reminder, escalate to the director.',
    'When “nothing happens within 5 working days of the 30-day reminder”, then “escalate to the director”.',
  ],
  [
    'If a parent has not answered five days before the trip, they get one reminder.',
    '“five days”: with 6 days left, nothing happens yet; with five days left, it happens.',
  ],
  [
    'The fitter sees the last five jobs.',
    '“five jobs”: given 6 jobs, only the last one in this order is left out.',
  ],
  [
    'Customers can skip a week before Tuesday 6pm.',
    '“before Tuesday 6pm”: right before this, it is in time; right after it, it is too late.',
  ],
  ['Staff need a picking list by crop (so "38 kg carrots").', 'To be agreed: “38 kg carrots”'],
  [
    'A teacher sets up a trip with date, place, cost and the classes going.',
    'Each of these can be entered and is later shown exactly as entered: “date”, “place”, “cost”, “the classes going”.',
  ],
  [
    'A box leaves the shed only after the deposit is paid.',
    '“after the deposit is paid”: right before that, “A box leaves the shed” is refused or does not hold yet; right after it, it holds.',
  ],
  [
    'Swords can only be released after the armourer has seen the certificate and a named person.',
    '“after the armourer has seen the certificate and a named person”: right before that, “Swords can only be released” is refused or does not hold yet; right after it, it holds.',
  ],
  [
    'A member keeps the plot unless the committee decides otherwise.',
    '“unless the committee decides otherwise”: where this exception applies, “A member keeps the plot” does not hold; otherwise, it does.',
  ],
  [
    'When Mr. Smith is away, Mrs. Jones signs.',
    'When “Mr. Smith is away”, then “Mrs. Jones signs”.',
  ],
  // Doing nothing has the time limit before it.
  [
    'The manager can approve a swap within 24 hours; if it rains, the swap is rejected.',
    'When “it rains”, then “the swap is rejected”.',
  ],
  [
    'The manager can approve a swap within 24 hours. If he does nothing, the swap is rejected.',
    'When “he does nothing”, then “the swap is rejected”.',
  ],
  // An exception is from the nearest of two predicates.
  [
    'A loan lasts 7 days and can be extended once unless another member reserved it.',
    '“unless another member reserved it”: where this exception applies, “can be extended once” does not hold; otherwise, it does.',
  ],
  [
    'The tram stops and the doors open except if nobody waits.',
    '“except if nobody waits”: where this exception applies, “the doors open” does not hold; otherwise, it does.',
  ],
  [
    'Anträge muss der Vorstand genehmigen, es sei denn, es ist ein Notfall.',
    '„es sei denn, es ist ein Notfall“: In diesem Fall gilt „Anträge muss der Vorstand genehmigen“ nicht; in jedem anderen Fall gilt es.',
  ],
  [
    '予約アプリ。予約が取り消された場合は、会員に通知してください。',
    '「予約が取り消された場合」：「会員に通知してください。」。',
  ],
])('of %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test('Spanish pronouns belong to the verb of what happens', () => {
  const idea = 'Un portal para el consorcio. Si en 10 días no hay novedad se lo manda al consejo.';
  expect(criteriaOf(idea).join()).toContain('«se lo manda al consejo»');
  expect(criteriaOf('An app. If anybody emails me they go on the list.').join()).not.toContain(
    '“me they',
  );
});

test.each([
  'Members can leave once the boat is back.',
  'Members can swap once a week.',
  'Members can swap once per week.',
])('nothing happens just once in %j', (idea) => {
  expect(criteriaOf(idea).join()).not.toContain('second time');
});

test.each([
  'Members borrow a tool and can extend it once if nobody waits.',
  'The clerk picks the parcel and calls the owner if it is damaged.',
  'Fire brigade: when an alarm comes in, everyone gets a call.',
  "I would like to block a machine when it's broken.",
])('a condition that is not all of its clause gives no test: %j', (idea) => {
  expect(criteriaOf(`An app. ${idea}`).join('\n')).not.toMatch(/^When/mu);
});

test.each([
  [
    'A permit is only issued when all inspections and defects are closed.',
    'When “all inspections and defects are closed”, then “A permit is only issued”.',
  ],
])('a condition may name two things: %j', (idea, criterion) => {
  expect(criteriaOf(`An app. ${idea}`)).toContain(criterion);
});

test('what must happen begins behind a condition without a comma, not in a relative clause', () => {
  const idea =
    'An app. If an order stops an apiary we need to see everything they have had for 90 days.';
  expect(criteriaOf(idea).join()).toMatch(
    /“an order stops an apiary”, .*“we need to see everything they have had for 90 days/u,
  );
});

test.each([
  'The gardener photographs the grave when he is finished and the family gets the picture.',
  'Needs to be up by 1 April when the pool opens.',
  'If a member asks for a tool that we can not lend they get a message.',
  'When a driver has done all he can the office closes the ticket.',
])('no condition that is not sure where it ends: %j', (idea) => {
  expect(criteriaOf(`An app. ${idea}`).join('\n')).not.toMatch(/^When/mu);
});

test.each([
  // A case whose end no comma shows.
  ['Members vote and if more than 15 people think the grade is off the setter is told.', /is off/u],
])('what holds then is not sure in %j', (idea, wrong) => {
  const checks = criteriaOf(`A climbing app. ${idea}`).join();
  expect(checks).not.toMatch(new RegExp(`then “.*${wrong.source}`, 'u'));
  expect(checks).toContain('it applies at 16 people');
});
