import { sortIdea } from './sortIdea';

test.each([
  ['Bank transfer should not be in the app.', /[NC]/u],
  ["If it's failed it must not send one, that's the most important thing.", /[NC]/u],
  ['Das Programm soll in dem Fall keine Nummer vergeben.', /[NC]/u],
])('what denies its verb asks for nothing: %s', (rule, kind) => {
  const { statements } = sortIdea(
    `A certificate app for sweeps.\n\nSweeps fill in a sheet.\n\n${rule}`,
  );
  expect(statements.at(-1)?.kind).toMatch(kind);
});

test('the lines of a signature are background', () => {
  const idea =
    'Hi Fergal,\n\nI want a web app to lend chairs. Porters record each loan.\n\nAll the best,\nGráinne\n\nGráinne Tuohy\nEquipment Coordinator, Level 0, beside the old chapel\next. 4417 (mornings)';
  const kinds = sortIdea(idea)
    .statements.slice(-4)
    .map(({ kind }) => kind);
  expect(kinds).toEqual(['B', 'B', 'B', 'B']);
});

test('the last item of a list is no heading though it is called like a section', () => {
  const { statements } = sortIdea(
    'A tool.\n\n## What we keep\n- owner\n- current state\n\n## Rules\n- One owner per test',
  );
  expect(statements.map(({ text }) => text)).toContain('current state');
});

test('a label below what is ruled out changes nothing of it', () => {
  const { statements } = sortIdea(
    'A register of tubes.\n\nOut of scope:\n- Sequencing results: not in here\n- Goals: no figures',
  );
  expect(statements.slice(-2).map(({ kind }) => kind)).toEqual(['N', 'N']);
});
