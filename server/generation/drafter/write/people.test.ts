import { sortIdea } from '../sort/sortIdea';
import { permissionTable } from './people';

const rowsOf = (idea: string): string[] =>
  permissionTable(sortIdea(idea)).split('\n').slice(2).filter(Boolean);

test('a role is denied what its own verb denies, not what a constraint says of something else', () => {
  const rows = rowsOf(
    [
      'A counting app for a laundry.',
      '- Drivers count the bags.',
      '- The drivers have gloves on and often no signal, so it has to work offline.',
      '- Technicians can sort the bags.',
      '- Technicians must never delete a count.',
      '- The foreman closes a round.',
      '- Some people have no phone, so the foreman must be able to count for them.',
    ].join('\n'),
  );
  expect(rows.find((row) => /drivers/i.test(row))).toMatch(/\| – \|$/);
  expect(rows.find((row) => /foreman/i.test(row))).toMatch(/\| – \|$/);
  expect(rows.find((row) => /technicians/i.test(row))).toMatch(/\| [NC]\d \|$/);
});
