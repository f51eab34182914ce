import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { LanguageCode } from '../lexicon/languageCode';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { speechWords } from '../lexicon/speechWords';
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
const longestWord = 24;
/** With fewer words, a sentence says nothing of who writes. */
const fewestWords = 4;
/** What a sentence loses that only makes sense after another one. */
const dependence = 1;

const telling: ReadonlySet<ClauseCue> = new Set(['past', 'problem', 'now', 'lack']);

/** A verb's form may be a noun in a title: `Hearing-loop checks`. */
const says = (cue: Cue) => cue.name === 'pronoun' || (isVerb(cue) && !cue.name.startsWith('do:'));
/** The heading of minutes or the opening of a letter, which say nothing of the product. */
const isFormal = ({ kind, cues, span }: ReadStatement) =>
  cues.some(
    ({ name, start }) =>
      name === 'courtesy' ||
      (name === 'report' && kind === 'B') ||
      // `90 minutes` is no record.
      (name === 'record' && (start === span.start || (kind === 'B' && !cues.some(says)))),
  );
/** `We want 80 % of slots used by March`, whatever kind it was taken for. */
const isMeasure = ({ kind, quantities }: ReadStatement) =>
  quantities.some(({ text }) => kind === 'G' || /[%٪]/u.test(text));
const isDemand = (one: ReadStatement) => /[GR]/u.test(one.kind) && !isMeasure(one);

/** `From: Ida`, `Dog: name, breed` */
const isLabelled = ({ text, cues }: ReadStatement) =>
  /^\p{L}+[:：]\s/u.test(text) && !cues.some(({ name }) => name === 'decision');

/** Whether a statement can be read by itself: neither `because …` nor a question. */
const isWhole = (one: ReadStatement) =>
  one.kind !== 'N' &&
  one.link === 'none' &&
  !one.isUndecided &&
  !one.isStruck &&
  one.text.length >= shortest &&
  !/[?？؟]$/u.test(one.text) &&
  !isLabelled(one);

/** Where the title begins in `Project: Spokes – a planner for cyclists`. */
function titleStart({ text, span }: ReadStatement, { code }: Lexicon): number {
  const [label, word = ''] = /^(\p{L}+)[:：]\s+/u.exec(text) ?? [];
  const isTitle = readingWords[code].titleLabels.includes(folded(word));
  return span.start + (label !== undefined && isTitle ? label.length : 0);
}

/**
 * What the product is and why: the title or the sentence that wishes for the product, names it or opens the idea; where
 * that does not say what it does, the first wish, goal or requirement; and how success is measured.
 */
export function summaryOf(
  { idea, lexicon, name }: { idea: string; lexicon: Lexicon; name: Quote | undefined },
  statements: readonly ReadStatement[],
): Quote[] {
  const [first] = statements;
  const isTitled = (one: ReadStatement) => {
    const labelLength = titleStart(one, lexicon) - one.span.start;
    return labelLength > 0 && name !== undefined && one.text.length > labelLength + 2 * name.length;
  };
  const whole = statements.filter(
    (one) => isWhole(one) || (isTitled(one) && one.text.includes(name ?? '')),
  );
  const worths = new Map(
    whole.map((one, index) => [
      one,
      worthOf(one, { lexicon, name, index, isFirst: one === first }),
    ]),
  );
  const best = (from: readonly ReadStatement[]) =>
    from.reduce<ReadStatement | undefined>(
      (most, one) => (most && (worths.get(most) ?? 0) >= (worths.get(one) ?? 0) ? most : one),
      undefined,
    );
  const what = best(whole.filter((one) => one === first || !isMeasure(one))) ?? whole[0] ?? first;
  const worthOfWhat = (what && worths.get(what)) ?? 0;
  const isWish = worthOfWhat === worth.wishForProduct;
  // `I run a tool shed` before the wish, behind a greeting or not
  const [intro] = whole;
  const isWishing = isWish || worthOfWhat === worth.wish;
  const isIntro =
    intro?.kind === 'B' &&
    intro.stems.length >= fewestWords &&
    !isFormal(intro) &&
    intro.cues.some((cue) => cue.name === 'ours') &&
    statements.slice(0, statements.indexOf(intro)).every(isFormal);
  const who = isWishing && isIntro ? intro : undefined;
  const deed =
    isWish || (what && isDemand(what))
      ? undefined
      : best(whole.filter((one) => one !== what && isDemand(one)));
  const measure = statements.find((one) => one !== first && one.kind === 'G' && isMeasure(one));
  const quotes = [who, what, deed, measure].flatMap((one) =>
    one === undefined ? [] : [sentenceOf(idea, one, statements, titleStart(one, lexicon))],
  );
  return quotes.filter(
    (one, index) => !quotes.slice(0, index).some((other) => other.includes(one)),
  );
}

