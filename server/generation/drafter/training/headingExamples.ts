import { languageCodes } from '../lexicon/languageCode';
import { sectionNames } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { labelFacts } from '../read/labelFacts';
import { headingLabels } from '../read/likelySection';
import { labelledLines } from './labelledLines';
import type { Example } from './learnWeights';

type HeadingLabel = (typeof headingLabels)[number];

/** Fewer than the other topics of a language. */
const peoplePerLanguage = 80;

/** The headings of the corpus, the phrases of the lexicons and names of roles, with what they announce. */
export function headingExamples(): Example<HeadingLabel>[] {
  const phrases = languageCodes.flatMap((code) =>
    sectionNames.flatMap((label) =>
      lexicons[code].sections[label].map((text) => ({ code, label, text })),
    ),
  );
  // `Drivers` above what they may do is a topic.
  const people = languageCodes.flatMap((code) => {
    const { nouns } = lexicons[code].people;
    const step = Math.ceil(nouns.length / peoplePerLanguage);
    return nouns
      .filter((_, index) => index % step === 0)
      .map((text) => ({ code, label: 'none' as const, text }));
  });
  return [...labelledLines('headingCorpus', headingLabels), ...phrases, ...people].map(
    ({ code, label, text }) => ({
      facts: labelFacts(text, lexicons[code]),
      labels: [label],
    }),
  );
}
