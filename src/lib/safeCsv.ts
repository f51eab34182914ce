import { unparse } from 'papaparse';

// Characters that make a spreadsheet evaluate a cell (OWASP): = + - @, tab, CR, LF, and the full-width forms of the
// four signs. A plain negative number is safe and stays as it is.
const formula = /^(?!-\d+(?:\.\d+)?(?:e[+-]?\d+)?$)[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/i;

// Without a byte order mark, Excel reads the file in the local code page and garbles accents. Other readers skip it.
const byteOrderMark = '\uFEFF';

/**
 * A CSV file (RFC 4180: commas, CRLF, doubled quotes) with a header row and a byte order mark.
 *
 * A text that a spreadsheet would evaluate as a formula is prefixed with `'`; others are unchanged. Texts are always
 * quoted, so that they are not split where the list separator is a semicolon; numbers never are.
 *
 * @param titles the header row
 * @param rows the values, in the order of the titles
 */
export function safeCsv(titles: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const csv = unparse([titles, ...rows], {
    newline: '\r\n',
    escapeFormulae: formula,
    quotes: (value) => typeof value === 'string',
  });
  return `${byteOrderMark}${csv}\r\n`;
}
