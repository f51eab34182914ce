import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { isScenario } from '../read/scenario';
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
import { exceptBefore, exception } from './words/criteriaPatterns';
import * as patterns from './words/patterns';

/** A condition with its conjunction, and what the clause says of that case. */
export interface Condition {
  given: Quote;
  then: Quote;
  /** Where it says what holds then. */
  place: Span;
}

/** The first condition of a clause, where its words show its ends: by a comma, or because it runs to the end. */
export function conditionOf(clause: CuedClause): Condition | undefined {
  const { idea, cues } = clause;
  if (isScenario(clause.folded, clause.lexicon)) return undefined;
  const joint = cues.find((cue) => cue.name === 'if' && beginsCondition(clause, cue));
  const parts = joint ? conditionAndOutcome(clause, joint) : [];
  const [given, then] = parts.map((part) => trimmed(idea, part));
  const isSaid = given && then && [given, then].every((one) => isWholeStatement(clause, one));
  return isSaid ? { given: quote(idea, given), then: quote(idea, then), place: then } : undefined;
}

/** What holds then, without what goes on from it: `they get the full price back; after that only half`. */
export function outcomeIn(then: Quote): Quote {
  const end = then.search(patterns.elsewhere);
  return quote(then, { start: 0, end: end < 0 ? then.length : end });
}

/** Not `even if`, `says if`, `at once`, `a week before` or `by 1 April when the pool opens`. */
function beginsCondition({ folded, lexicon, span }: CuedClause, { start }: Cue): boolean {
  const { asking } = wordsOf({ language: lexicon.code });
  const [before, rest] = [folded.slice(0, start - span.start), folded.slice(start - span.start)];
  const [, word = ''] = /(\S+)\s$/u.exec(before) ?? [];
  const isOther =
    [patterns.concessive, asking].some((one) => one.test(before)) ||
    isTimeUnit(word) ||
    lexicon.months.includes(word);
  return !isOther && !patterns.noConjunction.test(rest);
}

/** The condition and what holds then; none where it is not sure which words those are. */
function conditionAndOutcome(clause: CuedClause, { start, end }: Span): Span[] {
  const { idea, span, cues, lexicon } = clause;
  // Where no spaces part words, the conjunction comes last.
  if (!lexicon.hasSpaces) {
    const [particle = ''] = /^[はにも]*[、，]?/u.exec(idea.slice(end, span.end)) ?? [];
    return [
      { start: span.start, end },
      { start: end + particle.length, end: span.end },
    ];
  }
  const why = cues.find(({ name, start: at }) => /^(?:because|soThat)$/u.test(name) && at > end);
  const whole = why?.start ?? span.end;
  // `es sei denn, es regnet`
  const after = end + (/^,\s/u.exec(idea.slice(end, whole))?.[0].length ?? 0);
  const [from, to] = [lastBorder(idea, span.start, start), nextBorder(idea, after, whole)];
  const given = { start, end: to };
  // `When it rains the lesson moves unless the coach says otherwise`
  if (cues.some((cue) => cue.name === 'if' && cue.start > end && cue.end < to)) return [];
  const lead = idea.slice(from, start);
  if (lead.trim() !== '') {
    // `a photo when he has finished and the family gets it`, but `can only leave once the chair and the bank have signed`
    const isJoined =
      !patterns.onlyWord.test(folded(lead)) &&
      cues.some(({ name, start: at, end: next }) => {
        const isWithin = name === 'and' && at > end && at < to;
        return isWithin && cues.some((cue) => cue.start === next + 1 && beginsClause(cue));
      });
    const isLast = !/[\p{L}\p{N}]/u.test(idea.slice(to, whole));
    const [only = ''] = patterns.trailingOnly.exec(lead) ?? [];
    const [except = ''] = exceptBefore.exec(lead) ?? [];
    const begins = start - except.trimStart().length;
    const last = { start: from, end: begins - only.length };
    const isException = exception.test(folded(idea.slice(begins, to)));
    const then = lastDeed(clause, last, isException);
    return isJoined || !isLast ? [] : [{ start: begins, end: to }, then];
  }
  const main = mainClauseIn(clause, { start: after > end ? after : start, end: to });
  // `When somebody cancels it goes to everyone, the first one gets it`
  const behind = cues.filter((cue) => cue.start === to + 2).map(({ name }) => name);
  const isBehind = behind.some((name) => subject.test(name)) && !behind.includes('that');
  if (main !== undefined && isBehind) return [];
  // `Fire brigade: when an alarm comes in, …`
  const isLabelled = /:\s*$/u.test(idea.slice(span.start, from));
  if (from > span.start && !isLabelled)
    return main === undefined ? [given, { start: span.start, end: from - 1 }] : [];
  if (main !== undefined)
    return [
      { start, end: main },
      { start: main, end: span.end },
    ];
  const [mark = ''] = patterns.thenWord.exec(idea.slice(to, span.end)) ?? [];
  return mark === '' ? [] : [given, { start: to + mark.length, end: span.end }];
}

