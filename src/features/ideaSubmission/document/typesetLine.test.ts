import fc from 'fast-check';
import { lineKind } from './lineKind';
import { inlinePieces, isRuleRow, rowCells, typesetLine } from './typesetLine';

const markup = fc
  .array(fc.constantFrom('**', '`', '``', '*', 'a', ' ', '|', '\\', '- ', '# ', '1. ', '> ', '\n'))
  .map((parts) => parts.join(''));

test('the joined parts are the line', () => {
  fc.assert(
    fc.property(markup, (line) => {
      const { indent, mark, pieces } = typesetLine(lineKind(line), line);
      expect(indent + mark + pieces.map(({ text }) => text).join('')).toBe(line);
    }),
  );
});

test('the joined cells are the row', () => {
  fc.assert(
    fc.property(markup, (rest) => {
      expect(rowCells(`|${rest}`).join('')).toBe(`|${rest}`);
    }),
  );
});

test('an escaped pipe does not end a cell', () => {
  expect(rowCells('| a \\| b | c |\n')).toEqual(['| a \\| b ', '| c |\n']);
});

test('a row of dashes is a rule', () => {
  expect(isRuleRow('| :-- | --: |\n')).toBe(true);
  expect(isRuleRow('| a-b |\n')).toBe(false);
  expect(isRuleRow('| | |\n')).toBe(false);
});

const shown = (text: string) => inlinePieces(text).map((piece) => `${piece.kind} ${piece.text}`);

test('sets strong words and code apart', () => {
  expect(shown('a **b `c`** `**`')).toEqual([
    'text a ',
    'mark **',
    'strong b ',
    'mark `',
    'code c',
    'mark `',
    'mark **',
    'text  ',
    'mark `',
    'code **',
    'mark `',
  ]);
});

test.each(['2 ** 3 ** 4', 'a ** b', '`open', '**open', '``a`'])('%s stays text', (text) => {
  expect(shown(text)).toEqual([`text ${text}`]);
});

test('a line of 200,000 characters is typeset quickly', () => {
  for (const part of ['**a ', '`a ``b ', '** `']) {
    const text = part.repeat(200_000 / part.length);
    const start = performance.now();
    inlinePieces(text);
    expect(performance.now() - start).toBeLessThan(5000);
  }
});
