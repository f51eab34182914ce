import { sortIdea } from '../sort/sortIdea';
import { readBrief } from './brief';
import { expectSound } from './expectSound';
import type { Part } from './parts';
import type { PatternName } from './patternOf';
import { writeMockup } from './writeMockup';

const partsOf = (idea: string): readonly Part[] => readBrief(sortIdea(idea)).parts;
const mockupOf = (idea: string): Document => expectSound(writeMockup(sortIdea(idea)));
const one = (text: string): Part | undefined => partsOf(`Users: members, stewards\n\n${text}.`)[0];

test.each<[string, PatternName]>([
  ['Members upload a photo', 'file'],
  ['Members search by name', 'search'],
  ['Members choose red, green or blue', 'choice'],
  ['Members approve the loan', 'decide'],
  ['Members pay a deposit of €20', 'pay'],
  ['Members can book a slot', 'book'],
  ['Members enter the colour, size and owner', 'form'],
  ['Members scan the QR code on the tool', 'scan'],
  ['Members see the name, size and owner', 'table'],
  ['Members see all tools on a map', 'map'],
  ['Members download the receipt as PDF', 'export'],
  ['Members get a reminder', 'notice'],
  ['Members comment on a tool', 'message'],
  ['A round timer runs for 90 seconds', 'timer'],
  ['If a tool is late, the member pays €1', 'rule'],
  ['Members can return a tool', 'action'],
  ['Each tool belongs to one shed', 'statement'],
])('%s: %s', (text, pattern) => {
  expect(one(text)?.pattern).toBe(pattern);
});

test('no payment is drawn where the idea leaves payments out', () => {
  const [part] = partsOf(
    'Users: members\n\nMembers pay €4 in cash on the boat. No payments in the app.',
  );
  expect(part?.pattern).not.toBe('pay');
});

test.each([
  ['Members request a cut: core name, depth in metres, purpose, method, destructive or not', 5],
  ['Stewards create a scaffold (location, type, load class 1-4, height)', 4],
  ['Members enter three readings', 3],
  [
    'Members record damage: turbine, blade (A, B, C), side (leading edge, suction), severity 1–5, at least 2 photos',
    4,
  ],
  ['Each case goes through our stations: plaster, casting, ceramics, final check', 0],
  ['An event has a machine section, a severity from 1 to 4 and an owner', 3],
  ['Members record the weight in grams for each hawk', 1],
  ['Every round takes part in 90 rooms: players turn the lamp, ships move', 0],
])('the fields of %s', (text, count) => {
  expect(one(text)?.fields).toHaveLength(count);
});

test('a question of yes or no, and a scale', () => {
  const request = one(
    'Members request a cut: core name, depth, purpose, method, destructive or not',
  );
  expect(request?.fields.at(-1)).toMatchObject({ name: 'destructive', options: ['Yes', 'No'] });
  expect(
    one('Stewards create a scaffold (location, type, load class 1-4, height)')?.fields[2],
  ).toMatchObject({ range: [1, 4] });
});

test('what is one of several is a choice, and a question is no label of a form', () => {
  expect(one('Members record the reason (fit, shade, bite, breakage)')?.fields).toEqual([
    { name: 'reason', kind: 'one', options: ['fit', 'shade', 'bite', 'breakage'] },
  ]);
  expect(one('What: an inspection, a repair log')?.pattern).not.toBe('form');
});

test('two clauses with two actors are two parts', () => {
  const parts = partsOf(
    'Users: teachers, curators\n\nA teacher picks one of our 22 boxes, and the curator approves or refuses within 5 working days.',
  );
  expect(
    parts.map(({ id, title, pattern, roles }) => [id, title, pattern, roles[0]?.text]),
  ).toEqual([
    ['r1', 'pick one of our 22 boxes', 'action', 'teachers'],
    ['r2', 'approve or refuse within 5 working days', 'decide', 'curators'],
  ]);
});

test.each([
  ['Scaffolder – checks, approves and signs', 'check, approve and signs'],
  ['Scaffolder can fix a tag', 'fix a tag'],
])('the title of %s', (text, title) => {
  expect(partsOf(`Users\n- Scaffolder\n- Inspector\n\nFlow\n- ${text}`)[0]?.title).toMatch(
    title.slice(0, 12),
  );
});

test('a requirement stands on its screen with its words, its id, and the limit of its field', () => {
  const page = mockupOf(
    'A kitchen app.\n\nCooks post an offer: dish, portions, core temperature. An offer with a core temperature below 63 °C is refused.',
  );
  const panel = page.querySelector('#part-r1');
  expect(panel?.querySelector('a.id')?.getAttribute('href')).toBe('#statement-r1');
  expect(panel?.querySelectorAll('.field')).toHaveLength(3);
  expect(panel?.querySelector('small')?.textContent).toContain('below 63 °C');
});

test('a condition and what follows from it stand apart, in the words of the idea', () => {
  const page = mockupOf('Users: members\n\nIf a tool is late, the member pays €1.');
  const values = [...page.querySelectorAll('#part-r1 dd')].map(({ textContent }) => textContent);
  expect(values).toEqual(['If a tool is late', 'the member pays €1']);
});

test('a short idea shows all its parts at home, a long one has a screen for each kind', () => {
  const short = mockupOf('Users: members\n\nMembers can return a tool.');
  expect(short.querySelector('[data-screen=home] #part-r1')).not.toBeNull();
  const verbs = ['add', 'edit', 'see', 'share', 'rename', 'export', 'sort', 'delete', 'search'];
  const long = mockupOf(
    `A garden app.\n\n${verbs.map((verb) => `- You can ${verb} a bed`).join('\n')}`,
  );
  const screens = [...long.querySelectorAll('[data-screen]')].map((screen) =>
    screen.getAttribute('data-screen'),
  );
  expect(screens).toEqual(expect.arrayContaining(['do', 'see']));
  expect(long.querySelectorAll('[id^=part-]')).toHaveLength(verbs.length);
});

test("the author's own headings make the screens", () => {
  const page = mockupOf(
    `A garden app.\n\n${['Beds', 'Seeds'].map((head) => `## ${head}\n${['add', 'edit', 'see', 'share', 'sort'].map((verb) => `- You can ${verb} ${head.toLowerCase()}`).join('\n')}`).join('\n\n')}`,
  );
  const titles = [...page.querySelectorAll('[data-screen^=area] h1')].map(
    ({ textContent }) => textContent,
  );
  expect(titles).toEqual(['Beds', 'Seeds']);
});

test('a button confirms in place of the form', () => {
  const page = mockupOf('Users: members, stewards\n\nMembers can return a tool.');
  const panel = page.querySelector('#part-r1');
  const target = panel?.querySelector('.primary')?.getAttribute('href')?.slice(1) ?? '';
  expect(panel?.querySelector(`#${target}`)?.textContent).toContain('Done');
});
