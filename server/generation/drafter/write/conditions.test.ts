import { criteriaIn } from './criteriaIn';

const checksIn = (idea: string): string[] => criteriaIn(idea, ['R']);

test('a condition ends at the comma before the main clause', () => {
  expect(
    checksIn('When a guest is added to a full group, the system offers the next group.'),
  ).toEqual([
    'When “a guest is added to a full group”, then “the system offers the next group”; otherwise not.',
  ]);
});

test.each([
  'Shops can upload many bikes at once from a CSV file.',
  "As a plot holder I want to give my slot to a neighbour when I'm away so that my beans don't die.",
  '会長は間違った結果を取り消すことができ、その場合はそれ以降のレーティングを再計算します。',
])('no condition under which alone it holds in %j', (idea) => {
  expect(checksIn(idea).join()).not.toMatch(/otherwise not|そうでなければ/u);
});

test('a Japanese condition leaves its particle out of what holds then', () => {
  expect(
    checksIn('予約アプリ。予約が取り消された場合は、会員に通知してください。').join(),
  ).toContain('「会員に通知してください。」');
});

test('a message that is one of two ways is sent on no occasion of its own', () => {
  expect(
    checksIn("Patients get a phone call or a text message with the driver's name.").join(),
  ).not.toContain('when this happens');
});

test('a wish keeps the case in which it does not hold', () => {
  expect(
    checksIn(
      'As a member I want to extend a loan, unless somebody else has reserved the tool.',
    ).join(),
  ).toContain('in every case but one: “unless somebody else has reserved the tool”');
});

test.each([
  [
    'A booking app. A run cannot be opened before Reto has confirmed.',
    'one test right before that ends, where “A run cannot be opened” holds',
  ],
  [
    'A booking app. If a parent cancels more than 7 days ahead, they get the full price back; after that only half.',
    '“they get the full price back”',
  ],
  [
    "A booking app. A permit can't be closed until a fire watch of 60 minutes has been done.",
    "with 59 min 59 s, “A permit can't be closed”; with 60 minutes, this does not apply",
  ],
  [
    'A booking app. Members can book as long as fewer than 10 places are taken.',
    'with 9 places, “Members can book”; with 10 places, this does not apply',
  ],
  [
    'A forum. Parents see the week without an account, only teachers log in to change it.',
    '“only teachers log in to change it” in any other role',
  ],
])('what %j says of one case ends with it', (idea, check) => {
  expect(criteriaIn(idea).join()).toContain(check);
});

test('what also holds in a case holds in others', () => {
  expect(
    criteriaIn('A booking app. The app also has to work when the wifi is down.').join(),
  ).not.toContain('otherwise not');
});
