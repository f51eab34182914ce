import { lexicons } from '../lexicon/lexicons';
import { readBlocks } from './readBlocks';
import { readClauses } from './readClauses';
import { readQuantities } from './readQuantities';

const blocksOf = (idea: string) =>
  readBlocks(idea, lexicons.en).map(({ kind, span }) => [kind, idea.slice(span.start, span.end)]);

test('list markers can be letters and numerals, but not an initial', () => {
  expect(blocksOf('(a) by card\niv. by cash\n\nJ. R. Smith runs it.')).toEqual([
    ['item', 'by card'],
    ['item', 'by cash'],
    ['text', 'J. R. Smith runs it.'],
  ]);
});

test('an author’s own id is a list marker where it could be one of ours', () => {
  expect(blocksOf('R1: by card\nNFR-12: by cash\nB2B: no shop')).toEqual([
    ['item', 'by card'],
    ['text', 'NFR-12: by cash'],
    ['text', 'B2B: no shop'],
  ]);
});

test('numbers without a dot are list markers where three lines count from 1', () => {
  expect(blocksOf('1 22,000 lamps.\n2 A resident picks one.\n3 No account')).toEqual([
    ['item', '22,000 lamps.'],
    ['item', 'A resident picks one.'],
    ['item', 'No account'],
  ]);
  expect(blocksOf('1 boat per day\n2 guests\n3 bookings').every(([kind]) => kind === 'text')).toBe(
    true,
  );
  expect(blocksOf('2 boats\n3 skippers')).toEqual([
    ['text', '2 boats'],
    ['text', '3 skippers'],
  ]);
});

test('a numbered line is a heading above bullets or, below an empty line, above text', () => {
  const idea =
    '1. Where we stand\nWe queue.\n\n2. What was agreed\n- Members book.\n\n3. Out of scope\nNo chat.';
  expect(blocksOf(idea).filter(([kind]) => kind === 'heading')).toEqual([
    ['heading', 'Where we stand'],
    ['heading', 'What was agreed'],
    ['heading', 'Out of scope'],
  ]);
  const list = '1. Members book a slot\n2. Staff check them in\n3. The owner sees a report';
  expect(blocksOf(`A gym.\n\n${list}`).map(([kind]) => kind)).toEqual([
    'text',
    'item',
    'item',
    'item',
  ]);
});

test('a number with parts below it is a heading', () => {
  const idea =
    '1. Intake\n1.1 The clerk enters it.\n1.2 It prints.\n2. Testing\n2.1 It rings.\n2.2 It blinks.';
  expect(blocksOf(idea).map(([kind, text]) => `${kind} ${text}`)).toEqual([
    'heading Intake',
    'item The clerk enters it.',
    'item It prints.',
    'heading Testing',
    'item It rings.',
    'item It blinks.',
  ]);
});

test('lines of a message that only happen to be long are not joined', () => {
  const lines = [
    'people should be able to book a spot',
    'one booking per person',
    'oh and managers get a fixed spot — no, nobody gets one, so scrap that',
    'facility needs a weekly report',
  ];
  expect(blocksOf(lines.join('\n')).map(([, text]) => text)).toEqual(lines);
});

test('lines of a quoted mail are joined where they were wrapped, each quotation by itself', () => {
  const mail =
    'Yes please.\n\n> As I understand it: owners order medicine on the website, a vet\n> approves or refuses each order, and an animal not seen for three months\n> cannot get a repeat. Labels are printed at the desk.';
  expect(blocksOf(mail)).toHaveLength(2);
  const read = readClauses(mail, lexicons.en);
  const texts = read.clauses.map(({ span }) => mail.slice(span.start, span.end));
  expect(texts.at(-1)).toBe('Labels are printed at the desk');
  expect(texts.filter((text) => text.startsWith('>'))).toEqual([]);
  expect(blocksOf('Notes:\n> cash only\n> no cards\n> by bank transfer')).toHaveLength(4);
  const reply =
    '> on which of the two weekdays should the vans go out to the farms in the\n>> valley, and who rings the ones that have no letter box at their gate?';
  expect(blocksOf(reply)).toHaveLength(2);
});

test.each([
  'no not never without except ',
  'and no ',
  '...',
  'Maria: a\n',
  'http://a.b/',
  'between 3 and ',
])('CPU time grows with the length of %j repeated', (piece) => {
  const timeOnce = (length: number): number => {
    const idea = `Users can ${piece.repeat(length / piece.length)}`;
    const start = process.cpuUsage();
    const read = readClauses(idea, lexicons.en);
    for (const { span } of read.clauses) readQuantities(read, span);
    return process.cpuUsage(start).user / 1000;
  };
  // Garbage collection of what ran before only ever adds.
  const timeOf = (length: number): number =>
    Math.min(...Array.from({ length: 3 }, () => timeOnce(length)));
  timeOf(10_000);
  expect(timeOf(80_000)).toBeLessThan(12 * (timeOf(20_000) + 20));
});

