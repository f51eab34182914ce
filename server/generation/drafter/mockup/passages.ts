import { cuesIn } from '../lexicon/cueIndex';
import { announcesFields } from '../read/announcesFields';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { hideBrackets } from '../read/hideBrackets';
import { readSentences } from '../read/readSentences';
import { runInHeadings } from '../read/runInHeadings';
import { wordCount } from '../write/cuedClause';
import { areAlternatives } from './listItems';
import { fieldRows } from '../sort/fieldRows';
import type { Statement, Workbook } from '../sort/workbook';

/** A sentence or line of the idea, without its bullet, and what stands above it. */
export interface Passage {
  text: string;
  /** The line that it is a part of: a heading, the item above a nested one, or the question that it answers. */
  above: string;
  /** Whether it joins the items below a line. */
  isJoined?: boolean;
  /** Whether a heading above, or a question that it answers, announces what is recorded. */
  isRecorded?: boolean;
  /** The statements in it; not all of them exclude something. */
  statements: readonly Statement[];
}

/** A longer passage is talk without full stops, and a longer item more than a name. */
const longest = 600;
const longestItem = 80;
const mostWords = 6;
const fewestItems = 3;
const mostItems = 20;
const marker =
  /^(?:[-*+•–—・]\s*|#+\s*|\p{Ll}[.)]\s+|\p{N}+(?:\.\p{N}+)*[.)]?\s+|\p{Lu}{1,4}-?\p{N}{1,3}[.:]?\s+)+/u;
const sentenceEnd =
  /(?<=\p{L}{2}[.!?]["”»)]?|\)[.!?])\s+(?=[\p{Lu}"“«])|(?<=\p{L}{4}\.)\s+(?=\p{N})|(?<=[。！？])/u;
const capitalFirst = /(?:^|[.!?]\s)\s*(?:[-*+•#]+\s*|\p{N}+[.)]\s*)?\p{Lu}/mu;
const heading = /^(?:\p{N}+(?:\.\p{N}+)*\.?\s)?[^-*+•–.,;][^.,;]{1,40}[:：]?$/u;

const ofAnswer = /^\s*\p{L}{1,12}\s?\p{N}{0,3}\s?[:：.)]\s+$/u;

const longestDenial = 20;

/** Cues that make a text behind its subject a clause. */
const says = /^(?:auxiliary|can|must|should)$/u;

/** `Nothing gets charged, held or paid in there` lists no states. */
const isDenied = ({ text }: Statement, lexicon: Lexicon): boolean =>
  cuesIn(folded(text.slice(0, longestDenial)), lexicon).some(
    ({ name, start }) => name === 'negation' && start === 0,
  );

/**
 * The passages of an idea in order, without tables of fields, and the items below a line as one:
 * `Permit: cave, date, leader`.
 */
export function passagesOf(workbook: Workbook): Passage[] {
  const { idea, language, statements } = workbook;
  const rows = fieldRows(workbook);
  const passages: Passage[] = [];
  const lexicon = lexicons[language];
  const runInHeadingOf = runInHeadings(idea, lexicon);
  const items = new Map<string, Passage[]>();
  /** The lines that the present one is below. */
  let path: { depth: number; text: string }[] = [];
  const hasCapitals = capitalFirst.test(idea);
  let [at, next] = [0, 0];
  for (const line of idea.split('\n')) {
    const end = at + line.length;
    at = end + 1;
    const begun = runInHeadingOf(line);
    const bare = line
      .slice(begun?.end ?? 0)
      .trim()
      .replace(marker, '')
      .replace(/\*+|__|`/gu, '')
      .trim();
    // The border of a table has no letters.
    if (bare === '' || /^\|[\s|:-]+$/u.test(bare)) continue;
    const depth = depthOf(line);
    path = path.filter((one) => one.depth < depth);
    const above = begun?.name ?? path.at(-1)?.text ?? '';
    path.push({ depth, text: bare.replace(/[:：]$/u, '') });
    const first = next;
    while ((statements[next]?.span.start ?? Infinity) < end) next += 1;
    const inside = statements.slice(first, next);
    if (inside.some((one) => rows.has(one))) continue;
    let from = end - line.length;
    const speaker = inside.find((one) => one.speaker !== undefined);
    // `A: name, address, phone` without its mark
    const marked = inside.find(({ span }) =>
      ofAnswer.test(idea.slice(end - line.length, span.start)),
    );
    const told = speaker ?? marked;
    const said = told ? idea.slice(told.span.start, end) : bare;
    const near = said.slice(0, 20 * longest);
    const sentences = hasCapitals ? near.split(sentenceEnd) : smallSentencesIn(near, lexicon);
    for (const text of sentences.flatMap((sentence) => splitAtAlternatives(sentence, lexicon))) {
      // Not found if it has marks inside.
      const place = idea.indexOf(text, from);
      const isIn = ({ span }: Statement) => span.start < place + text.length && span.end > place;
      const own = place < 0 || place > end ? inside : inside.filter(isIn);
      from = Math.max(from, place);
      if (
        text.length < longest &&
        own.some((one) => one.kind !== 'N' && !one.isStruck && !isDenied(one, lexicon))
      )
        passages.push(passageOf(text.trim(), speaker ? '' : above, own, lexicon));
    }
    if (above === '' || begun || inside.length === 0) continue;
    const below = items.get(above) ?? [];
    below.push({ text: bare, above: path.at(-3)?.text ?? '', statements: inside });
    items.set(above, below);
  }
  return [...passages, ...[...items].flatMap(([above, lines]) => joined(above, lines, lexicon))];
}

/** The sentences of an idea that begins none with a capital letter. */
const smallSentencesIn = (text: string, lexicon: Lexicon): string[] =>
  readSentences(text, { start: 0, end: text.length }, lexicon, () => false).map(({ start, end }) =>
    text.slice(start, end),
  );

/** Cuts off alternatives behind a semicolon: `It has a name, a size and a photo; it is free, taken or lost.` */
function splitAtAlternatives(sentence: string, lexicon: Lexicon): string[] {
  const shown = hideBrackets(sentence);
  const cut = [...shown.matchAll(/;\s(?=([^,;]+)([^;]*))/gu)].find(
    ({ 1: first = '', 2: others = '' }) =>
      areAlternatives(others, lexicon) &&
      cuesIn(folded(first), lexicon).some(({ name, start }) => says.test(name) && start > 0),
  );
  if (cut === undefined) return [sentence];
  return [
    sentence.slice(0, cut.index),
    ...splitAtAlternatives(sentence.slice(cut.index + 2), lexicon),
  ];
}

/** A passage below a line, or below the question that it answers where that asks what is recorded. */
function passageOf(
  text: string,
  above: string,
  statements: readonly Statement[],
  lexicon: Lexicon,
): Passage {
  const [first] = statements;
  const asked = first?.answers ?? first?.heading ?? '';
  const isAsked = announcesFields(asked, lexicon);
  const isRecorded = isAsked || (asked !== '' && announcesFields(above, lexicon));
  return { text, above: isAsked ? asked : above, isRecorded, statements };
}

/** Short lines below another as one list: `vehicles: max 3` is the item `vehicles`. */
function joined(above: string, lines: readonly Passage[], lexicon: Lexicon): Passage[] {
  const texts = lines.map(({ text }) => {
    // A number within brackets is no value of the item.
    const [value = ''] = /:.*$|,[^,]*\p{N}.*$/su.exec(hideBrackets(text)) ?? [];
    return text.includes(' / ') ? text : text.slice(0, text.length - value.length);
  });
  const areShort = texts.every((whole) => {
    const text = whole.replace(/\s?\([^()]*\)/gu, '');
    return text.length < longestItem && (text.includes(' / ') || wordCount(text) <= mostWords);
  });
  // A title is the heading of no statement: `A tool library for our street`.
  const isBelowHeading = lines.some(({ statements: [first] }) => first?.heading !== undefined);
  const isRecorded = isBelowHeading && announcesFields(above, lexicon);
  const areItems = areShort || isRecorded;
  if (lines.length < fewestItems || lines.length > mostItems || !areItems) return [];
  // As the list of one passage.
  const items = texts.join(', ');
  return [
    {
      text: `${above}: ${items}`,
      above: lines[0]?.above ?? '',
      isJoined: true,
      isRecorded,
      statements: lines.flatMap((one) => one.statements.filter(({ kind }) => kind !== 'N')),
    },
  ];
}

/** A heading is above all lines, and a line without a bullet above those with one. */
function depthOf(line: string): number {
  if (line.startsWith('#')) return /^#+/u.exec(line)?.[0].length ?? 1;
  const indent = line.length - line.trimStart().length;
  return 10 + (heading.test(line.trim()) ? 0 : 1) + indent;
}
