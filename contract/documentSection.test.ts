import { findDocumentSection } from './documentSection';

const document = [
  '# Plan',
  'Intro',
  '## Goals',
  '- one',
  '### Measures',
  '```',
  '## Not a heading',
  '```',
  '#hashtag',
  '## Risks  ',
  'None',
  '# Annex',
].join('\r\n');

function sectionOf(heading: string): string | undefined {
  const found = findDocumentSection(document, heading);
  return found && document.slice(found.start, found.end);
}

test('ends at the next heading of the same or a higher level', () => {
  expect(sectionOf('## Goals')).toBe(
    '## Goals\r\n- one\r\n### Measures\r\n```\r\n## Not a heading\r\n```\r\n#hashtag\r\n',
  );
  expect(sectionOf('### Measures')).toMatch(/^### Measures[^]*#hashtag\r\n$/);
  expect(sectionOf('## Risks')).toBe('## Risks  \r\nNone\r\n');
  expect(sectionOf('# Annex')).toBe('# Annex');
});

test('is also found by the words of its heading', () => {
  expect(sectionOf('Risks')).toBe(sectionOf('## Risks'));
});

test.each(['## Not a heading', '#hashtag', '# Goals', 'Intro', ''])('%j is no heading', (text) => {
  expect(sectionOf(text)).toBeUndefined();
});
