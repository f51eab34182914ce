import { draftDocument } from '../draftDocument';
import { sortIdea } from './sortIdea';

const logbook = `A digital logbook for apprentices

| Role | Weekly entries | Competence levels | Test admission | Sees personal data |
|---|---|---|---|---|
| Apprentice | writes own | proposes own | sees own status | own only |
| Mentor (in the firm) | reads + signs for own apprentices | confirms up to 4 | – | name, phone |
| Coordinator | reads all, reopens | reads | admits / refuses / exception | all |
| Parent of a minor | – | – | – | confirms contract start, nothing else |

- Mentors decide on the test admission
- An entry is kept for 7 years`;

const rightsIn = (idea: string) =>
  sortIdea(idea).statements.flatMap(({ grants }) =>
    grants.map(({ role, thing, verdict }) => [role.text, thing, verdict].join(' ')),
  );

describe('a table of who may do what whose rows are roles', () => {
  const { statements, roles, contradictions } = sortIdea(logbook);
  const frd = draftDocument('frd', logbook);

  test('each row declares its role, which acts in it', () => {
    expect(roles.map(({ text }) => text)).toEqual([
      'Apprentice',
      'Mentor',
      'Coordinator',
      'Parent of a minor',
    ]);
    const acting = statements.filter(({ grants }) => grants.length > 0);
    expect(acting.map(({ id, text, actor }) => [id, text, actor?.text])).toEqual([
      ['R1', 'Apprentice', 'Apprentice'],
      ['R2', 'Mentor (in the firm)', 'Mentor'],
      ['R3', 'Coordinator', 'Coordinator'],
      ['R4', 'Parent of a minor', 'Parent of a minor'],
    ]);
  });

  test('the heads and cells stand behind the role', () => {
    const line =
      'Apprentice — Weekly entries: writes own · Competence levels: proposes own · Test admission: sees own status · Sees personal data: own only\n';
    expect(draftDocument('prd', logbook)).toContain(line);
  });

  test('each cell has a test of what it allows, or of what it denies', () => {
    expect(frd).toContain(
      'R1.1 Apprentice, “Weekly entries”: “writes own” works; anything else is refused and changes nothing.',
    );
    expect(frd).toContain(
      'R2.3 Mentor: an attempt at “Test admission” is refused and changes nothing.',
    );
    expect(frd).toContain('R3.4 Coordinator: “Sees personal data” works.');
  });

  test('the documents draw it as the author did', () => {
    expect(frd).toContain(
      '|  | Weekly entries | Competence levels | Test admission | Sees personal data |\n| --- | --- | --- | --- | --- |\n| R1 Apprentice | writes own | proposes own | sees own status | own only |',
    );
    const mockup = draftDocument('mockup', logbook).replace(/<\/?span[^>]*>/gu, '');
    expect(mockup).toContain('<th scope="row">Apprentice</th><td>writes own</td>');
  });

  test('what somebody does contradicts the row that denies it; two rows do not contradict each other', () => {
    expect(contradictions.map(({ sides }) => sides.map(({ text }) => text))).toEqual([
      ['Test admission', 'Mentors decide on the test admission'],
    ]);
  });
});

