import { sortIdea } from '../sort/sortIdea';
import { productOf } from './productOf';
import { writeMockup } from './writeMockup';

function pagesIn(idea: string) {
  const workbook = sortIdea(idea);
  return productOf(workbook, workbook.statements.length).pages.filter(({ title }) => title !== '');
}

const titlesIn = (idea: string) => pagesIn(idea).map(({ title }) => title);

test('the names in front of lines are the screens', () => {
  const idea = `An app for our house.

1. Notice board – residents post announcements; residents comment
2. Common rooms: residents book the guest room
3. **Damage:** report it with place, photo and description. Status open / ordered / done`;
  expect(titlesIn(idea)).toEqual(['Notice board', 'Common rooms', 'Damage']);
});

test('two names in front of lines are no plan of the screens', () => {
  const idea = `An app for our house.

- Booking: members reserve a tool
- Damage: members report it
- Members return a tool
- Staff delete a tool
- Staff see the tools`;
  expect(titlesIn(idea)).not.toContain('Booking');
});

test('a list stands on one screen only', () => {
  const lists = pagesIn(
    `A club.

## Booking
- Members book a boat
- Members cancel a boat

## Damage
- Members report damage with a photo and a description
- The captain marks a boat as broken
- The captain removes a boat`,
  ).map(({ title, collection }) => [title, collection?.title]);
  expect(lists).toEqual([
    ['Booking', 'boats'],
    ['Damage', 'Damage'],
  ]);
});

test.each([
  // Nothing is said of tickets but that they are printed.
  ['A counter.\n\n- Staff enter a job: customer, phone, price\n- Staff print a ticket', ['ticket']],
  // A deposit is what something has.
  [
    'A shop.\n\n- Staff add a product\n- Staff add a deposit\n- Staff remove a deposit\n- Staff see the deposits',
    ['deposit'],
  ],
])('a noun that is only mentioned is no list: %s', (idea, keys) => {
  expect(pagesIn(idea).map(({ collection }) => collection?.key)).not.toEqual(
    expect.arrayContaining(keys),
  );
});

test('the states of listed records filter their rows', () => {
  const page = writeMockup(
    sortIdea('A ward.\n\n- Nurses clean a bed\n- States: free → in use → broken\n- No payments'),
  );
  expect(page).toContain("[data-state]:not([data-state='2'])");
});
