import type { Workbook } from '../sort/workbook';
import { plainText } from './feature';

/** A title is not cut before this many characters. */
const fewest = 50;
const most = 72;
/** A shorter clause, such as a greeting, tells nothing. */
const fewestWords = 3;

/** What the whole mockup is called: the product's name, the idea's own heading, or its type; else its first clause. */
export function titleOf(workbook: Workbook): string {
  const { name, type } = workbook;
  const opening = openingOf(workbook);
  if (name !== undefined) return wholeWords(plainText(name));
  return opening.isHeading || type === undefined ? opening.text : capitalised(type.texts.label);
}

/** What the browser's tab says: without a name the idea's first words, too. */
export function tabTitleOf(workbook: Workbook): string {
  const [title, opening] = [titleOf(workbook), openingOf(workbook).text];
  return workbook.name !== undefined || title === opening ? title : `${title} – ${opening}`;
}

function openingOf({ idea }: Workbook): { text: string; isHeading: boolean } {
  const lines = idea.slice(0, 4000).split('\n');
  // A line that ends in a comma is the greeting of a letter.
  const first = lines.find((line) => /\p{L}/u.test(line) && !/[,،、]\s*$/u.test(line)) ?? idea;
  const isHeading = /^\s*#/u.test(first);
  const text = plainText(first).replace(/^[\s#>•*+–-]+/u, '');
  return { text: wholeWords(isHeading ? text : firstClause(text)) || '–', isHeading };
}

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

function firstClause(text: string): string {
  for (const { index } of text.matchAll(
    /\s[–—-]\s|\.(?=\s+\p{Lu})|[:,;!?،؛؟](?=\s|$)|[、。：，！？]/gu,
  )) {
    const clause = text.slice(0, index);
    const isLong = clause.split(/\s+/u).length >= fewestWords || /[\u3040-\u9fff]{6}/u.test(clause);
    if (isLong) return clause;
  }
  return text;
}

function wholeWords(text: string): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf(' ');
  return `${text.slice(0, end < fewest ? most : end).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
