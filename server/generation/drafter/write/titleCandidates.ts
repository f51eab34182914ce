import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { compared, textNames } from '../lexicon/textNames';
import { isLetterFrame } from '../read/isLetterFrame';
import { labelFacts } from '../read/labelFacts';
import { likelySection } from '../read/likelySection';
import { sectionOf } from '../read/sectionName';
import type { Workbook } from '../sort/workbook';
import { placeNouns } from './words/placeNouns';
import { anySubject } from './words/titlePatterns';

/** Words near the beginning of an idea that may be its title, with the facts that the probability depends on. */
export interface TitleCandidate {
  text: string;
  facts: ReadonlySet<string>;
}

/** A line without its marks, and its parts between commas, dashes and the like. */
interface HeadLine {
  text: string;
  marks: string;
  /** Its position in the idea, and among the lines that have words. */
  start: number;
  index: number;
  parts: readonly Part[];
  isLast: boolean;
  /** Of a heading: its `#`, and whether the idea has others of its level. */
  heading: string;
  isOneOfSeveral: boolean;
}

interface Part {
  start: number;
  end: number;
  /** What separates it from the next part; empty at the end of the line. */
  border: string;
}

/** Where a title is sought: characters, lines, characters of a line, and parts of it. */
const [longestHead, mostLines, longestLine, mostParts] = [4000, 6, 240, 5];
/** Characters of a title, and words of a label before it. */
const [shortest, longest, longestLabel] = [3, 80, 4];

const border =
  /\s?[:：][*_]*\s+|[：]|\s[-–—|·>›»]+\s|(?<!\p{N})[,，、;；،؛]\s*|(?<!(?<![\p{L}\p{N}])\p{L})[.!?؟](?=\s|$)\s*|[。！？]\s*|\s?[（([]|[)）\]]\s?|\s[“„«「"](?=\S)|[”“»」"](?=[\s,.])\s?/gu;
