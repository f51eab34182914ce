import { cuesIn } from '../lexicon/cueIndex';
import { demonstratives } from '../lexicon/demonstratives';
import { limitNames, type Lexicon, type LimitName } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded, PhraseIndex, type Match } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { readingWords } from '../lexicon/readingWords';
import type { NumberRun, Words } from './numbers';
import type { Comparison } from './quantity';
import type { Span } from './span';
import { secondsOf } from './timeUnits';

/** Maximum distance between a number and the words that limit it, and between these and a negation. */
const [reach, clauseReach] = [32, 80];

const limitsOn = (side: 'before' | 'after') =>
  perLanguage((lexicon) => {
    const { [side]: limits } = lexicon.limits;
    const phrases = limitNames.flatMap((name) =>
      limits[name].map((one) => [name, one, 1] as const),
    );
    return new PhraseIndex(lexicon, phrases);
  });
const [limitsBefore, limitsAfter] = [limitsOn('before'), limitsOn('after')];

/** The comparison of a quantity, and its span with the words that express it. */
interface Limit {
  comparison: Comparison;
  span: Span;
  /** Whether another word stands between: `by noon two days after it`. */
  isWordy?: boolean;
}

/** Finds the words that limit a number. */
export function limitOf(words: Words, { kind, opening, value, whole }: NumberRun): Limit {
  const { folded, lexicon } = words;
  const { start, end } = whole;
  if (kind === 'range') return { comparison: 'range', span: { start: opening, end } };
  const isTime = kind === 'number' && value === undefined;
  const before = limitBefore(words, start, isTime);
  const rest = folded.slice(end, end + reach);
  const after = limitsAfter(lexicon)
    .find(rest)
    .find((limit) => isNext(rest, limit, lexicon));
  // `no later than 3 days after it`: the first word decides.
  if (after !== undefined && (before === undefined || after.name !== 'after'))
    return { comparison: after.name, span: { start, end: end + after.end } };
  // `stood open over a weekend`
  const isDuring =
    kind === 'one' &&
    before?.name === 'above' &&
    secondsOf(folded.slice(start, end).replace(/^.*\s/u, ''), lexicon) === undefined;
  if (before === undefined || isDuring) return { comparison: 'exactly', span: whole };
  const [, gap = ''] = /^\s?(\p{L}+)\s$/u.exec(folded.slice(before.end, start)) ?? [];
  const isWordy = before.name === 'by' && gap !== '' && !isEmptyWord(gap, lexicon);
  return { comparison: asDenied(words, before, rest), span: { start: before.start, end }, isWordy };
}

const isEmptyWord = (word: string, { cues, prepositions, stopWords }: Lexicon) =>
  [cues.determiner, prepositions, stopWords].some((list) => list.includes(word));

/** `30 minutes minimum`; in `2 hours, at most 25 people` and `30 % or over 60 %`, the limit belongs to the next number. */
function isNext(rest: string, { start, end }: Span, { code, cues, limits }: Lexicon): boolean {
  const [word = ''] = rest.slice(start, end).split(' ');
  const isJoined = cues.and.includes(word) || readingWords[code].or.includes(word);
  // Not `10 or more 18 year olds`
  const behind = rest.slice(start + word.length + 1);
  const isBefore = limitNames.some((name) =>
    limits.before[name].some(
      (one) => behind.startsWith(`${one} `) && /^\p{Sc}?\p{N}/u.test(behind.slice(one.length + 1)),
    ),
  );
  const isOfNext =
    (rest.startsWith(',') && /^[.:]?\s[\p{L}\p{N}]/u.test(rest.slice(end))) ||
    (isJoined && isBefore);
  return !isOfNext && /^[\s,]*$/u.test(rest.slice(0, start));
}

/** What may stand between a limit and its number; for a time also its day: `by Wednesday at 8 pm`. */
const gaps = perLanguage(({ code, hasSpaces }) => {
  if (!hasSpaces) return { number: /^[約およそ\s]*$/u, time: /^[約およそ\s]*$/u };
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const days = (['long', 'short'] as const).flatMap((weekday) => {
    const names = new Intl.DateTimeFormat(code, { weekday, timeZone: 'UTC' });
    return week.map((date) => folded(names.format(date)).replace('.', ''));
  });
  const word = String.raw`^[\s:(]*(?:\p{L}{1,6}\s)?`;
  const day = String.raw`(?:(?:${days.join('|')})(?:[-\p{L}]{1,6})?[.,]?\s(?:\p{L}{1,4}\s){0,2})?`;
  const end = String.raw`[\s(]*$`;
  return { number: new RegExp(word + end, 'u'), time: new RegExp(word + day + end, 'u') };
});

/** The words before a number that limit it. */
function limitBefore(
  { folded, lexicon }: Words,
  end: number,
  isTime: boolean,
): Match<LimitName> | undefined {
  const left = Math.max(0, end - reach);
  const head = folded.slice(left, end);
  const { [isTime ? 'time' : 'number']: gap } = gaps(lexicon);
  const near = limitsBefore(lexicon)
    .find(head)
    .filter((limit) => gap.test(head.slice(limit.end)))
    // `above that £6 a month`
    .filter((limit) => !demonstratives[lexicon.code].includes(head.slice(limit.end).trim()))
    // The arrows `->` and `=>` are no `>`.
    .filter(({ start }) => !/^[-=]>/u.test(head.slice(start - 1)) || start === 0)
    // `for more than 26` is not a duration.
    .sort((a, b) => rank(a) - rank(b) || b.end - b.start - (a.end - a.start));
  // `due after 6 hours`: the second word decides.
  const [found] = near[0]?.name === 'by' && near.at(-1)?.name === 'after' ? near.slice(-1) : near;
  // `at least every 7 days`
  const name = near.some((one) => one.name === 'every') ? 'every' : found?.name;
  return found && name && { ...found, name, start: left + found.start, end: left + found.end };
}

const rank = ({ name }: Match<LimitName>) => Number(name === 'after');

/** What a limit expresses: a negation inverts it, and `4 hours before` counts backwards. */
function asDenied(
  { folded, lexicon }: Words,
  { name, start }: Match<LimitName>,
  rest: string,
): Comparison {
  const { before } = quantityWords[lexicon.code];
  if (name === 'atMost' && before.some((word) => rest.trimStart().startsWith(word))) return 'by';
  const from = Math.max(0, start - clauseReach);
  const cues = cuesIn(folded.slice(from, start), lexicon);
  // In `yes or no`, nothing is denied.
  const choices = new Set(cues.filter((cue) => cue.name === 'or').map((cue) => cue.end + 1));
  const denials = cues.filter((cue) => cue.name === 'negation' && !choices.has(cue.start));
  const behind = denials.map((cue) => folded.slice(from + cue.end, start));
  if (behind.every((words) => /[,;:.]\s|\p{N}/u.test(words))) return name;
  // `if it is not read for more than 10 minutes`
  if (name === 'above') return cues.some((cue) => cue.name === 'if') ? name : 'atMost';
  // `Who cannot type is done in under a minute`, but `No shift runs with fewer than 4 people`
  const opens = from + (denials[0]?.start ?? start) === 0;
  const isNear = opens || /^(?:\s*\S+){0,2}\s*$/u.test(behind.at(-1) ?? '');
  if (name === 'below') return isNear && !cues.some((cue) => cue.name === 'if') ? 'atLeast' : name;
  // `not at least 3`, but `if nobody has reserved it, up to 3 weeks`
  return isNear && (name === 'atMost' || name === 'atLeast') ? 'exactly' : name;
}
