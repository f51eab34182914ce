import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes learned weights to a file, one fact per line. */
export function writeWeights(file: string, weights: ReadonlyMap<string, readonly number[]>): void {
  const lines = [...weights].map(([fact, row]) => `  ${JSON.stringify(fact)}: [${row.join(', ')}]`);
  writeFileSync(path.join(__dirname, '../sort', file), `{\n${lines.join(',\n')}\n}\n`);
}
