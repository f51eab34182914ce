import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf } from './fingerprintOf';
import fingerprints from './fingerprints.json';
import { learnWeights } from './learnWeights';
import { models, type Model } from './models';

const folder = path.join(__dirname, '../weights');

/** Learns the weights of a model and writes them to its file, one fact per line. */
function train({ name, labels, examples, settings, isSparse }: Model): string {
  const written = (row: readonly number[]) =>
    isSparse === true
      ? `{ ${labels.flatMap((label, index) => (row[index] ? [`"${label}": ${row[index]}`] : [])).join(', ')} }`
      : `[${row.join(', ')}]`;
  const lines = [...learnWeights(examples(), labels, settings)].map(
    ([fact, row]) => `  ${JSON.stringify(fact)}: ${written(row)}`,
  );
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  return file;
}

// Each run learns one model, so that each can be learned separately.
const [, , name] = process.argv;
const model = models.find((one) => one.name === name);
if (model === undefined) throw new TypeError(`There is no model ${String(name)}.`);
const weights: unknown = JSON.parse(readFileSync(train(model), 'utf8'));
writeFileSync(
  path.join(__dirname, 'fingerprints.json'),
  `${JSON.stringify({ ...fingerprints, [model.name]: fingerprintOf(model, weights) }, null, 2)}\n`,
);
