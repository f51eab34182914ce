import { documentTitle } from './documentTitle';

const submission = {
  idea: 'A map of bakeries',
  documentType: 'prd',
  response: '',
  timestamp: '2026-11-21T09:30:00.000Z',
};

test.each([
  ['the first heading', '\n# Bread map\n\n## Goals', 'Bread map'],
  [
    'a heading without the name of the type',
    '# Product Requirement Document: Bread map',
    'Bread map',
  ],
  ['a heading with another colon', '# Bread: a map', 'Bread: a map'],
  [
    'the idea where the heading names only the type',
    '# Product Requirement Document',
    'A map of bakeries',
  ],
  ['the title of a mockup', '<!doctype html><title>Bread map</title><h1>Home</h1>', 'Bread map'],
  ['a heading without marks', '# **Bread** `map`', 'Bread map'],
  ['the idea where there is no heading', 'No heading', 'A map of bakeries'],
  ['a long heading, cut', `# ${'word '.repeat(20)}`, 'word '.repeat(12)],
])('the title of a document is %s', (_what, response, title) => {
  expect(documentTitle({ ...submission, response })).toBe(title);
});

test('the title of an offline draft leaves out the name of its type, in every language', () => {
  const response = '# Wymagania produktowe (PRD): Mapa: piekarnie\n\n[type: none]\n';
  expect(documentTitle({ ...submission, response })).toBe('Mapa: piekarnie');
});
