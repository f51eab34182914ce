import { criteriaOf } from './criteriaOf';

test.each([
  ['Deposit is 50 % of the hire fee.', '“50 %”: of an amount of 200, this is 100.'],
  ['We take 12% from the host.', '“12%”: of an amount of 200, this is 24.'],
  ['Siblings get 20 % off.', '“20 %”: of an amount of 200, this is 40.'],
  ['The agency keeps a commission of 7.5 %.', '“7.5 %”: of an amount of 200, this is 15.'],
  [
    'A late tool costs 10 % of the hire fee per day.',
    '“10 % of the hire fee per day”: of an amount of 200, this is 20 for one and 60 for three.',
  ],
  ['A tutor earns 15 euros an hour.', '“15 euros an hour”: for three, the total is 45 euros.'],
  [
    'Members are charged £3.50 per half shelf.',
    '“£3.50 per half shelf”: for three, the total is £10.50.',
  ],
  ['Firing costs $2 per cubic foot.', '“$2 per cubic foot”: for three, the total is $6.'],
  [
    'Wer weniger leistet, zahlt 15 € pro fehlender Stunde.',
    '„15 € pro fehlender Stunde“: Für drei beträgt die Summe 45 €.',
  ],
  ['Guests pay £5 each and get a receipt.', '“£5 each”: for three, the total is £15.'],
  ['Members pay £20 each when they join.', '“£20 each”: for three, the total is £60.'],
  ['Guests pay €4 each on arrival.', '“€4 each”: for three, the total is €12.'],
  ['Parents pay £5 each child.', '“£5 each child”: for three, the total is £15.'],
  [
    'A fee of 10% every month is due.',
    '“10% every month”: of an amount of 200, this is 20 for one and 60 for three.',
  ],
  ['Riders pay four pounds a slot.', '“four pounds a slot”: for three, the total is 12 pounds.'],
  [
    'Eine App für die Spedition. Die Lagergebühr beträgt 2 Euro pro Tag.',
    '„2 Euro pro Tag“: Für drei beträgt die Summe 6 Euro.',
  ],
])('a price for each, or a share of one, is worked out: %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  // For two things at once, with a direction, of no price, and how rather than for what it is paid.
  'Guests pay €5 per person per night.',
  'Guests pay €5 each per night.',
  'Members pay £5 every other month.',
  'At least 50 % of the fee is due.',
  'The map shows 50 % of the members.',
  'The site takes 20% longer to load.',
  'We keep 20 % of seats for walk-ins.',
  'Um site para o clube.\n\nOs sócios pagam 8 € por cartão.',
])('no sum is worked out in %j', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(/of 200|for three|por três/u);
});

test('a share paid every other month is not one for each month', () => {
  expect(criteriaOf('A fee of 10% every other month is due.').join()).not.toMatch(/for three/u);
});
