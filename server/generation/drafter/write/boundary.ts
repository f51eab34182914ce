import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { isPeriod } from '../read/period';
import type { Comparison, Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement } from '../sort/workbook';
import { boundaryOf, isMeasured, isTimeUnit, money, type Boundary } from './boundaryValues';
import { conditionOf } from './conditions';
import { nextBorder, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';

/** A file of this size is the largest that is taken. */
const fileSize = /\p{N}\s?[KMGT](?:i?B|o)$/u;
/** In all languages: what has to be kept so long may be kept longer. */
const keeping =
  /(?<!\p{L})(?:kept|keep|stored?|retain(?:ed)?|archived?|aufbewahrt?|gespeichert|aufgehoben|conserv\p{L}*|gardée?s?|guard\p{L}+|bewaard|przechow\p{L}*)(?!\p{L})|保存|保管|[يت]حفظ|الاحتفاظ/u;
const inARow =
  /^\s?(?:in a row|running|straight|in folge|hintereinander|de suite|d'affilée|seguid|di fila|consecuti|achter elkaar|z rzędu|続け|連続|متتالي)/u;
/** What a test does with the quantities of a statement. */
interface Cases {
  /** A sentence for each whose bounds are sure. */
  bounds: string[];
  /** Those that are not meant exactly. */
  open: Quote[];
  /** Prices and numbers that are no bounds, with the test of what they count. */
  exact: { quantity: Quote; check: string }[];
}

const approximateReach = 24;
/** In all languages of the documents: before a number that is not meant exactly. */
const approximate =
  /(?:(?<!\p{L})(?:about|around|roughly|nearly|almost|some|approx\p{L}*\.?|ca\.?|circa|etwa|rund|ungefähr|knapp|environ|unos|unas|cerca de|ongeveer|około)|[~≈約]|およそ|حوالي|نحو)\s*$/u;

/** In all languages: `two or three sentences`, `30 or 60 minutes`. */
const wordBeforeOr = /([\p{L}\p{N}]+)\s(?:or|oder|ou|o|of|lub)\s$/u;
const wordAfterOr = /^\s(?:or|oder|ou|o|of|lub)\s([\p{L}\p{N}]+)/u;

/** Whether a word is a number; `a maximum of 3` has none before its `of`. */
function isNumber(word: string | undefined, { numberWords }: Lexicon): boolean {
  return word !== undefined && (/\p{N}/u.test(word) || Object.hasOwn(numberWords, word));
}

/** The cases at the bounds of each quantity of a statement; of all but a requirement, only where its words set a bound. */
export function boundaryCases(
  clause: CuedClause,
  { kind, quantities }: Statement,
  words: DocumentWords,
): Cases {
  const cases: Cases = { bounds: [], open: [], exact: [] };
  for (const quantity of quantities) {
    const { comparison, digits, span, text } = quantity;
    // `over 80` of an age says who they are; a goal's range leads from one state to another.
    const isBare = text.length === digits.length && outcomeOf(clause, quantity) === undefined;
    const isNoBound = isBare || (kind === 'G' && /^(?:range|exactly)$/u.test(comparison));
    if (kind !== 'R' && isNoBound) continue;
    const place = span.start - clause.span.start;
    const before = clause.folded.slice(Math.max(0, place - approximateReach), place);
    const isAbout = approximate.test(before);
    const found = isAbout ? undefined : caseOf(clause, quantity, words);
    const ahead = clause.folded.slice(place + text.length, place + text.length + 16);
    if (isNumber(wordAfterOr.exec(ahead)?.[1], clause.lexicon)) continue;
    const [either = '', other] = wordBeforeOr.exec(before) ?? [];
    if (isNumber(other, clause.lexicon)) {
      const both = quote(clause.idea, { start: span.start - either.length, end: span.end });
      const quoted = marked(both, words.quotation);
      if (kind === 'R') cases.bounds.push(fill(words.criteria.oneOf, { quantity: quoted }));
      continue;
    }
    if (found !== undefined) cases.bounds.push(found);
    else if (isAbout && (kind === 'R' || isPeriod(quantity, clause.lexicon)))
      cases.open.push(inContext(clause, quantity));
    // A budget or a date of the project is no case to test.
    else if (kind === 'R' && !isAbout)
      cases.exact.push({
        quantity: inContext(clause, quantity),
        check: exactCheck(clause, quantity, words),
      });
  }
  return cases;
}

function caseOf(clause: CuedClause, quantity: Quantity, words: DocumentWords): string | undefined {
  const { criteria, quotation } = words;
  const { comparison } = quantity;
  const before = clause.idea.slice(
    Math.max(clause.span.start, quantity.span.start - 60),
    quantity.span.start,
  );
  const quoted = marked(inContext(clause, quantity), quotation);
  if (words.example.test(folded(before))) return fill(criteria.example, { quantity: quoted });
  const values = boundaryOf(quantity, words, clause.lexicon.numberWords);
  const outcome = outcomeOf(clause, quantity);
  if (values !== undefined && outcome !== undefined)
    return fill(criteria.outcome, {
      quantity: quoted,
      yes: values[holding[comparison] ?? 'at'],
      no: values[failing[comparison] ?? 'under'],
      outcome: marked(outcome, quotation),
    });
  const sense = senseOf(clause, quantity, words);
  const bounds = sense && criteria.bounds[sense];
  const isOpen = values === undefined && /\{(?:at|over)\}/u.test(bounds ?? '');
  return bounds === undefined || isOpen ? undefined : fill(bounds, { ...values, quantity: quoted });
}

/** The test of a requirement's number that is no bound: an amount, a share, or how many there are. */
function exactCheck(clause: CuedClause, quantity: Quantity, words: DocumentWords): string {
  const { criteria, quotation } = words;
  const { comparison, digits, text, value } = quantity;
  const quoted = { quantity: marked(inContext(clause, quantity), quotation) };
  // `lowers the price by €8`, `signed by two people`
  if (comparison !== 'exactly') return fill(criteria.exact, quoted);
  if (value === undefined) return fill(criteria.bound, quoted);
  if (money.test(text) || coins.test(text)) return fill(criteria.amount, quoted);
  if (text.endsWith('%')) return fill(criteria.share, { ...quoted, part: 2 * value });
  const unit = text.replace(digits, '').trim();
  const isCount = Number.isInteger(value) && /\p{L}/u.test(unit);
  const isMeasure = isMeasured(text) || isPeriod(quantity, clause.lexicon) || isTimeUnit(unit);
  if (isMeasure || !isCount || !boundaryOf(quantity, words)) return fill(criteria.bound, quoted);
  // `45 singers` or `even if there are two children` tells of the people who use it.
  const isGiven = value > mostCounted || clause.cues.some(({ name }) => name === 'if');
  return fill(isGiven ? criteria.size : criteria.counted, {
    ...quoted,
    under: value - 1,
    over: value + 1,
  });
}

/** In all languages: what a price counts where it has no larger unit. */
const coins =
  /\s(?:cents?|centimes?|c[eéê]ntimos?|centavos?|centesimi|pence|grosz[ey]?|Rappen)(?!\p{L})/iu;

/** More are not counted one by one in a test. */
const mostCounted = 12;

/** On which side of a limit, or at it, its outcome holds, and where it just does not. */
const holding: Readonly<Partial<Record<Comparison, keyof Boundary>>> = {
  above: 'over',
  below: 'under',
};
const failing: Readonly<Partial<Record<Comparison, keyof Boundary>>> = {
  above: 'at',
  below: 'at',
  atMost: 'over',
};

type Sense = keyof DocumentWords['criteria']['bounds'];

/** What a quantity sets as a bound; none where its words do not make sure that it sets one. */
function senseOf(clause: CuedClause, quantity: Quantity, words: DocumentWords): Sense | undefined {
  const { comparison, phrase, text } = quantity;
  const isTime = isPeriod(quantity, clause.lexicon);
  const isShare = money.test(phrase) || /[%‰]/u.test(text);
  switch (comparison) {
    case 'exactly':
      return fileSize.test(text)
        ? 'atMost'
        : isTime
          ? periodSense(clause, quantity, words)
          : inARow.test(clause.folded.slice(quantity.span.end - clause.span.start))
            ? 'atLeast'
            : undefined;
    case 'every':
      // `on every crate` is no interval.
      return isTime ? (periodSense(clause, quantity, words) ?? 'every') : undefined;
    case 'after': {
      // `3 points, later 1 point`, `after 1, 3 and 7 days`
      const isLate = phrase.startsWith(text) && !isTime;
      const isCounted = /\p{L}/u.test(text.replace(quantity.digits, ''));
      return isLate || isShare || !isCounted ? undefined : 'after';
    }
    case 'by':
      if (isShare || !isMoment(clause, quantity) || /^on\s/iu.test(phrase)) return undefined;
      return quantity.value === undefined || ordinal.test(text) ? 'by' : 'latest';
    case 'above':
    case 'atLeast':
    case 'atMost':
    case 'below':
    case 'range':
      return comparison;
  }
}

/** What a period without a comparison is: `2 hours before`, `the last 90 days`, `for 30 minutes`. */
function periodSense(
  clause: CuedClause,
  quantity: Quantity,
  { lasting, window }: DocumentWords,
): Sense | undefined {
  const { start, end } = quantity.span;
  const place = start - clause.span.start;
  const upTo = clause.folded.slice(Math.max(0, place - 16), end - clause.span.start);
  const after = clause.folded.slice(end - clause.span.start, end - clause.span.start + 16);
  if (isCountedBack(clause, quantity)) return 'ahead';
  if (window.test(upTo)) return 'window';
  // `if they do not confirm within 15 minutes`
  if (quantity.comparison === 'exactly' && quantity.phrase !== quantity.text) return 'after';
  if (inARow.test(after) || !(lasting.test(upTo) || lasting.test(after))) return undefined;
  return keeping.test(clause.folded) ? 'atLeast' : 'lasting';
}

/** A date or a time of day, or a period that is counted backwards; `by 2 people` and `until 3 months` are none. */
function isMoment(clause: CuedClause, quantity: Quantity): boolean {
  const { text, value } = quantity;
  return value === undefined || ordinal.test(text) || isCountedBack(clause, quantity);
}

/** `by the 25th` */
const ordinal = /\d(?:st|nd|rd|th)$/u;

/** `24 hours before` */
function isCountedBack({ folded: text, lexicon, span }: CuedClause, quantity: Quantity): boolean {
  const after = text.slice(quantity.span.end - span.start).trimStart();
  const isBefore = quantityWords[lexicon.code].before.some((word) => after.startsWith(word));
  return isBefore && isPeriod(quantity, lexicon);
}

/** In all languages: behind a share, of what it is one. */
const partOf =
  /^\s?(?:of|der|des|von|de|du|des|d['’]|del|della|dei|di|do|da|dos|das|van|من)(?!\p{L})/u;
/** An outcome is sought so far behind its quantity. */
const longestOutcome = 400;
const finite = /^(?:auxiliary|can|must|should)$/u;
const bounding = /^(?:and|but|if|that|because|soThat)$/u;

/**
 * What the words say of a case above or below a number: `is refused` in `An offer below 63 °C is refused`.
 */
function outcomeOf(clause: CuedClause, quantity: Quantity): Quote | undefined {
  const { comparison, span } = quantity;
  const { idea, cues } = clause;
  const condition = conditionOf(clause);
  const given = condition === undefined ? -1 : idea.indexOf(condition.given, clause.span.start);
  // `Bikes not picked up after 14 days cost €2 a day`: the period is no clause.
  const isPhrase = comparison === 'after' && condition?.given.startsWith(quantity.phrase);
  const isGiven =
    condition && !isPhrase && span.start >= given && span.end <= given + condition.given.length;
  const isBound = comparison === 'above' || comparison === 'below';
  if (isGiven) {
    // `if fewer than 4 confirm within 3 minutes`: the period only says until when these count.
    const isOnly = !/\p{N}/u.test(condition.given.replace(quantity.text, ''));
    const isLimit =
      isBound || /^(?:atLeast|after)$/u.test(comparison) || (isOnly && comparison === 'atMost');
    return isLimit || (comparison === 'exactly' && isPeriod(quantity, clause.lexicon))
      ? condition.then
      : undefined;
  }
  // `questions that fewer than 40% of the class got right`
  const after = clause.folded.slice(span.end - clause.span.start, span.end - clause.span.start + 8);
  if (/[%‰]/u.test(quantity.text) && partOf.test(after)) return undefined;
  const border = nextBorder(idea, span.end, Math.min(clause.span.end, span.end + longestOutcome));
  const next = cues.find(({ name, start }) => bounding.test(name) && start > span.end);
  const end = Math.min(next?.start ?? border, border);
  const verb = cues.find(
    ({ name, start }) =>
      start > span.end && (finite.test(name) || (name.startsWith('do:') && start === span.end + 1)),
  );
  const isSaid = isBound && verb !== undefined && verb.end < end;
  return isSaid ? quote(idea, trimmed(idea, { start: verb.start, end })) : undefined;
}

/** Whether a test of a quantity already says what its clause says. */
export function hasOutcome(clause: CuedClause, quantity: Quantity): boolean {
  return quantity.value !== undefined && outcomeOf(clause, quantity) !== undefined;
}

/** In all languages: `€18 per hour`, `2 lessons a week`. */
const perUnit = /^\s(?:per|an?|pro|je|par|por|al)\s\p{L}+/u;

/** A bare number with the word before it, and to its own end: `iPhone 11`, `2x45`. */
function inContext({ idea, span: clause, lexicon }: CuedClause, quantity: Quantity): Quote {
  const { comparison, span, text } = quantity;
  // `by €8` says by how much.
  const phrase = comparison === 'by' && money.test(text) ? text : quantity.phrase;
  const start = idea.indexOf(phrase, Math.max(clause.start, span.end - phrase.length));
  const end = start + phrase.length;
  const [rate = ''] = perUnit.exec(idea.slice(end, clause.end)) ?? [];
  if (!lexicon.hasSpaces || /\p{L}{2}|[\p{Sc}%°]/u.test(phrase))
    return quote(idea, { start, end: end + rate.length });
  const head = idea.slice(Math.max(clause.start, start - 40), start);
  const [before = ''] = /(?<!['’])(?<=^|[\s(])[\p{L}\p{N}.-]+\s+$/u.exec(head) ?? [];
  const [after = ''] = /^[^\s,;:.)]*/u.exec(idea.slice(end, clause.end)) ?? [];
  const isEmpty = [...lexicon.stopWords, ...lexicon.cues.and].includes(folded(before.trim()));
  return quote(idea, { start: start - (isEmpty ? 0 : before.length), end: end + after.length });
}
