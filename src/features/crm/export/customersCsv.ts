import { unparse } from 'papaparse';
import { mapValues } from '../../../lib/mapValues';
import { customerFields, type Customer } from '../customers/customer';

// What a spreadsheet would run, by OWASP's list: = + - @, tab, carriage return and line feed, and the wide forms of the
// four signs. A plain negative number is no formula and stays one.
const formula = /^(?!-\d+(?:\.\d+)?(?:e[+-]?\d+)?$)[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/i;

// Excel reads a file without this mark in the code page of its country, and breaks every accent. Other readers skip it.
const byteOrderMark = '\uFEFF';

/**
 * The customers as a CSV file (RFC 4180: commas, CRLF, quotes doubled), with a line of headings and a byte order mark.
 *
 * A text that a spreadsheet would take for a formula gets a `'` before it; every other text is as it was. Texts are
 * always quoted, so that none of them is split where the list separator is a semicolon; numbers never are.
 *
 * @param customers the rows, in their order
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
