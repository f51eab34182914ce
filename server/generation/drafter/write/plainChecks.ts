import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
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
  const all = quote(idea, span);
  if (!isRead || wordCount(all) > mostWords) return [];
  const text = folded.slice(0, span.end - span.start);
  const verbs = cues.filter((cue) => cue.start === span.start || isPredicate(clause, cue));
  const found = plainPatterns.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: said, index }) => {
      const start = span.start + index;
      const isSaid =
        isLed(clause, start) ||
        verbs.some((cue) => cue.start >= start && cue.end <= start + said.length);
      return isSaid ? [{ name, start }] : [];
    }),
  );
  const first = found.reduce<Act | undefined>(
    (one, other) => (one && one.start <= other.start ? one : other),
    undefined,
  );
  // `a page where guests choose a table`, but not `name, date, who set it`
  const isAttached = (from: number, to: number) =>
    to > from + 1 &&
    /[^,\s]\s\S{1,12}$/u.test(idea.slice(span.start, from)) &&
    !cues.some((cue) => isVerb(cue) && cue.start > from && cue.end <= to);
  // `remind the ones who have not answered`
  const relative = cues.find(({ name, start }) => name === 'that' && first && start > first.start);
  const isOther = cues.some(
    ({ name, start, end }) =>
      (denying.test(name) && end <= (relative?.start ?? span.end)) ||
      (lexicon.hasSpaces &&
        first &&
        start < first.start &&
        dependent.test(name) &&
        !(name === 'that' && isAttached(end, first.start))),
  );
  if (first === undefined || isOther) return [];
  const joined = joinedAct(clause, first, found);
  const parts: [PlainName, Span][] =
    joined === undefined
      ? [[first.name, span]]
      : [
          [first.name, { start: span.start, end: joined.joint.start }],
          [joined.act.name, { start: joined.act.start, end: span.end }],
        ];
  return parts.map(([name, part]) =>
    fill(worded[name], { quote: marked(quote(idea, withoutComma(idea, part)), quotation) }),
  );
}

const leading = /^(?:can|must|should|want|pronoun)$/u;

/** Whether somebody, or a word such as `can`, stands before what may be a verb that no lexicon knows: `Moderators | merge two reports`. */
function isLed({ actorEnd, cues, folded, span }: CuedClause, start: number): boolean {
  const isBehind = cues.some(({ name, end }) => end === start - 1 && leading.test(name));
  return (actorEnd === start - 1 || isBehind) && folded.charAt(start - 1 - span.start) === ' ';
}

/** What a clause has somebody do, and where. */
interface Act {
  name: PlainName;
  start: number;
}

/** Another act joined to the first one, with its conjunction: `and pay online` in `book a seat and pay online`. */
function joinedAct(
  { cues, idea }: CuedClause,
  first: Act,
  found: readonly Act[],
): { joint: Cue; act: Act } | undefined {
  const joint = cues.find(
    ({ name, start, end }) =>
      name === 'and' &&
      start > first.start &&
      !/,\s\p{L}/u.test(idea.slice(first.start, start)) &&
      found.some((one) => one.start === end + 1),
  );
  const act = found.find(({ start }) => start - 1 === joint?.end);
  return joint === undefined || act === undefined || act.name === first.name
    ? undefined
    : { joint, act };
}

/** A part of the idea without white space around it and without the comma at its end. */
function withoutComma(idea: string, part: Span): Span {
  const { start, end } = trimmed(idea, part);
  return { start, end: idea.charAt(end - 1) === ',' ? end - 1 : end };
}