const lineMarks =
  /^(?:[\s#>*_•▸►▶■◆●+=-]|\p{Extended_Pictographic}|\uFE0F|\u200D)*(?:[\dA-Z]{1,2}[.)]\s)?/u;
const endMarks = /[\s#*_=]+$/u;
/** Tags, links and addresses, of which a part may be cut off. */
const markup = /[<>]|\]\(|https?:|\p{L}@\p{L}/iu;
/** Around a whole title. */
const quotes = /^["“„«»「『'’‘*_\s]+|["“”„«»」』'’*_\s.。:：,،、]+$|\*\*|__/gu;

/** `PRD for`, `Cahier des charges de la`: before the title without a border. */
const calledText = new RegExp(
  `^(?:${textNames}|list)(?:\\slist|s)?\\s(?:for|of|für|zu|zum|zur|pour|du|de|del|da|di|para|per|voor|dla)\\s(?:(?:the|an?|das|die|den|eine[nr]?|la|le|el|il)\\s)?(?=\\S)`,
  'iu',
);
const textName = new RegExp(`^(?:${textNames})(?!\\p{L})`, 'iu');
const endsInTextName = new RegExp(`[^\\p{L}\\p{N}]\\s?(?:${textNames})$`, 'iu');

/** The words that may be the title, from the first lines and from lines such as `Project: …`. */
export function titleCandidates(workbook: Workbook): TitleCandidate[] {
  const lexicon = lexicons[workbook.language];
  const seen = new Set<string>();
  return headLines(workbook, lexicon).flatMap((line) =>
    runsOf(line).flatMap(({ first, last, start }) => {
      const text = line.text.slice(start, line.parts[last]?.end).replace(quotes, '');
      const fits =
        text.length >= shortest &&
        text.length <= longest &&
        /\p{L}/u.test(text) &&
        !markup.test(text);
      if (!fits || seen.has(text) || compared.test(text) || anySubject.test(text)) return [];
      seen.add(text);
      const facts = new Set([
        ...labelFacts(text, lexicon),
        ...textFacts(workbook, text, lexicon),
        ...placeFacts(workbook, line, { first, last, start }, lexicon),
      ]);
      return [{ text, facts }];
    }),
  );
}

/** The first lines that have words, and later ones that a label announces as the title. */
function headLines({ idea }: Workbook, lexicon: Lexicon): HeadLine[] {
  const { titleLabels, mailHeaders } = readingWords[lexicon.code];
  const labels = new Set([...titleLabels, ...mailHeaders.slice(0, 1)]);
  const lines = [...idea.slice(0, longestHead).matchAll(/[^\n]*[\p{L}\p{N}][^\n]*/gu)];
  return lines.flatMap(({ 0: whole, index: at }, index) => {
    const label = folded(whole.replace(lineMarks, '').split(/\s?[*_]*[:：]/u, 1)[0] ?? '');
    if (index >= mostLines && !labels.has(label)) return [];
    const [marks = ''] = lineMarks.exec(whole) ?? [];
    const text = whole.slice(marks.length).replace(endMarks, '').slice(0, longestLine);
    const isLast = index === lines.length - 1;
    const heading = /^#+/u.exec(marks.trim())?.[0] ?? '';
    const isOneOfSeveral =
      heading !== '' && idea.split('\n').filter((one) => one.startsWith(`${heading} `)).length > 1;
    return [
      {
        text,
        marks: marks.trim(),
        start: at + marks.length,
        index,
        parts: partsOf(text, lexicon),
        isLast,
        heading,
        isOneOfSeveral,
      },
    ];
  });
}

function partsOf(text: string, lexicon: Lexicon): Part[] {
  const parts: Part[] = [];
  let start = 0;
  const that = cuesIn(folded(text), lexicon).find(({ name }) => name === 'that');
  const borders = [
    ...[...text.matchAll(border)].map(({ 0: mark, index }) => ({
      mark: mark.trim() || 'space',
      index,
      length: mark.length,
    })),
    // `An extension that hides prices`
    ...(that === undefined ? [] : [{ mark: 'that', index: that.start - 1, length: 1 }]),
  ].sort((one, other) => one.index - other.index);
  for (const { mark, index, length } of borders.slice(0, mostParts)) {
    if (index > start) parts.push({ start, end: index, border: mark });
    start = Math.max(start, index + length);
  }
  if (start < text.length && text.length < longestLine)
    parts.push({ start, end: text.length, border: '' });
  return parts;
}

interface Run {
  /** The indices of its first and last part. */
  first: number;
  last: number;
  /** Its position in the line. */
  start: number;
}

/** Neighbouring parts of a line, no two sentences together; also without `PRD for` before them. */
function runsOf({ text, parts }: HeadLine): Run[] {
  return parts.flatMap((part, first) => {
    const called = calledText.exec(text.slice(part.start))?.[0] ?? '';
    const starts = called === '' ? [part.start] : [part.start, part.start + called.length];
    const stop = parts.findIndex(
      ({ border: mark }, at) => at >= first && /^[.!?؟。！？]/u.test(mark),
    );
    const lasts = [...parts.keys()].filter((at) => at >= first && (stop < 0 || at <= stop));
    return lasts.flatMap((last) => starts.map((start) => ({ first, last, start })));
  });
}

/** What the words themselves tell, besides {@link labelFacts}. */
function* textFacts(workbook: Workbook, text: string, lexicon: Lexicon): Generator<string> {
  const low = folded(text);
  const words = low.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  yield `length ${String(Math.ceil(text.length / 12))}`;
  yield /^\p{Lu}/u.test(text) ? 'capital' : /^\p{N}/u.test(text) ? 'number first' : 'small';
  if (!/\p{Ll}/u.test(text)) yield 'only capitals';
  if (/\p{N}/u.test(text)) yield 'number';
  if (/\.\.\.|…/u.test(text)) yield 'broken off';
  if (words.some((word) => placeNouns[lexicon.code]?.includes(word) === true)) yield 'place';
  if (sectionOf(text, lexicon) !== undefined) yield 'section';
  const section = likelySection(text, lexicon);
  if (section !== undefined) yield 'likely section';
  if (textName.test(low)) yield 'name of a text';
  if (endsInTextName.test(low)) yield 'ends in the name of a text';
  if (workbook.name !== undefined && text.includes(workbook.name)) yield 'the name';
  const later = folded(workbook.idea.slice(longest, longestHead));
  const said = words.filter((word) => word.length > 3 && later.includes(word)).length;
  yield `said again ${String(Math.min(said, 3))}`;
}

/** What stands around the words. */
function* placeFacts(
  { idea, statements }: Workbook,
  line: HeadLine,
  { first, last, start }: Run,
  lexicon: Lexicon,
): Generator<string> {
  const { text, parts, index, heading } = line;
  const isBold = /\*\*|__/u.test(line.marks);
  const marks =
    heading === '' ? (isBold ? 'bold' : line.marks === '' ? 'plain' : 'item') : 'heading';
  const end = parts[last]?.end ?? text.length;
  const [before, behind] = [parts[first - 1], parts[last + 1]];
  const isWhole = before === undefined && behind === undefined;
  const place = `line ${String(Math.min(index, 3))} part ${String(Math.min(first, 2))}`;
  yield place;
  yield `${marks} ${place}`;
  yield `${marks} ${isWhole ? 'whole line' : behind ? 'begins line' : 'ends line'}`;
  yield `parts ${String(last - first + 1)}`;
  yield `before ${before?.border ?? 'start'}`;
  yield `behind ${parts[last]?.border ?? 'end'}`;
  yield `between ${before?.border ?? 'start'} and ${parts[last]?.border ?? 'end'}`;
  if (line.isOneOfSeveral) yield 'one heading of several';
  if (line.isLast) yield 'last line';
  const isApart = /^[^\n]*\n[ \t\r]*\n/u.test(idea.slice(line.start));
  const part = isWhole ? 'whole' : behind ? 'beginning' : 'end';
  yield `${part} of ${index === 0 ? 'the first' : 'a later'} line, ${isApart ? 'apart' : 'above text'}`;
  if (isLetterFrame(text, lexicon)) yield 'letter';
  yield* labelsBefore(text.slice(0, start), lexicon);
  const rest = text.slice(end).replace(border, ' ').trim();
  if (textName.test(folded(rest))) yield 'then the name of a text';
  if (/^\p{N}/u.test(rest)) yield 'then a number';
  for (const cue of cuesIn(folded(rest.slice(0, longest)), lexicon))
    if (cue.start === 0) yield `then ${cue.name.split(':', 1).join()}`;
  const at = line.start + start;
  const statement = statements.find(({ span }) => span.start <= at && span.end > at);
  const isSaid = cuesIn(folded(text.slice(start, end)), lexicon).some(isVerb);
  if (isSaid) yield `verb, then ${parts[last]?.border ?? 'end'}`;
  yield `in ${statement?.kind ?? 'none'}`;
  yield `${isSaid ? 'verb' : 'no verb'} in ${marks} ${statement?.kind ?? 'none'}`;
  yield `${place} in ${statement?.kind ?? 'none'}`;
  if (statement !== undefined && statement.span.end <= line.start + end) yield 'whole statement';
  if (statement?.heading !== undefined) yield 'below a heading';
}

/** What the words before it in its line say of it: `Project:`, `Subject:`, `Brief:`. */
function* labelsBefore(before: string, { code }: Lexicon): Generator<string> {
  const label = folded(before).replace(/[^\p{L}\p{N}]+$/gu, '');
  if (label === '' || label.split(/\s+/u).length > longestLabel) return;
  const { titleLabels, mailHeaders, documentLabels } = readingWords[code];
  if (titleLabels.includes(label)) yield 'label of a title';
  if (label === mailHeaders[0]) yield 'label of a subject';
  else if (mailHeaders.includes(label)) yield 'label of a mail';
  if (documentLabels.includes(label)) yield 'label of a document';
  if (textName.test(label)) yield 'label of a text';
  yield `label ${label}`;
}
