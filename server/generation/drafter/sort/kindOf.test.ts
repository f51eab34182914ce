import { lexicons } from '../lexicon/lexicons';
import { readClauses } from '../read/readClauses';
import { kindOf } from './kindOf';
import { kindWeights } from './learnedWeights';
import { placeClauses } from './placeClauses';
import { sortIdea } from './sortIdea';

test.each([
  ['Members book a berth online. The point is that nobody drives there in vain. Berths cost 12 €.'],
  ['Mitglieder buchen online. Ziel ist, dass niemand umsonst kommt. Ein Platz kostet 12 €.'],
  ['Les membres réservent en ligne. Le but est que personne ne vienne pour rien. Cela coûte 12 €.'],
])('what says that it is the aim is a goal: %s', (idea) => {
  expect(sortIdea(idea).statements.map(({ kind }) => kind)[1]).toBe('G');
});

test('a problem, or what a requirement is wanted for, may be the purpose where none is stated', () => {
  const { statements, purposes } = sortIdea(
    'We lose umbrellas all the time. Drivers take a picture of what they find so that passengers see it.',
  );
  expect(statements.some(({ kind }) => kind === 'G')).toBe(false);
  expect(purposes).toEqual(statements.map(({ id }) => id));
});

test('a word by itself in a chat is background, whatever it follows', () => {
  const { statements } = sortIdea(
    '[09:12] Jule: what I want: each gardener sends a photo of the meter\n[09:13] Mo: everybody sees their own usage\n[09:14] Jule: right. Horst sees all',
  );
  expect(statements.find(({ text }) => text === 'right')?.kind).toBe('B');
});

test('beside exclusions, what denies nothing is none, and a wish that opens an idea is its summary', () => {
  const { statements, summary } = sortIdea(
    "We run a bakery with three shops and I want our cafés to stop phoning in orders at 5 am. The baker needs a total per product by 8:15 pm. Nobody may see another café's prices. Monthly invoices go to Xero. No online payment for now.",
  );
  const kinds = new Map(statements.map(({ text, kind }) => [text.slice(0, 10), kind]));
  expect(kinds.get('Monthly in')).not.toBe('N');
  expect(kinds.get('No online ')).toBe('N');
  expect(kinds.get('I want our')).not.toBe('B');
  expect(summary.join()).toContain('I want our cafés to stop phoning in orders');
  expect(summary.join()).not.toContain('The baker');
});

test('without a word that denies, no other word excludes', () => {
  const read = readClauses('Scores stay in the app.', lexicons.en);
  const [placed] = placeClauses(read);
  const said = [...kindWeights].filter(
    ([fact, row]) => fact.startsWith('says ') && row[3] === Math.max(...row),
  );
  const facts = said.map(([fact]) => fact);
  const kind = (more: string[]) =>
    placed && kindOf(placed, new Set([...facts, ...more]), read, undefined).kind;
  expect(kind([])).not.toBe('N');
  expect(kind(['any negation'])).toBe('N');
});
