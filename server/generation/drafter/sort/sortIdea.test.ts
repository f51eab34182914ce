import { sortIdea } from './sortIdea';

test('who says something in a chat is named beside it, and a courtesy is background', () => {
  const { statements } = sortIdea(
    '[08:02] Nuria: morning all!\n[08:03] Ilse (caretaker): tenants can book the dryer for 2 hours\n[08:04] Nuria: no coins in it please',
  );
  expect(statements).toMatchObject([
    { kind: 'B', text: 'morning all!', speaker: 'Nuria' },
    { kind: 'R', text: 'tenants can book the dryer for 2 hours', speaker: 'Ilse (caretaker)' },
    { kind: 'N', text: 'no coins in it please', speaker: 'Nuria' },
  ]);
});

test.each([
  'Tom suggested a map of all taps. The committee rejected this.',
  'Tom schlug eine Karte der Hähne vor. Der Antrag wurde abgelehnt.',
  'Tom a proposé une carte des robinets. On laisse tomber.',
  '[08:02] Tom: could we have a map of all taps?\n[08:03] Ida: no, too much work',
])('what was not taken up is no requirement: %j', (idea) => {
  const { statements } = sortIdea(`Plots\n\n${idea}`);
  expect(statements.filter(({ kind }) => /[RCG]/u.test(kind))).toEqual([]);
});

test.each([
  'Keys not returned\n- the caretaker sees who has a key',
  'Guests are not listed.\n\nNext steps\n- Hugo checks the wifi',
  'Guests are not listed.\n- the caretaker sees who has a key',
])('what is not a heading of exclusions rules nothing out: %j', (idea) => {
  expect(sortIdea(`Key box\n\n${idea}`).statements.at(-1)?.kind).not.toBe('N');
});

test('a question that its next sentence does not answer stays open', () => {
  const question = 'Should the tags be printed or engraved?';
  const [, asked] = sortIdea(
    `An app for beekeepers. ${question} I have 40 printed ones.`,
  ).statements;
  expect(asked).toMatchObject({ text: question, isUndecided: true });
});

test('a common word after `named` is no name', () => {
  expect(sortIdea('Walkers find routes through lists by named guides, one a month.').name).toBe(
    undefined,
  );
  expect(sortIdea('A route planner called tramplo, for walkers.').name).toBe('tramplo');
});

test('lines about the document and exclusions that go on are no requirements', () => {
  const { statements } = sortIdea(
    'Status: draft 2, for review by Facilities\nOwner: Priyanka Rao\n\nA form for claims. No routing, no chart images, no mobile app.',
  );
  const kinds = statements.map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds.slice(0, 2).map((one) => one.charAt(0))).toEqual(['B', 'B']);
  expect(kinds.slice(-3)).toEqual(['N No routing', 'N no chart images', 'N no mobile app']);
});

test.each([['Stops and routes', undefined]])(
  'takes who acts from a heading that says no more: %s',
  (heading, actor) => {
    const users = '## Users\n- drivers\n- dispatchers';
    const { statements } = sortIdea(`${users}\n\n## ${heading}\n- Book a stop\n- Cancel a stop`);
    expect(statements.map((one) => one.actor?.text)).toEqual([actor, actor]);
  },
);

test('a heading of one line closes the section before, and names the role of the deeds under it', () => {
  const { roles, statements } = sortIdea(
    'Parcel rounds\n\nGoal\nWe want fewer lost parcels.\n\nDrivers\n- see the route for the day\n- can name a neighbour\n\nDispatcher\n- sees where everybody is\n- can move a parcel to another driver',
  );
  expect(roles.map(({ text }) => text)).toEqual(['Drivers', 'Dispatcher']);
  expect(statements.filter(({ kind }) => kind === 'G')).toHaveLength(1);
  const actors = statements.filter(({ kind }) => kind === 'R').map(({ actor }) => actor?.text);
  expect(actors).toEqual(['Drivers', 'Drivers', 'Dispatcher', 'Dispatcher']);
});

test('an exclusion ends with its sentence', () => {
  const { statements } = sortIdea(
    "A page for engineers on call. Don't want: a status page, replacing the pager. The page must show the runbook.",
  );
  expect(statements.at(-1)).toMatchObject({ kind: 'R', text: 'The page must show the runbook' });
});

