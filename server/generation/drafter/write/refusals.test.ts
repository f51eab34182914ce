import { sortIdea } from '../sort/sortIdea';
import { checksOf } from './acceptance';

test.each([
  [
    'Every lift has a history of its repairs which can never be changed.',
    'can never be changed”: an',
  ],
  ["Nobody may approve a claim of their own, and a signed one can't be edited.", 'an attempt'],
  ['Gäste dürfen die Liste nicht ändern.', 'dürfen die Liste nicht ändern“: Ein Versuch'],
  ['Les clients ne peuvent jamais modifier la liste.', 'toute tentative'],
  ['Los clientes no pueden cambiar la lista.', 'cualquier intento'],
  ['Os clientes não podem alterar a lista.', 'qualquer tentativa'],
  ['I clienti non possono modificare la lista.', 'ogni tentativo'],
  ['Klanten mogen de lijst niet wijzigen.', 'een poging'],
  ['Klienci nie mogą zmieniać listy.', 'próba'],
])('%j denies something to everybody', (idea, check) => {
  const workbook = sortIdea(idea);
  const checks = workbook.statements.map((one) => checksOf(workbook, { ...one, kind: 'C' }));
  expect(checks.join()).toContain(check);
});
