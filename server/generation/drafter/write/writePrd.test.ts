import { sortIdea } from '../sort/sortIdea';
import { writePrd } from './writePrd';

const prdOf = (idea: string): string => writePrd(sortIdea(idea));

test('requirements without a heading do not stand under the one before', () => {
  const prd = prdOf(
    'A café tool.\n\nBookings:\n- guests book a table\n- guests cancel a table\n\nThe waiter can close a bill.',
  );
  expect(prd).toMatch(
    /### “Bookings”\n\n- R1 .*\n- R2 .*\n\n### Without a heading\n\n- R3 The waiter/u,
  );
});

test('what is no requirement names its heading, unless that only says what kind it is', () => {
  const prd = prdOf(
    '# Freezer list\n\nStaff find a box.\n\n## Patient data?\nOnly the code. Never store the key.\n\n## Limits\nAt most 40 boxes.\n\n## Alarms?\nNo.',
  );
  expect(prd).toMatch(/- [CN]\d Never store the key — on “Patient data\?”/u);
  expect(prd).toMatch(/At most 40 boxes\n/u);
  expect(prd).toMatch(/- N\d Alarms\? No\n/u);
});

test('the summary repeats neither the title nor a requirement', () => {
  const title = 'Rowing club boat booking';
  const prd = prdOf(
    `${title}\n\n- Members book a racing boat\n- Coaches see the list\n- Members pay a fee`,
  );
  expect(prd).toContain(`# Product Requirement Document: ${title}\n`);
  expect(prd).not.toContain('## Summary');
  const story = prdOf(
    'The rowing club has twelve boats and one paper list. The goal is that nobody waits at the dock. Members book a boat.',
  );
  expect(story).toMatch(/## Summary\n\n> “/u);
});

test.each([
  ['SUP-2291 · Improvement · Prio: medium\n\nAgents must see old macros.', 'SUP-2291'],
  ['Like Statuspage, but honest.\n\nCustomers must see each incident.', 'Like Statuspage'],
])('a line about the text or a rival is no title: %s', (idea, line) => {
  expect(prdOf(idea).split('\n', 1).join()).not.toContain(line);
});

test('a role has its definition and every statement that names it beside it', () => {
  const prd = prdOf(
    'Who uses it\n- Clerks (3 people)\n- Owner (once a week)\n\nWhat it does\n- Clerks print a ticket for the owner',
  );
  expect(prd).toContain('- U1 Clerks — 3 people; see R1\n- U2 Owner — once a week; see R1\n');
});

test('without a goal, what is wrong today stands where the goals would', () => {
  const prd = prdOf(
    'Today every key is signed for in a notebook. Nobody knows who has the lab keys. We have four doors.\n\nMembers can borrow a key for a day. The porter sees all keys.',
  );
  expect(prd).toMatch(
    /## Goals and purpose\n\nThe idea states no goal as such\..*\n\n> “Today every key is signed for in a notebook” \(B1\)\n>\n> “Nobody knows who has the lab keys” \(B2\)\n\n## Requirements/u,
  );
  expect(prdOf('Members can borrow a key for a day.')).toContain('Not stated in the idea.');
});

test('where no problem is told either, the first sentences about the situation do', () => {
  const prd = prdOf(
    'Dear all,\n\nI drive a fish van round seven villages. Does it rain?\n\nCustomers must be able to order a fish. The van driver must see all orders.',
  );
  expect(prd).toMatch(
    /no goal as such\..*\n\n> “I drive a fish van round seven villages” \(B\d\)\n\n##/u,
  );
});

test('bars and asterisks inside words stay', () => {
  const prd = prdOf(
    'Users type cat|dog to match either. Users can enter 2*3*4 and see 24. Keeper | lends tools',
  );
  expect(prd).toContain('Users type cat|dog to match either');
  // Escaped, because Markdown would take them for emphasis.
  expect(prd).toContain('Users can enter 2\\*3\\*4 and see 24');
  expect(prd).toContain('Keeper · lends tools');
});

test("the author's own numbers are told from the ids of the document", () => {
  const prd = prdOf(
    'Parking at our gate.\n\nR3: Drivers reserve a bay for 2 hours.\nR1: Guards check plates.\nR3 must never block R1.',
  );
  expect(prd).toContain('- R1 Drivers reserve a bay for 2 hours — `R3` in the idea\n');
  expect(prd).toContain('- R2 Guards check plates — `R1` in the idea\n');
  expect(prd).toContain('`R3` must never block `R1`');
});
