import { sortIdea } from './sortIdea';

const rolesOf = (idea: string) => sortIdea(idea).roles.map(({ text }) => text);

test('the columns of a table of who may do what are roles', () => {
  const table =
    '| | Tenant | Caretaker | Housing office |\n|---|---|---|---|\n| report | yes | no | no |';
  expect(rolesOf(`A log of repairs in a block of flats.\n\n${table}`)).toEqual([
    'Tenant',
    'Caretaker',
    'Housing office',
  ]);
});

test('an item that only names users makes no requirement', () => {
  const { roles, statements } = sortIdea(
    'A seating plan for a choir.\n\n## Who\n- singers (65)\n- section leaders\n- the conductor\n\n## What it should do\n- Singers say whether they come.\n- Section leaders move people.\n- The conductor sees the whole plan.',
  );
  expect(roles.map(({ listed }) => listed)).toEqual([
    'singers',
    'section leaders',
    'the conductor',
  ]);
  expect(statements.filter(({ text }) => /^(?:the conductor|singers \(65\))$/u.test(text))).toEqual(
    [],
  );
});

test.each([
  ['singers (about 65)', 'singers', 'about 65'],
  ['Boat captain – looks after the fleet', 'Boat captain', 'looks after the fleet'],
  ['Kennel hands: walk and clean', 'Kennel hands', 'walk and clean'],
  ['the two cobblers in the back', 'cobblers', 'the two cobblers in the back'],
  ['me (owner)', 'owner', 'me'],
])('an item that defines a role is on its line only: %s', (item, name, definition) => {
  const { roles, statements } = sortIdea(
    `## Who uses it\n- clerks\n- ${item}\n\n## What it should do\n- The clerks print a list.`,
  );
  expect(roles[1]).toMatchObject({ text: name, listed: name, definition: { text: definition } });
  expect(statements.map(({ text }) => text)).toEqual(['The clerks print a list']);
});

test('among mere names, a deed defines a role; in a list of deeds it is a statement', () => {
  const kinds = (other: string) =>
    sortIdea(
      `## Who uses it\n- ${other}\n- Clerk: books a slot\n\n## What\n- It rings.`,
    ).statements.map(({ text }) => text);
  expect(kinds('porters')).toEqual(['It rings']);
  expect(kinds('Porter: prints a list')).toContain('Clerk: books a slot');
});

test('a list of users without blank lines ends with one', () => {
  const { statements } = sortIdea(
    'A café.\n\nusers\n- waiters\n- guests\n\n- guests scan a code\n- waiters close a bill',
  );
  expect(statements.map(({ kind, text }) => `${kind} ${text}`).slice(1)).toEqual([
    'R guests scan a code',
    'R waiters close a bill',
  ]);
});

test.each(['Porters – must sign for a key', 'Porters (they have 40 keys)', 'Porters: no prices'])(
  'an item of users that demands, rules out or tells more is a statement: %s',
  (item) => {
    const { statements } = sortIdea(`## Who uses it\n- clerks\n- ${item}\n\n## What\n- It rings.`);
    expect(statements.map(({ text }) => text)).toContain(item);
  },
);

test('the plural is not the author who stands in the list as one', () => {
  const { roles, statements } = sortIdea(
    '## Who\n- dog owners\n- me (owner)\n\n## What\n- Owners request a stay.\n- The owner sets the price.',
  );
  expect(statements.map(({ role }) => role?.text)).toEqual(['dog owners', 'owner']);
  expect(roles).toHaveLength(2);
});

test('a line that lists only roles is no statement', () => {
  const { roles, statements } = sortIdea(
    'Roles: resident (120), courier and porter\n\nThe courier opens a locker.',
  );
  expect(roles.map(({ text }) => text)).toEqual(['resident', 'courier', 'porter']);
  expect(roles[0]?.definition?.text).toBe('(120)');
  expect(statements.map(({ text }) => text)).toEqual(['The courier opens a locker']);
});

test.each([
  ['A ward diary. Agreed: nurses write handover notes for each resident.', 'nurses'],
  ['## Who\n- Florists staff the counter\n\n## What\n- It rings.', 'florists'],
  ['## Who\n- The treasurer only needs a report\n\n## What\n- It rings.', 'treasurer'],
  ['Eleven florists book a stall. Florists pay on the day.', 'florists'],
])('a role has no verb or number before it in its name: %s', (idea, role) => {
  expect(rolesOf(idea).map((text) => text.toLowerCase())).toContain(role.toLowerCase());
});

test('a heading names a role without its verb', () => {
  expect(
    rolesOf(
      'A shop for seeds.\n\nGardeners can:\n- order seeds by post\n- rate a variety they grew',
    ),
  ).toEqual(['Gardeners']);
});

test.each([
  [
    'the names in a log of tasks',
    'A club app.\n\nMembers book a court.\n\n## Action log\n| Who | What |\n|---|---|\n| Oren | photo |\n| Agnes | rules |',
    ['Members'],
  ],
  [
    'a speaker by the ending of the name',
    'Bautista: los socios deben ver la lista\nMo: queremos una lista\nBautista: se imprime la lista\nMo: debe ser gratis',
    ['socios'],
  ],
  [
    'a speaker by the job',
    'Treasurer: one page shows the rota\nMo: it sends a text at noon\nTreasurer: it prints the list\nMo: it has to be free',
    ['Treasurer'],
  ],
])('only people with a job are roles: %s', (_name, idea, roles) => {
  expect(rolesOf(idea)).toEqual(roles);
});

test.each([
  ['A hotel app. Guests order food. The night manager sees all orders.', 'night manager'],
  ['A booking page. Members book a bench. The workshop manager approves it.', 'workshop manager'],
  ['A club page. About fifty-five members book a court.', 'members'],
  ['Ein Verein. Die Rolle Helfer bucht eine Schicht.', 'Helfer'],
])('a role keeps its modifiers and no more: %s', (idea, role) => {
  expect(rolesOf(idea)).toContain(role);
});

test('what is said of who is present names roles, but no office of the meeting', () => {
  const roles = rolesOf(
    'Minutes, 12 November\nPresent: Dana (owner), Rik (game masters), Tom (chair), Jo (IT), Sofie (front desk)\n\nCustomers choose a room and pay online.',
  );
  expect(roles).toEqual(['owner', 'game masters', 'front desk', 'Customers']);
});

test('an item among the data of a record is no role', () => {
  const list = 'Each bottle gets a label: name, supplier, lot number, expiry date';
  expect(rolesOf(`The chemist scans a bottle. ${list}.`)).toEqual(['chemist']);
});

test('several deeds behind a role in a list of users are requirements, one says who is meant', () => {
  const { statements, roles } = sortIdea(
    '# Harbour book\n\n## Users\n- Guests\n- Warden – registers boats, assigns berths\n- Pilot – looks after the fleet\n\n## Requirements\n- Guests book a berth',
  );
  expect(statements.map(({ text }) => text).join(' ')).toContain('assigns berths');
  expect(statements.map(({ text }) => text).join(' ')).not.toContain('the fleet');
  expect(roles.map(({ definition }) => definition?.text)).toContain('looks after the fleet');
});
