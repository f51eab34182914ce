import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, type LanguageCode } from '../lexicon/languageCode';

/** A short text with its label. */
export interface LabelledLine<Label extends string> {
  code: LanguageCode;
  label: Label;
  text: string;
}

/**
 * The labelled texts of a folder: one file per language, in each line the label, a tab, and the text.
 *
 * @throws Error if a line has none of the labels
 */
export function labelledLines<Label extends string>(
  folder: 'headingCorpus' | 'headingsKeptBack' | 'fieldCorpus' | 'fieldsKeptBack',
  labels: readonly Label[],
): LabelledLine<Label>[] {
  return languageCodes.flatMap((code) => {
    const file = path.join(__dirname, folder, `${code}.txt`);
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .filter((line) => line !== '')
      .map((line) => {
        const [name, text] = line.split('\t');
        const label = labels.find((one) => one === name);
        if (label === undefined || text === undefined) throw new Error(`${file}: ${line}`);
        return { code, label, text };
      });
  });
}
