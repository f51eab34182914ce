import { findSection } from './documentSections';
import { sectionOf, sectionsSample as text } from './sectionsSample';

const contentOf = (...place: Parameters<typeof sectionOf>) => {
  const { start, end } = sectionOf(...place);
  return (place[2] ?? text).slice(start, end);
};

test('a section contains its subsections, and ends at the next heading of its level', () => {
  expect(contentOf('Goals')).toBe(
    '## Goals\nOne\n### Later\nTwo  \n\n```\n## Not a heading\n```\n',
  );
  expect(contentOf('Later')).toMatch(/^### Later\nTwo [^]*```\n$/);
  expect(contentOf('Goals', 1)).toBe('## **Goals**\nFour\n');
});

test.each([
  ['Bees', 0],
  ['Not a heading', 0],
  ['Goals', 2],
  ['Elsewhere', 0],
])('%s %i is no section', (heading, occurrence) => {
  expect(findSection(text, { heading, occurrence })).toBeUndefined();
});

test('a document that is fenced as a whole has sections', () => {
  expect(contentOf('Goals', 0, '```markdown\n## Goals\nOne\n```\n')).toContain('One');
});

test('finds the last of 5,000 headings', () => {
  const long = Array.from({ length: 5000 }, (_, index) => `## Part ${index}\n\ntext\n`).join('');
  expect(contentOf('Part 4999', 0, long)).toBe('## Part 4999\n\ntext\n');
});
