import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routePaths } from '../../contract/routePaths';
import { anchorsOf } from './deadReferences';

const text = readFileSync(path.resolve(__dirname, '../../docs/behaviour.md'), 'utf8');
const [start = '', ...sections] = text.split(/^(?=## )/m);

test('the route table of docs/behaviour.md has a row for every route, in order', () => {
  const routes = sections.find((section) => section.startsWith('## Routes')) ?? '';
  const rows = [...routes.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, address]) => address);
  expect(rows).toEqual(Object.values(routePaths));
});

test('the links at the start of docs/behaviour.md lead to every section', () => {
  const linked = new Set([...start.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor));
  const anchors = sections.map((section) => [...anchorsOf(section)][0]);
  expect(anchors.filter((anchor) => !linked.has(anchor))).toEqual([]);
});
