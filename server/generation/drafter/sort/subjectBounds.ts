import { isVerb } from '../lexicon/cueLine';
import { perLanguage } from '../lexicon/perLanguage';
import { readingWords } from '../lexicon/readingWords';
import type { Clause, ReadIdea } from '../read/readClauses';

/** Where in a clause its subject can stand. */
export interface SubjectBounds {
  /** Where the main clause begins: behind `When a guest is added,`. */
  start: number;
  /** Where the author says what he or she does, as in `I can see`; nobody behind that acts. */
  end: number;
}

const selfPattern = perLanguage(
  ({ code }) => new RegExp(`^(?:${readingWords[code].self.join('|')})(?!\\p{L})`, 'u'),
);

/** Leaves out a condition that comes first, unless the main clause goes on about it: `Once a client accepts, they pay`. */
export function subjectBounds(
  { folded, lexicon }: ReadIdea,
  { span, cues }: Pick<Clause, 'span' | 'cues'>,
): SubjectBounds {
  const isSelf = (place: number) => selfPattern(lexicon).test(folded.slice(place, place + 20));
  const comma = folded.slice(span.start, span.end).indexOf(',') + span.start;
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(phrase, span.start));
  const isLed = cues.some(({ name, start }) => name === 'if' && start === span.start) && !isStory;
  const hasMain = cues.some((cue) => isVerb(cue) && cue.start > comma);
  const next = comma + folded.slice(comma, span.end).search(/\p{L}/u);
  const goesOn = cues.some((cue) => cue.name === 'pronoun' && cue.start === next);
  const start = isLed && comma > span.start && hasMain && !goesOn ? next : span.start;
  const author = cues.find(
    (cue) =>
      cue.name === 'pronoun' &&
      cue.start >= start &&
      isSelf(cue.start) &&
      cues.some((verb) => verb.start === cue.end + 1 && /^(?:can|do:)/u.test(verb.name)),
  );
  return { start, end: author?.start ?? span.end };
}

/** Whom something is done to, or who is beside the point: `A guest is added`, `and whether the guest comes by car`. */
export function isAside(before: string, after: string): boolean {
  const [passive] =
    /^\p{L}*\s(?:(?:can|may|must|should|will)\s)?(?:is|are|be)\s\p{L}+ed(?!\p{L})/u.exec(after) ??
    [];
  // `An adviser can be invited and sees everything`
  const isDone = passive !== undefined && !/\sand\s/u.test(after.slice(passive.length));
  return isDone || /(?<!\p{L})whether(?:\s\p{L}+)?\s$/u.test(before);
}
