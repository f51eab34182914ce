import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, type LanguageCode } from '../lexicon/languageCode';

/** A short text with its labels, the best first. */
export interface LabelledLine<Label extends string> {
  code: LanguageCode;
  label: Label;
  labels: readonly Label[];
  text: string;
}

/**
 * The labelled texts of a folder: one file per language, in each line the label, such as `slots` or `slots/choice`, a tab,
 * and the text.
 *
 * @throws Error if a line has no label, or an unknown one
 */
export function labelledLines<Label extends string>(
  folder: `${'heading' | 'field' | 'shape' | 'check'}${'Corpus' | 'sKeptBack'}`,
  labels: readonly Label[],
): LabelledLine<Label>[] {
  return languageCodes.flatMap((code) => {
    const file = path.join(__dirname, folder, `${code}.txt`);
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .filter((line) => line !== '')
      .map((line) => {
        const [names = '', text] = line.split('\t');
        const own = names.split('/').map((name) => labels.find((one) => one === name));
        const known = own.filter((one) => one !== undefined);
        const [label] = known;
        if (label === undefined || known.length < own.length || text === undefined)
          throw new Error(`${file}: ${line}`);
        return { code, label, labels: known, text };
      });
  });
}
