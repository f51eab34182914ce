import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import type { Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { quote, type Quote } from '../read/span';
import { fill, inLine, marked } from './quoted';

/** Title, who wrote it, the type, and how much of the idea its own words sort. */
export function documentHead(workbook: Workbook, documentName: string): string[] {
  const words = wordsOf(workbook);
  const { type, isTypeSure, isRead } = workbook;
  // An unsure type is only a tag: nothing typical of it follows, and no sentence explains it.
  const sureLine = isTypeSure ? fill(words.typeLine, { label: type?.texts.label ?? '' }) : '';
  const typeLine = type === undefined ? words.noType : sureLine;
  return [
    `# ${[documentName, ...titleOf(workbook)].join(': ')}`,
    words.honesty,
    `[type: ${type?.slug ?? 'none'}] ${typeLine}`.trim(),
    sortedLine(workbook),
    ...(isRead ? [] : [words.unreadLanguage]),
  ];
}

/** The author's own heading of the whole: `# Hearing-loop checks`. */
const heading = /^\s*#\s+(\S[^\n]{0,80})(?=\n|$)/u;
/** A line such as `Product: Kelp farm planner`. */
const labelled = /^[\s*_>-]*([\p{L} ]{2,20}?)[*_]*\s?[:：][*_]*\s*(\S[^\n]{0,80})$/gmu;
const longestHead = 400;
const longestTitle = 60;

/** The title that the author gives the whole: a first heading, or a line such as `Product: …`. */
export function statedTitle({ idea, language }: Workbook): Quote | undefined {
  const { titleLabels } = readingWords[language];
  const found =
    heading.exec(idea) ??
    [...idea.slice(0, longestHead).matchAll(labelled)].find(([, label = '']) =>
      titleLabels.includes(folded(label).trim()),
    );
  if (found === undefined) return undefined;
  const end = found.index + found[0].trimEnd().length;
  const start = end - (found.at(-1) ?? '').trimEnd().length;
  return quote(idea, { start, end });
}

/** The product's name, the author's title, the kind of product, or a short idea's own words; else none. */
function titleOf(workbook: Workbook): string[] {
  const { idea, name, type, isTypeSure } = workbook;
  const stated = name ?? statedTitle(workbook);
  if (stated !== undefined) return [inLine(stated)];
  const { quotation, workingTitle } = wordsOf(workbook);
  if (type && isTypeSure) {
    const { label } = type.texts;
    return [fill(workingTitle, { label: label.charAt(0).toUpperCase() + label.slice(1) })];
  }
  const { index: start, 0: opening } = /\p{L}[^\n.!?。]*/u.exec(idea) ?? { index: 0, 0: '' };
  const isShort = opening !== '' && opening.length <= longestTitle;
  return isShort ? [marked(quote(idea, { start, end: start + opening.length }), quotation)] : [];
}

/** What is background has no words that say what it is to be: that is for the reader to check. */
function sortedLine(workbook: Workbook): string {
  const { sorted, unsorted } = wordsOf(workbook);
  const all = workbook.statements.length;
  const rest = workbook.statements.filter(({ kind }) => kind === 'B').length;
  const line = fill(sorted, { sorted: all - rest, all });
  return rest === 0 ? line : `${line} ${fill(unsorted, { rest })}`;
}
