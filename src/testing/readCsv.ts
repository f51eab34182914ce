/**
 * Reads a CSV file by RFC 4180, independently of the library that wrote it.
 *
 * @param text the file without its byte order mark; every row ends in CRLF
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text;
  while (rest !== '') {
    const [whole, quoted, bare] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(rest) ?? [''];
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    rest = rest.slice(whole.length);
    if (rest.startsWith(',')) {
      rest = rest.slice(1);
      continue;
    }
    if (!rest.startsWith('\r\n')) throw new Error(`Neither comma nor CRLF: ${rest.slice(0, 20)}`);
    rest = rest.slice(2);
    rows.push(row);
    row = [];
  }
  return rows;
}