/**
 * What holds then, of two the nearest: `can be extended once` in `lasts 7 days and can be extended once`. Of what the
 * product does, a condition means both.
 */
function lastDeed(
  { actorEnd, cues, idea }: CuedClause,
  { start, end }: Span,
  isException: boolean,
): Span {
  const isOwn = (joint: Cue, verb: Cue) =>
    verb.start === joint.end + 1 && (actorEnd !== undefined || modal.test(verb.name));
  const joint = cues.findLast(
    (cue) =>
      cue.name === 'and' &&
      cue.start > start &&
      wordCount(idea.slice(cue.end, end)) > 1 &&
      cues.some(
        (one) =>
          isVerb(one) && one.start > cue.end && one.end <= end && (isException || isOwn(cue, one)),
      ),
  );
  return { start: joint?.end ?? start, end };
}

const subject = /^(?:determiner|pronoun)$/u;
const beginsClause = (cue: Cue): boolean => isVerb(cue) || subject.test(cue.name);

/** `the tag goes red` in `If 7 days pass the tag goes red`: where a new subject with its verb follows another. */
function mainClauseIn({ idea, cues, lexicon }: CuedClause, given: Span): number | undefined {
  const own = cues.filter(({ start, end }) => start >= given.start && end <= given.end);
  const isSaid = (from: number, to: number) =>
    own.some((cue) => cue.start > from && cue.end < to && isVerb(cue));
  const begins = ({ name, start, end }: Cue, isByModal: boolean) => {
    const [word = ''] = /\S+(?=\s$)/u.exec(idea.slice(given.start, start)) ?? [];
    const isGoverned = [...lexicon.prepositions, ...patterns.articles].includes(word);
    const isObject = isGoverned || own.some((cue) => cue.end === start - 1 && isVerb(cue));
    // `If a crop fails we should replace it`, `If a member cancels the treasurer should refund it`
    const [verb] = own.filter((cue) => cue.start > end && isVerb(cue));
    const isModal =
      verb !== undefined &&
      own.some(({ name: other, start: at }) => modal.test(other) && at === verb.start);
    const isLong = wordCount(idea.slice(given.start, start)) > fewestWithoutVerb;
    // `all he can the office closes it`, `a tool that we can not lend`
    const isCut =
      isModal && own.some((cue) => cue.name === 'determiner' && cue.start === verb.end + 1);
    const isRelative = own.some((cue) => cue.name === 'that' && cue.end === start - 1);
    const isMain = isByModal
      ? isModal && isLong && !isRelative && !isGoverned
      : !isObject && isSaid(given.start, start);
    return subject.test(name) && isMain && !isCut && isSaid(start, given.end + 1);
  };
  // `If one is late we must see everything they have had`
  const main = own.find((cue) => begins(cue, true)) ?? own.findLast((cue) => begins(cue, false));
  if (main === undefined) return undefined;
  const before = lexicon.code === 'es' ? idea.slice(given.start, main.start) : '';
  return main.start - (clitics.exec(before)?.[0].length ?? 0);
}

/** Spanish pronouns before the verb: `si no hay novedad se lo manda`. */
const clitics = /(?<!\p{L})(?:(?:se|me|te|les?|nos|os)\s)+$/iu;

const modal = /^(?:can|must|should)$/u;

/** A condition of so many words has a verb, though no lexicon may know it. */
const fewestWithoutVerb = 3;
const fewestCharacters = 5;
const joining = /^(?:and|but|that|soThat|because)$/u;

/** With a verb or enough words, and without half a pair of brackets, a label, or a conjunction at its ends. */
function isWholeStatement({ idea, cues, lexicon }: CuedClause, { start, end }: Span): boolean {
  const text = idea.slice(start, end);
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isJoined = own.some(
    (cue) => joining.test(cue.name) && (cue.start === start || cue.end === end),
  );
  const words = wordCount(text);
  const isSaid = own.some((cue) => isVerb(cue) || cue.name.startsWith('done:'));
  const isEnough = lexicon.hasSpaces
    ? words > 1 && (isSaid || words >= fewestWithoutVerb)
    : text.length > fewestCharacters;
  return (
    isEnough && !isJoined && hasBalancedBrackets(text) && !/\s[–—-]\s|:\s|[:–—-]$|\|/u.test(text)
  );
}
