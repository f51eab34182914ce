import { sortIdea } from '../sort/sortIdea';
import { acceptanceOf } from './acceptance';

test.each([
  [
    'It would be lovely if the treasurer could export the fees.',
    '“the treasurer could export the fees”',
  ],
  ["I'd love it if the treasurer could export the fees.", '“the treasurer could export the fees”'],
  ['Schön wäre es, wenn der Kassenwart die Liste exportieren könnte.', '„der Kassenwart die'],
  ['Ce serait bien si le trésorier pouvait exporter la liste.', 'le trésorier pouvait'],
  ['Sería genial que el tesorero pudiera exportar la lista.', '«el tesorero'],
  ['Seria ótimo se o tesoureiro pudesse exportar a lista.', '“o tesoureiro'],
  ['Sarebbe bello se il tesoriere potesse esportare la lista.', '«il tesoriere'],
  ['Het zou fijn zijn als de penningmeester de lijst kon exporteren.', '“de penningmeester'],
  ['Byłoby miło, gdyby skarbnik mógł eksportować listę.', '„skarbnik mógł eksportować'],
])('the wish %j sets no condition', (idea, start) => {
  const workbook = sortIdea(idea);
  const [criterion] = workbook.statements.flatMap((one) => acceptanceOf(workbook, one));
  expect(criterion).toContain(start);
  expect(criterion).not.toMatch(
    /; (?:otherwise|sonst|sinon|si no|senão|altrimenti|anders|inaczej)/u,
  );
});
