import type { Workbook } from '../sort/workbook';
import { cuedClause, nextBorder, wordCount } from './cuedClause';
import { isPredicate } from './isPredicate';
import { describedProduct, statedTitle } from './productTitle';
import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { capital } from '../lexicon/capital';
import { plainText } from '../read/plainText';

const mostCharacters = 72;
/** The room of a word before the pronoun. */
const longestStart = 12;
const tellers: ReadonlySet<string> = new Set(['person', 'pronoun', 'want']);

/** Names a text rather than a product: `Minutes of the board`. */
const aboutText =
  /^[\s#*]*(?:ok|okay|so|ops|stand-?up|subject|betreff|asunto|assunto|objet|oggetto|onderwerp|temat|件名|الموضوع|re:|fwd?:|aw:|wg:|voice|minutes|meeting|notes?|interview|chat|call|e-?mail|transcript|memo|workshop|protokoll|notiz|besprechung|gespräch|sitzung|acta|notas|reunión|entrevista|reunião|ata|compte rendu|réunion|entretien|verbale|riunione|intervista|notulen|vergadering|gesprek|notatka|spotkanie|rozmowa|議事録|メモ|会議|インタビュー|محضر|ملاحظات|مقابلة)/iu;

/** The product's title: its own, a neutral one, or a phrase that says nothing of it. */
export function titleOf(workbook: Workbook, neutral: string | undefined, fallback: string): string {
  return ownTitle(workbook) ?? neutral ?? fallback;
}

/** The product's name, the author's title, or the first words of the idea if they can be one. */
export function ownTitle(workbook: Workbook): string | undefined {
  const { idea, name } = workbook;
  const own = statedTitle(workbook);
  const isProduct = own !== undefined && wordCount(own) > 1 && !isAboutText(own);
  const stated = name ?? (isProduct ? own : subjectOf(idea));
  if (stated !== undefined) return wholeWords(plainText(stated));
  const line = openingOf(idea).replace(/^#+/u, '');
  // `Community app for our house (64 flats, 3 staircases)`
  const opening = firstWords(line.replace(/\s\([^()]*\)[.:]?$/u, ''));
  const called = calledOf(workbook, opening);
  if (called !== undefined) return called;
  const isLong = opening.length > longestBrand || /[,،、]/u.test(opening);
  const isSentence = /[?？؟]/u.test(line) || (/^\p{Ll}/u.test(opening) && /[.!…]\s*$/u.test(line));
  const isStory = isToldByAuthor(workbook) || isAboutText(opening) || isLong || isSentence;
  return isStory ? undefined : capital(opening);
}

/** What the idea opens with: `A tool library for our street`, or wants: `I want a site for our farm`. */
function calledOf(workbook: Workbook, opening: string): string | undefined {
  const [first] = workbook.statements;
  if (first === undefined || isAboutText(opening)) return undefined;
  const { cues, span, idea } = cuedClause(workbook, first);
  const want = cues.find(({ name }) => name === 'want')?.end;
  const at = want === undefined ? span.start : want + 1;
  const article = cues.find(({ name, start }) => name === 'determiner' && start === at);
  if (article === undefined) return undefined;
  const end = nextBorder(idea, article.end, span.end);
  const text = withinBrand(plainText(idea.slice(article.end, end)).trim(), workbook);
  const isSaid = cues.some(
    (cue) =>
      want === undefined &&
      cue.start < end &&
      (saying.has(cue.name) || isPredicate(cuedClause(workbook, first), cue)),
  );
  return !isSaid && wordCount(text) > 1 && text.length <= longestBrand ? capital(text) : undefined;
}

/** Without `del barrio` at its end if it is too long otherwise. */
function withinBrand(text: string, { language }: Workbook): string {
  const { prepositions } = lexicons[language];
  const words = text.split(/\s+/u);
  const ends = [...words.keys()].filter(
    (at) => at > 1 && prepositions.includes(folded(words[at] ?? '')),
  );
  const cut = ends.findLast((at) => words.slice(0, at).join(' ').length <= longestBrand);
  return text.length <= longestBrand || cut === undefined ? text : words.slice(0, cut).join(' ');
}

const saying: ReadonlySet<string> = new Set(['auxiliary', 'can', 'must', 'should', 'want']);

/** A line of a chat or a talk: `[09:12] Ann: …`. */
const spoken = /^\[|^(?:\S+\s+)?\d\d?:\d\d/u;
/** What stands before the subject of a letter or the matter of a meeting. */
const before = /^(?:[\p{L}-]{2,12}\s?[:：]\s*){0,4}(?:[\p{L}-]{2,16}\s[–—-]\s)?/u;

function isAboutText(text: string): boolean {
  return aboutText.test(text) || spoken.test(text.trim());
}

/** `Tool crib project` in `Minutes – Tool crib project, Halvorsen Verft, 4 March`, `Subject: Idea for the canteen`. */
function subjectOf(idea: string): string | undefined {
  const line = openingOf(idea).slice(0, longestLine);
  if (!isAboutText(line) || spoken.test(line) || /[?？؟]/u.test(line)) return undefined;
  const [subject = ''] = line
    .replace(/^[\s#*]+/u, '')
    .replace(before, '')
    .split(/[,;|(?!。、]|\s[–—-]\s/u);
  const isNamed = wordCount(subject) > 1 && !isAboutText(subject);
  return isNamed && subject.length <= longestBrand ? capital(subject.trim()) : undefined;
}

const longestLine = 200;

const longestBrand = 56;

/** The short form of the title, for the product's own head. */
export function brandOf(title: string, neutral: string): string {
  const [start = ''] = title.split(/\s?[:：–—(]\s?|\s-\s/u);
  return [title, start].find((one) => one !== '' && one.length <= longestBrand) ?? neutral;
}

/** The idea's own words for the product; of an idea of a few words, its type. */
export function neutralTitle(workbook: Workbook, isTypical: boolean): string | undefined {
  const { type, isTypeSure } = workbook;
  const label = isTypeSure ? type?.texts.label : undefined;
  const described = describedProduct(workbook);
  // `the day before the tool is due`
  const article = folded(described?.split(/\s+/u).at(-2) ?? '');
  const isPhrase = !lexicons[workbook.language].cues.determiner.includes(article);
  const own = described && isPhrase ? plainText(described) : undefined;
  const title = isTypical ? (label ?? own) : (own ?? label);
  return title && capital(title);
}

/** Whether the idea begins with a pronoun: `We run a small laundry`, `So I'm the third generation`. */
function isToldByAuthor(workbook: Workbook): boolean {
  const [first] = workbook.statements;
  if (first === undefined) return false;
  const clause = cuedClause(workbook, first);
  const { cues, span } = clause;
  const isSaid = cues.some((cue) => saying.has(cue.name) || isPredicate(clause, cue));
  // `Volunteer fire brigade check`
  return cues.some(
    ({ name, start }) =>
      start - span.start < longestStart && tellers.has(name) && (name !== 'person' || isSaid),
  );
}

/** The title of the browser tab: without a name, also the idea's first words, or behind a greeting, its summary's. */
export function tabTitleOf(workbook: Workbook, title: string): string {
  const opening = firstWords(openingOf(workbook.idea));
  if (workbook.name !== undefined || folded(opening).includes(folded(title))) return title;
  const [first] = workbook.statements;
  const greets = first && cuedClause(workbook, first).cues.some(({ name }) => name === 'courtesy');
  const summary = greets ? workbook.summary[0] : undefined;
  return `${title} – ${summary === undefined ? opening : firstWords(summary)}`;
}

/** Who writes to whom and when. */
const mailHead =
  /^\s*(?:from|to|cc|date|sent|von|an|datum|gesendet|de|para|fecha|data|à|da|od|do|van|aan)\s?:/iu;

/** The first line with a word; one that ends in a comma is the greeting of a letter. */
function openingOf(idea: string): string {
  const lines = idea.slice(0, 4000).split('\n');
  const isOpening = (one: string) => /\p{L}/u.test(one) && !/[,،、]\s*$/u.test(one);
  return (lines.find((one) => isOpening(one) && !mailHead.test(one)) ?? idea).trim();
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