const turnsOf = (idea: string) =>
  readBlocks(idea, lexicons.en).map(({ span, speaker }) => [
    speaker && idea.slice(speaker.start, speaker.end),
    idea.slice(span.start, span.end),
  ]);

test.each([
  '[09:17] Ana (chair): we need a list\n[09:18] Bo: and a lock',
  '12/01/2025, 19:22 - Ana (chair): we need a list\n12/01/2025, 19:23 - Bo: and a lock',
  'Ana (chair)  9:41 AM\nwe need a list\nBo  9:42 AM\nand a lock',
  'Ana (chair) — Today at 19:41\nwe need a list\nBo — Today at 19:42\nand a lock',
  '[14/05 18:02] Ana (chair): we need a list\n[14/05 18:03] Bo: and a lock',
  '[18:02, 3/5/2025] Ana (chair): we need a list\n[18:03, 3/5/2025] Bo: and a lock',
])('who speaks and when is no part of what is said: %j', (idea) => {
  expect(turnsOf(idea)).toEqual([
    ['Ana (chair)', 'we need a list'],
    ['Bo', 'and a lock'],
  ]);
});

test('in a transcript, a name in capitals tells who speaks', () => {
  const said =
    '00:03:20 ME Internet backstage?\n00:03:27 BEATRIX After every show a wig is set.\n00:03:31 ME OK. And then?';
  expect(turnsOf(said)).toEqual([
    ['ME', 'Internet backstage?'],
    ['BEATRIX', 'After every show a wig is set.'],
    ['ME', 'OK. And then?'],
  ]);
});

test.each([
  '09:00 USA Team arrives\n10:30 USA Team rests',
  '12.50 Adult: entry with the tour\n8.00 Child: entry with the tour',
  '2.10 Search: by name\n2.11 Photo: of the box',
  '16:09 Photo: of the box\n17:10 Report: of the day',
  'Départ 9h30 : au port\nBudget : 500 EUR\nRôles : skipper',
])('prices, numbers and single labels are no time at which somebody speaks: %j', (idea) => {
  expect(turnsOf(idea).map(([speaker]) => speaker)).toEqual(idea.split('\n').map(() => undefined));
});

test('what is said may be a list', () => {
  const said =
    '[09:17] Ana: we need\n1. users can add a box\n2. users can lend a box\n[09:18] Bo: ok';
  expect(blocksOf(said).map(([kind]) => kind)).toEqual(['text', 'item', 'item', 'text']);
});

test('labels tell who speaks only where they recur in most lines', () => {
  const said = 'Ana: we need a list\nBo: and a lock\nAna: and a key\nBo: fine';
  expect(turnsOf(said).map(([speaker]) => speaker)).toEqual(['Ana', 'Bo', 'Ana', 'Bo']);
  const labels = 'Budget: 500 EUR\nStart: in May\nHosting: in France\nOwner: the club';
  expect(turnsOf(labels).map(([speaker]) => speaker)).toEqual(Array(4).fill(undefined));
  const times = '09:00 doors open\n10:30 the choir sings\n12:00 lunch';
  expect(turnsOf(times).map(([speaker]) => speaker)).toEqual([undefined]);
});

test('emphasised words with a full stop before the text of a paragraph are its heading', () => {
  const idea =
    '3.1 *Background.* We have 73 playgrounds.\n\n3.2 **Defects**. Each has a number.\n\n*Please* keep it short.';
  expect(blocksOf(idea)).toEqual([
    ['heading', 'Background'],
    ['text', 'We have 73 playgrounds.'],
    ['heading', 'Defects'],
    ['text', 'Each has a number.'],
    ['text', '*Please* keep it short.'],
  ]);
});

test.each([
  '*Never delete data.* Members export their data.',
  '**No payments.** People pay in cash.',
  '**Show a map.** It has pins.',
  '**Dr.** Meier books the room.',
  '*Important.* It works offline.',
])('emphasised words that say something are no heading: %s', (idea) => {
  expect(blocksOf(idea).map(([kind]) => kind)).toEqual(['text']);
});

test('a heading of exclusions before its paragraph may have more words', () => {
  expect(blocksOf('**Out of scope for this bet.** Price forecasting.')).toEqual([
    ['heading', 'Out of scope for this bet'],
    ['text', 'Price forecasting.'],
  ]);
});

