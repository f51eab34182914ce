import { criteriaOf } from './criteriaOf';

test.each([['Ratings are visible to the dispatcher only.', 'those excluded find it on no page']])(
  'what nobody, or only somebody, gets: %j',
  (idea, criterion) => {
    expect(criteriaOf(`A club app.\n\n${idea}`).join()).toContain(criterion);
  },
);

test('what somebody sees only a part of is reserved for nobody', () => {
  const criteria = criteriaOf('A club app.\n\nLeaders see only the members of their own group.');
  expect(criteria.join()).not.toContain('by anyone else');
});

test.each([
  'Rechnungen sieht nur der Kassenwart.',
  'Eltern buchen Plätze. Bilder der Kinder sehen nur Eltern.',
])('a verb before its object reserves for somebody, where nobody sees before it: %s', (text) => {
  const criteria = criteriaOf(`Eine Kita-App.\n\n${text}`);
  expect(criteria.join()).toContain('Derselbe Versuch von jemand anderem');
});

test.each([
  // Who alone may, and what is denied to somebody.
  [
    'Only the coach can close a course.',
    '“Only the coach can close a course”: the same attempt by anyone else is refused and changes nothing.',
  ],
  [
    'A shop. The owner sets prices. Prices are only visible to the owner and the cashier.',
    '“Prices are only visible to the owner and the cashier”: those excluded find it on no page, in no list and in no search result, and no data sent to them contains it.',
  ],
  [
    'As an inspector, I want to close an area, and from that minute nobody can register a lot there.',
    '“and from that minute nobody can register a lot there”: an attempt to break this rule is refused and changes nothing.',
  ],
  [
    'Forms for a crane. A signed form never changes again.',
    '“A signed form never changes again”: an attempt to break this rule is refused and changes nothing.',
  ],
  [
    'A shop. Bookings cannot be cancelled after the payment.',
    '“Bookings cannot be cancelled after the payment”: an attempt to break this rule is refused and changes nothing; where the condition permits it, the same attempt works.',
  ],
  [
    'A shop. A list without a date may not be shown as final.',
    '“A list without a date may not be shown as final”: an attempt to break this rule is refused and changes nothing.',
  ],
  [
    'A hive app. Nobody apart from the inspector sees the site of a hive.',
    '“Nobody apart from the inspector sees the site of a hive”: those excluded find it on no page, in no list and in no search result, and no data sent to them contains it.',
  ],
  [
    'A school app. Parents never see the messages of others.',
    '“Parents never see the messages of others”: those excluded find it on no page, in no list and in no search result, and no data sent to them contains it.',
  ],
  [
    'Fahrgäste dürfen keine Fotos der Funde sehen.',
    '„Fahrgäste dürfen keine Fotos der Funde sehen“: Wer davon ausgeschlossen ist, findet es auf keiner Seite, in keiner Liste und in keinem Suchergebnis, und keine an ihn gesendeten Daten enthalten es.',
  ],
  [
    'A school. Names of other families must not show.',
    '“Names of other families must not show”: those excluded find it on no page, in no list and in no search result, and no data sent to them contains it.',
  ],
  [
    'A pallet register. A debt is written off only by Ileana.',
    '“A debt is written off only by Ileana”: the same attempt by anyone else is refused and changes nothing.',
  ],
])('of %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  ['Gäste dürfen die Liste nicht ändern.', 'Ein Versuch'],
  ['Les clients ne peuvent jamais modifier la liste.', 'toute tentative'],
  ['Los clientes no pueden cambiar la lista.', 'cualquier intento'],
  ['Requisitos:\n- Os clientes não podem alterar a lista.', 'qualquer tentativa'],
  ['Requisiti:\n- I clienti non possono modificare la lista.', 'ogni tentativo'],
  ['Klanten mogen de lijst niet wijzigen.', 'een poging'],
  ['Wymagania:\n- Klienci nie mogą zmieniać listy.', 'próba'],
])('%j denies something to everybody', (idea, check) => {
  expect(criteriaOf(idea).join()).toContain(check);
});

test.each([
  ['The hive is visible only to its owner and the inspectors.', /find it on no page/u],
  ['Only the head teacher can see addresses.', /find it on no page/u],
  ['Preise sind nur für die Buchhaltung sichtbar.', /findet es auf keiner Seite/u],
])('who is shut out, and how: %j', (idea, check) => {
  expect(criteriaOf(idea).join()).toMatch(check);
});

test.each(['The room is locked for 30 days.', 'Members see only one photo at a time.'])(
  'nothing is refused: %j',
  (idea) => {
    expect(criteriaOf(`An app. ${idea}`).join()).not.toMatch(/refused/u);
  },
);

test.each([
  'The gate is locked at 10 pm.',
  'Rooms are locked overnight.',
  'Used rooms are locked overnight.',
  'Cash is refused.',
  'The bid is rejected automatically.',
  'Requests are rejected with a reason.',
])('a fact or an outcome is no ban: %j', (idea) => {
  expect(criteriaOf(`An app. ${idea}`).join()).not.toMatch(/attempt to break this/u);
});

test.each([['Bars see their bills, never the prices of other bars.', /each sees only their own/u]])(
  'who alone does or sees something: %j',
  (idea, check) => {
    expect(criteriaOf(`A club app. ${idea}`).join()).toMatch(check);
  },
);

test.each(['Bills are paid by card only.', 'Bars see their bills, never the whole list.'])(
  'nobody is left out by %j',
  (idea) => {
    expect(criteriaOf(`A club app. ${idea}`).join()).not.toMatch(/anyone else|only their own/u);
  },
);

test('a denial before a comma forbids nothing behind it', () => {
  const idea = 'Ablesung im Verein.\n\nFür die, die kein Handy haben, darf der Wart eingeben.';
  expect(criteriaOf(idea).join()).not.toMatch(/Ein Versuch/u);
});
