import { stampLength } from '../read/speakers';
import type { CuedClause } from './cuedClause';
import { wishes } from './words/patterns';

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