test.each(["_What I'd like_", "*What I'd like*", "__What I'd like__"])(
  'an emphasised line that names a section is a heading: %s',
  (line) => {
    expect(blocksOf(`${line}\nYou put your name to a feast.`)[0]).toEqual(['heading', line]);
  },
);

test.each(['_No payments_', '*not the phone app, only the website*', '*(not final)*', '*sighs*'])(
  'an emphasised remark is no heading: %s',
  (line) => {
    expect(blocksOf(`${line}\nVolunteers sign up online.`)[0]?.[0]).toBe('text');
  },
);

test('check marks are list marks where several follow one another', () => {
  expect(blocksOf('✔ cooks see the plates\n✘ donations')).toEqual([
    ['item', 'cooks see the plates'],
    ['item', 'donations'],
  ]);
  expect(blocksOf('❌ Out of scope\n- donations')[0]?.[0]).toBe('heading');
});

test.each([
  '1.1. The clerk opens it',
  '3.12 The clerk opens it',
  '2.1.3) The clerk opens it',
  '١. يفتح الكاتب الملف',
])('a number with dots is a list mark: %s', (line) => {
  expect(blocksOf(`A register.\n\n${line}`).at(-1)).toEqual(['item', line.replace(/^\S+ /u, '')]);
});

test('a measure at the start of a line is no list mark', () => {
  expect(blocksOf('A scale.\n\n1.5 tonnes are the limit.').at(-1)?.[1]).toMatch(/^1\.5/u);
});

test('a dotted word behind a number is a heading above another list', () => {
  const idea = '1. Purpose. A register of berths.\n\n2. Offer.\n (a) A member lends a berth.';
  expect(blocksOf(idea)).toContainEqual(['heading', 'Offer.']);
  expect(blocksOf('1. Oars.\n2. Sails.')).toEqual([
    ['item', 'Oars.'],
    ['item', 'Sails.'],
  ]);
});

test('a bold item above text is a heading, whatever its mark', () => {
  const idea = '▸ **Why now?**\n  The archive closes.\n\n▸ **What we need**\n  A list of scores.';
  expect(blocksOf(idea).map(([kind]) => kind)).toEqual(['heading', 'text', 'heading', 'text']);
});

test('a long line directly above a list is its heading', () => {
  const idea =
    'A drill app.\n\nWhat the station officers asked for in the second round\n1. Print a list';
  expect(blocksOf(idea)[1]?.[0]).toBe('heading');
});

test('the title of a scenario says nothing, and its steps are one test', () => {
  const idea =
    'A quiz.\n\nScenario: above the limit\n  When a pilot draws a question\n  Then it waits\n  And a pilot agrees';
  expect(blocksOf(idea).slice(1)).toEqual([
    ['heading', 'Scenario: above the limit'],
    ['text', 'When a pilot draws a question\n  Then it waits\n  And a pilot agrees'],
  ]);
});

test('a remark between scenarios is no heading, so that nothing is lost', () => {
  const idea =
    'Scenario: one tap\n  Given a card\n  When I tap\n  Then it opens\n\n# limits: never store the number\n# skip: paper tickets';
  expect(blocksOf(idea).slice(2)).toEqual([
    ['item', 'limits: never store the number'],
    ['item', 'skip: paper tickets'],
  ]);
});

test('the name of a section as the last of several items is one of them', () => {
  expect(blocksOf('Means\n- no money\n- Privacy\n\nPeople wait.').slice(2)).toEqual([
    ['item', 'Privacy'],
    ['text', 'People wait.'],
  ]);
});

test('prose behind `Scenario:` is no title', () => {
  expect(
    blocksOf('A game.\n\nScenario: players tell a story. Each player adds a line.')[1]?.[0],
  ).toBe('text');
});

test('several lines between empty ones, each above a sentence, list or table, are headings', () => {
  const idea = `We lose parcels

Couriers ring and nobody answers.

It should feel like a diary that already knows the street

Couriers enter a parcel.

Business rules

| Case | What happens |
|---|---|
| late | it goes back |`;
  const headings = blocksOf(idea).flatMap(([kind, text]) => (kind === 'heading' ? [text] : []));
  expect(headings).toEqual([
    'We lose parcels',
    'It should feel like a diary that already knows the street',
    'Business rules',
    'Case | What happens',
  ]);
});

test('two lines between empty ones are no headings', () => {
  const idea =
    'We lose parcels and want to know where they are kept\n\nCouriers ring.\n\nAnybody who waits for one may look up where theirs is\n\nThey enter a code.';
  expect(blocksOf(idea).map(([kind]) => kind)).not.toContain('heading');
});