test('each user in a list is a role, without what explains it', () => {
  const { roles } = sortIdea(
    'A tool for incidents.\n\nWho: on-call engineers (about 45), service owners who review changes, and the team lead (me) who wants a report.\n\nThe tool shows the runbook.',
  );
  expect(roles.map(({ text }) => text)).toEqual([
    'on-call engineers',
    'service owners',
    'team lead',
  ]);
});

test('what a table says that a role cannot do is ruled out', () => {
  const { statements } = sortIdea(
    "A log for trays\n\n| Role | Does | Can't |\n|---|---|---|\n| Assistant | scans trays | release a cycle |\n| Inspector | reads the report | |",
  );
  expect(statements.slice(-3)).toMatchObject([
    { kind: 'R', text: 'Assistant | scans trays' },
    { kind: 'N', text: 'release a cycle', follows: 'R1', actor: { text: 'Assistant' } },
    { kind: 'R', text: 'Inspector | reads the report' },
  ]);
});

test.each([
  'A patient can correct an entry for 24 hours. After that only the clinic can.',
  'The member gets a text and confirms the shift.',
  'A nurse can move a shift, but only after the ward has agreed.',
  'Everybody fills in the form because nobody under 18 may enter.',
  'The money is held until the buyer confirms, then it is paid out.',
  'Jeder Platz kostet 40 Euro, weil das Dach neu ist.',
  'Los kilos de árbol y de suelo no se mezclan en un vale, eso nunca.',
  'Boulders come down after 8 weeks. No exceptions.',
])('%j is one statement', (idea) => {
  const { statements } = sortIdea(`A rota for nurses.\n\n${idea}`);
  expect(statements.at(-1)?.text).toBe(idea.slice(0, -1));
});

test('what a pronoun begins within a sentence names the statement before it', () => {
  const { statements } = sortIdea('Dogs.\n\nEverybody gets a plan, and everybody can tick it off.');
  expect(statements.at(-1)).toMatchObject({ text: 'everybody can tick it off', follows: 'R1' });
});

test.each([
  ['a heading', 'A diet app.\n\n## Users can share plans\n\n## Coaches see all plans\n\nSoon.'],
  ['short lines apart', 'A diet app.\n\nUsers can share plans\n\nCoaches see all plans\n\nSoon.'],
  ['German headings', 'Eine App.\n\n## Trainer können Pläne teilen\n\n## Gäste sehen alle Pläne\n'],
])('what is stated as %s is a requirement', (_name, idea) => {
  const { statements } = sortIdea(idea);
  const demands = statements.filter(({ kind, text }) => kind === 'R' && /plans|Pläne/.test(text));
  expect(demands).toHaveLength(2);
});

test('the last line of an idea is kept, even if it could be a heading', () => {
  const { statements } = sortIdea(
    'A meal planner.\n\nWe cook a lot.\n\nThere is a shopping list\n',
  );
  expect(statements.at(-1)?.text).toBe('There is a shopping list');
});

test('what a requirement forbids at its end stands apart and names the same role', () => {
  const { statements } = sortIdea(
    'A rota for nurses.\n\nAn adviser sees all the bills but cannot pay them.',
  );
  expect(statements.slice(-2)).toMatchObject([
    { kind: 'R', text: 'An adviser sees all the bills' },
    { text: 'cannot pay them', follows: 'R1', actor: { text: 'adviser' } },
  ]);
  expect(statements.at(-1)?.kind).not.toBe('R');
});

test('no requirement joins an exclusion', () => {
  const idea = 'A rink app.\n\nGuests cannot pay online but can reserve a table for six.';
  const of = (kind: string) => sortIdea(idea).statements.filter((one) => one.kind === kind);
  expect(of('R').map(({ text }) => text)).toEqual(['can reserve a table for six']);
});

test('a foreign name does not decide the language', () => {
  expect(sortIdea('Book club for Война и мир').languageTag).toBe('en');
});

test('the elements around a page are no statements', () => {
  const page =
    '<html><head><title>Diets</title></head><body><p>Users share plans.</p></body></html>';
  expect(sortIdea(page).statements.map(({ text }) => text)).toEqual(['Diets', 'Users share plans']);
});

test('front matter asks for nothing', () => {
  const idea =
    '---\ntitle: Diets\ntags: [food, family]\naim: users search\n---\n\nUsers can share plans.\n';
  const { statements } = sortIdea(idea);
  expect(statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'B Diets',
    'B tags: [food, family]',
    'B aim: users search',
    'R Users can share plans',
  ]);
});
