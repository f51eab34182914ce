import { sortIdea } from '../sort/sortIdea';
import { criteriaOf } from './criteriaOf';

test.each([
  [
    'Each key: number, block, type (main / spare), date issued.',
    'Each of these can be entered and is later shown exactly as entered: “number”, “block”, “type (main / spare)”, “date issued”.',
  ],
  [
    'A student can hold max 2 keys at once.',
    '“max 2 keys”: given 2 keys, it is accepted; given 3 keys, it is refused with a message that names the limit.',
  ],
  [
    'Turnaround (working days): crown 6, bridge 8, night guard 4.',
    'Wherever “Turnaround (working days)” is used, exactly these values apply: crown 6, bridge 8, night guard 4.',
  ],
])('takes a list and a limit for what they are: %s', (sentence, criterion) => {
  expect(criteriaOf(`A register for our halls.\n\n${sentence}`)).toEqual([criterion]);
});

test.each([
  ['Monthly report: number of loans, damaged tools, losses per class.', 'All of these are present'],
  ['Must: every loan has borrower, object, value and start.', 'by one: “borrower”, “object”'],
])('what is read, chosen, held or entered: %j', (idea, criterion) => {
  expect(criteriaOf(`A register for our halls.\n\n${idea}`).join()).toContain(criterion);
});

test.each([
  // Lists: fields, options, answers, states, and the steps of a chain.
  [
    'The clerk enters a request: supplier, amount, cost centre.',
    'Each of these can be entered and is later shown exactly as entered: “supplier”, “amount”, “cost centre”.',
  ],
  [
    'Every cat has a card: name, sex, photo.',
    'Each of these can be entered and is later shown exactly as entered: “name”, “sex”, “photo”.',
  ],
  [
    'A pet app. Sitters have a profile with photo, price and area.',
    'All of these are present, checked one by one: “photo”, “price”, “area”.',
  ],
  [
    'Die Aufsicht prüft (Licht an, Heizung aus, Fenster zu)',
    'Alles davon ist vorhanden, einzeln geprüft: „Licht an“, „Heizung aus“, „Fenster zu“.',
  ],
])('of %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  ['The weigher enters name, weight and price.', /can be entered.*“name”, “weight”, “price”/u],
  [
    'The manager sees open jobs, late jobs and costs.',
    /are present.*“open jobs”, “late jobs”, “costs”/u,
  ],
])('a list behind a verb: %j', (idea, check) => {
  expect(criteriaOf(idea).join()).toMatch(check);
});

test.each([
  'The clerk enters orders for the bakery, the butcher and the grocer.',
  'The captain makes the teams, by strength and by age.',
])('no list behind a verb: %j', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(/Each of these/u);
});

test.each([
  ['The clerk fills in an address (street, town, postcode).', /can be entered/u],
  ['The clerk lists the costs per category (food, drink, other).', /(?:present|entered)/u],
  [
    'The instrument card: make, year, type (upright, grand, square), room, owner.',
    /(?:present|entered).*: “make”, “year”, “type/u,
  ],
])('what stands in brackets behind one thing: %j', (idea, check) => {
  expect(criteriaOf(`A cold store app. ${idea}`).join()).toMatch(check);
});

test.each([
  // Fields on a card, also one that is worded as a question, and behind `writes down`.
  [
    'Every piano has its own card with make, year, where it stands and a photo.',
    /can be entered.*: “make”, “year”, “where it stands”, “a photo”/u,
  ],
  ['Each piano gets a card with make, serial number, year.', /can be entered/u],
  ['The tuner writes down pitch, humidity and price.', /can be entered.*: “pitch”, “humidity”/u],
  ['After each visit the tuner writes down the pitch, the humidity and the price.', /^Each of/u],
  ['Sitters have a profile with photo, price and area.', /are present/u],
])('the fields in %j', (idea, check) => {
  expect(criteriaOf(`A workshop app. ${idea}`).join()).toMatch(check);
});

test('a list under a heading of states is one of states', () => {
  const idea =
    'Playgrounds.\n\n*States.* Defects: Reported; Assessed; Repaired; Rejected (with reason).';
  expect(criteriaOf(idea).join()).toMatch(/one of these states.*“Rejected \(with reason\)”/u);
});

test.each([
  'Milestones: phase 1, phase 2, phase 3.',
  'Supported browsers: Chrome 100, Firefox 90.',
  'Members see: top 10, last 5.',
  'Limits: adults at most 3, children at most 1.',
])('numbers of things are no values: %j', (idea) => {
  expect(criteriaOf(`A register for our halls.\n\n${idea}`).join()).not.toMatch(/exactly these/u);
});

test.each([
  'The clerk must enter the old count (yes, later, off).',
  'The clerk must enter the old count (is asked, is kept, is sent).',
])('answers are no things: %j', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(/one by one|can be entered/u);
});

test('states with arrows and an exit are states', () => {
  const idea =
    'Interpreters for a court.\n\n**Booking states:** draft → offered → attended; side exits: cancelled, no-show.';
  expect(sortIdea(idea).statements.find(({ text }) => text.includes('→'))?.kind).toBe('R');
});
