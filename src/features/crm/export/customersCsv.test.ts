import fc from 'fast-check';
import { parse } from 'papaparse';
import { readCsv } from '../../../testing/readCsv';
import type { Customer } from '../customers/customer';
import { initialCustomerFields } from '../customers/customerForm';
import { customersCsv } from './customersCsv';

const ada: Customer = {
  ...initialCustomerFields,
  id: '1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '555 0100',
  company: 'Analytical Engines',
  status: 'active',
  lastContact: '2026-11-21',
  totalValue: 1200.5,
};

const written = (customer: Partial<Customer>) => customersCsv([{ ...ada, ...customer }]);
const readBack = (customer: Partial<Customer>) => readCsv(written(customer).slice(1))[1] ?? [];

test('has a byte order mark, a header row and one row per customer, with CRLF line ends', () => {
  expect(customersCsv([ada])).toBe(
    '\uFEFF"Name","Email","Phone","Company","Status","Last Contact","Total Value"\r\n' +
      '"Ada Lovelace","ada@example.com","555 0100","Analytical Engines","active","2026-11-21",1200.5\r\n',
  );
});

test('without customers has only the header row', () => {
  expect(readCsv(customersCsv([]).slice(1))).toHaveLength(1);
});

test.each([
  '=HYPERLINK("https://evil.example","Click")',
  '+1 555 0100',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '=1+1\n=2+2',
  '-',
  '-5 apples',
  '＝1+1',
])('%j is neutralised', (name) => {
  expect(readBack({ name })[0]).toBe(`'${name}`);
});

test.each([
  '',
  '-5',
  '-1e9',
  '-12.50',
  '1e9',
  "'quoted",
  'a=b',
  ' =1',
  'O’Neill; Sons, "Ltd"',
  '𝄞 😀 مرحبا',
  '<b>x</b>',
])('%j stays as it is', (name) => {
  expect(readBack({ name })[0]).toBe(name);
});

test('writes numbers as numbers, including negative ones', () => {
  expect(written({ totalValue: -5 })).toMatch(/,-5[,\r]/);
  expect(written({ totalValue: 0 })).toMatch(/,0[,\r]/);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\r', '\n', '\t', '=', '-', "'", '5', 'é') }),
);

test('two independent parsers read any texts back, and none starts like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile), { maxLength: 5 }), (pairs) => {
      const customers = pairs.map(([name, company]) => ({ ...ada, name, company }));
      const text = customersCsv(customers);
      const rows = readCsv(text.slice(1));
      expect(parse<string[]>(text, { skipEmptyLines: true }).data).toEqual(rows);
      expect(rows).toHaveLength(customers.length + 1);
      for (const [index, [name, company]] of pairs.entries()) {
        const row = rows[index + 1] ?? [];
        for (const [cell = '', original] of [
          [row[0], name],
          [row[3], company],
        ]) {
          expect([original, `'${original ?? ''}`]).toContain(cell);
          expect(cell).toMatch(/^(?:[^=+\-@\t\r\n]|-\d+(?:\.\d+)?$|$)/);
        }
      }
    }),
  );
});

test('10,000 characters survive a round trip', () => {
  const name = 'é"'.repeat(5000);
  expect(readBack({ name })[0]).toBe(name);
});
