import type { Workbook } from '../sort/workbook';
import { statedTitle } from '../write/documentHead';
import { plainText } from './plainText';

const mostCharacters = 72;

/** The mockup's title: the product's name, the author's title, the type, or the first words. */
export function titleOf(workbook: Workbook): string {
  const { idea, name, type, isTypeSure } = workbook;
  const stated = name ?? statedTitle(workbook);
  if (stated !== undefined) return wholeWords(plainText(stated));
  const label = isTypeSure ? type?.texts.label : undefined;
  return label === undefined
    ? firstWords(openingOf(idea).replace(/^#+/u, ''))
    : label.charAt(0).toUpperCase() + label.slice(1);
}

/** The title of the browser tab: without a name, also the idea's first words. */
export function tabTitleOf(workbook: Workbook, title: string): string {
  const opening = firstWords(openingOf(workbook.idea));
  return workbook.name !== undefined || title === opening ? title : `${title} – ${opening}`;
}

/** The first line with a word; one that ends in a comma is the greeting of a letter. */
function openingOf(idea: string): string {
  const lines = idea.slice(0, 4000).split('\n');
  return (lines.find((one) => /\p{L}/u.test(one) && !/[,،、]\s*$/u.test(one)) ?? idea).trim();
}

function firstWords(line: string): string {
  return (
    wholeWords(plainText(line.split(/[.!?。](?=\s)/u)[0] ?? line).replace(/^[\s#>•*+–-]+/u, '')) ||
    '–'
  );
}

/** A text cut between words after at most so many characters. */
export function wholeWords(text: string, most = mostCharacters): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf(' ');
  return `${text.slice(0, end < most * 0.7 ? most : end).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
