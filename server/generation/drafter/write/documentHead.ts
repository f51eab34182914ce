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
function titleOf(workbook: Workbook): string {
  const { name, type } = workbook;
  const words = wordsOf(workbook);
  if (name !== undefined) return inLine(name);
  if (type === undefined) return words.untitled;
  const { label } = type.texts;
  return fill(words.workingTitle, { label: label.charAt(0).toUpperCase() + label.slice(1) });
}

/** What is background has no words that say what it is to be: that is for the reader to check. */
function sortedLine(workbook: Workbook): string {
  const { sorted, unsorted } = wordsOf(workbook);
  const { statements } = workbook;
  const countOf = (kind: string) => statements.filter((one) => one.kind === kind).length;
  const rest = countOf('B');
  const counts = ['G', 'R', 'C', 'N'].map((kind) => `${kind} ${countOf(kind)}`).join(', ');
  const line = fill(sorted, { sorted: statements.length - rest, all: statements.length, counts });
  return rest === 0 ? line : `${line} ${fill(unsorted, { rest })}`;
}
