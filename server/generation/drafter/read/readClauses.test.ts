import { lexicons } from '../lexicon/lexicons';
import { readClauses } from './readClauses';

const clausesOf = (idea: string) =>
  readClauses(idea, lexicons.en).clauses.map(({ span, link, isStruck }) => ({
    text: idea.slice(span.start, span.end),
    ...(link === 'none' ? {} : { link }),
    ...(isStruck ? { isStruck } : {}),
  }));

test.each([
  ['Nurses take photos; the app measures them.', ['Nurses take photos', 'the app measures them']],
  ['The app shows a curve and sends an alert.', ['The app shows a curve', 'sends an alert']],
  ['Users can create, edit and delete a list.', ['Users can create, edit and delete a list']],
  ['If a piece is unique, it leaves the shop.', ['If a piece is unique, it leaves the shop']],
  ['No dashboard in v1, no SWIFT lookups.', ['No dashboard in v1', 'no SWIFT lookups']],
  ['Keep it for 24 h. OpenAPI 3.1 spec.', ['Keep it for 24 h', 'OpenAPI 3.1 spec']],
  ['Budgets, e.g. 1,000 EUR, are fixed.', ['Budgets, e.g. 1,000 EUR, are fixed']],
  ['- [ ] search\n- [x] filter', ['search', 'filter']],
  ['<ul><li>search</li><li>filter</li></ul>', ['search', 'filter']],
])('%j is cut into %j', (idea, texts) => {
  expect(clausesOf(idea).map(({ text }) => text)).toEqual(texts);
});

test('a reason, a purpose and a remark are clauses of their own and keep the word that makes them one', () => {
  expect(clausesOf('They note it by voice because their hands are sticky.')).toEqual([
    { text: 'They note it by voice' },
    { text: 'because their hands are sticky', link: 'reason' },
  ]);
  expect(clausesOf('I want to see what is free so that I know where to go.')[1]).toEqual({
    text: 'so that I know where to go',
    link: 'purpose',
  });
  expect(clausesOf('It alerts at 1.5 kg (that is a swarm leaving).')[1]).toEqual({
    text: 'that is a swarm leaving',
    link: 'aside',
  });
  expect(clausesOf('It got bigger since last week.')).toHaveLength(1);
});

test('what is struck out is known as such', () => {
  expect(clausesOf('We sell wax. ~~We sell honey.~~')).toEqual([
    { text: 'We sell wax' },
    { text: 'We sell honey', isStruck: true },
  ]);
});
