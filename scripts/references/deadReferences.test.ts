import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorsOf, deadReferences } from './deadReferences';

const root = path.resolve(__dirname, '../..');

test('every referenced document, heading and relative link exists', () => {
  expect(deadReferences(root)).toEqual([]);
});

test('reports each dead reference, and no other', () => {
  const fixtures = path.join(__dirname, 'fixtures');
  const expected = readFileSync(path.join(fixtures, 'expected.txt'), 'utf8');
  expect(`${deadReferences(fixtures).join('\n')}\n`).toBe(expected);
});

test("the README's table names every folder of browser and server", () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const folders = ['src', 'src/features', 'server'].flatMap((parent) =>
    readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}/`),
  );
  expect(folders.filter((folder) => !readme.includes(`| \`${folder}\``))).toEqual([]);
});

test('anchors equal those of GitHub', () => {
  const markdown = [
    '# Sign in, `token` & [more](page.md)',
    '## Limits',
    '```sh',
    '# a comment',
    '```',
    '## Limits',
    '### Über_uns – 2',
  ].join('\n');
  expect([...anchorsOf(markdown)]).toEqual([
    'sign-in-token--more',
    'limits',
    'limits-1',
    'über_uns--2',
  ]);
});
