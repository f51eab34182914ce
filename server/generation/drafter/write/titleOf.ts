import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { sharesStem } from '../lexicon/stemOf';
import { plainText } from '../read/plainText';
import { quote, type Quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { likelyTitle } from './likelyTitle';
import { phraseForTitle } from './phraseForTitle';
import { placeIn } from './placeIn';

const mostCharacters = 72;
const longestBrand = 56;

/** A whole idea of no more is its own title. */
const longestIdea = 60;

/** The product's title, and where it comes from: the author's words for the whole, the rules, all of a short idea, or nowhere. */
export type ProductTitle =
  | { from: 'author' | 'rules' | 'nothing'; text: string }
  | { from: 'idea'; text: Quote };

/**
 * The idea's own title, its words for the product, its kind, all of a short idea, or what it keeps a list of: the same in
 * all documents.
 *
 * @param listTitles what the product keeps lists of, the most important first
 */
export function titleOf(workbook: Workbook, listTitles: () => readonly string[]): ProductTitle {
  const { idea } = workbook;
  const { newProduct } = wordsOf(workbook);
  const own = ownTitle(workbook);
  if (own !== undefined) return { from: 'author', text: own };
  // A plural that the idea does not write is no word of it.
  const records = () => listTitles().filter((title) => folded(idea).includes(folded(title)));
  const label = phraseForTitle(workbook) ?? neutralTitle(workbook, records);
  if (label !== undefined) return { from: 'rules', text: capital(label) };
  const whole = idea.trim().replace(/(?<![\s.。])[\s.。]+$/u, '');
  const start = idea.indexOf(whole);
  if (whole !== '' && whole.length <= longestIdea && !whole.includes('\n'))
    return { from: 'idea', text: quote(idea, { start, end: start + whole.length }) };
  const [name] = records();
  return name === undefined ? { from: 'nothing', text: newProduct } : { from: 'rules', text: name };
}

/** The product's name, or what the author calls the whole. */
function ownTitle(workbook: Workbook): string | undefined {
  const { language, name } = workbook;
  if (name !== undefined) return wholeWords(plainText(name));
  const title = likelyTitle(workbook);
  return title && capital(wholeWords(withoutArticle(plainText(title), language)));
}

/** `Daily word game` of `A daily word game` */
function withoutArticle(title: string, language: Workbook['language']): string {
  const [article = ''] = /^\p{L}+\s(?=\S)/u.exec(title) ?? [];
  const { one } = quantityWords[language];
  return one.includes(folded(article.trim())) ? title.slice(article.length) : title;
}

/** The short form of the title, for the product's own head. */
export function brandOf(title: string, neutral: string): string {
  const [start = ''] = title.split(/\s?[:：–—(]\s?|\s-\s/u);
  return [title, start].find((one) => one !== '' && one.length <= longestBrand) ?? neutral;
}

/**
 * The product's type if that is certain, else whom it is made for.
 *
 * @param records what the product keeps lists of, the first of which stands behind a type or a place
 */
export function neutralTitle(
  workbook: Workbook,
  records: () => readonly string[] = () => [],
): string | undefined {
  const { type, isTypeSure } = workbook;
  const place = placeIn(workbook);
  const kind = isTypeSure ? type?.texts.label : place;
  if (kind === undefined) return undefined;
  // Not `Booking system – Bookings`
  const isNew = (one: string) => !sharesStem(kind, one);
  const other = records().find(isNew);
  return [kind, ...(other === undefined ? [] : [other])].map(capital).join(' – ');
}

/** The title of the browser tab: if it says nothing of the idea, also the first words that do. */
export function tabTitleOf(workbook: Workbook, { from, text }: ProductTitle): string {
  return from === 'nothing' ? `${text} – ${openingIn(workbook)}` : text;
}

/** The first sentence that says what the product is or does, else the first with a word. */
function openingIn({ idea, statements }: Workbook): string {
  const own = statements.find(({ kind }) => kind === 'G' || kind === 'R')?.text ?? idea;
  // A line that ends in a comma is the greeting of a letter.
  const line = own.split('\n').find((one) => /\p{L}/u.test(one) && !/[,،、]\s*$/u.test(one)) ?? own;
  const [first = ''] = line.trim().split(/[.!。](?=\s|$)/u);
  return wholeWords(plainText(first).replace(/^[\s#>•*+–-]+/u, '')) || '–';
}

/** A text cut between words after at most so many characters. */
function wholeWords(text: string): string {
  if (text.length <= mostCharacters) return text;
  const end = text.slice(0, mostCharacters).lastIndexOf(' ');
  const cut = end < mostCharacters * 0.7 ? mostCharacters : end;
  return `${text.slice(0, cut).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
