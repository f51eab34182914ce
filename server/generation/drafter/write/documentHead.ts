import { capital } from '../lexicon/capital';
import type { Workbook } from '../sort/workbook';
import { ownTitle } from './titleOf';
import { wordsOf } from './documentWordsOf';
import { quote, type Quote } from '../read/span';
import { describedProduct, statedTitle } from './productTitle';
import { fill, inLine, marked } from './quoted';

/** Title, author, how to read the document, the type, and the number of statements that could be sorted. */
export function documentHead(workbook: Workbook, documentName: string, legend = ''): string[] {
  const words = wordsOf(workbook);
  const { type, isTypeSure, isRead } = workbook;
  // An unsure type is only a tag: nothing typical of it follows, and no sentence explains it.
  const sureLine = isTypeSure ? fill(words.typeLine, { label: type?.texts.label ?? '' }) : '';
  const typeLine = type === undefined ? words.noType : sureLine;
  return [
    `# ${[documentName, ...titleOf(workbook)].join(': ')}`,
    `${words.honesty} ${legend}`.trim(),
    `[type: ${type?.slug ?? 'none'}] ${typeLine}`.trim(),
    sortedLine(workbook),
    ...(isRead ? [] : [words.unreadLanguage]),
  ];
}

/** A whole idea of no more is its own title. */
const longestTitle = 60;

/** The product's name, the author's title or opening, its kind, the idea's words for it, or a short idea; else none. */
function titleOf(workbook: Workbook): string[] {
  const { idea, name, type, isTypeSure } = workbook;
  const stated = name ?? statedTitle(workbook);
  if (stated !== undefined) return [inLine(stated)];
  const { quotation, workingTitle } = wordsOf(workbook);
  const whole = idea.trim();
  const isShort = whole.length <= longestTitle && !whole.includes('\n');
  const own = isShort ? undefined : ownTitle(workbook);
  const quoted = own === undefined ? undefined : quotedIn(idea, own);
  if (quoted !== undefined) return [capital(inLine(quoted))];
  if (type && isTypeSure) {
    const { label } = type.texts;
    return [fill(workingTitle, { label: capital(label) })];
  }
  const described = describedProduct(workbook);
  if (described !== undefined) return [fill(workingTitle, { label: marked(described, quotation) })];
  if (whole === '' || !isShort) return [];
  const title = whole.replace(/[\s.。]+$/u, '');
  const start = idea.indexOf(title);
  return [marked(quote(idea, { start, end: start + title.length }), quotation)];
}

/** Where the idea has a title, whose first letter may have become a capital. */
function quotedIn(idea: string, title: string): Quote | undefined {
  const start = [title, title.charAt(0).toLowerCase() + title.slice(1)]
    .map((one) => idea.indexOf(one))
    .find((at) => at >= 0);
  return start === undefined ? undefined : quote(idea, { start, end: start + title.length });
}

/** How many statements there are, and which background may ask for something. */
function sortedLine(workbook: Workbook): string {
  const { sorted, unsorted, comma } = wordsOf(workbook);
  const { statements } = workbook;
  const doubtful = statements.filter(({ isDoubtful }) => isDoubtful).map(({ id }) => id);
  const line = fill(sorted, { all: statements.length });
  return doubtful.length === 0 ? line : `${line} ${fill(unsorted, { ids: doubtful.join(comma) })}`;
}
