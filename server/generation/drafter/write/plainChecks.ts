import { quote, trimmed, type Span } from '../read/span';
import { wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import type { PlainName } from './words/worded/wordedTable';
import { plainPatterns } from './words/plainPatterns';

const denying = /^(?:negation|never)$/u;
const mostWords = 25;
/** Behind these, a verb tells of a case, a reason or a person. */
const dependent = /^(?:if|because|soThat|past|that|limit)$/u;

/** The tests of what a clause first has somebody do, such as `books a seat`, and of the act joined to it; none where the verb may depend on another. */
export function plainChecks(clause: CuedClause, { quotation, worded }: DocumentWords): string[] {
  const { cues, folded, idea, isRead, lexicon, span } = clause;
  const text = folded.slice(0, span.end - span.start);
  const verbs = cues.filter((cue) => cue.start === span.start || isPredicate(clause, cue));
  const found = plainPatterns.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: said, index }) => {
      const start = span.start + index;
      const isVerb = verbs.some((cue) => cue.start >= start && cue.end <= start + said.length);
      return isVerb ? [{ name, start }] : [];
    }),
  );
  const first = found.reduce<(typeof found)[number] | undefined>(
    (one, other) => (one && one.start <= other.start ? one : other),
    undefined,
  );
  // `remind the ones who have not answered`
  const relative = cues.find(({ name, start }) => name === 'that' && first && start > first.start);
  const isOther = cues.some(
    ({ name, start, end }) =>
      (denying.test(name) && end <= (relative?.start ?? span.end)) ||
      (lexicon.hasSpaces && first && start < first.start && dependent.test(name)),
  );
  const all = quote(idea, span);
  if (!isRead || first === undefined || isOther || wordCount(all) > mostWords) return [];
  // `book a seat and pay online`
  const joint = cues.find(
    ({ name, start, end }) =>
      name === 'and' &&
      start > first.start &&
      !/,\s\p{L}/u.test(idea.slice(first.start, start)) &&
      found.some((one) => one.start === end + 1),
  );
  const second = found.find(({ start }) => start - 1 === joint?.end);
  // `upload a photo and see it`
  const isSame = verbs.some(
    (verb) =>
      verb.start === second?.start &&
      cues.some(({ name, start }) => name === 'pronoun' && start === verb.end + 1),
  );
  const withoutMark = (part: Span) => {
    const { start, end } = trimmed(idea, part);
    return { start, end: idea.charAt(end - 1) === ',' ? end - 1 : end };
  };
  const checkOf = ({ name }: { name: PlainName }, part: Span) =>
    fill(worded[name], { quote: marked(quote(idea, withoutMark(part)), quotation) });
  return joint === undefined || second === undefined || isSame || second.name === first.name
    ? [checkOf(first, span)]
    : [
        checkOf(first, { start: span.start, end: joint.start }),
        checkOf(second, { start: second.start, end: span.end }),
      ];
}
