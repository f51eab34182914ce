import type { Workbook } from '../sort/workbook';
import { plainText } from './plainText';

const mostCharacters = 72;
/** A shorter clause, such as a greeting, tells nothing. */
const fewestWords = 3;
const longestGreeting = 16;

/** The mockup's title: the product's name, the author's heading, the type, or the first clause. */
export function titleOf(workbook: Workbook): string {
  const { name, type } = workbook;
  const opening = openingOf(workbook);
  if (name !== undefined) return wholeWords(plainText(name));
  if (opening.isHeading) return opening.text;
  if (type !== undefined) return capitalised(type.texts.label);
  // Where the idea opens with who writes it, its first wish says more.
  const wish = workbook.statements.find(({ kind }) => kind === 'R' || kind === 'G');
  const isAside = workbook.statements.some(
    ({ kind, span }) => kind === 'B' && span.start < (wish?.span.start ?? 0),
  );
  return capitalised(
    wish && isAside && opening.isLong
      ? wholeWords(firstClause(plainText(wish.text)))
      : opening.text,
  );
}

/** The title of the browser tab: without a name, also the idea's first words. */
export function tabTitleOf(workbook: Workbook): string {
  const [title, opening] = [titleOf(workbook), openingOf(workbook).text];
  return workbook.name !== undefined || title === opening ? title : `${title} – ${opening}`;
}

function openingOf({ idea }: Workbook): { text: string; isHeading: boolean; isLong: boolean } {
  const lines = idea.slice(0, 4000).split('\n');
  // A line that ends in a comma is the greeting of a letter.
  const first = lines.find((line) => /\p{L}/u.test(line) && !/[,،、]\s*$/u.test(line)) ?? idea;
  const isHeading = /^\s*#/u.test(first);
  const text = plainText(first).replace(/^[\s#>•*+–-]+/u, '');
  return {
    text: wholeWords(isHeading ? text : firstClause(text)) || '–',
    isHeading,
    isLong: text.length > mostCharacters,
  };
}

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

function firstClause(text: string): string {
  let start = 0;
  for (const { index, 0: border } of text.matchAll(
    /\s[–—-]\s|\.(?=\s+\p{Lu})|[:,;!?،؛؟](?=\s|$)|[、。：，！？]/gu,
  )) {
    const clause = text.slice(start, index).trim();
    const isLong = clause.split(/\s+/u).length >= fewestWords || /[\u3040-\u9fff]{6}/u.test(clause);
    if (isLong) return clause;
    // A greeting tells nothing.
    if (start === 0 && /^[,!،，！]/u.test(border) && !/\s/u.test(clause) && index < longestGreeting)
      start = index + border.length;
  }
  return text.slice(start).trim() || text;
}

/** A text cut between words after at most so many characters. */
export function wholeWords(text: string, most = mostCharacters): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf(' ');
  return `${text.slice(0, end < most * 0.7 ? most : end).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
