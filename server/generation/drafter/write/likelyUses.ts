import { isDenial, isVerb } from '../lexicon/cueLine';
import { numberUses, type NumberUse } from '../lexicon/numberUses';
import { folded } from '../lexicon/phraseIndex';
import { secondsOf } from '../read/timeUnits';
import { isPeriod } from '../read/period';
import type { Comparison, Quantity } from '../read/quantity';
import { fieldRows } from '../sort/fieldRows';
import { numberWeights } from '../sort/learnedWeights';
import { scoresOf, shares } from '../weights/scores';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import { numberFacts } from './numberFacts';
import { laterThan } from './words/comparisonPatterns';
import { onlyWord } from './words/patterns';
import { isMeasured } from './words/unitPatterns';

/** A number's likeliest use, and whether it is probable enough for a test. */
export interface LikelyUse {
  use: NumberUse;
  isSure: boolean;
}

/** The uses of a number beside which no word limits it. */
const others: readonly NumberUse[] = numberUses.filter((use) => use !== 'range' && use !== 'every');
/** The uses that a number can have by the words beside it, such as `at most`. */
const usesOf: Readonly<Record<Comparison, readonly NumberUse[]>> = {
  atLeast: ['atLeast', 'from', 'kept', 'latest', 'ahead', 'capacity', 'above', 'aheadMost'],
  atMost: [
    ...(['atMost', 'upTo', 'within', 'fast', 'latest', 'budget', 'near', 'capacity'] as const),
    ...(['aheadMost', 'by', 'lasting'] as const),
  ],
  above: ['above', 'from', 'after'],
  below: ['below', 'atMost', 'fast', 'within', 'budget', 'latest', 'upTo', 'near'],
  range: ['range', 'none'],
  every: ['every', 'none'],
  exactly: others,
  by: others,
  after: others,
};

/** How probable a use has to be, among those that its comparison allows. */
const [leastSure, leastWithoutComparison] = [0.45, 0.55];
/** How probable it has to be that there is nothing to test; words such as `at most` speak against that. */
const [leastForNone, leastForNoneBesideLimit] = [0.6, 0.8];

const limitOfField: Partial<Record<NumberUse, NumberUse>> = {
  atMost: 'atMost',
  upTo: 'atMost',
  atLeast: 'atLeast',
  from: 'atLeast',
};

// The documents ask for the same statement several times.
const known = new WeakMap<Statement, ReadonlyMap<Quantity, LikelyUse>>();

/** What each number of a statement is likely to be for; nothing in a language without a lexicon. */
export function likelyUses(
  workbook: Workbook,
  statement: Statement,
): ReadonlyMap<Quantity, LikelyUse> {
  const found = known.get(statement) ?? usesIn(workbook, statement);
  known.set(statement, found);
  return found;
}

function usesIn(workbook: Workbook, statement: Statement): ReadonlyMap<Quantity, LikelyUse> {
  const clause = cuedClause(workbook, statement);
  const quantities = workbook.isRead ? statement.quantities : [];
  const isOrdered = ofOrder.test(clause.folded);
  const isOfField = fieldRows(workbook).has(statement);
  return new Map(
    quantities.map((quantity) => {
      const likely = likelyUse(clause, quantity, isOrdered);
      // Beside the name of a field, what may be a limit is one: `up to 200 characters`.
      const limit = isOfField ? limitOfField[likely.use] : undefined;
      return [quantity, limit ? { use: limit, isSure: true } : likely];
    }),
  );
}

