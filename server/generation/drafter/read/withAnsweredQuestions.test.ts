import { sortIdea } from '../sort/sortIdea';

const places = (idea: string) =>
  sortIdea(idea).statements.map(
    ({ kind, text }) => `${kind} ${text.replaceAll(/[\s*]+/gu, ' ').trim()}`,
  );

test.each([
  ['## Does it send alarms?\nNo. The building does that.', 'Does it send alarms? No'],
  ['**Ordering, protocols?**\nNo no no. We tried.', 'Ordering, protocols? No no no'],
  ['## Payments?\n\nNo, the till does that.', 'Payments? No, the till does that'],
])('a heading whose question is answered with no is ruled out: %j', (section, ruledOut) => {
  const idea = `# Freezer list\n\nStaff find a box. Staff tick it off.\n\n${section}\n\n## More\nStaff see the shelf.`;
  expect(places(idea)).toContain(`N ${ruledOut}`);
});

test('a lone no behind a sentence rules it out', () => {
  const idea =
    'A bakery. Bakers see totals.\n- routes are made overnight\n- my nephew says blockchain. no.';
  expect(places(idea).slice(-2)).toEqual([
    'R routes are made overnight',
    'N my nephew says blockchain. no',
  ]);
});

test('a no that is an option, or follows a denial or prose, rules nothing out', () => {
  const buttons = 'A quiz app. Pupils answer.\n- Each question has two buttons: Yes. No.';
  const denied = 'A photo app. Members see photos.\n- Members cannot delete photos. No.';
  for (const idea of [buttons, denied]) expect(places(idea).at(-2)).not.toMatch(/^N .*No$/u);
});

test('a German heading is answered in German', () => {
  const idea =
    '# Gefrierliste\n\nDas Team findet eine Kiste und hakt sie ab.\n\n## Gibt es eine App?\nNein.';
  expect(places(idea).at(-1)).toBe('N Gibt es eine App? Nein');
});

test('a heading that is answered with yes asks for what it names', () => {
  const idea = '# Freezer list\n\nStaff find a box.\n\n## Must it work offline?\nYes.';
  expect(places(idea).at(-1)).toMatch(/^[RC] Must it work offline\? Yes$/u);
});

test.each([
  ['## Who uses it?\nNo show is charged.', 'No show is charged'],
  ['## Payments\nNo.', 'No'],
  ['## Payments?\n- No refunds', 'No refunds'],
  ['## Who can see it?\nNo, one person at a time.', 'No, one person at a time'],
])('other text below a heading stands by itself: %j', (section, last) => {
  expect(places(`# Freezer list\n\nStaff find a box.\n\n${section}`).at(-1)?.slice(2)).toBe(last);
});

test.each([
  '## Do we already use an app?\nNo.',
  '## Do you have a logo?\nYes.',
  '## Have we tried an app before?\nYes.',
])('an answer about today neither rules out nor asks for anything: %j', (section) => {
  expect(places(`# Freezer list\n\nStaff find a box.\n\n${section}`).at(-1)).toMatch(
    /^B .*\? \w+$/u,
  );
});

test('a question and its answer in one paragraph stand together', () => {
  const idea = '# Freezer list\n\nStaff find a box. Does it cost? No, it is free.';
  expect(places(idea).at(-1)).toMatch(/^[BCN] Does it cost\? No, it is free$/u);
});
