import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { quote, type Quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { cuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { isPredicate } from './isPredicate';

/** The author's own heading of the whole: `# Hearing-loop checks`. */
const heading = /^\s*#\s+(\S[^\n]{0,80})(?=\n|$)/u;
/** A line such as `Product: Kelp farm planner`. */
const labelled = /^[\s*_>-]*([\p{L} ]{2,20}?)[*_]*\s?[:：][*_]*\s*(\S[^\n]{0,80})$/gmu;
const longestHead = 400;
/** The length of the beginning in which a phrase for the product is sought. */
const longestSearch = 4000;

/** `Re: Re: Survey app` */
const replied = /^(?:(?:re|fwd?|aw|wg|tr|rv|sv|odp)\s?:\s*)+/iu;

/**
 * The title that the author gives the whole: a heading, a line such as `Product: …`, the subject of a mail, or an opening
 * that is no sentence.
 */
export function statedTitle(workbook: Workbook): Quote | undefined {
  const { idea, language } = workbook;
  const { titleLabels, mailHeaders } = readingWords[language];
  const labels = [...titleLabels, ...mailHeaders.slice(0, 1)];
  const found =
    heading.exec(idea) ??
    [...idea.slice(0, longestHead).matchAll(labelled)].find(([, label = '']) =>
      labels.includes(folded(label).trim()),
    );
  const title = found?.at(-1)?.trimEnd().replace(replied, '') ?? '';
  if (!found || title === '') return openingTitle(workbook);
  const start = found.index + found[0].lastIndexOf(title);
  return quote(idea, { start, end: start + title.length });
}

/** `Customs code API for online shops`: the first statement, if it says nothing and more follow. */
function openingTitle(workbook: Workbook): Quote | undefined {
  const { idea, language, statements } = workbook;
  const [first] = statements;
  if (first?.kind !== 'B' || statements.length < 3) return undefined;
  const { span, text } = first;
  const isWhole =
    /^\p{Lu}[^,،、:：|]+$/u.test(text) && !/^\s*[,،、:：?？]/u.test(idea.slice(span.end));
  // A sentence of these may have no pronoun: `Tengo una peluquería`.
  const isLine = /^[ \t]*\n/u.test(idea.slice(span.end)) || !/^(?:es|it|pl|pt)$/u.test(language);
  const words = text.split(/\s+/u);
  const isGreeting = readingWords[language].greetings.includes(folded(words[0] ?? ''));
  const clause = cuedClause(workbook, first);
  const isSaid = clause.cues.some(
    (cue) =>
      saying.has(cue.name) || (cue.name.startsWith('do:') ? isPredicate(clause, cue) : isVerb(cue)),
  );
  return isWhole &&
    isLine &&
    !isGreeting &&
    !isSaid &&
    words.length > 1 &&
    text.length <= longestTitle
    ? text
    : undefined;
}

const longestTitle = 70;
const saying: ReadonlySet<string> = new Set([
  'pronoun',
  'if',
  'because',
  'soThat',
  'want',
  'negation',
]);

/** The idea's own words for what is to be built: `allotment app`, `Vereinsportal`, `appli de covoiturage`. */
export function describedProduct(workbook: Workbook): Quote | undefined {
  const found = wordsOf(workbook).product.exec(workbook.idea.slice(0, longestSearch));
  return found
    ? quote(workbook.idea, { start: found.index, end: found.index + found[0].length })
    : undefined;
}
