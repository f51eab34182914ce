import type { Workbook } from '../sort/workbook';
import { wordCount } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { fill, marked } from './quoted';
import { titleOf } from './titleOf';

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
    `# ${documentName}: ${headline(workbook, listTitles)}`,
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

/** The title as a document shows it: what the rules made up is called so. */
function headline(workbook: Workbook, listTitles: ListTitles): string {
  const { quotation, workingTitle } = wordsOf(workbook);
  const title = titleOf(workbook, listTitles);
  if (title.from === 'idea') return marked(title.text, quotation);
  return title.from === 'author' ? title.text : fill(workingTitle, { label: title.text });
}
