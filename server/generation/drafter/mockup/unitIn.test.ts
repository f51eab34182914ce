import { spelledUnitIn } from './unitIn';

test.each([
  ['weight in grams', 'g'],
  ['Espessura em milímetros', 'mm'],
  ['Medida em centímetros', 'cm'],
  ['Wysokość w metrach', 'm'],
  ['peso en kilos', 'kg'],
  ['Länge in Zentimetern', 'cm'],
  ['lengte in meters', 'm'],
  ['frontage in feet', 'ft'],
  ['Mesh mm', 'mm'],
  ['checked in March', undefined],
  ['grams', undefined],
])('the unit spelled in “%s” is %s', (name, unit) => {
  expect(spelledUnitIn(name)).toBe(unit);
});
