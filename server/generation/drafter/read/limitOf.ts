import { limitNames, type Lexicon, type LimitName } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { PhraseIndex, type Match } from '../lexicon/phraseIndex';
import { quantityWords, yesOr } from '../lexicon/quantityWords';
import type { NumberRun, Words } from './numbers';
import type { Comparison } from './quantity';
import type { Span } from './span';

/** Maximum distance between a number and the words that limit it. */
const reach = 32;
/** Maximum distance between a number and a negation that applies to it. */
const clauseReach = 80;

const phrasesOf = perLanguage((lexicon) => {
  const { cues, limits } = lexicon;
  const limitsOn = (side: 'before' | 'after') =>
    limitNames.flatMap((name) => limits[side][name].map((phrase) => [name, phrase, 1] as const));
  const [denials, conditions] = [cues.negation, cues.if].map((list) =>
    list.map((phrase) => ['cue', phrase, 1] as const),
  );
  return {
    before: new PhraseIndex(lexicon, limitsOn('before')),
    after: new PhraseIndex(lexicon, limitsOn('after')),
    denial: new PhraseIndex(lexicon, denials ?? []),
    condition: new PhraseIndex(lexicon, conditions ?? []),
  };
});

/** The comparison of a quantity, and its span with the words that express it. */
interface Limit {
  comparison: Comparison;
  span: Span;
  /** Whether another word stands between: `by noon two days after it`. */
  isWordy?: boolean;
}

/** Finds the words that limit a number. */
export function limitOf(words: Words, { kind, opening, whole }: NumberRun): Limit {
  const { start, end } = whole;
  if (kind === 'range') return { comparison: 'range', span: { start: opening, end } };
  const { folded, lexicon } = words;
  const rest = folded.slice(end, end + reach);
  const before = limitBefore(words, start);
  const after = phrasesOf(lexicon)
    .after.find(rest)
    .find((limit) => isDirectlyBehind(rest, limit));
  // `no later than 3 days after it`: the first word decides.
  if (after !== undefined && (before === undefined || after.name !== 'after'))
    return { comparison: after.name, span: { start, end: end + after.end } };
  if (before === undefined) return { comparison: 'exactly', span: whole };
  const [, gap = ''] = /^\s?(\p{L}+)\s$/u.exec(folded.slice(before.end, start)) ?? [];
  const isWordy = before.name === 'by' && gap !== '' && !isEmptyWord(gap, lexicon);
  const comparison = asDenied(words, before, end);
  return { comparison, span: { start: before.start, end }, isWordy };
}

const isEmptyWord = (word: string, { cues, prepositions, stopWords }: Lexicon) =>
  [cues.determiner, prepositions, stopWords].some((list) => list.includes(word));

/** `30 minutes minimum`; in `2 hours, at most 25 people`, the limit belongs to the next number. */
function isDirectlyBehind(rest: string, { start, end }: Span): boolean {
  const isOfNext = rest.startsWith(',') && /^\s[\p{L}\p{N}]/u.test(rest.slice(end));
  return !isOfNext && /^[\s,]*$/u.test(rest.slice(0, start));
}

/** The words before a number that limit it. */
function limitBefore({ folded, lexicon }: Words, end: number): Match<LimitName> | undefined {
  const left = Math.max(0, end - reach);
  const head = folded.slice(left, end);
  const gap = lexicon.hasSpaces ? /^[\s:(]*(?:\p{L}{1,6}\s)?[\s(]*$/u : /^[約およそ\s]*$/u;
  const near = phrasesOf(lexicon)
    .before.find(head)
    .filter((limit) => gap.test(head.slice(limit.end)))
    // `for more than 26` is not a duration.
    .sort((a, b) => rank(a) - rank(b) || b.end - b.start - (a.end - a.start));
  const [found] = near;
  // `at least every 7 days`
  const name = near.some((one) => one.name === 'every') ? 'every' : found?.name;
  return found && name && { ...found, name, start: left + found.start, end: left + found.end };
}

const rank = ({ name }: Match<LimitName>) => Number(name === 'after');

/** What the words before a number express: a negation inverts them, and `4 hours before` counts backwards. */
function asDenied(
  { folded, lexicon }: Words,
  { name, start }: Match<LimitName>,
  end: number,
): Comparison {
  const { denial, condition } = phrasesOf(lexicon);
  const ahead = folded.slice(end, end + reach).trimStart();
  const isBackward = quantityWords[lexicon.code].before.some((word) => ahead.startsWith(word));
  if (name === 'atMost' && isBackward) return 'by';
  const head = folded.slice(Math.max(0, start - clauseReach), start);
  // The `no` of `no-shows below 3 %` is not a negation.
  const denials = denial
    .find(head)
    .filter((one) => head[one.end] !== '-' && !yesOr.test(head.slice(0, one.end)));
  if (denials.every((one) => /[,;:.]\s|\p{N}/u.test(head.slice(one.end)))) return name;
  // `if it is not read for more than 10 minutes`
  const isCase = condition.find(head).length > 0;
  // `Who cannot type is done in under a minute`, but `No shift runs with fewer than 4 people`
  const opens = start <= clauseReach && denials.some((one) => one.start === 0);
  const [last] = denials.slice(-1);
  const isNear = opens || /^(?:\s*\S+){0,2}\s*$/u.test(head.slice(last?.end));
  if (name === 'above') return isCase ? name : 'atMost';
  if (name === 'below') return isCase || !isNear ? name : 'atLeast';
  return name === 'atMost' || name === 'atLeast' ? 'exactly' : name;
}
