import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { wordCount } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { phraseForTitle } from './phraseForTitle';
import { fill, marked } from './quoted';
import { neutralTitle, ownTitle } from './titleOf';

/** Finds what the product keeps lists of, the most important first: `Tools`. */
export type ListTitles = () => readonly string[];

/**
 * Title, author, how to read the document, the type, and the number of statements that could be sorted.
 *
 * @param listTitles gives a product without a name its title
 */
export function documentHead(
  workbook: Workbook,
  documentName: string,
  listTitles: ListTitles = () => [],
): string[] {
  const words = wordsOf(workbook);
  const { isRead, isTypeSure, statements, type } = workbook;
  // An unsure type is only a tag: nothing typical of it follows, and no sentence explains it.
  const sureLine = isTypeSure ? fill(words.typeLine, { label: type?.texts.label }) : '';
  const doubtful = statements.filter(({ isDoubtful }) => isDoubtful).map(({ id }) => id);
  const sorted = fill(words.sorted, { all: statements.length });
  const unsorted = fill(words.unsorted, { ids: doubtful.join(words.comma) });
  const long = statements.filter(({ text }) => isUncut(text)).map(({ id }) => id);
  const uncut = fill(words.uncut, { ids: long.join(words.comma) });
  return [
    `# ${documentName}: ${titleOf(workbook, listTitles)}`,
    words.honesty,
    `[type: ${type?.slug ?? 'none'}] ${type === undefined ? words.noType : sureLine}`.trim(),
    [
      sorted,
      ...(doubtful.length === 0 ? [] : [unsorted]),
      ...(long.length === 0 ? [] : [uncut]),
    ].join(' '),
    ...(isRead ? [] : [words.unreadLanguage]),
  ];
}

/** A statement of more words without a mark between them was dictated. */
const mostUncut = 40;

const isUncut = (text: string): boolean =>
  text.split(/[,،、;:。.!?\n]/u).some((part) => wordCount(part) > mostUncut);

/** A whole idea of no more is its own title. */
const longestTitle = 60;
const mostRecords = 2;

/** The idea's own title, its words for the product, its kind, all of a short idea, or what it keeps a list of. */
function titleOf(workbook: Workbook, listTitles: ListTitles): string {
  const { idea } = workbook;
  const { comma, newProduct, quotation, workingTitle } = wordsOf(workbook);
  const own = ownTitle(workbook);
  if (own !== undefined) return own;
  // A plural that the idea does not write is no word of it.
  const records = () => listTitles().filter((title) => folded(idea).includes(folded(title)));
  const label = phraseForTitle(workbook) ?? neutralTitle(workbook, records);
  if (label !== undefined) return fill(workingTitle, { label: capital(label) });
  const whole = idea.trim().replace(/(?<![\s.。])[\s.。]+$/u, '');
  const start = idea.indexOf(whole);
  const isTitle = whole !== '' && whole.length <= longestTitle && !whole.includes('\n');
  return isTitle
    ? marked(quote(idea, { start, end: start + whole.length }), quotation)
    : fill(workingTitle, { label: records().slice(0, mostRecords).join(comma) || newProduct });
}
