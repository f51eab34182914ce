import type { Workbook } from '../sort/workbook';
import { plainText } from './feature';

/** Minimum length of a cut title. */
const fewest = 50;
const most = 72;
/** A shorter clause, such as a greeting, is not a title. */
const fewestWords = 3;

/** The mockup's title: the product's name, the author's heading, the type, or the first clause. */
export function titleOf(workbook: Workbook): string {
  const { name, type } = workbook;
  const opening = openingOf(workbook);
  if (name !== undefined) return wholeWords(plainText(name));
  return opening.isHeading || type === undefined ? opening.text : capitalised(type.texts.label);
}

/** The title of the browser tab: without a name, also the idea's first words. */
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
