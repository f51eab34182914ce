import { sortIdea } from '../sort/sortIdea';

const kinds = (idea: string) =>
  sortIdea(idea).statements.map(({ kind, text }) => `${kind} ${text}`);

const mail = `From: Priya Rao
To: Tom
Subject: leaks

Hello Tom,

Out of scope:
- payments
- maps

Thanking you,
Priya Rao
Head of Water`;

test('headers, salutation and signature of a mail are background without roles', () => {
  const around = ['From: Priya Rao', 'To: Tom', 'Subject: leaks', 'Hello Tom'];
  const end = ['Thanking you', 'Priya Rao', 'Head of Water'];
  expect(kinds(mail).filter((one) => one.startsWith('B'))).toEqual(
    [...around, ...end].map((text) => `B ${text}`),
  );
  expect(sortIdea(mail).roles).toEqual([]);
});

test('what follows the signature in a postscript is read', () => {
  expect(kinds(`${mail}\n\nPS: Members must be able to print a list.`).at(-1)).toMatch(
    /^[RC] PS: Members/u,
  );
});

test.each([
  'App for nurses. Lists:\nHello,\nThanks\nNurses call patients\nPatients rate the call',
  'Autoreply bot.\n```\nHello,\nThanks\n```\nAgents export tickets to CSV',
  'A photo club app. Reactions members can give:\n- Love\n- Comment on a post',
])('a closing word elsewhere takes no requirement with it: %j', (idea) => {
  expect(kinds(idea).at(-1)).toMatch(/^R/u);
});

test('thanks above a longer line close no letter', () => {
  const idea = 'A board game café.\n\nThanks\nMembers can rate: games, food and staff.';
  expect(kinds(idea).at(-1)).toMatch(/^R/u);
});
