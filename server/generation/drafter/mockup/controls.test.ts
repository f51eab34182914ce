import { sortIdea } from '../sort/sortIdea';
import { controlsOf, type Shape } from './controls';
import { productOf } from './productOf';

function controlsIn(idea: string): (readonly [Shape, string, string])[] {
  const product = productOf(sortIdea(idea), Infinity);
  return product.asked
    .flatMap((one) => controlsOf(product, one))
    .map(({ shape, label, verbs }) => [shape, label, verbs.join(', ')]);
}

const of = (line: string) =>
  controlsIn(`A portal for our club with a page for everybody who visits or helps.\n\n${line}`);

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
  ['Members can search recipes by name.', ['search', 'Search recipes by name', 'Search']],
  [
    'Secretaries report a vacant plot with a photo.',
    ['upload', 'Report a vacant plot with a photo', 'Report'],
  ],
  ['I want to see who has practised.', ['people', 'See who has practised', 'See']],
  ['The app shows how many things were saved.', ['count', 'How many things were saved', '']],
  [
    'The member gets a text two days before.',
    ['notice', 'The member gets a text two days before', ''],
  ],
  ['I enter a customer with name, address and phone.', ['fields', 'Enter a customer', 'Enter']],
])('shows how a requirement is operated: %s', (line, ...controls) => {
  expect(of(line)).toEqual(controls);
});

test.each([
  'Members see the list.',
  'The hall belongs to the members.',
  'Members cannot delete a slot.',
  'Plots are numbered, name and address are printed.',
])('shows no control without a sure deed: %s', (line) => {
  expect(of(line)).toEqual([]);
});

test('splits what is entered into fields', () => {
  const product = productOf(
    sortIdea('A portal for our club.\n\nI enter a customer with name, address and phone.'),
    Infinity,
  );
  const [control] = product.asked.flatMap((one) => controlsOf(product, one));
  expect(control?.fields.map(({ name }) => name)).toEqual(['name', 'address', 'phone']);
});
