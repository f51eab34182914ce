import { isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import { isTimeUnit } from './boundaryValues';
import {
  hasBalancedBrackets,
  lastBorder,
  nextBorder,
  wordCount,
  type CuedClause,
} from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { articleFirst, articles, concessive, otherwise, trailingOnly } from './words/patterns';

/** A condition with its conjunction, and what the clause says of that case. */
export interface Condition {
  given: Quote;
  then: Quote;
}

/** A condition of so many words has a verb, though no lexicon may know it. */
const fewestWithoutVerb = 3;
/** Behind a condition and its comma, so many words say what happens then. */
const fewestOutcome = 4;
/** `after that they can only call` refers to what was said before; `before and after` is no conjunction. */
const referring = /^(?:after|before) (?:that|this|and)(?!\p{L})/u;
/** `at once`, `once a month`, `once unless`, which begin no condition. */
const isOften = (text: string, place: number): boolean =>
  /(?<!\p{L})at\s$/u.test(text.slice(0, place)) ||
  /^once(?:\s(?:an?|per|every|each|unless|if|by|for|in|at|on)\s|[,;.)]|$)/u.test(text.slice(place));

/** The first condition of a clause, where its words show its ends: by a comma, or because it runs to the end. */
export function conditionOf(clause: CuedClause): Condition | undefined {
  const { idea, cues, folded, lexicon, span } = clause;
  const { asking, plainIf } = wordsOf({ language: lexicon.code });
  const joint = cues.find(
    ({ name, start }) => name === 'if' && !isOften(folded, start - span.start),
  );
  if (joint === undefined) return undefined;
  const place = joint.start - span.start;
  const before = folded.slice(0, place);
  const isNone =
    concessive.test(before) ||
    asking.test(before) ||
    referring.test(folded.slice(place)) ||
    // `cancel until noon, si no se pierde la clase`
    (/[,;]\s$/u.test(before) && otherwise.exec(folded.slice(place))?.index === 0) ||
    // `a week before it is due`
    isTimeUnit(/(\S+)\s$/u.exec(before)?.[1] ?? '');
  const [given, then] = partsOf(clause, joint).map((part) => trimmed(idea, part));
  if (isNone || given === undefined || then === undefined) return undefined;
  // `nobody, except the chair`
  const isOther = cues.some(
    ({ name, start }) => /^(?:if|soThat|because)$/u.test(name) && start === then.start,
  );
  const isPlain = plainIf.test(idea.slice(given.start, given.end));
  const isMember = articleFirst.test(` ${idea.slice(then.start, then.end)}`);
  const isParted = isPlain ? then.start > given.start : /^[,;]/u.test(idea.slice(then.end));
  const fewest = isMember ? 2 : isParted ? fewestOutcome : Infinity;
  return !isOther &&
    saysSomething(clause, given, isPlain ? fewestWithoutVerb : Infinity) &&
    saysSomething(clause, then, fewest)
    ? { given: quote(idea, given), then: quote(idea, then) }
    : undefined;
}

/** What holds then, without what goes on from it: `they get the full price back; after that only half`. */
export function outcomeIn(then: Quote): Quote {
  const border = [...then.matchAll(/[,;]\s/gu)].find(
    ({ 0: mark, index }) =>
      mark.startsWith(';') || otherwise.exec(then.slice(index + mark.length))?.index === 0,
  );
  return quote(then, { start: 0, end: border?.index ?? then.length });
}

