import type { LanguageCode } from '../lexicon/languageCode';
import { lexicons } from '../lexicon/lexicons';
import { sortIdea } from '../sort/sortIdea';
import { fieldKindOf } from './fields';
import { mockupWordsOf } from './mockupWordsOf';
import { sourceOf } from './nouns';
import { Samples } from './samples';
import { thingsOf } from './things';

const priceIn = (idea: string, language: LanguageCode): string => {
  const workbook = { ...sortIdea(idea), language };
  const samples = new Samples(workbook, mockupWordsOf(workbook), lexicons[language]);
  return samples.valueOf({ name: 'sum', kind: 'money' }, 0);
};

test.each([
  ['A service costs 4 pounds a week.', '£24.00'],
  ['Each service has a price in pounds.', '£24.00'],
  ['A sack weighs up to 20 pounds.', '€24.00'],
  ['We sell 20 pounds of hay for a fee.', '€24.00'],
  ['A service costs £4, £6 or £9. Shipping is €5.', '£24.00'],
  ['Owners pay by cheque in each postcode.', '€24.00'],
  ['Each basket has a price. Buyers pay by Pix, R$ 40 at most.', 'R$24.00'],
])('a price is in the currency that is named most often: %s', (idea, price) => {
  expect(priceIn(idea, 'en')).toBe(price);
});

test.each([
  ['Mo.–Fr. 9–17 Uhr', 'de', /^24,00\s€$/u],
  ['Jeden Fr. 20 Uhr, Do. 8–12, Fr. 9–17', 'de', /^24,00\s€$/u],
  ['Wir sind ein Verein in Franken.', 'de', /^24,00\s€$/u],
  ['Ein Los kostet Fr. 4.50.', 'de', /^24,00\sCHF$/u],
  ['Ein Los kostet 4.50 Fr. pro Tag.', 'de', /^24,00\sCHF$/u],
  ['Ein Los kostet 5 Franken.', 'de', /^24,00\sCHF$/u],
  ['会費は500円です。', 'ja', /^￥24$/u],
] as const)('a weekday or region is no currency: %s', (idea, language, price) => {
  expect(priceIn(idea, language)).toMatch(price);
});

test.each([
  [
    'A transit office. The public files a loss report: date, bag. A loss report is closed.',
    'Loss report 104',
  ],
  [
    'A planner for walking guides. Each festival has a date, a sponsor and a region. Staff add a festival.',
    'Harbour Nights',
  ],
  // Nobody is named where the idea forbids it.
  ['A desk. Each booking has a floor and a purpose.', 'Ana Ruiz'],
  ['A desk. Each booking has a floor and a purpose. Never show who comes.', 'Booking 104'],
  ['A desk. Each handover has a note and a mood.', 'Jun 2'],
  ['A desk. Each slot has a room and a mood.', '09:00'],
  // Whose it is stays open.
  ['A library. Each loan has a librarian, a borrower and a shelf.', 'Loan 104'],
  ['A gym. Each booking has a trainer (Bo, Cy or Di) and a floor.', 'Booking 104'],
  ['A desk. Each booking has a booking number, a floor and a purpose.', '#1042'],
])('calls records by what fits: %s', (idea, title) => {
  const workbook = sortIdea(idea);
  const source = sourceOf(workbook);
  const [plan] = thingsOf(source, workbook.statements);
  const samples = new Samples(workbook, source.words, source.lexicon);
  expect(plan && samples.thingOf(plan, []).rows[0]?.title).toBe(title);
});

test.each([
  ['Every competence has a level, 0–4.', 'level', ['1', '3', '0', '2', '4']],
  ['Each jump gets a mark (1 to 3) from a judge.', 'mark', ['2', '1', '3', '2', '1']],
  ['Each visit has a level of 2–4 hours.', 'level', ['12', '4', '8', '3', '16']],
  ['Reach us under number 030-1234.', 'number', ['12', '4', '8', '3', '16']],
  ['A gauge shows the pressure in bar 2–8.', 'pressure in bar', ['3 bar', '5 bar']],
])('a number is in the range that the idea gives for it: %s', (idea, name, values) => {
  const workbook = sortIdea(idea);
  const samples = new Samples(workbook, mockupWordsOf(workbook), lexicons.en);
  expect(values.map((_, at) => samples.valueOf({ name, kind: 'number' }, at))).toEqual(values);
});

test.each([
  ['last pressure test', 'date', 'Jun 2'],
  ['who fitted it', 'person', 'Ana Ruiz'],
  ['maker', 'text', 'Northgate Ltd'],
  ['weight in grams', 'number', '12 g'],
  ['insurer', 'text', 'Northgate Ltd'],
] as const)('what the values of a field are is learned: %s', (name, kind, value) => {
  const workbook = sortIdea('Each hose has a maker and an insurer. The insurer pays.');
  const source = sourceOf(workbook);
  expect(fieldKindOf(name, source)).toBe(kind);
  const samples = new Samples(workbook, source.words, source.lexicon);
  expect(samples.valueOf({ name, kind }, 0)).toBe(value);
});

test.each([
  ['keeper fee', '€24.00'],
  ['guardian consent', 'yes'],
  ['customer rating', '4.8'],
  ['insured', 'yes'],
  ['age in weeks', '12'],
])(
  'a phrase or a unit in the name of a field decides before what is learned: %s',
  (name, value) => {
    const workbook = sortIdea('Each animal has a keeper.');
    const source = sourceOf(workbook);
    const samples = new Samples(workbook, source.words, source.lexicon);
    expect(samples.valueOf({ name, kind: fieldKindOf(name, source) }, 0)).toBe(value);
  },
);

test.each([
  ['invite code', 'code', 'K7TB'],
  ['status code', 'code', '#1042'],
  ['mobile number', 'text', '020 7946 0123'],
  ['opening hours', 'text', 'Mon–Fri 9–17'],
  ['number plate', 'text', 'KX21 ABC'],
  ['amount requested', 'money', '€24.00'],
])('the type and the value of a field fit its name: %s', (name, kind, value) => {
  const workbook = sortIdea('A tool for our club.');
  const words = mockupWordsOf(workbook);
  const samples = new Samples(workbook, words, lexicons.en);
  const known = fieldKindOf(name, { lexicon: lexicons.en, words });
  expect([known, samples.valueOf({ name, kind: known }, 0)]).toEqual([kind, value]);
});