function likelyUse(clause: CuedClause, quantity: Quantity, isOrdered: boolean): LikelyUse {
  const facts = numberFacts(clause, quantity);
  // `later than 2 hours before`
  if (facts.has('counted back') && laterThan.test(folded(quantity.phrase)))
    return { use: 'latest', isSure: true };
  const chances = shares(scoresOf(facts, numberUses.length, numberWeights));
  const chanceOf = (use: NumberUse) => chances[numberUses.indexOf(use)] ?? 0;
  const { comparison } = quantity;
  if (comparison === 'exactly' && isOnlySoMany(clause, quantity))
    return { use: 'atMost', isSure: true };
  // `it works at −15 °C`
  const isCold = (quantity.value ?? 0) < 0 && isMeasured(quantity.text);
  if (comparison === 'exactly' && isCold && enduring.test(clause.folded))
    return { use: 'capacity', isSure: true };
  const ofPeriod = isPeriod(quantity, clause.lexicon);
  // `deleted after 6 months at the latest`
  const isLimitedBehind = comparison === 'atMost' && quantity.phrase.startsWith(quantity.text);
  if (isLimitedBehind && ofPeriod && chanceOf('after') >= leastSure)
    return { use: 'within', isSure: true };
  // `each photo` and `per device 45 minutes` are no rhythm.
  const [led = ''] = quantity.phrase.split(quantity.text, 1);
  const isBeside = wordCount(led) < 2 && ofPeriod;
  const isRhythm = comparison !== 'every' || isBeside;
  const allowed = isRhythm ? usesOf[comparison] : others;
  // `due within 14 days` says what is included, `reaches the other within a minute` does not.
  const isShort = ['unit minutes', 'unit hours', 'unit measured'].some((one) => facts.has(one));
  const isNeverNear = comparison === 'atMost' && isShort && ofPeriod;
  const isCountedOn = countsOn(clause, quantity);
  // `frühestens 8 Wochen danach darf er wieder`, but not `kept for 5 years after the visit`
  const isAllowed =
    (facts.has('denied') || facts.has('cue before can')) &&
    !clause.cues.some(({ name }) => /:(?:remove|delete|store|keep)$/u.test(name));
  // `at −18 °C or below` is neither a time nor a price.
  const isMeasure = isMeasured(quantity.text) && !ofPeriod;
  const possible = allowed.filter(
    (use) =>
      !(isMeasure && ofOtherUnits.test(use)) &&
      // `the last four digits` of a card
      !(use === 'nearest' && (!isOrdered || ofCode.test(folded(quantity.text)))) &&
      !(use === 'near' && isNeverNear) &&
      !(isCountedOn && (isAhead.test(use) || (use === 'kept' && isAllowed))),
  );
  const leastNone = possible.includes('none') ? leastForNone : leastForNoneBesideLimit;
  if (chanceOf('none') >= leastNone) return { use: 'none', isSure: true };
  const sum = possible.reduce((total, use) => total + chanceOf(use), 0);
  const likeliest = possible.reduce((best, one) => (chanceOf(one) > chanceOf(best) ? one : best));
  const least = comparison === 'exactly' ? leastWithoutComparison : leastSure;
  const isAlone = chanceOf(likeliest) / sum >= least;
  const plainer = plainerUse[likeliest];
  const isEither =
    plainer !== undefined && (chanceOf(plainer.use) + chanceOf(plainer.other)) / sum >= least;
  const use = !isAlone && isEither ? plainer.use : likeliest;
  const isSure = (isAlone || isEither) && (use !== 'exactly' || isExact(clause, quantity));
  const isOfMoment = use === 'at' || use === 'by';
  // `kept for 10 years, then deleted`
  const behind = clause.cues.filter(({ start }) => start > quantity.span.end);
  const isEnded =
    behind.some(({ name }) => /:(?:remove|delete)$/u.test(name)) && !behind.some(isDenial);
  const ending = use === 'kept' && isEnded ? 'lasting' : use;
  // Nobody enters `data not more than 5 minutes old`, so nothing is refused.
  const isAge =
    agePattern.test(wordsBehind(clause, quantity.span.end)) && !ofYears.test(folded(quantity.text));
  const limit = ending === 'atMost' && isAge ? 'upTo' : ending;
  // `Visitors must book 24 hours ahead`
  const isDuty = facts.has('cue before must') && !isAllowed;
  if (use === 'aheadMost' && comparison === 'exactly' && isDuty) return { use: 'latest', isSure };
  // `not within the last 14 days`
  if (comparison === 'exactly' && /^(?:within|near)$/u.test(use) && isDeniedAt(clause, quantity))
    return { use: 'above', isSure };
  return {
    use: isOfMoment ? (timeUse(facts, quantity) ?? use) : asCompared(limit, quantity),
    isSure,
  };
}

/** Behind what works or survives, in all languages. */
const enduring =
  /(?<!\p{L})(?:works?|runs?|operat|surviv|withstand|endur|usable|funktionier|läuft|überst|fonctionn|résist|funcion|resist|regge|werkt|dział|wytrzym)/u;

const longestWord = 40;

/** `Only 3 people may be inside`, where a clause opens with the number, and `only 10 pieces accepted per day`. */
function isOnlySoMany(clause: CuedClause, { span: { start, end }, text }: Quantity): boolean {
  const { cues, folded, span } = clause;
  const before = folded.slice(0, start - span.start);
  const [opening = ''] = /\S+\s$/u.exec(before.slice(-longestWord)) ?? [];
  // `Only 5-star hosts`
  if (text.includes('-') || !onlyWord.test(opening)) return false;
  const isAllowed = cues.some((cue) => cue.name === 'can' && cue.start > end);
  if (before === opening) return isAllowed;
  const units = folded.slice(end - span.start).match(/(?<=\s\p{L}{1,5}\s)\p{L}+/gu) ?? [];
  return units.some((unit) => secondsOf(unit, clause.lexicon) !== undefined);
}

