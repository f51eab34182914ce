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

/** The product's name, or a neutral title. */
function titleOf({ language, name, type }: Workbook): string {
  const { untitled, workingTitle } = wordsOf({ language });
  const label = type?.texts.label ?? '';
  if (name !== undefined) return inLine(name);
  return label === ''
    ? untitled
    : fill(workingTitle, { label: label.charAt(0).toUpperCase() + label.slice(1) });
}

/** What is background has no words that say what it is to be: that is for the reader to check. */
function sortedLine(workbook: Workbook): string {
  const { sorted, unsorted } = wordsOf(workbook);
  const all = workbook.statements.length;
  const countOf = (kind: string) => workbook.statements.filter((one) => one.kind === kind).length;
  const rest = countOf('B');
  const counts = ['G', 'R', 'C', 'N'].map((kind) => `${kind} ${countOf(kind)}`).join(', ');
  const line = fill(sorted, { sorted: all - rest, all, counts });
  return rest === 0 ? line : `${line} ${fill(unsorted, { rest })}`;
}
