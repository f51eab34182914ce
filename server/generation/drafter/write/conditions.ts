import { isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import {
  hasBalancedBrackets,
  lastBorder,
  nextBorder,
  wordCount,
  type CuedClause,
} from './cuedClause';
import { isTimeUnit } from './boundaryValues';
import { wordsOf } from './documentWordsOf';
import { concessive, otherwise, trailingOnly } from './words/patterns';

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

/** `once a month`, `once unless`, `at once` */
function isOften(idea: string, { start, end }: Span): boolean {
  if (!/^once$/iu.test(idea.slice(start, end))) return false;
  return (
    /(?<!\p{L})at\s$/iu.test(idea.slice(Math.max(0, start - 4), start)) ||
    /^(?:\s(?:an?|per|every|each|unless|if|by|for|in|at|on)\s|[,;.)]|$)/iu.test(
      idea.slice(end, end + 8),
    )
  );
}

/** `cancel until noon, si no se pierde la clase`: what else happens, not a condition. */
function isOtherwise({ idea, folded, span }: CuedClause, { start }: Span): boolean {
  return (
    /[,;]\s$/u.test(idea.slice(span.start, start)) &&
    otherwise.exec(folded.slice(start - span.start))?.index === 0
  );
}

/** The first condition of a clause, where its words show its ends: by a comma, or because it runs to the end. */
export function conditionOf(clause: CuedClause): Condition | undefined {
  const { idea, cues, folded, lexicon } = clause;
  const { asking, plainIf } = wordsOf({ language: lexicon.code });
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(`${phrase} `));
  const joint = cues.find(
    (cue) => cue.name === 'if' && !isOften(idea, cue) && !isOtherwise(clause, cue),
  );
  const before = idea.slice(clause.span.start, joint?.start);
  if (
    isStory ||
    joint === undefined ||
    concessive.test(before) ||
    asking.test(folded.slice(0, joint.start - clause.span.start)) ||
    referring.test(folded.slice(joint.start - clause.span.start))
  )
    return undefined;
  const [given, then] = partsOf(clause, joint).map((part) => trimmed(idea, part));
  if (given === undefined || then === undefined) return undefined;
  // `nobody, except the chair`, and `a week before it is due`.
  const isNone =
    cues.some(({ name, start }) => /^(?:if|soThat|because)$/u.test(name) && start === then.start) ||
    isTimeUnit(/(\S+)\s$/u.exec(before)?.[1] ?? '');
  const isPlain = plainIf.test(idea.slice(given.start, given.end));
  const isMember = articleFirst.test(` ${idea.slice(then.start, then.end)}`);
  const thenLeast = isMember ? 2 : isPlain && then.start > given.start ? fewestOutcome : Infinity;
  return !isNone &&
    saysSomething(clause, given, isPlain ? fewestWithoutVerb : Infinity) &&
    saysSomething(clause, then, thenLeast)
    ? { given: quote(idea, given), then: quote(idea, then) }
    : undefined;
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
  const joint = cues.find(({ name, start: at }) => name === 'and' && at > end && at < to);
  const reason = cues.find(({ name, start: at }) => name === 'soThat' && at > end && at < to);
  const given = { start, end: reason?.start ?? to };
  if (joint !== undefined && isVerb(cues[cues.indexOf(joint) + 1] ?? joint)) return [];
  // `When you finish you get stars: 3 for par`
  if (/^[:：]/u.test(idea.slice(to))) return [];
  // `a photo when he has finished and the family gets it`
  const isMixed =
    joint !== undefined &&
    cues.some((cue) => cue.start > joint.end && cue.end <= to && isVerb(cue));
  if (idea.slice(from, start).trim() !== '' && isMixed) return [];
  if (idea.slice(from, start).trim() !== '')
    return to === span.end
      ? [given, { start: lastMember(clause, from, start), end: withoutOnly(idea, from, start) }]
      : [];
  const isMainBehind = idea.startsWith(',', to) && beginsClause(clause, to + 1);
  const main = from === span.start && !isMainBehind ? mainClauseAfter(clause, end, to) : undefined;
  if (main !== undefined)
    return [
      { start, end: main },
      { start: main, end: to },
    ];
  return from === span.start
    ? [given, { start: Math.min(to + 1, span.end), end: span.end }]
    : [given, { start: span.start, end: from - 1 }];
}

