import { sortIdea } from '../sort/sortIdea';
import { productOf } from './productOf';

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