describe('it is found', () => {
  const table = (head: string, ...rows: string[]) =>
    `A shop.\n\n${head}\n${head.replace(/[^|]+/gu, '---')}\n${rows.join('\n')}`;

  test.each([
    ['| Role | Orders | Prices |', '| Clerk | ✓ | ✗ |', '| Owner | ✓ | ✓ |'],
    ['| Who | Orders | Prices |', '| Clerk | x | |', '| Owner | x | x |'],
    ['| | Orders | Prices |', '| Clerk | yes | no |', '| Manager | yes | yes |'],
    ['| Role | Orders | Prices |', '| Clerk | CRU | – |', '| Owner | C R U D | R/W |'],
    [
      '| Role | Tasks | Orders | Prices |',
      '| Clerk | edit own | view | none |',
      '| Owner | edit all | view | edit |',
    ],
    [
      '| Rolle | Bestellungen | Preise |',
      '| Verkäufer | liest | – |',
      '| Inhaber | liest, storniert | ändert |',
    ],
    [
      '| Rôle | Commandes | Prix |',
      '| Vendeur | lecture seule | non |',
      '| Gérant | modifie | modifie |',
    ],
    [
      '| Rol | Pedidos | Precios |',
      '| Vendedor | solo los suyos | no |',
      '| Dueño | todos | edita |',
    ],
    [
      '| Perfil | Pedidos | Preços |',
      '| Vendedor | só os seus | não |',
      '| Gerente | edita | edita |',
    ],
    [
      '| Ruolo | Ordini | Prezzi |',
      '| Commesso | solo i propri | no |',
      '| Titolare | modifica | modifica |',
    ],
    [
      '| Rol | Bestellingen | Prijzen |',
      '| Verkoper | leest | nee |',
      '| Eigenaar | leest, wijzigt | wijzigt |',
    ],
    [
      '| Rola | Zamówienia | Ceny |',
      '| Sprzedawca | tylko własne | nie |',
      '| Kierownik | edytuje | edytuje |',
    ],
    ['| 役割 | 注文 | 価格 |', '| 店員 | 閲覧のみ | – |', '| 店長 | 編集 | 編集 |'],
    ['| الدور | الطلبات | الأسعار |', '| البائع | قراءة | لا |', '| المدير | تعديل | تعديل |'],
  ])('%s', (head, ...rows) => {
    const rights = rightsIn(table(head, ...rows));
    const things = head.split('|').filter((one) => one.trim() !== '' || one === ' ').length - 1;
    expect(rights).toHaveLength(2 * things);
    expect(rights.filter((one) => one.endsWith('denied'))).toHaveLength(1);
  });

  test.each([
    [
      '| Role | Does | Must not |',
      '| Clerk | takes orders | see costs |',
      '| Owner | takes money | – |',
    ],
    ['| Persona | Goal | Pain point |', '| Clerk | see orders | – |', '| Owner | see costs | – |'],
    [
      '| Role | E-mail | Phone | Name |',
      '| Clerk | yes | no | yes |',
      '| Owner | yes | yes | no |',
    ],
    [
      '| Role | Name | Phone | Office |',
      '| Clerk | Ann | 12 | Leeds |',
      '| Owner | Ben | 13 | Leeds |',
    ],
    ['| Who | Mon | Tuesday |', '| Clerk | x | |', '| Owner | x | x |'],
    ['| Customer type | Price | Discount |', '| Pupil | €5 | – |', '| Member | €9 | 10 % |'],
    ['| Type | Battery | Motor |', '| City bike | no | yes |', '| Tandem | yes | yes |'],
    ['| Papel | Cartões | Cartazes |', '| Brilhante | x | |', '| Mate | x | x |'],
    ['| Status | Orders | Prices |', '| Open | yes | no |', '| Closed | yes | yes |'],
    [
      '| Rolle | Darf | Darf nicht |',
      '| Verkäufer | bestellen | – |',
      '| Inhaber | bestellen | zahlen |',
    ],
  ])('but not in %s', (head, ...rows) => {
    expect(rightsIn(table(head, ...rows))).toEqual([]);
  });
});

test('the rows of any table of roles do not contradict one another', () => {
  const rows = (head: string) =>
    `A logbook for apprentices.

| ${head} | Description |
|---|---|
| Centre instructor | reads, confirms competence levels (safety ones only by instructor!), sees the name |
| Mentor (in the firm) | reads, confirms competence levels, sees the name and phone |`;
  expect(sortIdea(rows('Topic')).contradictions).toHaveLength(1);
  expect(sortIdea(rows('Role')).contradictions).toEqual([]);
});