/** `, the system offers …`: a subject with its verb behind a comma. */
function beginsClause({ cues, span }: CuedClause, from: number): boolean {
  const subject = cues.find(({ start }) => start > from);
  return (
    subject?.start === from + 1 &&
    /^(?:determiner|pronoun)$/u.test(subject.name) &&
    cues.some((cue) => cue.start > subject.end && cue.end <= span.end && isVerb(cue))
  );
}

/** In `the crew calls in and may leave if they are ill`, where what the condition holds for begins. */
function lastMember({ cues, idea }: CuedClause, from: number, to: number): number {
  const joint = cues.findLast(({ name, start, end }) => name === 'and' && start > from && end < to);
  if (joint === undefined) return from;
  const isSaid = cues.some((cue) => cue.start > joint.end && cue.end < to && isVerb(cue));
  return isSaid || articleFirst.test(idea.slice(joint.end, to)) ? joint.end : from;
}

const article =
  /^(?:the|an?|first|next|last|other|whether|eine?[nmr]?|der|die|das|den|dem|une?|una?|le|la|les|el|los|las|il|lo|gli|uma?|de|het|een)$/iu;
const articleFirst = /^\s(?:an?|eine?n?|une?|una?|um|uma|een)\s/u;

/** The end of `A box leaves` in `A box leaves only after …`. */
function withoutOnly(idea: string, from: number, to: number): number {
  const [only = ''] = trailingOnly.exec(idea.slice(from, to)) ?? [];
  return to - only.length;
}

/** `the tag goes red` in `If 7 days pass the tag goes red`: where a new subject with its verb follows. */
function mainClauseAfter(
  { idea, cues, lexicon }: CuedClause,
  from: number,
  to: number,
): number | undefined {
  return cues.findLast(({ name, start }) => {
    const before = idea.slice(from, start);
    const [word = ''] = /\p{L}+(?=\s$)/u.exec(before) ?? [];
    const isSaid = (after: number, before: number) =>
      cues.some((cue) => cue.start > after && cue.end < before && isVerb(cue));
    return (
      (name === 'determiner' || name === 'pronoun') &&
      !lexicon.prepositions.includes(word) &&
      // `the next one`
      !article.test(word) &&
      // `When will it arrive?`, `after I've bid`
      !cues.some((cue) => cue.end === start - 1 && (isVerb(cue) || cue.name === 'if')) &&
      (isSaid(from, start) || /\p{N}\s/u.test(before)) &&
      start < to &&
      isSaid(start, to + 1)
    );
  })?.start;
}

/** With a verb, and without half a pair of brackets, a label, or a conjunction at its ends. */
function saysSomething(
  { idea, cues, lexicon }: CuedClause,
  { start, end }: Span,
  fewestWords = Infinity,
): boolean {
  const text = idea.slice(start, end);
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isJoined = own.some(
    ({ name, ...cue }) =>
      (/^(?:and|but)$/u.test(name) && (cue.end === end || cue.start === start)) ||
      (name === 'that' && cue.start === start),
  );
  const isSaid = own.some((cue) => isVerb(cue) || cue.name.startsWith('done:'));
  const isOfSomebody = wordCount(text) > 2 && own.some(({ name }) => name === 'pronoun');
  return (
    (isSaid || isOfSomebody || wordCount(text) >= fewestWords || !lexicon.hasSpaces) &&
    !isJoined &&
    wordCount(text) > (lexicon.hasSpaces ? 1 : 0) &&
    hasBalancedBrackets(text) &&
    !/\s[–—-]\s|:\s|[:–—-]$|\|/u.test(text)
  );
}
