import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, type LanguageCode } from '../lexicon/languageCode';
import { sectionNames } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { headingFacts } from '../read/headingFacts';
import { headingLabels } from '../read/likelySection';
import type { Example } from './learnWeights';

type HeadingLabel = (typeof headingLabels)[number];

/** A heading with what it announces. */
export interface LabelledHeading {
  code: LanguageCode;
  label: HeadingLabel;
  heading: string;
}

/**
 * The headings of a folder: one file per language, in each line what the heading announces, a tab, and the heading.
 *
 * @param folder `headingsKeptBack` is never learned from
 * @throws Error if a line has no known label
 */
export function labelledHeadings(folder: 'headingCorpus' | 'headingsKeptBack'): LabelledHeading[] {
  return languageCodes.flatMap((code) => {
    const file = path.join(__dirname, folder, `${code}.txt`);
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .filter((line) => line !== '')
      .map((line) => {
        const [name, heading] = line.split('\t');
        const label = headingLabels.find((one) => one === name);
        if (label === undefined || heading === undefined) throw new Error(`${file}: ${line}`);
        return { code, label, heading };
      });
  });
}

/** Fewer than the other topics of a language. */
const peoplePerLanguage = 80;

/** The headings of the corpus, the phrases of the lexicons and names of roles, with what they announce. */
export function headingExamples(): Example<HeadingLabel>[] {
  const phrases = languageCodes.flatMap((code) =>
    sectionNames.flatMap((label) =>
      lexicons[code].sections[label].map((heading) => ({ code, label, heading })),
    ),
  );
  // `Drivers` above what they may do is a topic.
  const people = languageCodes.flatMap((code) => {
    const { nouns } = lexicons[code].people;
    const step = Math.ceil(nouns.length / peoplePerLanguage);
    return nouns
      .filter((_, index) => index % step === 0)
      .map((heading) => ({ code, label: 'none' as const, heading }));
  });
  return [...labelledHeadings('headingCorpus'), ...phrases, ...people].map(
    ({ code, label, heading }) => ({
      facts: headingFacts(heading, lexicons[code]),
      labels: [label],
    }),
  );
}
