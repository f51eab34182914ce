import { allowedLicences, productionLicences } from './productionLicences';

test('every package in the product has an accepted licence', () => {
  const licences = productionLicences();
  expect(licences.get('MIT')?.length).toBeGreaterThan(10);
  const others = [...licences].filter(([licence]) => !allowedLicences.includes(licence));
  expect(others).toEqual([]);
});
