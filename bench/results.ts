import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatTable } from './formatTable';

/** A table as it is printed, with the same cells as in the stored results. */
interface ResultTable {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const folder = path.join(__dirname, 'results');
const tables: ResultTable[] = [];

/** Prints a table and keeps it for {@link writeResults}. */
export function printTable(table: ResultTable): void {
  tables.push(table);
  console.log(`\n${table.title}\n\n${formatTable(table.head, table.rows)}`);
}

/**
 * Writes all printed tables to one JSON file, which git ignores.
 *
 * @param exceeded the sentences about exceeded budgets
 * @returns the file's name
 */
export function writeResults(exceeded: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  const date = new Date().toISOString();
  const file = path.join(folder, `${date.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ date, tables, exceeded }, undefined, 2));
  return file;
}
