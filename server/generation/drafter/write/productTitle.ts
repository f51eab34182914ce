import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { quote, type Quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';

/** The author's own heading of the whole: `# Hearing-loop checks`. */
const heading = /^\s*#\s+(\S[^\n]{0,80})(?=\n|$)/u;
/** A line such as `Product: Kelp farm planner`. */
const labelled = /^[\s*_>-]*([\p{L} ]{2,20}?)[*_]*\s?[:：][*_]*\s*(\S[^\n]{0,80})$/gmu;
const longestHead = 400;
/** The length of the beginning in which a phrase for the product is sought. */
const longestSearch = 4000;

/** `Re: Re: Survey app` */
const replied = /^(?:(?:re|fwd?|aw|wg|tr|rv|sv|odp)\s?:\s*)+/iu;

/** The title that the author gives the whole: a heading, a line such as `Product: …`, or the subject of a mail. */
export function statedTitle({ idea, language }: Workbook): Quote | undefined {
  const { titleLabels, mailHeaders } = readingWords[language];
  const labels = [...titleLabels, ...mailHeaders.slice(0, 1)];
  const found =
    heading.exec(idea) ??
    [...idea.slice(0, longestHead).matchAll(labelled)].find(([, label = '']) =>
      labels.includes(folded(label).trim()),
    );
  const title = found?.at(-1)?.trimEnd().replace(replied, '') ?? '';
  if (!found || title === '') return undefined;
  const start = found.index + found[0].lastIndexOf(title);
  return quote(idea, { start, end: start + title.length });
}

/** The idea's own words for what is to be built: `allotment app`, `Vereinsportal`, `appli de covoiturage`. */
export function describedProduct(workbook: Workbook): Quote | undefined {
  const found = wordsOf(workbook).product.exec(workbook.idea.slice(0, longestSearch));
  return found
    ? quote(workbook.idea, { start: found.index, end: found.index + found[0].length })
    : undefined;
}