function worthOf(
  one: ReadStatement,
  {
    lexicon,
    name,
    index,
    isFirst,
  }: { lexicon: Lexicon; name: Quote | undefined; index: number; isFirst: boolean },
): number {
  const { cues, span, text, kind } = one;
  const small = folded(text);
  const { pronoun, and } = lexicon.cues;
  const { self } = readingWords[lexicon.code];
  const { decision } = speechWords[lexicon.code];
  const wordsOf = ({ start, end }: Cue) => small.slice(start - span.start, end - span.start);
  const product = cues.find((cue) => cue.name === 'system' && !pronoun.includes(wordsOf(cue)));
  // `I run a shop and want a tool`, not `a wish on the list`
  const want = cues.find(({ name: cue, start }) => {
    const before = small.slice(Math.max(0, start - span.start - longestWord), start - span.start);
    const word = /\p{L}*$/u.exec(before.trimEnd())?.[0] ?? '';
    return (
      cue === 'want' && (word === '' || [and, self, decision].some((words) => words.includes(word)))
    );
  });
  if (isFormal(one) && want === undefined) return worth.formal;
  const isDecided = cues.some((cue) => cue.name === 'decision');
  const lean = !isDecided && leansBack(small, lexicon) ? dependence : 0;
  const isGoal = kind === 'G' && !isMeasure(one);
  if (index >= opening)
    return (isGoal ? worth.goal : isDemand(one) ? worth.laterDemand : worth.laterContext) - lean;
  if (want && product && isObject(one, want, product)) return worth.wishForProduct - lean;
  if (name !== undefined && text.includes(name) && text.length > 2 * name.length)
    return worth.named;
  if (isFirst && kind === 'B' && !cues.some(says)) return worth.title;
  if (product && kind === 'B' && !cues.some((cue) => says(cue) || telling.has(cue.name)))
    return worth.product;
  if (want && (want.start === span.start || self.includes(/^\p{L}+/u.exec(small)?.[0] ?? '')))
    return worth.wish - lean;
  if (isGoal) return worth.goal - lean;
  return (kind === 'B' && !isFirst ? worth.laterContext : worth.other) - lean;
}

/** `want a simple tool`, `want to build a tool`, but not `want to reserve a tool` */
function isObject({ cues }: ReadStatement, want: Cue, product: Cue): boolean {
  const isBetween = ({ start }: Cue) => start > want.start && start < product.start;
  const isOther = ({ name }: Cue) => name.startsWith('do:') && name !== 'do:create';
  return product.start > want.start && !cues.some((cue) => isBetween(cue) && isOther(cue));
}

/** Who or what was named before. */
const namedBefore: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:he|she|they|each(?= (?:has|is|gets))|whoever)(?!\p{L})/u,
  de: /^(?:er|sie)(?!\p{L})/u,
  fr: /^(?:il|elle|ils|elles)(?!\p{L})/u,
  es: /^(?:él|ella|ellos|ellas)(?!\p{L})/u,
  pt: /^(?:ele|ela|eles|elas)(?!\p{L})/u,
  it: /^(?:lui|lei|loro)(?!\p{L})/u,
  nl: /^(?:hij|zij|ze)(?!\p{L})/u,
  pl: /^(?:ona|oni)(?!\p{L})/u,
};

/** Whether a text is about what stands before it: `He'd like it as a page`, `each has a number`. */
function leansBack(text: string, { code }: Lexicon): boolean {
  const [word = ''] = /^\p{L}+/u.exec(text) ?? [];
  return namedBefore[code]?.test(text) === true || readingWords[code].backward.includes(word);
}

/** The statement with the continuation of its sentence. */
function sentenceOf(
  idea: string,
  one: ReadStatement,
  statements: readonly ReadStatement[],
  start: number,
): Quote {
  const last = statements.findLast(
    ({ sentence, span }) =>
      sentence === one.sentence && span.end - one.span.start <= longest && span.end >= one.span.end,
  );
  return quote(idea, { start, end: last?.span.end ?? one.span.end });
}
