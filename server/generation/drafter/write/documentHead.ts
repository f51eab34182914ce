import { capital } from '../lexicon/capital';
import type { Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { quote } from '../read/span';
import { describedProduct, statedTitle } from './productTitle';
import { fill, inLine, marked } from './quoted';

/** Title, who wrote it and how to read it, the type, and how much of the idea its own words sort. */
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

/** The product's name, the author's title, the idea's words for the product, its kind, or a short idea; else none. */
function titleOf(workbook: Workbook): string[] {
  const { idea, name, type, isTypeSure } = workbook;
  const stated = name ?? statedTitle(workbook);
  if (stated !== undefined) return [inLine(stated)];
  const { quotation, workingTitle } = wordsOf(workbook);
  if (type && isTypeSure) {
    const { label } = type.texts;
    return [fill(workingTitle, { label: capital(label) })];
  }
  const described = describedProduct(workbook);
  if (described !== undefined) return [fill(workingTitle, { label: marked(described, quotation) })];
  const whole = idea.trim();
  if (whole === '' || whole.length > longestTitle || whole.includes('\n')) return [];
  const title = whole.replace(/[\s.。]+$/u, '');
  const start = idea.indexOf(title);
  return [marked(quote(idea, { start, end: start + title.length }), quotation)];
}

/** How many statements there are, and which background may ask for something. */
function sortedLine(workbook: Workbook): string {
  const { sorted, unsorted, comma } = wordsOf(workbook);
  const { statements } = workbook;
  const doubtful = statements.filter(({ isDoubtful }) => isDoubtful).map(({ id }) => id);
  const line = fill(sorted, { all: statements.length });
  return doubtful.length === 0 ? line : `${line} ${fill(unsorted, { ids: doubtful.join(comma) })}`;
}
