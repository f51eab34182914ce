import { sortIdea } from '../sort/sortIdea';
import { controlsOf } from './controls';
import { productOf } from './productOf';
import type { Shape } from './shape';

function controlsIn(idea: string): (readonly [Shape, string, string])[] {
  const product = productOf(sortIdea(idea), Infinity);
  return product.asked
    .flatMap((one) => controlsOf(product, one))
    .map(({ shape, label, verbs }) => [shape, label, verbs.join(', ')]);
}

const of = (line: string) =>
  controlsIn(`A portal for our club with a page for everybody who visits or helps.\n\n${line}`);

test('what a sentence denies is no button', () => {
  const labels = of('Helpers agree on one thing and must never rate it or compare people.');
  expect(labels.map(([, label]) => label).join()).not.toMatch(/^compare|,compare/iu);
});

test.each<[line: string, ...controls: (readonly [Shape, string, string])[]]>([
  [
    'Visitors book a slot and describe what is broken.',
    ['slots', 'Book a slot', 'Book'],
    ['fields', 'Describe what is broken', 'Describe'],
  ],
  [
    'Helpers write what happened, mark anything urgent, sign with their initials.',
    ['fields', 'Write what happened', 'Write'],
    ['button', 'Mark anything urgent', 'Mark'],
    ['button', 'Sign with their initials', 'Sign'],
  ],
  [
    'As a manager I want to approve or reject a swap within 24 hours.',
    ['button', 'Approve or reject a swap within 24 hours', 'Approve, Reject'],
  ],
  ['Helpers check the position without ringing anyone.', ['button', 'Check the position', 'Check']],
  ['Helpers book a shelf only if the owner has approved them.', ['button', 'Book a shelf', 'Book']],
  ['Helpers tick what a guest must not eat.', ['button', 'Tick what a guest must not eat', 'Tick']],
  [
    'Members see who has not paid two days before the trip.',
    ['people', 'See who has not paid two days before the trip', 'See'],
  ],
  [
    'Members scan a code on the wall and say if they topped it and whether it felt soft.',
    ['button', 'Scan a code on the wall', 'Scan'],
  ],
  [
    'The director breaks the play into scenes and says which characters are in each one.',
    ['button', 'Break the play into scenes', 'Break'],
  ],
  [
    'Members can approve and reject, because nobody else can do it any more and they asked us.',
    ['button', 'Approve and reject', 'Approve, Reject'],
  ],
  ['Members can search recipes by name.', ['search', 'Search recipes by name', 'Search']],
  [
    'The treasurer creates the annual statement as PDF.',
    ['button', 'Create the annual statement as PDF', 'Statement.pdf'],
  ],
  ['Members upload their invoice as PDF.', ['photo', 'Upload their invoice as PDF', 'Upload']],
  [
    'Secretaries report a vacant plot with a photo.',
    ['photo', 'Report a vacant plot with a photo', 'Report'],
  ],
  ['I want to see who has practised.', ['people', 'See who has practised', 'See']],
  ['The app shows how many things were saved.', ['figure', 'How many things were saved', '']],
  [
    'The member gets a text two days before.',
    ['notice', 'The member gets a text two days before', ''],
  ],
  ['Cooks rate a recipe.', ['rate', 'Rate a recipe', 'Rate']],
  ['Judges score each cake from 1 to 10.', ['rate', 'Score each cake from 1 to 10', 'Score']],
  ['Judges score each cake from 1 to 100.', ['button', 'Score each cake from 1 to 100', 'Score']],
  ['Cooks see the recipes.', ['entries', 'See the recipes', 'See']],
  ['Hosts see where each van is.', ['map', 'See where each van is', 'See']],
  ['A map of all stops.', ['map', 'A map of all stops', '']],
  [
    'Owners accept or reject a request.',
    ['button', 'Accept or reject a request', 'Accept, Reject'],
  ],
  ['Hosts set a priority so that leaks are fixed.', ['fields', 'Set a priority', 'Set']],
  ['As a tenant I want to report a leak.', ['button', 'Report a leak', 'Report']],
  ['Cooks get a warning when the oven is hot.', ['notice', 'The oven is hot', '']],
  ['It should text the guest when the oven is hot.', ['notice', 'The oven is hot', '']],
  [
    'An app for dog walkers to log walks and share photos.',
    ['fields', 'Log walks', 'Log'],
    ['photo', 'Share photos', 'Share'],
  ],
  ['Search by room or by surname.', ['search', 'Search by room or by surname', 'Search']],
  ['I enter a customer with name, address and phone.', ['fields', 'Enter a customer', 'Enter']],
  ["I'd like donors to upload a photo.", ['photo', 'Upload a photo', 'Upload']],
  [
    'We want family members to be able to follow the trip.',
    ['button', 'Follow the trip', 'Follow'],
  ],
  ['I want a list of volunteers to call.'],
])('shows how a requirement is operated: %s', (line, ...controls) => {
  expect(of(line)).toEqual(controls);
});

test('takes all verbs at the end of a German sentence', () => {
  expect(
    controlsIn(
      'Eine Seite für unsere Praxis, mit der alle besser planen.\n\nWir möchten, dass Patienten ihre Termine buchen, verschieben und absagen können.',
    ).map(([shape, , verbs]) => [shape, verbs]),
  ).toEqual([['slots', 'Buchen, Verschieben, Absagen']]);
});

test.each([
  'Members see the list.',
  'Staff say the old calendar stays on the wall.',
  'Guests tell us that no calendar is needed.',
  'I want something where the members meet.',
  'The hall belongs to the members.',
  'Members cannot delete a slot.',
  'Plots are numbered, name and address are printed.',
])('shows no control without a sure deed: %s', (line) => {
  expect(of(line)).toEqual([]);
});

test.each([
  ['I enter a customer with name, address and phone.', 'name', 'address', 'phone'],
  ['Members enter an item: brand, weight, owner.', 'brand', 'weight', 'owner'],
  ['Members plan the trips: patient, time, clinic.', 'patient', 'time', 'clinic'],
  [
    'Members report a leak: they pick the floor, describe the damage and choose a morning or an evening.',
    'floor',
    'damage',
    'Choose a morning or an evening',
  ],
  ['Members pick up a crate or a box.', 'Pick up a crate or a box'],
])('splits what is entered into fields: %s', (line, ...names) => {
  const product = productOf(sortIdea(`A portal for our club.\n\n${line}`), Infinity);
  const [control] = product.asked.flatMap((one) => controlsOf(product, one));
  expect(control?.fields.map(({ name }) => name)).toEqual(names);
});

test.each([
  [
    'Each loan has a tool, a member and a return date. The member gets a text two days before a loan ends.',
    'Ana Ruiz · Jun 2',
  ],
  // Only the name of a record, or else the words.
  ['Each boat has a berth, a colour and an owner. Members get a text two days before.', ''],
  ['The member gets a text two days before.', 'The member gets a text two days before'],
])('shows the message of a record instead of quoting its rule: %s', (line, ...messages) => {
  const { controls } = productOf(sortIdea(`A portal for our club.\n\n${line}`), Infinity);
  const notices = [...controls.values()].flat().filter(({ shape }) => shape === 'notice');
  expect(notices.map(({ label }) => label)).toEqual(messages);
});
