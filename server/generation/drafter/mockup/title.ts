import type { Workbook } from '../sort/workbook';
import { cuedClause } from '../write/cuedClause';
import { describedProduct, statedTitle } from '../write/productTitle';
import { capital } from '../lexicon/capital';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';

const mostCharacters = 72;
/** The room of a word before the pronoun. */
const longestStart = 12;
const tellers: ReadonlySet<string> = new Set(['person', 'pronoun']);

/** The mockup's title: the product's name, the author's title, a neutral one, its first words if they can be one, or what it keeps. */
export function titleOf(
  workbook: Workbook,
  neutral: string | undefined,
  noun: string | undefined,
  { newProduct }: MockupWords,
): string {
  const { idea, name } = workbook;
  const stated = name ?? statedTitle(workbook);
  if (stated !== undefined) return wholeWords(plainText(stated));
  if (neutral !== undefined) return neutral;
  const story = noun === undefined ? newProduct : capital(noun);
  const opening = firstWords(openingOf(idea).replace(/^#+/u, ''));
  const isTitle = /^\p{Lu}|^[\p{Lo}\p{N}]/u.test(opening);
  return isToldByAuthor(workbook) || !isTitle ? story : opening;
}

const longestBrand = 44;

/** The short form of the title, for the product's own head. */
export function brandOf(title: string, neutral: string): string {
  const [start = ''] = title.split(/\s?[:：–—,(]\s?|\s-\s/u);
  return [title, start].find((one) => one !== '' && one.length <= longestBrand) ?? neutral;
}

/** The idea's own words for the product; of an idea of a few words, its type. */
export function neutralTitle(workbook: Workbook, isTypical: boolean): string | undefined {
  const { type, isTypeSure } = workbook;
  const label = isTypical && isTypeSure ? type?.texts.label : undefined;
  const described = describedProduct(workbook);
  const title = label ?? (described && plainText(described));
  return title && capital(title);
}

/** Whether the idea begins with a pronoun: `We run a small laundry`, `So I'm the third generation`. */
function isToldByAuthor(workbook: Workbook): boolean {
  const [first] = workbook.statements;
  if (first === undefined) return false;
  const { cues, span } = cuedClause(workbook, first);
  return cues.some(({ name, start }) => start - span.start < longestStart && tellers.has(name));
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
    wholeWords(
      plainText(line.split(/[.!?。](?=\s|$)/u)[0] ?? line).replace(/^[\s#>•*+–-]+/u, ''),
    ) || '–'
  );
}

/** A text cut between words after at most so many characters. */
function wholeWords(text: string, most = mostCharacters): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf(' ');
  return `${text.slice(0, end < most * 0.7 ? most : end).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
