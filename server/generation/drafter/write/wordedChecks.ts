import { isDenial } from '../lexicon/cueLine';
import { quote, trimmed } from '../read/span';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import type { WordedName } from './words/worded/wordedTable';
import { wordedPatterns } from './words/wordedPatterns';

/** How something is done, whatever it is. */
export const isHow = (name: WordedName): boolean => /^(?:oneStep|automatic|recurring)$/u.test(name);

/** What another criterion of the same words says as well, or what they say only alone: `deleted after 90 days`. */
export const isOnlyAlone = (name: WordedName): boolean =>
  /^(?:remove|search|filtered|deadline|onlySeen|approval)$/u.test(name);

/** What another criterion says as well: `edit only their own entries` says whose they are. */
const toldBy: Partial<Record<WordedName, WordedName>> = { own: 'ownOnly', marked: 'choice' };

/** What begins another act behind a conjunction. */
const acting = /^(?:do:|can$|must$)/u;
/** Before what is due, whatever its reason denies. */
const obliging = /^(?:must|should)$/u;

/**
 * The tests that some words call for because they say exactly what to look at, such as `sorted by due date`.
 *
 * @param isAsked the tests looked for
 */
export function wordedChecks(
  clause: CuedClause,
  words: DocumentWords,
  isAsked: (name: WordedName) => boolean,
): string[] {
  const { cues, folded, idea, isRead, lexicon, span } = clause;
  if (!isRead) return [];
  const text = folded.slice(0, span.end - span.start);
  const told = new Set<string>();
  const asked = wordedPatterns.filter(({ name }) => isAsked(name));
  return asked.flatMap(({ name, pattern, languages, verbs }) => {
    const isMeant = cues.some(
      (one) =>
        verbs?.test(one.name) && (one.start === clause.span.start || isPredicate(clause, one)),
    );
    const isTold = told.has(name) || told.has(toldBy[name] ?? name);
    const isOther = languages?.includes(lexicon.code) === false || (verbs && !isMeant);
    const match = isTold || isOther ? null : pattern.exec(text);
    if (match === null) return [];
    const start = span.start + match.index;
    // `There is no signal, so it has to work offline`
    const due = cues.findLast(({ name, end }) => obliging.test(name) && end <= start);
    const subject = due && cues.findLast(({ name, end }) => name === 'pronoun' && end < due.start);
    const from = subject?.start ?? span.start;
    const isDenied = cues.some((cue) => isDenial(cue) && cue.start >= from && cue.end <= start);
    // `people who look for some`
    const isOfPeople = cues.some(
      (cue) => cue.name === 'that' && cue.end < start && start - cue.end < 6,
    );
    if (isDenied || (name === 'search' && isOfPeople)) return [];
    told.add(name);
    // `by category and put items on a list`, `their day and can add a note`, but not `by number or name`
    const joint = cues.find(
      ({ name, start: at, end: to }) =>
        name === 'and' &&
        at > start &&
        cues.some((cue) => cue.start === to + 1 && cue.end < span.end && acting.test(cue.name)),
    );
    const end = Math.min(start + match[0].length, joint?.start ?? span.end);
    const quoted = marked(quote(idea, trimmed(idea, { start, end })), words.quotation);
    return [fill(words.worded[name], { quote: quoted })];
  });
}
