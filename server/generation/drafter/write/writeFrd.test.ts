import { draftDocument } from '../draftDocument';

test('each number leads to the criterion that tests it', () => {
  const document = draftDocument(
    'frd',
    'A tool library. A member can have at most 4 tools. A tool that comes back after 7 days is late. The library has to run for 3 more years.',
  );
  expect(document).toContain('- R1.1 “at most 4 tools”');
  expect(document).toContain('| at most 4 tools | R1.1 |');
});

test('a number leads to the test at its bound, not to the message of that day', () => {
  const document = draftDocument(
    'frd',
    'A repair shop. Text message to customer when ready, reminder after 14 days if not picked up. At most 4 tools per customer.',
  );
  const [, id = ''] = /- (R\d\.\d) “after 14 days”/u.exec(document) ?? [];
  expect(document).toContain(`| after 14 days | ${id} |`);
});

test('an idea’s first requirement is its whole, where others say what that is', () => {
  const document = draftDocument(
    'frd',
    'Features:\n- An app for a tool library\n- Members search the tools\n- Members reserve a tool\n- The clerk scans the tools\n- The clerk exports the loans',
  );
  expect(document).toContain(
    '“An app for a tool library”: met when every other requirement is met.',
  );
});

test('lists what the idea itself names as fields and states, and who alone may do something', () => {
  const frd = draftDocument(
    'frd',
    'Users: members, coaches. Members register a boat: name, length, owner. Boat status: free, out, broken. Shells may only be booked by coaches. Members can see the log.',
  );
  expect(frd).toMatch(/\| Fields: “name”, “length”, “owner” \| \w+ \|/u);
  expect(frd).toMatch(/\| “Boat” · States: “free”, “out”, “broken” \| \w+ \|/u);
  expect(frd).toMatch(/\| Coaches \| [RC]\d \| – \|/u);
});
