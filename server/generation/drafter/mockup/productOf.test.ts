import { sortIdea } from '../sort/sortIdea';
import { productOf } from './productOf';
import { writeMockup } from './writeMockup';

test('who is only told what not to do is no role of the switch', () => {
  const { switched, workbook } = productOf(
    sortIdea(
      'Users\n- doctors\n- promoters\n- clerks\n\nDoctors record the result of a medical. Clerks book a medical. Promoters have no access of any kind.',
    ),
    Infinity,
  );
  expect(workbook.roles.map(({ text }) => text)).toEqual(['doctors', 'promoters', 'clerks']);
  expect([...switched].map(({ text }) => text)).toEqual(['doctors', 'clerks']);
});

test('a page lists no more statements than there is room for', () => {
  const rows = '| Boat 7 | 3 m |\n'.repeat(3000);
  const page = writeMockup(
    sortIdea(`A tool for our boat club.\n\n| Boat | Length |\n|---|---|\n${rows}`),
  );
  expect(Buffer.byteLength(page)).toBeLessThan(200_000);
});
