import { sortIdea } from '../sort/sortIdea';
import { listTitles } from '../mockup/listTitles';
import { sourceOf } from '../mockup/nouns';
import { documentHead } from './documentHead';
import { placeIn } from './placeIn';
import { tabTitleOf } from './titleOf';
import { userList } from './people';

const idea = `# Loop checks for public venues

## Users
- **Tester** – trained volunteer, visits venues with a meter
- **Venue manager** – receives the report, fixes the loop

## Scope
The tester records the field strength.`;

test('without a product name, the author’s heading is the title', () => {
  expect(documentHead(sortIdea(idea), 'PRD')[0]).toBe('# PRD: Loop checks for public venues');
});

test('who writes is no title', () => {
  const idea = 'Bookkeeper here, I look after 26 clients. Each client sends receipts by a link.';
  expect(documentHead(sortIdea(idea), 'PRD')[0]).not.toContain('here');
});

test('a role keeps its description from the list of users', () => {
  expect(userList(sortIdea(idea))).toContain(
    'U1 Tester — trained volunteer, visits venues with a meter; see R',
  );
});

test.each([
  ['A clinic tool for 1,200 patients\n\nNurses log visits.', 'Clinic tool for 1,200 patients'],
  ['**Product:** Kelp farm planner\n\nThe farmer enters a sample.', 'Kelp farm planner'],
  [
    'From: Gareth\nTo: Sunita\nSubject: Re: Re: survey app for removals\n\nThe customer films each room.',
    'Survey app for removals',
  ],
  [
    '# Allotment waiting list\n\nResidents join. The site has to meet WCAG 2.1 AA.',
    'Allotment waiting list',
  ],
  [
    'Subject: FW: onboarding - can we please get this on the roadmap\n\nHR sees all new hires.',
    'Onboarding',
  ],
  [
    'Subject: Urgent - please build a ladder lending tool\n\nMembers lend ladders.',
    'Lending library – Ladders (working title)',
  ],
  ['Village news\n\nReaders see posts.', 'Village news'],
  ['A daily word game, but about maps. You have six guesses.', 'Daily word game, but about maps'],
  [
    'Invoices and cash flow in one place for our small family company\n\nThe clerk enters an invoice.',
    'Invoices and cash flow in one place for our small family company',
  ],
  ['# Tool library lending – brief\n\nMembers borrow tools.', 'Tool library lending'],
  [
    'Pasting our notes, hope that’s ok\n\nMembers borrow tools.',
    'Lending library – Tools (working title)',
  ],
  [
    'Exported from my sheet, first tab only\n\nMembers borrow tools.',
    'Lending library – Tools (working title)',
  ],
  ['Brief: tool library lending\n\nMembers borrow tools.', 'Tool library lending'],
  ['# PRD for the tool library\n\nMembers borrow tools.', 'Tool library'],
  ['# Konzept: Werkzeugverleih\n\nMitglieder leihen Werkzeuge.', 'Werkzeugverleih'],
  ['# Draft horse register\n\nOwners enter horses.', 'Draft horse register'],
  [
    '# Features\n- Members borrow tools\n- The clerk sees loans',
    'Lending library – Tools (working title)',
  ],
  ['Gardeners’ forum\n\nMembers post a question.', 'Gardeners’ forum'],
  ['Ethics committee portal\n\nMembers enter a vote.', 'Ethics committee portal'],
  ['Hint collection\n\nMembers enter a hint.', 'Hint collection'],
  ['Ticket #swap for fans\n\nFans offer a seat.', 'Ticket #swap for fans'],
  [
    'We need a small shared calendar to plan shifts. Nurses enter a shift.',
    'Small shared calendar (working title)',
  ],
  [
    'We need a simple internal tool to track visitor badges. Reception hands out a badge.',
    'Internal tool – Badges (working title)',
  ],
  [
    'Ich möchte eine App für unsere Genossenschaft (62 Betriebe) bauen.\n\nWinzer melden Trauben an.',
    'App für unsere Genossenschaft (Arbeitstitel)',
  ],
  ['We tune pianos and forget who is due.', '“We tune pianos and forget who is due”'],
])('the title of %j', (text, title) => {
  const workbook = sortIdea(text);
  expect(documentHead(workbook, 'PRD', () => listTitles(sourceOf(workbook)))[0]).toBe(
    `# PRD: ${title}`,
  );
});

test('a group that met and the day of it are no title', () => {
  const text = 'Label working group, Tuesday 11 November\n\nVolunteers enter a label.';
  expect(documentHead(sortIdea(text), 'PRD')[0]).not.toContain('group');
});

test('an unsure type is a tag that no sentence denies', () => {
  const workbook = sortIdea(idea);
  const booking = sortIdea('Booking system for a hair salon').type;
  const typeLine = (isTypeSure: boolean) =>
    documentHead({ ...workbook, type: booking, isTypeSure }, 'PRD')[2];
  expect(typeLine(true)).toBe('[type: booking] Looks like: booking system');
  expect(typeLine(false)).toBe('[type: booking]');
});

test('the head names only the background that may ask for something', () => {
  const workbook = sortIdea('Subject: tool shed\n\nHi Ida,\n\nMembers reserve a saw online.');
  const lineWith = (doubtful: string) =>
    documentHead(
      {
        ...workbook,
        statements: workbook.statements.map((one) => ({ ...one, isDoubtful: one.id === doubtful })),
      },
      'PRD',
    )[3];
  expect(lineWith('B2')).toBe(
    '3 of 3 statements placed. Under Background, but perhaps a requirement: B2. Please check.',
  );
  expect(lineWith('')).toBe('3 of 3 statements placed.');
});

