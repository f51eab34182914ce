import { allowedLicences, productionLicences } from './productionLicences';

test('every package of the product has a licence that it may be part of the product under', () => {
  const licences = productionLicences();
  expect(licences.get('MIT')?.length).toBeGreaterThan(10);
  const others = [...licences].filter(([licence]) => !allowedLicences.includes(licence));
  expect(others).toEqual([]);
});
