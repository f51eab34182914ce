import { writePrd } from '../write/writePrd';
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

test('a question whose answer is that nobody knows is open, whatever else its speaker says', () => {
  const kinds = chat(...opening, "contractors? they've got no badges", 'dunno. ask security');
  expect(kinds).toContain('B? contractors?');
  expect(chat(...opening, 'contractors?', 'they get a badge')).toContain('B contractors?');
});

test('a question stays open where the answer asks back, or its speaker has a doubt', () => {
  const kinds = chat(...opening, 'do we want the weather in there? not sure', 'hm', 'ok', 'right');
  expect(kinds).toContain('B? do we want the weather in there? not sure');
});

test('what begins with a question word and goes on is no question', () => {
  const kinds = chat(...opening, 'what I want: members see who has the key.', 'fine.');
  expect(kinds).not.toContain('B what I want: members see who has the key');
});

test.each([
  ['free?', 'no, 5 euros a month.'],
  ['mobile only?', 'no.'],
  ['payments?', 'no problem, members pay by card.'],
])('a topic is not refused: %j – %j', (question, answer) => {
  expect(chat(...opening, question, answer, 'ok', 'bye')).not.toContain(`N ${question}`);
});

test.each(['the app should send a reminder the day before, right?', 'how members pay is by card'])(
  'what is said as a wish stays one: %j',
  (wish) => {
    const kinds = chat(...opening, wish, 'exactly.', 'ok', 'bye');
    expect(kinds.find((one) => one.includes(wish.slice(0, 12)))).not.toMatch(/^B /u);
  },
);

test('an answer shows what it answers, and the topic it takes up', () => {
  const prd = writePrd(
    sortIdea(
      '**Kai:** so artists answer requests\n\n**Dee:** they do, with a price\n\n**Kai:** deposits\n\n**Dee:** $100 under 3 hours\n\n**Kai:** longest session?\n\n**Dee:** six hours',
    ),
  );
  expect(prd).toContain('$100 under 3 hours — Dee; on “deposits”');
  expect(prd).toContain('Six hours — Dee; on “longest session?”');
});

test.each(['hello there', 'no', 'they pay cash', 'thanks a lot'])('%j asks nothing', (turn) => {
  const prd = writePrd(
    sortIdea(`**Kai:** ${turn}\n\n**Dee:** members book courts online\n\n**Kai:** ok`),
  );
  expect(prd).not.toContain('; on “');
});
