import { quote } from '../read/span';
import { wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import { plainPatterns } from './words/plainPatterns';

const denying = /^(?:negation|never)$/u;
const mostWords = 25;
/** Behind these, a verb tells of a case, a reason or a person. */
const dependent = /^(?:if|because|soThat|past|that|limit)$/u;

/** The test of what a clause first has somebody do, such as `books a seat`; none where the verb may depend on another. */
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
  const isOther = cues.some(
    ({ name, start, end }) =>
      (denying.test(name) && end <= span.end) ||
      (lexicon.hasSpaces && first && start < first.start && dependent.test(name)),
  );
  const all = quote(idea, span);
  if (!isRead || first === undefined || isOther || wordCount(all) > mostWords) return [];
  return [fill(worded[first.name], { quote: marked(all, quotation) })];
}
