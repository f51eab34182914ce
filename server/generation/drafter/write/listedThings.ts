import type { ClauseCue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import { quote, type Quote, type Span } from '../read/span';
import { trimmedSpan, wordCount, type CuedClause } from './cuedClause';

const mostWords = 4;
/** What ends a list may be longer: `and a box with five locks`. */
const mostWordsAtEnd = 6;
const mostThings = 12;

/** The members of a list in a clause, such as `tissue, exudate and odour`; none where its ends are not sure. */
export function listedThings(clause: CuedClause): Quote[] {
  const things = (afterColon(clause) ?? beforeAnd(clause) ?? []).map((span) =>
    quote(clause.idea, span),
  );
  const isList = things.length >= 2 && things.length <= mostThings;
  return isList && things.every((one) => /\p{L}/u.test(one)) ? things : [];
}

/** Behind a colon, or in the last cell of a table's row. */
function afterColon({ idea, span }: CuedClause): Span[] | undefined {
  const text = idea.slice(span.start, span.end);
  const colon = text.search(/[:：|][^:：|]+$/u);
  if (colon === -1) return undefined;
  const fewest = text.charAt(colon) === '|' ? 2 : 3;
  const parts = partsOf(idea, span.start + colon + 1, span.end, /[,;،](?=\s)|、/u);
  return parts.length >= fewest && parts.every(({ start, end }) => end - start <= 60)
    ? parts
    : undefined;
}

/** `a, b and c`: commas, then the conjunction that ends the list. */
function beforeAnd(clause: CuedClause): Span[] | undefined {
  const { idea, span, cues, lexicon } = clause;
  const joints = lexicon.hasSpaces ? cues.filter(({ name }) => name === 'and') : [];
  for (const [index, joint] of joints.entries()) {
    const from = joints[index - 1]?.end ?? span.start;
    const [head, ...middle] = partsOf(idea, from, joint.start, /[,،](?=\s)/u);
    const last = lastThing(clause, joint.end);
    if (head === undefined || last === undefined) continue;
    if (middle.length === 0) {
      const first = lastWithArticle(clause, head, joint.start);
      if (first === undefined || !hasArticle(clause, last.start)) continue;
      return [first, last];
    }
    const sizes = middle.map(({ start, end }) => wordCount(idea.slice(start, end)));
    if (
      Math.max(...sizes) > mostWords ||
      middle.some((one) => !isThing(clause, one) || hasPreposition(clause, one))
    )
      continue;
    const longest = firstThing(clause, head, Math.max(...sizes));
    // At the clause's start stands who does it.
    const first =
      longest.start > span.start ? longest : firstThing(clause, head, Math.min(...sizes));
    const things = [first, ...middle, last];
    // All of them are done, or none is; `11 and newer, 10 and newer`: two pairs are no list.
    const areAlike = new Set(things.map(({ start }) => isVerbAt(clause, start))).size === 1;
    if (areAlike && (index === 0 || first.start > head.start)) return things;
  }
  return undefined;
}

/** `the lamp and the logbook`: two are a list where both have an article or the like. */
function lastWithArticle(clause: CuedClause, head: Span, end: number): Span | undefined {
  const { idea, cues } = clause;
  const start = cues.findLast(
    (cue) => cue.start >= head.start && cue.end < end && hasArticle(clause, cue.start),
  )?.start;
  // What stands before the verb may have its own clause behind the conjunction.
  const verb = cues.find((cue) => cue.start >= clause.span.start && isVerb(cue));
  if (start === undefined || verb === undefined || verb.start > start) return undefined;
  const first = trimmedSpan(idea, start, end);
  if (/[,،]$/u.test(idea.slice(first.start, first.end))) return undefined;
  return wordCount(idea.slice(first.start, first.end)) <= mostWords && isThing(clause, first)
    ? first
    : undefined;
}

function hasArticle({ cues }: CuedClause, at: number): boolean {
  const here = cues.filter(({ start }) => start === at);
  return (
    here.some(({ name }) => name === 'determiner') && here.every(({ name }) => !saying.has(name))
  );
}

/** The words right before the first comma, as many as the other members have, without the verb before them. */
function firstThing({ idea, cues, lexicon }: CuedClause, head: Span, size: number): Span {
  const words = [...idea.slice(head.start, head.end).matchAll(/\S+/gu)].slice(-size);
  const isBefore = (word: string, at: number) =>
    lexicon.prepositions.includes(folded(word)) ||
    cues.some(({ name, start }) => start === at && /^do:|can|must|should/u.test(name));
  while (words.length > 1 && isBefore(words[0]?.[0] ?? '', head.start + (words[0]?.index ?? 0)))
    words.shift();
  return { start: head.start + (words[0]?.index ?? 0), end: head.end };
}

/** The words after the conjunction, up to what no longer belongs to the list. */
function lastThing(clause: CuedClause, from: number): Span | undefined {
  const { idea, span, cues, lexicon } = clause;
  const border = idea.slice(from, span.end).search(/[,،;:()]|\s[-–—]\s/u);
  const ends = cues.filter(({ name, start }) => start > from && bounding.has(name));
  const end = Math.min(border === -1 ? span.end : from + border, ...ends.map(({ start }) => start));
  const whole = trimmedSpan(idea, from, end);
  const words = [...idea.slice(whole.start, whole.end).matchAll(/\S+/gu)];
  const tail =
    words.length > mostWordsAtEnd
      ? words.find(({ 0: word, index }) => index > 0 && lexicon.prepositions.includes(folded(word)))
      : undefined;
  const last = trimmedSpan(
    idea,
    whole.start,
    tail === undefined ? whole.end : whole.start + tail.index,
  );
  const isArticle = cues.some(
    ({ name, start, end: to }) => name === 'determiner' && start === last.start && to === last.end,
  );
  return last.end > last.start && !isArticle && isThing(clause, last) ? last : undefined;
}

const bounding: ReadonlySet<ClauseCue> = new Set(['if', 'that', 'because', 'soThat', 'and', 'but']);
const saying: ReadonlySet<ClauseCue> = new Set([
  ...bounding,
  ...(['pronoun', 'auxiliary', 'can', 'must', 'should', 'negation'] as const),
]);

/** Says nothing of its own, and so may be a member of a list. */
function isThing({ idea, cues, folded: text, span, lexicon }: CuedClause, thing: Span): boolean {
  const isExample = /\p{L}\.\p{L}\./u.test(idea.slice(thing.start, thing.end));
  return (
    !isExample &&
    !cues.some((cue) => {
      if (cue.start < thing.start || cue.end > thing.end) return false;
      const isLater = cue.start > thing.start && cue.name.startsWith('do:');
      return (
        saying.has(cue.name) ||
        (isLater && !isNoun(cue, cues, text.slice(0, cue.start - span.start), lexicon))
      );
    })
  );
}

function hasPreposition({ idea, lexicon }: CuedClause, { start, end }: Span): boolean {
  const words = folded(idea.slice(start, end)).split(/\s+/u);
  return words.some((word) => lexicon.prepositions.includes(word));
}

function isVerbAt({ cues }: CuedClause, at: number): boolean {
  return cues.some(({ name, start }) => start === at && name.startsWith('do:'));
}

function partsOf(idea: string, start: number, end: number, border: RegExp): Span[] {
  let at = start;
  return idea
    .slice(start, end)
    .split(border)
    .flatMap((part) => {
      const span = trimmedSpan(idea, at, at + part.length);
      at += part.length + 1;
      return span.end > span.start ? [span] : [];
    });
}