test.each(['Hi Ida', 'Nobody knows who has the saw', 'Cheers'])(
  'a greeting, a problem or a farewell is no doubtful background: %s',
  (text) => {
    const { statements } = sortIdea(
      'Hi Ida,\n\nnobody knows who has the saw. Members reserve a saw online.\n\nCheers\nTom',
    );
    const found = statements.find((one) => one.text.toLowerCase().startsWith(text.toLowerCase()));
    expect(found).toMatchObject({ kind: 'B', isDoubtful: false });
  },
);

test.each([
  [
    'ok so I volunteer at a community fridge and it is chaos. Drivers weigh bread.',
    'Community fridge',
  ],
  ['Wir sind eine kleine Brauerei. Fahrer zählen Fässer.', 'Brauerei'],
  ['Wir sind eine kleine Fahrradwerkstatt. Kunden geben frei.', 'Fahrradwerkstatt'],
  [
    "I'm the equipment officer for Wendle Valley Beekeepers. Members ask for a tool.",
    'Wendle Valley Beekeepers',
  ],
  [
    'Soy el secretario de la Comunidad de Regantes del Molino. Los socios piden turno.',
    'Comunidad de Regantes del Molino',
  ],
  ['Our church hall is freezing. The warden sets a time.', 'Church hall'],
  ['Für unseren Chor ist es Chaos, und keiner weiß, wer kommt. Mitglieder melden sich ab.', 'Chor'],
])('an idea without a name or kind is named after whom it is for: %s', (idea, title) => {
  const workbook = { ...sortIdea(idea), isTypeSure: false };
  expect(documentHead(workbook, 'PRD', () => listTitles(sourceOf(workbook)))[0]).toMatch(
    new RegExp(`^# PRD: ${title} [(–]`, 'u'),
  );
});

test.each([
  [
    'Hi Priya,\nas promised, some notes. Members reserve a saw online.',
    'Members reserve a saw online',
  ],
  ['こんにちは田中さん、\n会員は道具を借りる。', '会員は道具を借りる'],
])('the tab names what the product does: %j', (idea, opening) => {
  expect(
    tabTitleOf({ ...sortIdea(idea), name: undefined }, { from: 'nothing', text: 'Product' }),
  ).toBe(`Product – ${opening}`);
});

test.each([
  'The manual is from Harbour Crane Works. Drivers log every mile.',
  'We compete with Blue Bottle Coffee. Drivers log every mile.',
  'We pay for Google Workspace at the moment. Drivers log every mile.',
  'We got a mail from Mrs Anna Hale. Drivers log every mile.',
  'We use a truck. Drivers log every mile.',
  'Unsere schwache Leitung ist ein Ärger. Fahrer zählen Schläuche.',
  'Wir haben einen Melchor im Keller. Fahrer zählen Schläuche.',
])('a vehicle, or a word that only ends in a place, is no place: %s', (idea) => {
  expect(placeIn(sortIdea(idea))).toBeUndefined();
});

test.each([
  'Last year a bus driver fixed my old accordion at his school in the valley. Menders tick jobs.',
  'Last year a neighbour found the lost box in a workshop behind the road. Menders tick jobs.',
])('the place of somebody else names nothing: %s', (idea) => {
  const workbook = { ...sortIdea(idea), isTypeSure: false };
  expect(documentHead(workbook, 'PRD', () => listTitles(sourceOf(workbook)))[0]).toBe(
    '# PRD: Jobs (working title)',
  );
});

test.each([
  [
    'We lose keys all the time and nobody tells us. I’d like a list. Members see keys.',
    'Keys (working title)',
  ],
])('what somebody wants for something names the product: %s', (idea, title) => {
  const workbook = { ...sortIdea(idea), isTypeSure: false, name: undefined };
  expect(
    documentHead(workbook, 'PRD', () => listTitles(sourceOf(workbook)))[0]?.replace(/^.*?: /u, ''),
  ).toBe(title);
});

test.each([
  ['# 🎶 Choir scores\n\nSingers open a score.', 'Choir scores'],
  ['# Mushroom walk – user stories\n\nPlayers pick a forest.', 'Mushroom walk'],
  ['DATA DICTIONARY, draft 0.3: seed bank\n\naccession: text, required', 'Seed bank'],
  ['App Banda "G. Verdi" – screens\n\nPlayers answer with a tap.', 'App Banda'],
  [
    'Feature: Instrument loans for the band\n\nPlayers borrow a horn.',
    'Instrument loans for the band',
  ],
  [
    'One-pager: "Back at 9"\n\nCarers enter a room. Each room has a button called "gotta go".',
    'Back at 9',
  ],
  [
    '**The opportunity**\n\nBells hang silent.\n\n**How it works**\n\nA parish lists a bell.',
    'Bells (working title)',
  ],
])('the title of %j is no name of its text or section', (text, title) => {
  const workbook = { ...sortIdea(text), isTypeSure: false };
  expect(documentHead(workbook, 'PRD', () => listTitles(sourceOf(workbook)))[0]).toBe(
    `# PRD: ${title}`,
  );
});