/** The condition and what holds then; none where it is not sure which words those are. */
function partsOf(clause: CuedClause, { start, end }: Span): Span[] {
  const { idea, span, cues, lexicon } = clause;
  // Where no spaces part words, the conjunction comes last.
  if (!lexicon.hasSpaces) {
    // `その場合は` refers to what was said before.
    if (/[そこ]の$/u.test(idea.slice(span.start, start))) return [];
    const [particle = ''] = /^[はにも]*[、，]?/u.exec(idea.slice(end, span.end)) ?? [];
    return [
      { start: span.start, end },
      { start: end + particle.length, end: span.end },
    ];
  }
  const [from, to] = [lastBorder(idea, span.start, start), nextBorder(idea, end, span.end)];
  const given = { start, end: to };
  const isSaid = (after: number, before: number) =>
    cues.some((cue) => cue.start > after && cue.end <= before && isVerb(cue));
  const joint = cues.find(({ name, start: at }) => name === 'and' && at > end && at < to);
  const isLed = idea.slice(from, start).trim() !== '';
  // `When you finish you get stars: 3 for par`
  if (/^[:：]/u.test(idea.slice(to))) return [];
  if (joint !== undefined && isVerb(cues[cues.indexOf(joint) + 1] ?? joint)) return [];
  // `a photo when he has finished and the family gets it`
  if (isLed && joint !== undefined && isSaid(joint.end, to)) return [];
  if (isLed && to < span.end) return [];
  if (isLed) return [given, memberBefore(clause, { start: from, end: start })];
  if (from > span.start) return [given, { start: span.start, end: from - 1 }];
  const main = mainClauseAfter(clause, end, to);
  return main === undefined
    ? [given, { start: Math.min(to + 1, span.end), end: span.end }]
    : [
        { start, end: main },
        { start: main, end: to },
      ];
}

/** What a condition at a clause's end holds for: of `the crew calls in and may leave`, what its last verb says. */
function memberBefore({ cues, idea }: CuedClause, { start, end }: Span): Span {
  const joint = cues.findLast((cue) => cue.name === 'and' && cue.start > start && cue.end < end);
  const own = joint?.end ?? start;
  const isOwn =
    cues.some((cue) => cue.start > own && cue.end < end && isVerb(cue)) ||
    articleFirst.test(idea.slice(own, end));
  const from = isOwn ? own : start;
  // `A box leaves only after …`
  const [only = ''] = trailingOnly.exec(idea.slice(from, end)) ?? [];
  return { start: from, end: end - only.length };
}

/** `the tag goes red` in `If 7 days pass the tag goes red`: where a new subject with its verb follows. */
function mainClauseAfter(
  { idea, cues, lexicon, span }: CuedClause,
  from: number,
  to: number,
): number | undefined {
  const isSaid = (after: number, before: number) =>
    cues.some((cue) => cue.start > after && cue.end < before && isVerb(cue));
  // `, the system offers …`
  const next = cues.find(({ start }) => start > to);
  const isBehind =
    next?.start === to + 2 &&
    /^(?:determiner|pronoun)$/u.test(next.name) &&
    isSaid(to, span.end + 1);
  if (isBehind) return undefined;
  return cues.findLast(({ name, start }) => {
    const before = idea.slice(from, start);
    const [word = ''] = /\p{L}+(?=\s$)/u.exec(before) ?? [];
    return (
      (name === 'determiner' || name === 'pronoun') &&
      // `the next one`
      ![...lexicon.prepositions, ...articles].includes(word.toLowerCase()) &&
      // `When will it arrive?`, `after I've bid`
      !cues.some((cue) => cue.end === start - 1 && (isVerb(cue) || cue.name === 'if')) &&
      (isSaid(from, start) || /\p{N}\s/u.test(before)) &&
      start < to &&
      isSaid(start, to + 1)
    );
  })?.start;
}

/** With a verb, and without half a pair of brackets, a label, or a conjunction at its ends. */
function saysSomething({ idea, cues, lexicon }: CuedClause, span: Span, fewest: number): boolean {
  const { start, end } = span;
  const text = idea.slice(start, end);
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isJoined = own.some(
    ({ name, ...cue }) =>
      (/^(?:and|but)$/u.test(name) && (cue.end === end || cue.start === start)) ||
      (name === 'that' && cue.start === start),
  );
  const isSaid = own.some((cue) => isVerb(cue) || cue.name.startsWith('done:'));
  return (
    (isSaid || wordCount(text) >= fewest || !lexicon.hasSpaces) &&
    !isJoined &&
    wordCount(text) > (lexicon.hasSpaces ? 1 : 0) &&
    hasBalancedBrackets(text) &&
    !/\s[–—-]\s|:\s|[:–—-]$|\|/u.test(text)
  );
}
