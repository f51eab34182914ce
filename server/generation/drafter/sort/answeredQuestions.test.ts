import { sortIdea } from './sortIdea';

const chat = (...turns: string[]) =>
  sortIdea(
    turns.map((text, index) => `**${index % 2 === 0 ? 'Kai' : 'Dunja'}:** ${text}`).join('\n'),
  ).statements.map(({ kind, text, isUndecided }) => `${kind}${isUndecided ? '?' : ''} ${text}`);

const opening = ['so the fill log. what is it', 'blenders log each fill of a cylinder.'];

test('what somebody refuses in a conversation is ruled out', () => {
  const kinds = chat(
    ...opening,
    'payments?',
    'no. the till is separate.',
    'and who pays',
    'the club',
  );
  expect(kinds).toContain('N payments?');
});

test('a question that the next speaker answers asks for nothing and is not open', () => {
  const kinds = chat(
    ...opening,
    'works without signal? the boat …',
    'it must keep working offline for a day.',
    'ok and what do you keep per fill',
    'serial, gas and time.',
  );
  expect(kinds).toContain('B works without signal?');
  expect(kinds.find((one) => one.endsWith('what do you keep per fill'))).toMatch(/^B /u);
});

test('a question stays open where the answer asks back, or its speaker has a doubt', () => {
  const kinds = chat(...opening, 'do we want the weather in there? not sure', 'hm', 'ok', 'right');
  expect(kinds).toContain('B? do we want the weather in there? not sure');
});

test('what begins with a question word and goes on is no question', () => {
  const kinds = chat(...opening, 'what I want: members see who has the key.', 'fine.');
  expect(kinds).not.toContain('B what I want: members see who has the key');
});
