import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, type LanguageCode } from '../lexicon/languageCode';

/** A short text with its label, and with another that fits nearly as well. */
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
 * @throws Error if a line has none of the labels
 */
export function labelledLines<Label extends string>(
  folder: `${'heading' | 'field' | 'shape'}${'Corpus' | 'sKeptBack'}`,
  labels: readonly Label[],
): LabelledLine<Label>[] {
  return languageCodes.flatMap((code) => {
    const file = path.join(__dirname, folder, `${code}.txt`);
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .filter((line) => line !== '')
      .map((line) => {
        const [names = '', text] = line.split('\t');
        const own = names.split('/').flatMap((name) => labels.find((one) => one === name) ?? []);
        const [label] = own;
        if (label === undefined || text === undefined) throw new Error(`${file}: ${line}`);
        return { code, label, labels: own, text };
      });
  });
}
