import { asksFor } from '../lexicon/cueLine';
import { trimmed } from '../read/span';
import { stampLength } from '../read/speakers';
import type { CuedClause } from './cuedClause';
import { noReason, wishes } from './words/patterns';

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

/** The clause without the reason at its end: `so that I see what is free`. */
export function withoutReason(clause: CuedClause): CuedClause {
  const { cues, folded, idea, span } = clause;
  const reason = cues.find(
    ({ name, start }) =>
      name === 'soThat' &&
      start > span.start &&
      // `(so "38 kg")` gives an example.
      idea.charAt(start - 1) !== '(' &&
      !noReason.test(folded.slice(start - span.start)) &&
      !cues.some((cue) => asksFor(cue) && cue.start > start && cue.start - start < reach),
  );
  const end = trimmed(idea, { start: span.start, end: reason?.start ?? span.end }).end;
  const isMark = /[,;]/u.test(idea.charAt(end - 1));
  return { ...clause, span: { start: span.start, end: isMark ? end - 1 : end } };
}
