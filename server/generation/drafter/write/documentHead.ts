import { folded } from '../lexicon/phraseIndex';
import { sourceOf } from '../mockup/nouns';
import { thingsOf } from '../mockup/things';
import { quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { fill, marked } from './quoted';
import { neutralTitle, ownTitle } from './titleOf';

/** Title, author, how to read the document, the type, and the number of statements that could be sorted. */
export function documentHead(workbook: Workbook, documentName: string): string[] {
  const words = wordsOf(workbook);
  const { isRead, isTypeSure, statements, type } = workbook;
  // An unsure type is only a tag: nothing typical of it follows, and no sentence explains it.
  const sureLine = isTypeSure ? fill(words.typeLine, { label: type?.texts.label }) : '';
  const doubtful = statements.filter(({ isDoubtful }) => isDoubtful).map(({ id }) => id);
  const sorted = fill(words.sorted, { all: statements.length });
  const unsorted = fill(words.unsorted, { ids: doubtful.join(words.comma) });
  return [
    `# ${documentName}: ${titleOf(workbook)}`,
    words.honesty,
    `[type: ${type?.slug ?? 'none'}] ${type === undefined ? words.noType : sureLine}`.trim(),
    doubtful.length === 0 ? sorted : `${sorted} ${unsorted}`,
    ...(isRead ? [] : [words.unreadLanguage]),
  ];
}

/** A whole idea of no more is its own title. */
const longestTitle = 60;
const mostRecords = 2;

/** The idea's own title, its words for the product, its kind, all of a short idea, or what it keeps a list of. */
function titleOf(workbook: Workbook): string {
  const { idea, roles, statements } = workbook;
  const { comma, newProduct, quotation, workingTitle } = wordsOf(workbook);
  const own = ownTitle(workbook);
  if (own !== undefined) return own;
  const asked = statements.filter(({ kind, isUndecided }) => /[RC]/u.test(kind) && !isUndecided);
  const isRole = (title: string) =>
    roles.some(({ spellings }) => spellings.some((one) => folded(title).startsWith(one)));
  const records = thingsOf(sourceOf(workbook), asked)
    .map(({ title }) => title)
    .filter((title) => !isRole(title));
  const label = neutralTitle(workbook, records);
  if (label !== undefined) return fill(workingTitle, { label });
  const whole = idea.trim().replace(/(?<![\s.。])[\s.。]+$/u, '');
  const start = idea.indexOf(whole);
  const isTitle = whole !== '' && whole.length <= longestTitle && !whole.includes('\n');
  return isTitle
    ? marked(quote(idea, { start, end: start + whole.length }), quotation)
    : fill(workingTitle, { label: records.slice(0, mostRecords).join(comma) || newProduct });
}
