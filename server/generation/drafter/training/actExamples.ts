import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../lexicon/languageCode';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { actFacts } from '../sort/actFacts';
import { actLabels } from '../sort/learnedWeights';
import type { Example } from './learnWeights';

type ActExample = Example<(typeof actLabels)[number]>;

/**
 * The clauses of `actCorpus`: one file per act, one clause per line. A line that is not English begins with the code of
 * its language, as in `de: Aufgaben abhaken`; `words: ` or `de words: ` begins a list of typical words and phrases.
 */
export function actExamples(): ActExample[] {
  const folder = path.join(__dirname, 'actCorpus');
  return actLabels.flatMap((label) =>
    readFileSync(path.join(folder, `${label}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .flatMap(clausesOf)
      .map(([code, clause]) => ({
        facts: actFacts(folded(clause), lexicons[code]),
        labels: [label],
      })),
  );
}

function clausesOf(line: string) {
  const [, head = '', list, rest = ''] =
    /^(?:(\w\w)(?: (?=words:)|: ))?(words: )?(.*)$/u.exec(line) ?? [];
  const code = languageCodes.find((one) => one === head) ?? 'en';
  return (list === undefined ? [rest] : rest.split(', ')).map((clause) => [code, clause] as const);
}
