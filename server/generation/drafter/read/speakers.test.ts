import { sortIdea } from '../sort/sortIdea';

const said = (idea: string) =>
  sortIdea(idea).statements.map(({ speaker, text }) => `${speaker ?? '?'}: ${text}`);

test('a line with only a day and a time speaks for nobody', () => {
  const chat = `Tues 6:42 pm
Macca: owners get a text the day before
Jodie: members can book a visit

Tues 7:10 pm
Shane: i want to see the last shoe
Macca: no login
Jodie: vets can look at their horses`;
  expect(said(chat)).toEqual([
    'Macca: owners get a text the day before',
    'Jodie: members can book a visit',
    'Shane: i want to see the last shoe',
    'Macca: no login',
    'Jodie: vets can look at their horses',
  ]);
});

test('a name and a time above its message speaks', () => {
  expect(
    said('Ana  9:41 AM\nmembers can book a boat\n\nBo  9:44 AM\nno ads\n\nAna  9:50 AM\nfine'),
  ).toEqual(['Ana: members can book a boat', 'Bo: no ads', 'Ana: fine']);
});

test('a weekday stands before the time in its brackets', () => {
  expect(said('[Mon 21:14] Shay: drivers get a call\n[Mon 21:15] Kev: no map')).toEqual([
    'Shay: drivers get a call',
    'Kev: no map',
  ]);
});

test('labels in the messages of a stamped chat are no speakers', () => {
  const chat = `[09:12] Rosa: members can book
[09:13] Tom: guests cannot. Rules:
Monday: closed
Tuesday: open
Wednesday: open
[09:20] Rosa: no payments`;
  const lines = said(chat);
  expect(lines[0]).toBe('Rosa: members can book');
  expect(lines.at(-1)).toBe('Rosa: no payments');
});

test('a time that ends a message is kept', () => {
  const chat = `Bo: members can book
Cy: guests can look
Bo: the evening before at
18:00
Cy: no payments`;
  expect(said(chat).join(' ')).toContain('18:00');
});
