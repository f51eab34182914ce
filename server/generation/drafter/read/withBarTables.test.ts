import { draftDocument } from '../draftDocument';
import { withBarTables } from './withBarTables';
import { withCharacters } from './withCharacters';

const rowsOf = (html: string) =>
  withBarTables(html)
    .split('\n')
    .filter((line) => line.startsWith('|'));

test('an HTML table becomes Markdown, with its first row as the head', () => {
  const html =
    'Prices:<table border="1"><thead><tr><th>What</th><th>Fee</th></tr></thead>\n<tbody><tr>\n<td>Car</td>\n<td>£9.00</td></tr><tr><td>Van<td>£14.00</tbody></table>No cash.';
  expect(withBarTables(html)).toBe(
    'Prices:\n\n| What | Fee |\n|--|\n| Car | £9.00 |\n| Van | £14.00 |\nNo cash.',
  );
});

test.each([
  ['a row without <th> in a wide table', '<tr><td>A<td>B<td>C<tr><td>1<td>2<td>3', '| A | B | C |'],
  ['no head beside heads of rows', '<tr><th>A<td>1<td>2<tr><th>B<td>3<td>4', '| |'],
  ['no head in a narrow table without <th>', '<tr><td>A<td>1<tr><td>B<td>2', '| |'],
])('the head is %s', (_, rows, head) => {
  expect(rowsOf(`<table>${rows}</table>`)[0]).toBe(head);
});

test('a cell over several columns or rows leaves the others under their heads', () => {
  const html =
    '<table><tr><th>A<th>B<th>C<tr><td rowspan="2">1<td colspan=2>2<tr><td>3<td>4</table>';
  expect(rowsOf(html).slice(2)).toEqual(['| 1 | 2 |  |', '|  | 3 | 4 |']);
});

test('line breaks and bars in a cell do not end it', () => {
  const html = '<table><tr><td>a<br>b<p>c</p><td>d|e<td>f<tr><td>1<td>2<td>3</table>';
  expect(rowsOf(html)[0]).toBe('| a b c | d¦e | f |');
  expect(withBarTables('| a<br>b | c |')).toBe('| a b | c |');
});

test.each(['<table><tr><td>All of the page</td></tr></table>', 'Use <table> and </table>.'])(
  'a table that only arranges text, or is only mentioned, stays: %s',
  (text) => {
    expect(withBarTables(text)).toBe(text);
  },
);

test('the markup of an office program hides no cell, and a text between rows stays', () => {
  const style = `style="${'color: black; '.repeat(40)}"`;
  const html = `<table ${style}><tr><td ${style}>Car<td>5<td><b>£9</b></tr>Dogs travel free.<tr><td>Van<td>8<td>£14</tr></table>`;
  expect(rowsOf(html)).toEqual(['| Car | 5 | £9 |', '|--|', '| Van | 8 | £14 |']);
  expect(withBarTables(html)).toContain('\nDogs travel free.\n');
});

test('a caption stays above its table', () => {
  const html = '<table><caption>Fees</caption><tr><td>A<td>B<td>C</table>';
  expect(withBarTables(html)).toContain('Fees\n| A | B | C |');
});

test('references become characters, but no tags', () => {
  expect(
    withCharacters('We haven&rsquo;t 40&nbsp;% &#8211; R&amp;D &lt;b&gt; &#124; &#10; &bogus; a&b'),
  ).toBe('We haven’t 40\u00a0% – R&D &lt;b&gt; &#124; &#10; &bogus; a&b');
});

const prices = `A ferry app for an island. Islanders book a place on the ferry.

<table>
  <tr><th>What</th><th>Lane metres</th><th>Islander</th></tr>
  <tr><td>Bicycle</td><td>0</td><td>free</td></tr>
  <tr><td>Car</td><td>5</td><td>£9.00</td></tr>
  <tr><td>Livestock float</td><td>10</td><td>£18.00</td></tr>
</table>`;

test('in a PRD, the rows of a table stand in a table again, under one kind', () => {
  expect(draftDocument('prd', prices)).toMatch(
    /\| What \| Lane metres \| Islander \|\n\| --- \| --- \| --- \|\n\| ([RC])\d Bicycle \| 0 \| free \|\n\| \1\d Car \| 5 \| £9.00 \|\n\| \1\d Livestock float \| 10 \| £18.00 \|/u,
  );
});

test('in an FRD, the test of a row of values names its columns', () => {
  expect(draftDocument('frd', prices)).toMatch(
    /Wherever “Car” is used, exactly these values apply: Lane metres: 5 · Islander: £9\.00\./u,
  );
});

test.each(['<table>', '<td>a', '|<br', '<table><tr><td>a<td>b</table>', '&amp;', '&a'])(
  'time grows with the length of %j repeated',
  (piece) => {
    const timeOf = (length: number): number => {
      const text = piece.repeat(length / piece.length);
      const start = process.cpuUsage();
      withCharacters(withBarTables(text));
      return process.cpuUsage(start).user / 1000;
    };
    const least = (length: number) => Math.min(timeOf(length), timeOf(length), timeOf(length));
    timeOf(10_000);
    expect(least(200_000)).toBeLessThan(12 * (least(50_000) + 20));
  },
);

test('rows with bars only between their cells are a table, too', () => {
  expect(withBarTables('Now | Ours\n--- | ---\none photo | three photos\n\na | b')).toBe(
    '| Now | Ours |\n| --- | --- |\n| one photo | three photos |\n\na | b',
  );
});
