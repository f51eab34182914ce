import { sortIdea } from '../sort/sortIdea';

const places = (idea: string) =>
  sortIdea(idea).statements.map(({ kind, heading, text }) => `${kind} [${heading ?? ''}] ${text}`);

test('the headings of one author are read by what such headings mostly announce', () => {
  const idea = `A pump ticket for a septic firm.

Who will use you
- gate guards
- the planner

What you will not do
- live tracking of trucks

What we haven't decided
- Biometrics for drivers?`;
  expect(places(idea).slice(1)).toEqual([
    'N [What you will not do] live tracking of trucks',
    "B [What we haven't decided] Biometrics for drivers?",
  ]);
  expect(sortIdea(idea).roles.map(({ text }) => text)).toEqual(['gate guards', 'planner']);
});

test('where most paragraphs begin with a short line, such a line above text is a heading', () => {
  const idea = `Pump tickets

Why now
We pump 2,900 tanks a year. The county asked for one ticket.

Leave it out
Billing. Route planning, these guys know the roads.

How a ticket moves
If there's a dog, the ticket goes back to the office.`;
  expect(places(idea)).toEqual(
    expect.arrayContaining([
      'N [Leave it out] Billing',
      expect.stringMatching(/^N \[Leave it out\] Route planning/u),
      expect.stringMatching(/^R \[How a ticket moves\] If there's a dog/u),
    ]),
  );
  expect(places(idea).join('\n')).not.toMatch(/\] (?:Leave it out|How a ticket moves|Why now)/u);
});

test('in a letter, a verse and an address, short lines are no headings', () => {
  const letter = `Members book the hall

All the best,
Jo

The key hangs
by the door

12 Mill Lane
Skye`;
  expect(sortIdea(letter).statements.every(({ heading }) => heading === undefined)).toBe(true);
});

test('a role above what it may do stays a topic', () => {
  const idea = 'A depot.\n\n## Drivers\n- see their route\n\n## Planner\n- assigns trucks';
  expect(places(idea).slice(1)).toEqual([
    'R [Drivers] see their route',
    'R [Planner] assigns trucks',
  ]);
});

test('a title that sounds like a heading stays the title', () => {
  expect(places('What nobody needs\n\nMembers see old photos.')).toEqual([
    expect.stringMatching(/^[BGN] \[\] What nobody needs/u),
    'R [] Members see old photos',
  ]);
});

test('a topic behind a negation rules out nothing', () => {
  const idea =
    'A parcel round.\n\n## Not delivered\n- the shop gets a message\n\n## Nobody home\n- the driver rings a neighbour';
  expect(places(idea).slice(1)).toEqual([
    'R [Not delivered] the shop gets a message',
    'R [Nobody home] the driver rings a neighbour',
  ]);
});

test('a sentence, user story or scenario of several lines has no heading', () => {
  const mail = `The harbour master sees
all bookings on a big screen in the office.

Members can book a boat
but they must not book more than one in a day.

Parents get a message
when their child is back on the pier again.`;
  const stories = ['member', 'treasurer', 'harbour master']
    .map((role) => `As a ${role}\nI want to see all the bookings of the season.`)
    .join('\n\n');
  for (const idea of [mail, stories])
    expect(sortIdea(idea).statements.map(({ heading }) => heading)).toEqual(
      sortIdea(idea).statements.map(() => undefined),
    );
  expect(sortIdea(stories).roles).toHaveLength(3);
});

test('where headings have marks, a line without one is none', () => {
  const idea = `## Out of scope

Live tracking of trucks
Because the drivers do not want it at all.

Billing of customers
Which is done in the office by hand.

Route planning
Since the planner knows all roads.`;
  expect(sortIdea(idea).statements.map(({ heading }) => heading)).toEqual(
    sortIdea(idea).statements.map(() => 'Out of scope'),
  );
});

test('a question above its answer is no open question, and how it is asked decides nothing', () => {
  const idea = `Corkboard for guide dogs

## Where does the dog's information come from?
Puppy raisers send a diary each month.

## What haven't we decided?
Who sees the diary.`;
  expect(
    places(idea)
      .filter((one) => !one.startsWith('B [] Where'))
      .slice(1),
  ).toEqual([
    expect.stringMatching(/^R \[Where does the dog's information come from\?\]/u),
    expect.stringMatching(/^B \[What haven't we decided\?\]/u),
  ]);
});

test('a title of two sentences rules out nothing below it', () => {
  const title = "Consultation tool that isn't horrible? Thinking of getting one built.";
  const idea = `r/localgov\n\n**${title}**\n\nResidents answer questions. Officers tag the answers.`;
  expect(places(idea).filter((one) => one.startsWith('N'))).toEqual([]);
});
