import * as v from 'valibot';
import { billOfMaterials } from './billOfMaterials';
import { allowedLicences, productionLicences } from './productionLicences';

test('every package in the product has an accepted licence', () => {
  const licences = productionLicences();
  expect(licences.get('MIT')?.length).toBeGreaterThan(10);
  const others = [...licences].filter(([licence]) => !allowedLicences.includes(licence));
  expect(others).toEqual([]);
});

const billSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.object({ component: v.object({ name: v.literal('ideakiln') }) }),
  components: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      licenses: v.tupleWithRest([v.unknown()], v.unknown()),
    }),
  ),
});

test('the bill of materials lists these packages, each with its licence', () => {
  const { components } = v.parse(billSchema, JSON.parse(billOfMaterials()));
  const listed = components.map(({ name, version }) => `${name} ${version}`);
  expect(listed.sort()).toEqual([...productionLicences().values()].flat().sort());
});
