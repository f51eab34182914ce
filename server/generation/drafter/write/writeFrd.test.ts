import { draftDocument } from '../draftDocument';
import { sortIdea } from '../sort/sortIdea';
import { writeFrd } from './writeFrd';

test('lists what the idea itself names as fields and states', () => {
  const frd = draftDocument(
    'frd',
    'Users: members, coaches. Members register a boat: name, length, owner. Boat status: free, out, broken. A crew passes through these states: new -> trained -> retired.',
  );
  expect(frd).toMatch(/\| Fields: “name”, “length”, “owner” \| \w+ \|/u);
  expect(frd).toMatch(/\| States: “free”, “out”, “broken” \| \w+ \|/u);
  expect(frd).toMatch(/\| States: “new”, “trained”, “retired” \| \w+ \|/u);
});

test('a requirement stands with the sentence that it ends and the questions about it', () => {
  const frd = draftDocument(
    'frd',
    'A crane log. Inspections expire after 7 days, the manager gets a warning 24 hours before.',
  );
  expect(frd).toMatch(
    /### R3 The manager gets a warning 24 hours before\n\n> “Inspections expire after 7 days, the manager/u,
  );
  const [, question = ''] = /### R3[^#]*Open: (Q\d)/u.exec(frd) ?? [];
  expect(frd).toContain(`- ${question} [R3] `);
});

test('a requirement stands with the heading that it goes on from, and no word of nested items is lost', () => {
  const frd = draftDocument(
    'frd',
    'Club app\n\n## Features\n- Members pay\n  - by cash\n- Exports\n  - members list',
  );
  expect(frd).toMatch(/### R\d By cash\n\n> “Members pay”/u);
  expect(frd).toMatch(/### R\d Members list\n\n> “Exports”/u);
  expect(frd).not.toContain('> “Features”');
});

test('an exclusion has a criterion where somebody cannot do something, or needs no account', () => {
  const frd = draftDocument(
    'frd',
    'A bike app. Members lend a bike.\n\nNot included:\n- Guests cannot lend a bike\n- no accounts\n- a shop',
  );
  expect(frd).toMatch(
    /- N1 Guests cannot lend a bike\n {2}- N1\.1 “Guests cannot lend a bike”: an attempt/u,
  );
  expect(frd).toMatch(/- N2 No accounts\n {2}- N2\.1 “no accounts”: in a private browser/u);
  expect(frd).toMatch(/- N3 A shop\n\n/u);
});

test('what “to be agreed” means is explained once, and only where it stands', () => {
  const frd = writeFrd(sortIdea('A games app. Players like blue. Singers love red.'));
  expect(frd.split('the words of the requirement name no check')).toHaveLength(2);
  expect(frd).toMatch(/^- R\d\.1 To be agreed$/mu);
  expect(writeFrd(sortIdea('A boat club. Members book a boat.'))).not.toContain('To be agreed');
  const number = writeFrd(sortIdea('Reminders go out twice a day at most.'));
  expect(number).toMatch(/name no check.*To be agreed: “/su);
});

test('the house rules speak only of what such a product has', () => {
  const rules = (idea: string) => writeFrd(sortIdea(idea)).split('## House rules')[1] ?? '';
  expect(rules('A jam timer on one page. It shows when the jam is set.')).not.toMatch(
    /role|time zone/u,
  );
  const club =
    'A booking system for a boat club. Members book a boat before 18:00. The boatman repairs boats.';
  expect(rules(club)).toMatch(/grants to no role.*time zone.*exactly one entry/su);
});

test('what is wanted in a row does not quote what the row says of today', () => {
  const frd = writeFrd(
    sortIdea(
      'A tool library.\n\n| | today | with the app |\n|---|---|---|\n| booking | a paper list on the door | members book a tool online |',
    ),
  );
  expect(frd).toMatch(/^### R\d Members book a tool online\n\n> booking\n\n(?:Open: Q\d\n\n)?- /mu);
});
