import { searchHint } from './searchHint';

test.each([
  [['Name'], 'Name'],
  [['Name', 'Email', 'Total Value'], 'Name, email or total value'],
  [['Name', 'VAT Number'], 'Name or VAT number'],
  [['Name', 'Email', 'Phone', 'Company', 'City'], 'Name, email, phone, company…'],
])('%j: %s', (titles, hint) => {
  expect(searchHint(titles)).toBe(hint);
});
