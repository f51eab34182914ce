import { capital } from '../lexicon/capital';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { sharesStem } from '../lexicon/stemOf';
import { compared } from '../lexicon/textNames';
import { beginsWithSection } from '../read/beginsWithSection';
import { isLetterFrame } from '../read/isLetterFrame';
import { isSectionName } from '../read/sectionName';
import { plainText } from '../read/plainText';
import { quote, type Quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { placeIn } from './placeIn';
import { cuedClause, wordCount } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { isPredicate } from './isPredicate';
import { phraseForTitle } from './phraseForTitle';
import {
  aboutText,
  anySubject,
  copiedText,
  heading,
  labelled,
  ofAuthor,
  ornament,
  plea,
  product,
  postedIn,
  replied,
  textLabel,
} from './words/titlePatterns';

const mostCharacters = 72;
const longestBrand = 56;
/** The length of the beginning in which a title is sought. */
const longestHead = 4000;

/** A whole idea of no more is its own title. */
const longestIdea = 60;
const mostRecords = 2;

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
  const { comma, newProduct } = wordsOf(workbook);
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
  const names = records().slice(0, mostRecords).join(comma);
  return names === '' ? { from: 'nothing', text: newProduct } : { from: 'rules', text: names };
}

/** The product's name, the author's title, or the idea's opening if it only names something. */
function ownTitle(workbook: Workbook): string | undefined {
  const { idea, language, name } = workbook;
  const head = headingOf(idea, language);
  const stated = name !== undefined && (head ?? name).includes(name) ? name : head;
  const title = stated ?? labelledTitle(workbook);
  if (title === name && name !== undefined) return wholeWords(plainText(name));
  if (title !== undefined) return capital(wholeWords(plainText(title)));
  const opening = namedIn(workbook);
  const [first = ''] = workbook.idea.trimStart().split('\n', 1);
  // A line by itself is a title.
  const most = plainText(first).trim() === opening ? mostCharacters : longestBrand;
  const isName = opening.length <= most && wordCount(opening) > 1;
  return isName ? capital(opening) : undefined;
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

/** Words of a sentence. */
const saying = /^(?:auxiliary|can|must|should|want|pronoun|courtesy|negation)$/u;

/** The author's heading of the whole, without what it calls the text; none such as `Features`. */
function headingOf(idea: string, language: Workbook['language']): string | undefined {
  const title = withoutFrame(heading.exec(idea)?.[1] ?? '') || undefined;
  const isSection =
    title !== undefined && /^\S+$/u.test(title) && isSectionName(title, lexicons[language]);
  return isSection ? undefined : title;
}

/** A title without pictures before it and without what it calls the text. */
const withoutFrame = (title: string): string =>
  title
    .trim()
    .replace(ornament, '')
    .replace(textLabel, '')
    .replace(/^(?<inner>[^()（）]*)[）)]$/u, '$<inner>');

/** The title in a line such as `Product: …`, the subject of a mail, or a first line such as `Brief: …`. */
function labelledTitle({ idea, language }: Workbook): string | undefined {
  const { titleLabels, mailHeaders } = readingWords[language];
  const labels = [...titleLabels, ...mailHeaders.slice(0, 1)];
  const stated = [...idea.slice(0, longestHead).matchAll(labelled)].flatMap(
    ([, label = '', text = '']) => (labels.includes(folded(label).trim()) ? [{ label, text }] : []),
  );
  const [one] = stated;
  // Of several features, none is the product.
  const isOne = stated.filter(({ label }) => label === one?.label).length === 1;
  const [first = ''] = idea.trimStart().slice(0, longestHead).split('\n', 1);
  const isTitle = first.length <= mostCharacters && !/[.:!?]\s*$/u.test(first);
  const bare = isTitle ? withoutFrame(first) : first;
  const title =
    isOne && one ? withoutFrame(withoutPlea(one.text.trim().replace(replied, ''))) : undefined;
  if (title !== undefined && title !== '') return title;
  return bare === first ? undefined : bare;
}

/** The subject of a mail without what it asks of the reader: `Onboarding - can we please plan this`. */
function withoutPlea(subject: string): string {
  const parts = subject.split(/\s[-–—]\s/u);
  const topic = parts.filter((one) => !plea.test(one)).join(' – ');
  const isSaid = parts.some((one) => plea.test(one) && product.test(one));
  return topic === '' || isSaid || anySubject.test(topic) ? subject : topic;
}

/** What the idea opens with, or wants: `A tool library for our street`, `I want a site for our farm`. */
function namedIn(workbook: Workbook): string {
  const [first] = workbook.statements;
  if (first === undefined || /[?？؟]$/u.test(first.text)) return '';
  if ([compared, copiedText, postedIn].some((one) => one.test(plainText(first.text)))) return '';
  if (beginsWithSection(workbook.idea) || isFrame(workbook, first.heading)) return '';
  const clause = cuedClause(workbook, first);
  const { cues, idea, lexicon, span } = clause;
  const isHeadOfTable = first.cells.length > 0 || /[|\t]/u.test(idea.slice(span.start, span.end));
  const want = cues.find(({ name }) => name === 'want');
  const from = want === undefined ? span.start : want.end + 1;
  const article = cues.find(({ name, start }) => name === 'determiner' && start === from);
  const start = article?.end ?? span.start;
  // `Quick notes – choir attendance`
  const parts = idea
    .slice(start, span.end)
    .split(
      /,(?!\p{N}|\s(?:but|aber|mais|pero|mas|ma|maar|ale)\s)|[،、;:(。]|(?<!(?<!\p{L})(?:\p{Lu}|vs))\.(?=\s|$)|\s[-–—]\s/u,
    );
  // `Label working group, Tuesday 11 November`
  const isNamed = (one: string, at: number) =>
    !aboutText.test(one) && (at === 0 || !/\p{N}/u.test(one));
  const text = parts.find(isNamed) ?? '';
  const end = idea.indexOf(text, start) + text.length;
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isSentence = own.some((cue) => saying.test(cue.name) || isPredicate(clause, cue));
  // `Pasting our notes`, but not `A notes app`
  const isRecord =
    own.some(({ name }) => name === 'record') && !own.some(({ name }) => name === 'system');
  const [word = ''] = folded(text.trim()).split(/\s/u);
  // `Bookkeeper here`, but not `News from here`
  const author = start + text.replace(ofAuthor, '').length;
  const isAuthor =
    ofAuthor.test(text) && own.some((cue) => cue.name === 'person' && cue.end === author);
  // `私は広島で牡蠣を育てている`
  const isClause = !lexicon.hasSpaces && /(?:は|が|を)[^はがを]{2,}$/u.test(text);
  const isName =
    !isAuthor &&
    !isSentence &&
    !isClause &&
    !isRecord &&
    !isHeadOfTable &&
    !lexicon.prepositions.includes(word);
  return isName ? withoutFrame(plainText(text).replace(/^[*_]+|[*_]+$/gu, '')) : '';
}

/** Whether the first line is no part of the text itself: a salutation, or who a letter is from. */
function isFrame({ idea, language }: Workbook, heading = ''): boolean {
  const [line = ''] = idea.trimStart().split('\n', 1);
  const { documentLabels, mailHeaders } = readingWords[language];
  const isOfHeader = [...documentLabels, ...mailHeaders].includes(folded(heading).trim());
  return isOfHeader || isLetterFrame(line, lexicons[language]);
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
