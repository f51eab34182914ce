import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { quote, type Quote } from '../read/span';
import type { ReadStatement } from './workbook';

/** Minimum length of a statement in the summary. */
const shortest = 20;
/** Maximum length of its sentence there. */
const longest = 240;
/** Ideas state their subject among this many first statements. */
const opening = 6;

/** How much a statement says of what the product is. */
const worth = {
  wishForProduct: 6,
  named: 5,
  title: 4,
  product: 4,
  wish: 3,
  goal: 2,
  other: 1,
  laterDemand: 0.75,
  laterContext: 0.5,
  formal: -1,
};
/** What a sentence loses that only makes sense after another one. */
const dependence = 1;

const telling: ReadonlySet<ClauseCue> = new Set(['past', 'problem', 'now', 'lack']);
/** In minutes and letters, what says nothing of the product. */
const formal: ReadonlySet<ClauseCue> = new Set(['courtesy', 'report', 'record']);

/** A verb's form may be a noun in a title: `Hearing-loop checks`. */
const says = (cue: Cue) => cue.name === 'pronoun' || (isVerb(cue) && !cue.name.startsWith('do:'));
/** `We want 80 % of slots used by March`, whatever kind it was taken for. */
const isMeasure = ({ kind, quantities }: ReadStatement) =>
  quantities.some(({ text }) => kind === 'G' || /[%٪]/u.test(text));
const isDemand = (one: ReadStatement) => /[GR]/u.test(one.kind) && !isMeasure(one);

/** Whether a statement can be read by itself: neither `because …`, nor `From: Ida`, nor a question. */
const isWhole = (
  { kind, link, isUndecided, isStruck, text }: ReadStatement,
  name: Quote | undefined,
) =>
  kind !== 'N' &&
  link === 'none' &&
  !isUndecided &&
  !isStruck &&
  text.length >= shortest &&
  !/[?？؟]$/u.test(text) &&
  // `Project: Spokes – a planner for cyclists`
  (!/^\p{L}+[:：]\s/u.test(text) || (name !== undefined && text.includes(name)));

/**
 * What the product is and why: the title or the sentence that wishes for the product, names it or opens the idea; where
 * that does not say what it does, the first wish, goal or requirement; and how success is measured.
 */
export function summaryOf(
  idea: string,
  lexicon: Lexicon,
  name: Quote | undefined,
  statements: readonly ReadStatement[],
): Quote[] {
  const [first] = statements;
  const whole = statements.filter((one) => isWhole(one, name));
  const worths = new Map(
    whole.map((one, index) => [
      one,
      index < opening ? worthOf(one, lexicon, name, one === first) : laterWorthOf(one),
    ]),
  );
  const worthIn = (one: ReadStatement | undefined) => (one && worths.get(one)) ?? 0;
  const best = (from: readonly ReadStatement[]) =>
    from.reduce<ReadStatement | undefined>(
      (most, one) => (most && worthIn(most) >= worthIn(one) ? most : one),
      undefined,
    );
  const what = best(whole.filter((one) => one === first || !isMeasure(one))) ?? first;
  const saysAll = worthIn(what) === worth.wishForProduct || (what && isDemand(what));
  const deed = saysAll ? undefined : best(whole.filter((one) => one !== what && isDemand(one)));
  const measure = statements.find((one) => one !== first && one.kind === 'G' && isMeasure(one));
  const quotes = [what, deed, measure].flatMap((one) =>
    one === undefined ? [] : [sentenceOf(idea, one, statements)],
  );
  return quotes.filter(
    (one, index) => !quotes.slice(0, index).some((other) => other.includes(one)),
  );
}

function laterWorthOf(one: ReadStatement): number {
  if (one.kind === 'G' && !isMeasure(one)) return worth.goal;
  return isDemand(one) ? worth.laterDemand : worth.laterContext;
}

function worthOf(
  one: ReadStatement,
  lexicon: Lexicon,
  name: Quote | undefined,
  isFirst: boolean,
): number {
  const { cues, span, text, kind } = one;
  const small = folded(text);
  const { self, backward } = readingWords[lexicon.code];
  const [word = ''] = /^\p{L}+/u.exec(small) ?? [];
  const isBackground = kind === 'B';
  const isFormal = cues.some(
    (cue) => formal.has(cue.name) && (isBackground || cue.start === span.start),
  );
  const product = cues.find((cue) => cue.name === 'system');
  const want = cues.find((cue) => cue.name === 'want');
  if (isFormal && want === undefined) return worth.formal;
  // `He'd like it as a page`
  const isAboutOther = cues.some((cue) => cue.name === 'pronoun' && cue.start === span.start);
  const leans = backward.includes(word) || (isAboutOther && !self.includes(word));
  const lean = leans ? dependence : 0;
  if (want && product && product.start > want.start) return worth.wishForProduct - lean;
  if (name !== undefined && text.includes(name) && text.length > 2 * name.length)
    return worth.named;
  if (isFirst && isBackground && !cues.some(says)) return worth.title;
  if (product && isBackground && !cues.some((cue) => says(cue) || telling.has(cue.name)))
    return worth.product;
  if (want && (want.start === span.start || self.includes(word))) return worth.wish - lean;
  if (kind === 'G' && !isMeasure(one)) return worth.goal - lean;
  return (isBackground && !isFirst ? worth.laterContext : worth.other) - lean;
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