const isAhead = /^(?:ahead|aheadMost|latest)$/u;
/** What only times or sums are for. */
const ofOtherUnits = /^(?:within|fast|lasting|kept|ahead|aheadMost|latest|budget|by)$/u;
const most = { use: 'upTo', other: 'atMost' } as const;
const fewest = { use: 'from', other: 'atLeast' } as const;
const longest = { use: 'kept', other: 'lasting' } as const;
/** Two uses for the same values, of which `use` does not tell whether others are refused, or what comes then. */
const plainerUse: Partial<Record<NumberUse, typeof most | typeof fewest | typeof longest>> = {
  kept: longest,
  lasting: longest,
  atMost: most,
  upTo: most,
  atLeast: fewest,
  from: fewest,
};

/** Whether what stands behind a time counts it from then on: `8 weeks after the last one`. */
function countsOn(clause: CuedClause, { span }: Quantity): boolean {
  const behind = wordsBehind(clause, span.end);
  return clause.lexicon.limits.before.after.some((word) => behind.startsWith(` ${word} `));
}

const ofYears = /(?:years?|jahre?n?|jaar)$/u;
const agePattern = /^\s(?:old|alt|oud)(?!\p{L})/u;

/** The nearest so many are the first or last ones of some order. */
const ofOrder =
  /(?<!\p{L})(?:most|last|latest|first|next|newest|recent|top|letzt\p{L}*|häufigst\p{L}*|erst\p{L}*|nächst\p{L}*|neu?est\p{L}*|derni\p{L}+|premi\p{L}+|prochain\p{L}*|últim\p{L}+|primer\p{L}*|próxim\p{L}+|primeir\p{L}+|ultim\p{L}+|prim[aei]|prossim\p{L}+|laatste|eerste|volgende|ostatni\p{L}*|pierwsz\p{L}+|następn\p{L}+)(?!\p{L})|最後|最新|直近|最初|آخر|أول/u;

const mostBetween = 4;

/** Whether a word shortly before a number denies it: `not within the last 14 days`, not `not sent within 14 days`. */
function isDeniedAt({ cues, idea }: CuedClause, { span: { start } }: Quantity): boolean {
  const denial = cues.findLast(({ name, end }) => name === 'bareNot' && end < start);
  // `told yes or no within 5 days`
  const isChoice = cues.some(({ name, end }) => name === 'or' && end + 1 === denial?.start);
  if (denial === undefined || isChoice) return false;
  const between = idea.slice(denial.end, start);
  const isSaid = cues.some((cue) => isVerb(cue) && cue.start >= denial.end && cue.end <= start);
  return !isSaid && wordCount(between) <= mostBetween && !/[,;:.|]/u.test(between);
}

/** `Rides after 23:00 cost more`, `orders before 10:00`, and the reverse behind a ban: `no mails before 8:00`. */
function timeUse(facts: ReadonlySet<string>, { comparison }: Quantity): NumberUse | undefined {
  if (comparison !== 'after' && comparison !== 'by') return undefined;
  return (comparison === 'after') === facts.has('denied') ? 'by' : 'at';
}

/** What is counted in a code, in all languages. */
const ofCode =
  /(?<!\p{L})(?:digits?|letters?|characters?|stellig\p{L}*|stellen|ziffern|zeichen|buchstaben|chiffres?|lettres?|caractères?|cifras?|dígitos?|letras?|caracteres|cifre|lettere|caratteri|cijfers?|tekens|cyfr\p{L}*|znak\p{L}*|liter)(?!\p{L})|桁|文字|أرقام|أحرف/u;
const exactWord =
  /(?<!\p{L})(?:exact\p{L}*|precisely|genau|exakt|esattamente|exatamente|precies|dokładnie)\s(?:\S+\s)?$|ちょうど$|بالضبط\s$/u;

/** A number without a comparison tells how many there are, or about how long it takes, unless it is said to be exact. */
const isExact = (clause: CuedClause, { span, text }: Quantity): boolean =>
  ofCode.test(folded(text)) || exactWord.test(wordsBefore(clause, span.start));

/** Whether the limit itself counts is told by its words: of `over 3`, 3 does not. */
function asCompared(use: NumberUse, { comparison }: Quantity): NumberUse {
  if (use === 'above' && comparison === 'atLeast') return 'from';
  if (use === 'below' && comparison === 'atMost') return 'upTo';
  if (use === 'from' && comparison === 'above') return 'above';
  return use === 'upTo' && comparison === 'below' ? 'below' : use;
}
