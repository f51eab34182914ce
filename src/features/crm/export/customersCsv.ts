import { unparse } from 'papaparse';
import { mapValues } from '../../../lib/mapValues';
import { customerFields, type Customer } from '../customers/customer';

// Characters that make a spreadsheet evaluate a cell (OWASP): = + - @, tab, CR, LF, and the full-width forms of the
// four signs. A plain negative number is safe and stays as it is.
const formula = /^(?!-\d+(?:\.\d+)?(?:e[+-]?\d+)?$)[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/i;

// Without a byte order mark, Excel reads the file in the local code page and garbles accents. Other readers skip it.
const byteOrderMark = '\uFEFF';

/**
 * The customers as a CSV file (RFC 4180: commas, CRLF, doubled quotes), with a header row and a byte order mark.
 *
 * A text that a spreadsheet would evaluate as a formula is prefixed with `'`; others are unchanged. Texts are always
 * quoted, so that they are not split where the list separator is a semicolon; numbers never are.
 *
 * @param customers the rows, in order
 */
export function customersCsv(customers: readonly Customer[]): string {
  const headings = Object.values(customerFields).map(({ title }) => title);
  const rows = customers.map((customer) =>
    Object.values(mapValues(customerFields, (_, name) => customer[name])),
  );
  const csv = unparse([headings, ...rows], {
    newline: '\r\n',
    escapeFormulae: formula,
    quotes: (value) => typeof value === 'string',
  });
  return `${byteOrderMark}${csv}\r\n`;
}
