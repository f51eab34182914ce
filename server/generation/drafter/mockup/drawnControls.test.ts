import { sortIdea } from '../sort/sortIdea';
import { controlsOf } from './controls';
import { markup } from './markup';
import { productOf } from './productOf';
import { screensOf } from './screens';
import type { Shape } from './shape';
import { writeMockup } from './writeMockup';

const ideaOf = (line: string) =>
  `A portal for our club, which everybody who visits or helps out uses.\n\n${line}`;

const productIn = (line: string) => productOf(sortIdea(ideaOf(line)), Infinity);

const drawn = (line: string): (readonly [Shape, string])[] =>
  [...productIn(line).controls.values()].flat().map(({ shape, label }) => [shape, label]);

const shapesIn = (line: string): Shape[] => drawn(line).map(([shape]) => shape);

test.each<[line: string, shape: Shape]>([
  ['Patients see their place in the queue.', 'queue'],
  ['Members talk to each other in a chat.', 'chat'],
  ['Helpers listen to a recording of the tune.', 'media'],
  ['The driver has the customer sign on the screen.', 'sign'],
  ['The cook starts a timer of 12 minutes.', 'timer'],
  ['Guests pay the deposit by card.', 'pay'],
  ['A curve shows the temperature of the last 7 days.', 'chart'],
  ['Der Fahrer scannt den QR-Code am Paket.', 'scan'],
])('draws what a requirement calls for: %s', (line, shape) => {
  const product = productIn(line);
  // Its words alone do not tell it.
  const told = product.asked.flatMap((one) => controlsOf(product, one));
  expect(told.map((one) => one.shape)).not.toContain(shape);
  expect(shapesIn(line)).toContain(shape);
});

test('the records that a requirement speaks of stand in its drawing', () => {
  const page = writeMockup(
    sortIdea(
      ideaOf(
        'Each hive has a weight, a temperature and a keeper. Keepers see on a map where each hive stands.',
      ),
    ),
  );
  const [, map = ''] = /<svg class="map"(.*?)<\/svg>/su.exec(page) ?? [];
  expect(map.match(/<text[^>]*>[^<]+<\/text>/gu)).toHaveLength(3);
  expect(map).toMatch(/role="img" aria-label="[^",]+, [^",]+, [^"]+"/u);
});

test('records without names are not ticked off', () => {
  const [boats, tickets] = ['boat', 'ticket'].map(
    (one) => `Each ${one} has a length and an owner. Owners tick off each ${one}.`,
  );
  expect(shapesIn(boats ?? '')).toContain('checklist');
  expect(shapesIn(tickets ?? '')).not.toContain('checklist');
});

test.each<[line: string, ...controls: (readonly [Shape, string])[]]>([
  // Each part that surely calls for a drawing.
  [
    'They order from their phone before 11:30, get a number, pick a 10 min slot.',
    ['slots', 'Pick a 10 min slot'],
  ],
  // A view that is named.
  [
    'The duty officer sees open cases on a map, sorted by the number of people affected.',
    ['map', ''],
  ],
  ['Members see all events in a calendar.', ['calendar', 'Members see all events in a calendar']],
  [
    'I would like a curve of the weight over the season, because I cannot sleep.',
    ['chart', 'A curve of the weight over the season'],
  ],
  // Options between slashes.
  ['Players say yes/no/late.', ['options', 'Players say yes/no/late']],
  [
    'Staff mark each item ok / broken / missing.',
    ['options', 'Mark each item ok / broken / missing'],
  ],
  // What somebody gets is no file to choose.
  ['He gets a photo of the dog.', ['picture', 'He gets a photo of the dog']],
  // Who writes is no control.
  ['We run a taco truck at the station.'],
])('draws parts and named views, below what is asked for: %s', (line, ...controls) => {
  expect(drawn(line)).toEqual(controls);
});

test.each([
  'Staff print the pick-up/drop-off list.',
  'Guests sign the check-in/check-out sheet.',
  'Staff enter the date as dd/mm/yyyy.',
  'The app shows the speed in km/h.',
])('no options stand between these slashes: %s', (line) => {
  expect(shapesIn(line)).not.toContain('options');
});

test.each([
  'Riders see the stops without a map.',
  'Riders see a list instead of a map where the buses are.',
  'Patients no longer see their place in the queue.',
  'Maybe a map later where riders see the buses.',
  'Skip the QR code scanning.',
  'Avoid chat between members.',
])('what is not wanted, or not now, is not drawn: %s', (line) => {
  const scenes: readonly Shape[] = ['map', 'queue', 'scan', 'chat'];
  expect(shapesIn(line).filter((shape) => scenes.includes(shape))).toEqual([]);
});

