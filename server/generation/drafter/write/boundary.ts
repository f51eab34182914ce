import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { isPeriod } from '../read/period';
import type { Comparison, Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement } from '../sort/workbook';
import { boundaryOf, isMeasured, money, type Boundary } from './boundaryValues';
import { conditionOf } from './conditions';
import { nextBorder, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import { deadlineSense, inARow, isHour, periodSense, type Sense } from './periodSense';
import type { DocumentWords } from './documentWords';
import { inContext, isInLabel, perUnit } from './quantityContext';
import { exactCheck } from './exactCheck';
import { fill, marked } from './quoted';
import { only } from './refusals';

/** A file of this size is the largest that is taken. */
const fileSize = /\p{N}\s?[KMGT](?:i?B|o)$/u;
/** What a test does with the quantities of a statement. */
interface Cases {
  /** A sentence for each whose bounds are sure. */
  bounds: string[];
  /** Those that are not meant exactly. */
  about: Quote[];
  /** Those of which the words do not tell whether they are a bound. */
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
  const cases: Cases = { bounds: [], about: [], open: [], exact: [] };
  for (const quantity of quantities.filter((one) => !isInLabel(clause, one))) {
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
      cases.about.push(inContext(clause, quantity));
    // A budget or a date of the project is no case to test.
    else if (kind === 'R' && !isAbout) {
      const check = exactCheck(clause, quantity, words);
      const quoted = inContext(clause, quantity);
      if (check === undefined) cases.open.push(quoted);
      else cases.exact.push({ quantity: quoted, check });
    }
  }
  cases.bounds.push(...timesCheck(clause, words));
  return cases;
}

/** `only once`, `at most twice a day` */
function timesCheck({ idea, folded: text, span }: CuedClause, words: DocumentWords): string[] {
  const often = words.times.findIndex(
    (time, index) => index < 2 && text.includes(time) && limitedTo(time).test(text),
  );
  const { index = 0, 0: found } = limitedTo(words.times[often] ?? '').exec(text) ?? { 0: '' };
  if (often < 0) return [];
  const start = span.start + index;
  const quoted = marked(quote(idea, { start, end: start + found.length }), words.quotation);
  const [at, over] = [words.times[often] ?? '', words.times[often + 1] ?? ''];
  return [fill(words.criteria.bounds.atMost, { quantity: quoted, at, over })];
}

const limitedTo = (time: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:only|just|at most|no more than|not more than|max\\.?|maximum|nur|höchstens|maximal|nicht mehr als|seulement|au plus|au maximum|s[oó]lo|solamente|como máximo|no máximo|só|apenas|solo|soltanto|al massimo|alleen|maar|maximaal|hoogstens|tylko|najwyżej|maksymalnie)\\s${time}(?!\\p{L})(?:${perUnit.source.slice(1)})?`,
    'u',
  );

function caseOf(clause: CuedClause, quantity: Quantity, words: DocumentWords): string | undefined {
  const { criteria, quotation } = words;
  const { comparison } = quantity;
  const before = clause.idea.slice(
    Math.max(clause.span.start, quantity.span.start - 60),
    quantity.span.start,
  );
  const quoted = marked(inContext(clause, quantity), quotation);
  if (words.example.test(folded(before))) return fill(criteria.example, { quantity: quoted });
  // `under 12s pay half`
  const areMany =
    /^\p{N}+s$/u.test(quantity.text) && /^\s\p{L}/u.test(clause.idea.slice(quantity.span.end));
  const values = boundaryOf(
    areMany ? { ...quantity, text: quantity.digits } : quantity,
    words,
    clause.lexicon.numberWords,
  );
  const outcome = outcomeOf(clause, quantity);
  if (values !== undefined && outcome !== undefined)
    return fill(criteria.outcome, {
      quantity: quoted,
      yes: values[holding[comparison] ?? 'at'],
      no: values[failing[comparison] ?? 'under'],
      outcome: marked(outcome, quotation),
    });
  const sense = senseOf(clause, quantity, words);
  if (sense === 'exact') return fill(criteria.exact, { quantity: quoted });
  const bounds = sense && criteria.bounds[sense];
  const isOpen = values === undefined && /\{(?:at|over)\}/u.test(bounds ?? '');
  return bounds === undefined || isOpen ? undefined : fill(bounds, { ...values, quantity: quoted });
}

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

/** In all languages: `one photo a day, not more`. */
const notMore =
  /^[^,;.]{0,16},?\s(?:but |aber |mais |pero |mas |ma |maar |ale )?(?:not|no|nicht|pas|non|não|niet|nie)\s(?:more|mehr|plus|más|mais|di più|meer|więcej)(?!\p{L}|\s(?:than|als|que|di|niż))/u;
const at = /(?<!\p{L})(?:at|bei|ab|à|a|alle|bij|przy)\s$/u;
const warning = /alarm|alert|warn|avis|averti|allerta|ostrze|警告|تنبيه/u;
const betweenHours = /^\p{N}{1,2}[:.h]\p{N}{2}\D{1,8}\p{N}{1,2}[:.h]\p{N}{2}$/u;

/** `can bring only 2 guests`, `only 3 times`, `may come 3 times` */
const oftenUnit = /\s(?:times|mal|fois|veces|vezes|volte|keer|raz[yi]?)$/iu;

/** What a quantity sets as a bound; none where its words do not make sure that it sets one. */
function senseOf(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): Sense | 'exact' | undefined {
  const { comparison, phrase, span, text } = quantity;
  const [before, ahead] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  if (/±\s?$/u.test(before) || notMore.test(ahead)) return 'atMost';
  if (comparison === 'range' && betweenHours.test(folded(quantity.digits))) return 'hours';
  if (isClock(clause, quantity)) return /^(?:atMost|below)$/u.test(comparison) ? 'by' : 'moment';
  const isOften = oftenUnit.test(text);
  const isAllowed = clause.cues.some(({ name }) => name === 'can');
  const isLimited = only.test(before) ? isAllowed || isOften : isAllowed && isOften;
  if (comparison === 'exactly' && isLimited && !inARow.test(ahead)) return 'atMost';
  // `the alarm goes off at 75 °C`
  if (comparison === 'exactly' && at.test(before) && isMeasured(text) && warning.test(before))
    return 'after';
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
      return isShare ? undefined : deadlineSense(clause, quantity);
    case 'above':
    case 'atLeast':
    case 'atMost':
    case 'below':
    case 'range':
      return comparison;
  }
}

/** `at 9 p.m.`, `after 7` */
function isClock(clause: CuedClause, quantity: Quantity): boolean {
  const { comparison, text, value } = quantity;
  const time = folded(text);
  const isTime =
    /^\p{N}{1,2}[:.h]\p{N}{2}$|^(?:half past|quarter (?:past|to)|halb|viertel|kwart|wpół)\s/u.test(
      time,
    ) || quantityWords[clause.lexicon.code].clock.some((word) => time.endsWith(word));
  return (
    (/^(?:exactly|every|atLeast|atMost|below)$/u.test(comparison) &&
      value === undefined &&
      isTime) ||
    (/^(?:after|every|exactly)$/u.test(comparison) &&
      ((value === undefined && isTime) || isHour(clause, quantity)))
  );
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
