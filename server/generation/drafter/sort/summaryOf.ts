import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { quote, type Quote } from '../read/span';
import type { ReadStatement } from './workbook';

/** Minimum length of a statement in the summary. */
const shortest = 20;
/** Maximum length of its sentence there. */
const longest = 240;
/** What an idea is about, it says among its first statements. */
const opening = 6;
/** Of the heading of minutes or the opening of a letter, which say nothing of the product. */
const formal: ReadonlySet<ClauseCue> = new Set(['record', 'courtesy', 'report']);
const isFormal = ({ cues }: ReadStatement) => cues.some(({ name }) => formal.has(name));
/** A verb's form may be a noun in a title: `Hearing-loop checks`. */
const says = (cue: Cue) => cue.name === 'pronoun' || (isVerb(cue) && !cue.name.startsWith('do:'));
/** `We want 80 % of slots used by March`, whatever kind it was taken for. */
const isMeasure = ({ kind, quantities }: ReadStatement) =>
  quantities.some(({ text }) => kind === 'G' || /[%٪]/u.test(text));

/**
 * What the product is and why: the idea's title or first sentence, the wish or the goal that it states, and how success
 * is measured.
 */
export function summaryOf(
  idea: string,
  statements: readonly ReadStatement[],
  name: Quote | undefined,
): Quote[] {
  // `because …` is not complete; `From: …` is a mail header.
  const whole = statements.filter(
    ({ link, text, cues }) =>
      link === 'none' &&
      text.length >= shortest &&
      (!/^\p{L}+:\s/u.test(text) || cues.some(({ name: cue }) => cue === 'decision')),
  );
  const [first] = statements;
  const early = whole.slice(0, opening);
  const isOpening = (one: ReadStatement) =>
    one === first && one.kind === 'B' && !one.cues.some(says);
  const named = ({ text }: ReadStatement) =>
    name !== undefined && text.includes(name) && text.length > 2 * name.length;
  const start =
    first && isFormal(first)
      ? undefined
      : (whole.find(isOpening) ?? whole.find(named) ?? early.find((one) => !isFormal(one)));
  const isDemand = (one: ReadStatement) => /[GR]/u.test(one.kind) && !isMeasure(one);
  const isWish = ({ cues, span }: ReadStatement) =>
    cues.some((cue) => cue.name === 'want' && cue.start === span.start);
  const told = start ? early : whole;
  const wish =
    told.find((one) => isDemand(one) && isWish(one)) ??
    whole.find((one) => one.kind === 'G' && isDemand(one)) ??
    (start && isDemand(start) ? undefined : told.find(isDemand));
  const measure = statements.find((one) => one.kind === 'G' && isMeasure(one));
  const shown = [start, wish, measure].filter((one) => one !== undefined);
  const [fallback = first] = whole.filter((one) => !isFormal(one));
  const quotes = (shown.length === 0 && fallback ? [fallback] : shown).map((one) =>
    sentenceOf(idea, one, statements),
  );
  return quotes.filter(
    (one, index) => !quotes.slice(0, index).some((other) => other.includes(one)),
  );
}

/** The statement with what its sentence goes on to say. */
function sentenceOf(idea: string, one: ReadStatement, statements: readonly ReadStatement[]): Quote {
  const last = statements.findLast(
    ({ sentence, span }) =>
      sentence === one.sentence && span.end - one.span.start <= longest && span.end >= one.span.end,
  );
  return quote(idea, { start: one.span.start, end: last?.span.end ?? one.span.end });
}
