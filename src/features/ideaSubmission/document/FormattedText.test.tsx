import { render, screen } from '@testing-library/react';
import { lineId, documentOutline } from './documentOutline';
import { FormattedText } from './FormattedText';
import * as markdown from './markdown';
import { withTheme } from '../../../ui/withTheme';

const Shown = withTheme(FormattedText);

const show = (text: string) => render(<Shown text={text} />).container;

test('renders headings, lists, tasks, tables, code and emphasis as elements', () => {
  const shown = show(
    [
      '# Title',
      '## Goals',
      '1. one',
      '2. two **strong** `code`',
      '   - nested',
      '',
      '- [x] done',
      '- [ ] open',
      '',
      '| A | B |',
      '| - | -: |',
      '| 1 | 2 |',
      '',
      '```sh',
      '# no heading',
      '```',
    ].join('\n'),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Title' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Goals' })).toBeInTheDocument();
  expect(shown.querySelector('ol > li > ul > li')).toHaveTextContent('nested');
  expect(shown.querySelector('strong')).toHaveTextContent('strong');
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'To do' })).not.toBeChecked();
  expect(screen.getByRole('columnheader', { name: 'A' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '2' })).toHaveStyle({ textAlign: 'end' });
  expect(shown.querySelector('pre code')?.textContent).toBe('# no heading\n');
});

test('every entry of the outline leads to its heading, across many blocks', () => {
  const text = Array.from(
    { length: 400 },
    (_, index) => `## Heading ${String(index)}\n\nSome words about it.\n\n- an item\n\n`,
  ).join('');
  const shown = show(text);
  const outline = documentOutline(text);
  expect(outline).toHaveLength(400);
  for (const { heading, block, line } of outline) {
    expect(shown.querySelector(`#${lineId(block, line)}`)).toHaveTextContent(heading);
  }
});

test('a code block and a table continue over the end of a block', () => {
  const code = 'let x = 1; // ## no heading\n'.repeat(500);
  const rows = '| cell | another cell |\n'.repeat(500);
  const shown = show(`\`\`\`\n${code}\`\`\`\n\n| A | B |\n| - | - |\n${rows}\nThe end.`);
  const codes = Array.from(shown.querySelectorAll('pre'), ({ textContent }) => textContent);
  expect(codes.length).toBeGreaterThan(1);
  expect(codes.join('')).toBe(code);
  expect(shown.querySelectorAll('td')).toHaveLength(1000);
  expect(shown.querySelectorAll('table').length).toBeGreaterThan(1);
  expect(Array.from(shown.querySelectorAll('p')).at(-1)).toHaveTextContent('The end.');
});

test('while the text grows, only its last block is parsed again', () => {
  const part = `## Part\n\n${'Words about it. '.repeat(30)}\n\n`;
  const { rerender } = render(<Shown text={part.repeat(100)} isGrowing />);
  const parse = jest.spyOn(markdown, 'parseMarkdown');
  rerender(<Shown text={`${part.repeat(100)}More.`} isGrowing />);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(parse.mock.calls[0]?.[0].length).toBeLessThan(8300);
});

test('shows HTML as text and pictures as their description and address', () => {
  const shown = show(
    '<b onclick="x()">bold</b> ![A bee](https://a.test/bee.png) ![](https://a.test/2)',
  );
  expect(shown).toHaveTextContent(
    '<b onclick="x()">bold</b> A bee (https://a.test/bee.png) https://a.test/2',
  );
  expect(shown.querySelector('b, img')).toBeNull();
});

test('links to web pages and mail addresses only, in a new tab', () => {
  const shown = show(
    '[web](https://a.test) [mail](mailto:a@a.test) [run](javascript:x()) [in](/crm)',
  );
  const links = Array.from(shown.querySelectorAll('a'), ({ href, target, rel }) => [
    href,
    target,
    rel,
  ]);
  expect(links).toEqual([
    ['https://a.test/', '_blank', 'noopener noreferrer nofollow'],
    ['mailto:a@a.test', '_blank', 'noopener noreferrer nofollow'],
  ]);
  expect(shown).toHaveTextContent('[run](javascript:x()) [in](/crm)');
});

test('a list in a right-to-left script has that direction, even if its items begin with ids', () => {
  const shown = show(
    '# متطلبات\n\n- Q1 [R2] هل الحجز ملزم؟\n\n| Id | النص |\n| - | - |\n| R1 | حجز |',
  );
  for (const element of ['h2', 'ul', 'table']) {
    expect(shown.querySelector(element)).toHaveAttribute('dir', 'rtl');
  }
  expect(show('- Q1 Who pays?').querySelector('ul')).toHaveAttribute('dir', 'ltr');
});
