import { quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { fill, inLine } from './quoted';

/** Title, who wrote it, the type, and how much of the idea its own words sort. */
export function documentHead(workbook: Workbook, documentName: string): string[] {
  const words = wordsOf(workbook);
  const { type, isRead } = workbook;
  const typeLine =
    type === undefined ? words.noType : fill(words.typeLine, { label: type.texts.label });
  return [
    `# ${documentName}: ${titleOf(workbook)}`,
    words.honesty,
    `[type: ${type?.slug ?? 'none'}] ${typeLine}`,
    sortedLine(workbook),
    ...(isRead ? [] : [words.unreadLanguage]),
  ];
}

/** The author's own heading of the whole: `# Hearing-loop checks`. */
const heading = /^\s*#\s+(?=\S)[^\n]{1,80}(?=\n|$)/u;

/** The product's name, the author's title, or a neutral one. */
function titleOf({ idea, language, name, type }: Workbook): string {
  const { untitled, workingTitle } = wordsOf({ language });
  const label = type?.texts.label ?? '';
  if (name !== undefined) return inLine(name);
  const [own] = heading.exec(idea) ?? [];
  if (own !== undefined) {
    const start = own.search(/[^\s#]/u);
    return inLine(quote(idea, { start, end: own.trimEnd().length }));
  }
  return label === ''
    ? untitled
    : fill(workingTitle, { label: label.charAt(0).toUpperCase() + label.slice(1) });
}

/** What is background has no words that say what it is to be: that is for the reader to check. */
function sortedLine(workbook: Workbook): string {
  const { sorted, unsorted } = wordsOf(workbook);
  const all = workbook.statements.length;
  const rest = workbook.statements.filter(({ kind }) => kind === 'B').length;
  const line = fill(sorted, { sorted: all - rest, all });
  return rest === 0 ? line : `${line} ${fill(unsorted, { rest })}`;
}
