import { isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import { stemsOf } from '../sort/contentWords';
import {
  hasBalancedBrackets,
  lastBorder,
  nextBorder,
  wordCount,
  type CuedClause,
} from './cuedClause';

/** A condition with its conjunction, and what the clause says of that case. */
export interface Condition {
  given: Quote;
  then: Quote;
}

const nothing: Span = { start: 0, end: 0 };

/** The first condition of a clause, where its words show its ends: by a comma, or because it runs to the end. */
export function conditionOf(clause: CuedClause): Condition | undefined {
  const { idea, cues, folded, span, lexicon } = clause;
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(`${phrase} `));
  const joint = cues.find(({ name }) => name === 'if');
  if (isStory || joint === undefined) return undefined;
  const { start } = span;
  // Where no spaces part words, the conjunction comes last.
  const [given, then] = lexicon.hasSpaces
    ? around(clause, joint)
    : [
        { start, end: joint.end },
        { ...span, start: joint.end },
      ];
  // `2 weeks before and closes`, `after ready I want a list`: these words go on from others.
  const isCut = cues.some(
    ({ name, start: at }) =>
      (name === 'and' && at === joint.end + 1) ||
      (name === 'want' && at > joint.end && at < given.end),
  );
  if (isCut) return undefined;
  // `before the slot` is no case of its own.
  const isCase =
    !lexicon.hasSpaces ||
    cues.some(
      (cue) =>
        cue.start >= joint.end &&
        cue.end <= given.end &&
        (isVerb(cue) || cue.name === 'pronoun' || cue.name.startsWith('done:')),
    );
  const isWhole =
    isCase && wordCount(idea.slice(given.start, given.end)) > (lexicon.hasSpaces ? 1 : 0);
  return isWhole && isComplete(clause, given) && isComplete(clause, then) && saysMore(clause, then)
    ? { given: quote(idea, given), then: quote(idea, trimmed(idea, then)) }
    : undefined;
}

/** Without half a pair of brackets, a label before a dash, colon or cell, or a conjunction at its end or a relative one inside. */
function isComplete({ idea, cues }: CuedClause, span: Span): boolean {
  const { start, end } = trimmed(idea, span);
  const text = idea.slice(start, end);
  const isJoined = cues.some(
    ({ name, ...cue }) =>
      (/^(?:and|but)$/u.test(name) && cue.end === end) ||
      (name === 'that' && cue.start >= start && cue.end <= end),
  );
  return hasBalancedBrackets(text) && !isJoined && !/\s[–—-]\s|:\s|[:–—-]$|\|/u.test(text);
}

/** The condition and what holds then; nothing of it where it is not sure which words those are. */
function around({ idea, span, cues }: CuedClause, { start, end }: Span): [Span, Span] {
  // `before it goes live and can refund`: the last words go with what is before the condition.
  const next = cues.find(
    (cue, index) =>
      cue.name === 'and' &&
      cue.start > end &&
      /^(?:can|must|should)$/u.test(cues[index + 1]?.name ?? ''),
  );
  const [from, to] = [
    lastBorder(idea, span.start, start),
    nextBorder(idea, end, next?.start ?? span.end),
  ];
  const given = trimmed(idea, { start, end: to });
  const head = trimmed(idea, { start: from, end: start });
  const joint = cues.find((cue) => /^(?:and|but)$/u.test(cue.name) && cue.start === head.start);
  const lead = { start: Math.min(joint?.end ?? head.start, head.end), end: head.end };
  const [isFirst, isLast] = [from === span.start, to === span.end];
  // `if we can` leaves the case open.
  if (cues.some((cue) => cue.name === 'can' && cue.end === given.end)) return [given, nothing];
  if (lead.end > lead.start) return [given, isFirst || isLast ? lead : nothing];
  const behind = { start: Math.min(to + 1, span.end), end: span.end };
  return [given, isFirst || joint ? behind : { start: span.start, end: from - 1 }];
}

/** More than `would be nice` or `30 days`. */
function saysMore({ idea, lexicon, span, cues }: CuedClause, { start, end }: Span): boolean {
  const text = idea.slice(start, end);
  const hasVerb = cues.some((cue) => cue.start >= start && cue.end <= end && isVerb(cue));
  if (!hasVerb && start > span.start) return false;
  if (lexicon.hasSpaces && wordCount(text) < (hasVerb ? 2 : 3)) return false;
  return stemsOf(lexicon, text).some((stem) => !lexicon.vague.includes(stem));
}
