import { asksFor } from '../lexicon/cueLine';
import { trimmed } from '../read/span';
import { stampLength } from '../read/speakers';
import { nextBorder, type CuedClause } from './cuedClause';
import { noReason, sinceThen, wishes } from './words/patterns';

const wish = new RegExp(
  `^(?:(?:and|also|oh|und|et|y|e|en|i|o),?\\s)?(?:${wishes.map(({ source }) => source).join('|')})\\s+`,
  'u',
);

/** The text without the speaker in a chat, without `As a judge I want`, and without the words of a wish. */
export function withoutOpening(clause: CuedClause): CuedClause {
  const { cues, folded, lexicon, span } = clause;
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(`${phrase} `));
  const want = isStory ? cues.find(({ name }) => name === 'want') : undefined;
  const head = want ? want.end - span.start : stampLength(folded);
  const length = head + (wish.exec(folded.slice(head))?.[0].length ?? 0);
  const rest = folded.slice(length).trimStart();
  return length === 0 || rest === ''
    ? clause
    : {
        ...clause,
        cues: cues.filter(({ start }) => start >= span.end - rest.length),
        folded: rest,
        span: { start: span.end - rest.length, end: span.end },
      };
}

/** How far behind `so` something is asked for, which then follows from what precedes: `it is dark, so it should glow`. */
const reach = 32;
const sinceReach = 5;

/** The clause without the reason at its end: `so that I see what is free`, `because they have no budget`. */
export function withoutReason(clause: CuedClause): CuedClause {
  const bare = withoutCause(clause);
  const { cues, folded, span } = bare;
  const reason = cues.find(
    ({ name, start }) =>
      name === 'soThat' &&
      start > span.start &&
      !noReason.test(folded.slice(start - span.start)) &&
      !cues.some((cue) => asksFor(cue) && cue.start > start && cue.start - start < reach),
  );
  if (reason === undefined) return bare;
  const meant = upTo(bare, reason.start);
  // `We need a tool so the box office stops calling everyone`
  const isProduct =
    ['want', 'system'].every((one) => meant.cues.some(({ name }) => name === one)) &&
    !meant.cues.some(({ name }) => name.startsWith('do:'));
  return isProduct ? bare : meant;
}

/** The clause without what explains it: `because they have no budget`, unless it goes on behind that. */
export function withoutCause(clause: CuedClause): CuedClause {
  const { cues, folded, idea, span } = clause;
  const cause = cues.find(
    ({ name, start, end }) =>
      name === 'because' &&
      start > span.start &&
      nextBorder(idea, start, span.end) === span.end &&
      !sinceThen.test(folded.slice(0, start - span.start + sinceReach)) &&
      // Nor in `es sei denn`.
      !cues.some((cue) => (asksFor(cue) || cue.name === 'if') && cue.end >= end),
  );
  return cause ? upTo(clause, cause.start) : clause;
}

function upTo(clause: CuedClause, start: number): CuedClause {
  const { cues, folded, idea, span } = clause;
  const { end } = trimmed(idea, { start: span.start, end: start });
  const last = /[,;]/u.test(idea.charAt(end - 1)) ? end - 1 : end;
  return {
    ...clause,
    cues: cues.filter((cue) => cue.start < last),
    folded: folded.slice(0, last - span.start),
    span: { start: span.start, end: last },
  };
}
