import { folded } from '../lexicon/phraseIndex';
import { quote, trimmed, type Quote } from '../read/span';
import { stemsOf } from '../sort/contentWords';
import { lastBorder, nextBorder, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';

type ActionCheck = DocumentWords['criteria']['actions'][number];

/** What a clause does by verbs that mean one thing only: the check of each, and the verb with its object. */
export function sureActions(
  { idea, span, cues, lexicon }: CuedClause,
  checks: readonly ActionCheck[],
): { check: string; object: Quote }[] {
  return checks.flatMap(({ verbs, check }) => {
    const verb = cues.find(
      ({ name, start, end }) =>
        name.startsWith('do:') &&
        // Behind the first word, a capital makes a noun in some languages.
        verbs.test(
          start === span.start ? folded(idea.slice(start, end)) : idea.slice(start, end),
        ) &&
        // Elsewhere than behind who does it, or a word such as `can`, it may be a noun.
        (lexicon.code !== 'en' ||
          start === span.start ||
          cues.some((cue) => cue.end === start - 1)),
    );
    if (verb === undefined) return [];
    const { start, end } = verb;
    const object = lexicon.hasSpaces
      ? { start: end, end: nextBorder(idea, end, span.end) }
      : { start: lastBorder(idea, span.start, start), end: start };
    if (stemsOf(lexicon, idea.slice(object.start, object.end)).length === 0) return [];
    const whole = { start: Math.min(start, object.start), end: Math.max(end, object.end) };
    return [{ check, object: quote(idea, trimmed(idea, whole)) }];
  });
}
