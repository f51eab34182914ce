import { draftDocument } from '../draftDocument';
import { sortIdea } from './sortIdea';

const runs = `Blood bikes: a log of runs

Who can do what:

| | Controller | Rider | Fleet mgr |
|---|---|---|---|
| Assign a rider | yes | no | no |
| Record the drop time | yes (on behalf) | own only | – |
| Take a bike off the road | no | no | yes |
| Change a finished run | no | no | yes |

- Controllers must be able to change a finished run
- A run is kept for 7 years`;

describe('a table of who may do what', () => {
  const { statements, roles, contradictions } = sortIdea(runs);
  const grantsOf = (text: string) =>
    statements
      .find((one) => one.text === text)
      ?.grants.map(({ role, verdict, words }) => [role.text, verdict, words]);

  test('its columns are roles, also `Fleet mgr`', () => {
    expect(roles.map(({ text }) => text)).toEqual(['Controller', 'Rider', 'Fleet mgr']);
  });

  test('a row grants, denies or limits, and says what the limit is', () => {
    expect(grantsOf('Assign a rider')).toEqual([
      ['Controller', 'granted', undefined],
      ['Rider', 'denied', undefined],
      ['Fleet mgr', 'denied', undefined],
    ]);
    expect(grantsOf('Record the drop time')).toEqual([
      ['Controller', 'granted', 'yes (on behalf)'],
      ['Rider', 'limited', 'own only'],
      ['Fleet mgr', 'denied', undefined],
    ]);
  });

  test('beside `yes`, a cross means no; beside empty cells alone, it means yes', () => {
    const marked = (text: string) =>
      sortIdea(text).statements.flatMap(({ grants }) => grants.map(({ verdict }) => verdict));
    const table = (...rows: string[]) =>
      ['A shared kitchen', '', '| | Cook | Manager |', '|---|---|---|', ...rows].join('\n');
    expect(marked(table('| Book the oven | x | |', '| Set the price | | x |'))).toEqual([
      'granted',
      'denied',
      'denied',
      'granted',
    ]);
    expect(marked(table('| Book the oven | ✓ | x |', '| Set the price | x | ✓ |'))).toEqual([
      'granted',
      'denied',
      'denied',
      'granted',
    ]);
  });

  test('its only actor is the one to whom alone a row grants something', () => {
    const actorOf = (text: string) => statements.find((one) => one.text === text)?.actor?.text;
    expect(actorOf('Assign a rider')).toBe('Controller');
    expect(actorOf('Record the drop time')).toBeUndefined();
  });

  test('a statement that lets a role do what a row denies it contradicts the row', () => {
    expect(contradictions.map(({ sides }) => sides.map(({ text }) => text))).toEqual([
      ['Change a finished run', 'Controllers must be able to change a finished run'],
    ]);
  });

  test('the heading above it ends with it', () => {
    expect(statements.find(({ text }) => text.startsWith('A run is'))?.heading).toBeUndefined();
  });

  test('a table of plans or of values names no roles', () => {
    const plans =
      'A quiz app\n\n| | Free | Pro |\n|---|---|---|\n| Play | ✓ | ✓ |\n| Print | – | ✓ |';
    const tents = 'Tent hire\n\n| Tent | Owned | Price |\n|---|---|---|\n| 6 x 9 m | 7 | £780 |';
    for (const idea of [plans, tents])
      expect(sortIdea(idea).statements.flatMap(({ grants }) => grants)).toEqual([]);
  });

  test('the documents show who may do what', () => {
    expect(draftDocument('prd', runs)).toContain(
      'Record the drop time — Controller yes (on behalf), Rider own only, Fleet mgr –',
    );
    const frd = draftDocument('frd', runs);
    expect(frd).toMatch(/\.1 Controller: “Assign a rider” works\.\n/u);
    expect(frd).toMatch(/Rider, Fleet mgr: an attempt at “Assign a rider” is refused/u);
    expect(frd).toMatch(/\| R\d+ Take a bike off the road \| – \| – \| ✓ \|/u);
  });
});

test('the heads of columns stand behind the cells of any other table, also empty ones', () => {
  const idea =
    'Tent hire\n\n| Tent | Owned | Told? |\n|---|---|---|\n| Small tent | | yes, by mail |';
  expect(draftDocument('prd', idea)).toContain(
    'Small tent · – · yes, by mail — Tent · Owned · Told?',
  );
});

describe('what a row is', () => {
  const kindsOf = (idea: string) =>
    sortIdea(idea)
      .statements.filter(({ table }) => table !== undefined)
      .map(({ id }) => id);

  test('a requirement if it grants something to anybody, else ruled out', () => {
    const idea =
      'A ward.\n\n| Action | Doctor | Nurse |\n|---|---|---|\n| Order | yes | no |\n| Sell | no | no |';
    expect(kindsOf(idea)).toEqual(['R1', 'N1']);
  });

  test('in a table of states, none is ruled out because its words deny something', () => {
    const idea = `Repairs for violins

Status | Means | Who sets it
--- | --- | ---
Received | tag on, photos done | counter
In work | on the bench | luthier
Ready | played in, checked by a second person | luthier
Declined | not doing it, 35 € exam fee | luthier`;
    expect(kindsOf(idea)).toHaveLength(4);
    expect(kindsOf(idea).join()).not.toContain('N');
  });

  test('in any other table, what is denied is', () => {
    const idea =
      'A kitchen.\n\n| Topic | What |\n|---|---|\n| Booking | cooks can book an oven |\n| Reports | managers can print a report |\n| Chat | no chat in the first version |';
    expect(kindsOf(idea)).toEqual(['R1', 'R2', 'N1']);
  });
});

test.each([
  ['Members | Ticket needed | Outdoors', 'Fair | yes | no | yes'],
  ['Customer asked | Done', 'Search | yes | no'],
  ['Guests allowed | Recorded', 'Choir | yes | no'],
])('the columns of a table of features are no roles: %s', (heads, row) => {
  const idea = `A club.\n\n| Event | ${heads} |\n|---|---|---|---|\n| ${row} |\n| Other | yes | yes | no |`;
  const { roles, statements } = sortIdea(idea);
  expect(roles.map(({ text }) => text)).not.toContain(heads.split(' | ').at(-1));
  expect(statements.flatMap(({ grants }) => grants)).toEqual([]);
});

test.each([
  ['**yes**', 'granted'],
  ['no (ask first)', 'denied'],
  ['never', 'denied'],
  ['🚫', 'denied'],
  ['?', undefined],
  ['', undefined],
  ['~~yes~~', undefined],
])('beside `no`, a cell `%s` means %s', (cell, verdict) => {
  const idea = `A kitchen.\n\n| | Cook | Manager |\n|---|---|---|\n| Bake | ${cell} | yes |\n| Sell | no | yes |`;
  const [bake] = sortIdea(idea).statements.filter(({ text }) => text === 'Bake');
  expect(bake?.grants.find(({ role }) => role.text === 'Cook')?.verdict).toBe(verdict);
});