test.each<[line: string, shape: Shape]>([
  ['Riders see on a map where the paper bins are.', 'map'],
  ['Patients see their place in the queue without calling.', 'queue'],
  ['Members scan the QR code on the paper ticket.', 'scan'],
])('what is left out beside a view does not hide it: %s', (line, shape) => {
  expect(shapesIn(line)).toContain(shape);
});

test('a bill has the stated sum, and a card where one is named', () => {
  const club = 'Each boat has a name and a length. ';
  const byCard = writeMockup(sortIdea(ideaOf(`${club}Guests pay a deposit of £30 by card.`)));
  expect(byCard).toMatch(/class="bill">.*?£30</su);
  expect(byCard).toContain('4242');
  expect(writeMockup(sortIdea(ideaOf(`${club}Guests pay the deposit online.`)))).not.toContain(
    '4242',
  );
});

test('a sum that is not read is not replaced by an invented one', () => {
  for (const sum of ['thirty euros', '5 000 €', '5 euros or 3 euros']) {
    const page = writeMockup(
      sortIdea(ideaOf(`Each boat has a name and a length. Guests pay ${sum} by card.`)),
    );
    const [, bill = ''] = /class="bill">(.*?)<\/div>/su.exec(page) ?? [];
    expect(bill).toContain('4242');
    expect(bill.replace('4242', '')).not.toMatch(/\d/u);
  }
});

test.each([
  ['Helpers listen to 30 seconds of the tune.', '0:30'],
  ['Helpers listen to a two-minute recording of the tune.', '2:00'],
  ['The cook starts a timer of 12 minutes.', '12:00'],
  // Not read, or about something else.
  ['The cook starts a timer of 1.5 minutes.', '12:00'],
  ['The cook starts a timer of forty-five minutes.', '12:00'],
  ['The cook starts a timer of 1 hour and 30 minutes.', '12:00'],
  ['Helpers listen to a recording of the tune 10 minutes before the class.', '2:10'],
])('what runs is as long as stated, if that is the only time: %s', (line, length) => {
  const page = writeMockup(sortIdea(ideaOf(`Each boat has a name and a length. ${line}`)));
  const [, drawn = ''] = /class="(?:player|timer)">(.*?)<\/div>/su.exec(page) ?? [];
  expect(drawn).toContain(`${length}<`);
});

test.each<[line: string, shape: Shape]>([
  ['Dispatchers see each truck on a map.', 'map'],
  ['Dispatchers see each truck in a calendar.', 'calendar'],
])('a named view takes the place of a plain list: %s', (line, shape) => {
  const product = productIn(`Each truck has a plate and a driver. ${line}`);
  expect([...product.controls.values()].flat().map((one) => one.shape)).toContain(shape);
  expect(
    product.collections.flatMap(({ thing }) => thing.fields.map(({ name }) => name)).join(),
  ).not.toMatch(/map|calendar/u);
});

test('a likely form has a field for each item that has a short name', () => {
  const [control] = [
    ...productIn('Pharmacy enters pickup, drop and weight.').controls.values(),
  ].flat();
  expect(control?.fields.map(({ name }) => name)).toEqual(['pickup', 'drop', 'weight']);
});

test('a form with several fields stays one', () => {
  const [control] = [
    ...productIn('I type the amount, the VAT, the income tax and what is left.').controls.values(),
  ].flat();
  expect(control?.shape).toBe('fields');
  expect(control?.fields.length).toBeGreaterThan(2);
});

test('what is taken without a time is chosen from what there is', () => {
  const bikes = 'Each bike has a frame size and a deposit. ';
  expect(shapesIn(`${bikes}Students reserve a bike by frame size.`)).toContain('poll');
  expect(shapesIn(`${bikes}Students reserve a bike for an hour.`)).toContain('slots');
});

test('the drawing of what is asked for first opens the first screen, and each drawing has ids of its own', () => {
  const workbook = sortIdea(
    ideaOf(
      'Riders see on a map where the buses are. Riders get a message when a bus is late. Drivers report a delay with a reason and a photo.',
    ),
  );
  const [first] = screensOf(productOf(workbook, Infinity));
  const { source } = markup`${first?.body}`;
  expect(source.indexOf('class="map"')).toBeGreaterThan(0);
  expect(source.indexOf('class="main"')).toBeLessThan(source.indexOf('class="map"'));
  const page = writeMockup(workbook);
  const ids = page.match(/(?<= id=")[^"]+/gu) ?? [];
  expect(ids).toHaveLength(new Set(ids).size);
});
