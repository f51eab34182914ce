import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { headingSection } from '../read/headingSection';
import { quote, type Quote } from '../read/span';
import type { ReadStatement } from './workbook';

/** Length of a statement in the summary, and of its sentence. */
const [shortest, longest] = [20, 240];
/** Ideas state their subject among this many first statements. */
const opening = 6;

/** A verb's form may be a noun in a title: `Hearing-loop checks`. */
const says = (cue: Cue) => cue.name === 'pronoun' || (isVerb(cue) && !cue.name.startsWith('do:'));
/** Cues of a story, and of what says nothing of the product in minutes and letters. */
const telling = /^(?:past|problem|now|lack|courtesy|report|record)$/u;
const greeting = /^(?:courtesy|record)$/u;
const begins = ({ cues, span }: ReadStatement, names: RegExp) =>
  cues.some(({ name, start }) => start === span.start && names.test(name));
const isTold = ({ kind, cues }: ReadStatement) =>
  kind === 'B' && cues.some((cue) => telling.test(cue.name));
/** `We want 80 % of slots used by March`, whatever kind it was taken for. */
const isMeasure = ({ kind, quantities }: ReadStatement) =>
  quantities.some(({ text }) => kind === 'G' || /[%٪]/u.test(text));
const isDemand = (one: ReadStatement) => /[GR]/u.test(one.kind) && !isMeasure(one);

/** What a statement may say of the product, the most telling first. */
function aspectsOf(
  name: Quote | undefined,
  statements: readonly ReadStatement[],
): ((one: ReadStatement) => boolean)[] {
  // `I need a ranking` behind other requirements wishes for a part.
  const required = statements.find(({ kind }) => kind === 'R')?.span.start ?? Infinity;
  return [
    // `I want an app that …`
    (one) => {
      const want = one.cues.find((cue) => cue.name === 'want')?.start ?? Infinity;
      return one.cues.some((cue) => cue.name === 'system' && cue.start > want);
    },
    ({ text }) => name !== undefined && text.includes(name) && text.length > 2 * name.length,
    ({ kind, cues }) =>
      /[BG]/u.test(kind) && cues.some((cue) => cue.name === 'system') && !cues.some(says),
    ({ cues, span }) =>
      span.start <= required && cues.some((cue) => cue.name === 'want' && cue.start === span.start),
    (one) => one.kind === 'G' && !isMeasure(one),
  ];
}

/**
 * What the product is and why: the sentence that wishes for the product, names it or opens the idea; where
 * that does not say what it does, the first goal or requirement; and how success is measured.
 */
export function summaryOf(
  idea: string,
  lexicon: Lexicon,
  name: Quote | undefined,
  statements: readonly ReadStatement[],
): Quote[] {
  // `LEAGUE RULES → APP`
  const isTitle = (one: ReadStatement, at: number) =>
    at === 0 &&
    !(name !== undefined && one.text.includes(name)) &&
    one.kind !== 'G' &&
    !one.cues.some(isVerb) &&
    /^[ \t]*\r?\n/u.test(idea.slice(one.span.end));
  const whole = statements.filter((one, at) => isWhole(one, name) && !isTitle(one, at));
  const [wishes, ...others] = aspectsOf(name, statements);
  // Below `How it is now`
  const isOfToday = ({ heading }: ReadStatement) =>
    heading !== undefined && headingSection(heading, false, lexicon) === 'background';
  const early = whole
    .filter((one) => !isTold(one) || (one === statements[0] && !begins(one, greeting)))
    .filter((one) => !isOfToday(one))
    .slice(0, opening);
  const find = (test: (one: ReadStatement) => boolean) =>
    early.find((one) => test(one) && !leans(one, lexicon)) ?? early.find(test);
  const wish = wishes && find(wishes);
  const what =
    wish ??
    others.map(find).find((one) => one !== undefined) ??
    early.find((one) => opensStory(one) && !leans(one, lexicon)) ??
    whole.find((one) => isDemand(one) && !leans(one, lexicon)) ??
    early.find((one) => one.speaker === undefined);
  const saysAll = what === wish || (what && isDemand(what));
  const deed = saysAll
    ? undefined
    : whole.find((one) => one !== what && isDemand(one) && !leans(one, lexicon));
  const measure = statements.slice(1).find((one) => one.kind === 'G' && isMeasure(one));
  const quotes = [what, deed, measure].flatMap((one) =>
    one === undefined ? [] : [sentenceOf(idea, one, statements)],
  );
  return quotes.filter(
    (one, index) => !quotes.slice(0, index).some((other) => other.includes(one)),
  );
}

/** `We're a wholesale bakery: 62 cafes, 4 vans, one phone` */
const opensStory = ({ kind, cues, speaker }: ReadStatement): boolean =>
  kind === 'B' && speaker === undefined && cues.some(isVerb);

/** Whether a statement can be read by itself: no title, reason, table row, label or question. */
function isWhole(one: ReadStatement, name: Quote | undefined): boolean {
  const { text } = one;
  const isLabelled =
    /^\p{L}+(?:\s\p{L}+){0,2}[:：]\s/u.test(text) && !(name !== undefined && text.includes(name));
  const isOther = one.kind === 'N' || one.isUndecided || one.isStruck || one.link !== 'none';
  const isTitle = one.isHeading || one.cells.length > 0;
  const isOdd = isTitle || /^\(|[?？؟]$| \| /u.test(text) || text.length < shortest;
  return !isLabelled && !isOther && !isOdd;
}

/** Whether it points back or is about `it`: `He'd like it as a page`. */
function leans({ text, cues, span }: ReadStatement, { code }: Lexicon): boolean {
  const { self, backward } = readingWords[code];
  const [word = ''] = /^\p{L}+/u.exec(folded(text)) ?? [];
  const isPronoun = cues.some((cue) => cue.name === 'pronoun' && cue.start === span.start);
  return backward.includes(word) || (isPronoun && !self.includes(word));
}

/** The statement with the continuation of its sentence. */
function sentenceOf(
  idea: string,
  { sentence, span: { start, end } }: ReadStatement,
  statements: readonly ReadStatement[],
): Quote {
  const last = statements.findLast(
    (one) => one.sentence === sentence && one.span.end - start <= longest && one.span.end >= end,
  );
  return quote(idea, { start, end: last?.span.end ?? end });
}
