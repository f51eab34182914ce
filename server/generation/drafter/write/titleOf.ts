import { capital } from '../lexicon/capital';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { speechWords } from '../lexicon/speechWords';
import { sharesStem } from '../lexicon/stemOf';
import { isSectionName } from '../read/sectionName';
import { plainText } from '../read/plainText';
import type { Workbook } from '../sort/workbook';
import { placeIn } from './placeIn';
import { cuedClause, wordCount } from './cuedClause';
import { isPredicate } from './isPredicate';
import { aboutText, heading, labelled, mailHead, replied, textLabel } from './words/titlePatterns';

const mostCharacters = 72;
const longestBrand = 56;
/** The length of the beginning in which a title is sought. */
const longestHead = 4000;

/** The product's title: its own, a neutral one, or a phrase that says nothing of it. */
export function titleOf(workbook: Workbook, neutral: string | undefined, fallback: string): string {
  return ownTitle(workbook) ?? neutral ?? fallback;
}

/** The product's name, the author's title, or the idea's opening if it only names something. */
export function ownTitle(workbook: Workbook): string | undefined {
  const { idea, language, name } = workbook;
  const head = headingOf(idea, language);
  const stated = name !== undefined && (head ?? name).includes(name) ? name : head;
  const title = stated ?? labelledTitle(workbook);
  if (title === name && name !== undefined) return wholeWords(plainText(name));
  if (title !== undefined) return capital(wholeWords(plainText(title)));
  const opening = namedIn(workbook);
  const isName = opening.length <= longestBrand && wordCount(opening) > 1;
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

/** The title of the browser tab: without a name, also whom it is made for, or the first words that say something. */
export function tabTitleOf(workbook: Workbook, title: string): string {
  const opening = openingIn(workbook);
  const isSaid = workbook.name !== undefined || folded(opening).includes(folded(title));
  const place = placeIn(workbook);
  const isPlace = place !== undefined && folded(title) === folded(place);
  return isSaid || isPlace ? title : `${title} – ${place ?? opening}`;
}

/** Words of a sentence. */
const saying = /^(?:auxiliary|can|must|should|want|pronoun|courtesy|negation)$/u;

/** The author's heading of the whole, without what it calls the text; none such as `Features`. */
function headingOf(idea: string, language: Workbook['language']): string | undefined {
  const title = heading.exec(idea)?.[1]?.trim().replace(textLabel, '');
  const isSection =
    title !== undefined && /^\S+$/u.test(title) && isSectionName(title, lexicons[language]);
  return isSection || title === '' ? undefined : title;
}

/** The title in a line such as `Product: …`, the subject of a mail, or a first line such as `Brief: …`. */
function labelledTitle({ idea, language }: Workbook): string | undefined {
  const { titleLabels, mailHeaders } = readingWords[language];
  const labels = [...titleLabels, ...mailHeaders.slice(0, 1)];
  const [, , stated] =
    [...idea.slice(0, longestHead).matchAll(labelled)].find(([, label = '']) =>
      labels.includes(folded(label).trim()),
    ) ?? [];
  const [first = ''] = idea.trimStart().slice(0, longestHead).split('\n', 1);
  const isTitle = first.length <= mostCharacters && !/[.:!?]\s*$/u.test(first);
  const bare = isTitle ? first.replace(textLabel, '') : first;
  const title = stated?.trim().replace(replied, '').replace(textLabel, '');
  if (title !== undefined && title !== '') return title;
  return bare === first ? undefined : bare;
}

/** What the idea opens with, or wants: `A tool library for our street`, `I want a site for our farm`. */
function namedIn(workbook: Workbook): string {
  const [first] = workbook.statements;
  if (first === undefined || /[?？؟]$/u.test(first.text)) return '';
  const clause = cuedClause(workbook, first);
  const { cues, idea, lexicon, span } = clause;
  const isHeadOfTable = /[|\t]/u.test(idea.slice(span.start, span.end));
  const want = cues.find(({ name }) => name === 'want');
  const from = want === undefined ? span.start : want.end + 1;
  const article = cues.find(({ name, start }) => name === 'determiner' && start === from);
  const start = article?.end ?? span.start;
  // `Quick notes – choir attendance`
  const parts = idea.slice(start, span.end).split(/,(?!\p{N})|[،、;:(。]|\.(?=\s|$)|\s[-–—]\s/u);
  // `Label working group, Tuesday 11 November`
  const isNamed = (one: string, at: number) =>
    !aboutText.test(one) && (at === 0 || !/\p{N}/u.test(one));
  const text = parts.find(isNamed) ?? '';
  const end = idea.indexOf(text, start) + text.length;
  const isSentence = cues.some(
    (cue) =>
      cue.start >= start && cue.end <= end && (saying.test(cue.name) || isPredicate(clause, cue)),
  );
  const [word = ''] = folded(text.trim()).split(/\s/u);
  const isName = !isSentence && !isHeadOfTable && !lexicon.prepositions.includes(word);
  return isName ? plainText(text) : '';
}

/** The first sentence of the first line with a word; a line that ends in a comma is the greeting of a letter. */
function openingOf(idea: string): string {
  const lines = idea.slice(0, longestHead).split('\n');
  const isOpening = (one: string) =>
    /\p{L}/u.test(one) && !/[,،、]\s*$/u.test(one) && !mailHead.test(one);
  const [first = ''] = (lines.find(isOpening) ?? idea).trim().split(/[.!。](?=\s|$)/u);
  return wholeWords(plainText(first).replace(/^[\s#>•*+–-]+/u, '')) || '–';
}

/** Behind a greeting, up to three words of whom it greets and a mark. */
const greeted = /^(?:\s[\p{L}\p{M}'’-]+){0,3}\s*(?:[,!.:]\s*|$)/u;

/**
 * The idea's first sentence without a greeting or filler before it; if nothing is left of it, or it is the head of a
 * table, the first statement that says what the product is or does.
 */
function openingIn({ idea, language, statements }: Workbook): string {
  const opening = openingOf(idea);
  const { courtesy, filler } = speechWords[language];
  const greetings = [readingWords[language].greetings, courtesy].flat();
  const small = folded(opening);
  // `Hi`, but not `Hiking`
  const opens = (text: string, phrase: string) =>
    text.startsWith(phrase) &&
    !(lexicons[language].hasSpaces && /^[\p{L}\p{M}]/u.test(text.slice(phrase.length)));
  const greeting = greetings.find((one) => opens(small, one)) ?? '';
  const [whom] = greeting === '' ? [''] : (greeted.exec(opening.slice(greeting.length)) ?? ['']);
  const said = whom === '' ? opening : opening.slice(greeting.length + whom.length);
  const [first = ''] = small.split(/[^\p{L}\p{M}']/u);
  // `Hi Priya,` above `as promised, …`
  const start = folded(idea.slice(0, longestHead)).trimStart();
  const isLetter = greeting === '' && greetings.some((one) => opens(start, one));
  const isEmpty = said.trim() === '' || said.includes('|');
  const other =
    isEmpty || isLetter
      ? statements.find(({ kind }) => kind === 'G' || kind === 'R')
      : filler.includes(first)
        ? statements[0]
        : undefined;
  return other ? openingOf(other.text) : said.trim() || opening;
}

/** A text cut between words after at most so many characters. */
function wholeWords(text: string): string {
  if (text.length <= mostCharacters) return text;
  const end = text.slice(0, mostCharacters).lastIndexOf(' ');
  const cut = end < mostCharacters * 0.7 ? mostCharacters : end;
  return `${text.slice(0, cut).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
