import { sortIdea } from '../sort/sortIdea';
import { productOf } from './productOf';
import type { Shape } from './shape';
import { screensOf } from './screens';
import { markup } from './markup';
import { writeMockup } from './writeMockup';

const ideaOf = (line: string) =>
  `A portal for our club, which everybody who visits or helps out uses.\n\n${line}`;

function shapesIn(line: string): Shape[] {
  const { controls } = productOf(sortIdea(ideaOf(line)), Infinity);
  return [...controls.values()].flatMap((own) => own.map(({ shape }) => shape));
}

test.each<[line: string, shape: Shape]>([
  ['Riders see on a map where the buses are.', 'map'],
  ['Patients see their place in the queue.', 'queue'],
  ['Members talk to each other in a chat.', 'chat'],
  ['Helpers listen to a recording of the tune.', 'media'],
  ['The driver has the customer sign on the screen.', 'sign'],
  ['The cook starts a timer of 12 minutes.', 'timer'],
  ['Guests pay the deposit by card.', 'pay'],
  ['A curve shows the temperature of the last 7 days.', 'chart'],
  ['Der Fahrer scannt den QR-Code am Paket.', 'scan'],
  ['Les parents reçoivent un SMS quand le bus arrive.', 'notice'],
  ['Los socios ven en un mapa dónde están las bicis.', 'map'],
])('draws what a requirement calls for: %s', (line, shape) => {
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
});

test('without records that have names, nothing is drawn to tick off or to vote on', () => {
  expect(shapesIn('Helpers tick off everything.')).not.toContain('checklist');
  expect(shapesIn('Everybody votes.')).not.toContain('poll');
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
  const product = productOf(sortIdea(ideaOf(line)), Infinity);
  expect([...product.controls.values()].flat().map(({ shape, label }) => [shape, label])).toEqual(
    controls,
  );
});

test('a likely form has a field for each item of a list', () => {
  const idea = ideaOf('Pharmacy enters pickup, drop, cold or not cold.');
  const { controls } = productOf(sortIdea(idea), Infinity);
  const [control] = [...controls.values()].flat();
  expect(control?.fields.map(({ name }) => name)).toEqual(['pickup', 'drop']);
});

test('who is only told what not to do is no role of the switch', () => {
  const page = writeMockup(
    sortIdea(
      'Users\n- doctors\n- promoters\n- clerks\n\nDoctors record the result of a medical. Clerks book a medical. Promoters have no access of any kind.',
    ),
  );
  expect(page).toMatch(/<label class="choice" data-role="doctors">/u);
  expect(page).not.toMatch(/<label class="choice" data-role="promoters">/u);
  expect(page).toMatch(/<li data-role="promoters">/u);
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
