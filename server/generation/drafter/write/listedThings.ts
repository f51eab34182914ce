import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import { quote, type Quote, type Span } from '../read/span';
import { trimmedSpan, wordCount, type CuedClause } from './cuedClause';

const mostWords = 4;
const mostThings = 12;

/** The members of a list in a clause, such as `tissue, exudate and odour`; none where its ends are not sure. */
export function listedThings(clause: CuedClause): Quote[] {
  const things = (afterColon(clause) ?? beforeAnd(clause) ?? []).map((span) =>
    quote(clause.idea, span),
  );
  return things.length <= mostThings && things.every((one) => /\p{L}/u.test(one)) ? things : [];
}

/** Behind a colon, or in the last cell of a table's row. */
function afterColon(clause: CuedClause): Span[] | undefined {
  const { idea, span } = clause;
  const text = idea.slice(span.start, span.end);
  const colon = text.search(/[:：|][^:：|]+$/u);
  if (colon === -1) return undefined;
  const parts = partsOf(idea, span.start + colon + 1, span.end, /[,;،](?=\s)|、/u);
  const isPair = parts.length === 2 && parts.every((part) => isThing(clause, part));
  const isList = parts.length > 2 || isPair || (parts.length === 2 && text.charAt(colon) === '|');
  return isList && parts.every(({ start, end }) => end - start <= 60) ? parts : undefined;
}

/** `a, b and c`: commas, then the conjunction that ends the list; or two with an article each. */
function beforeAnd(clause: CuedClause): Span[] | undefined {
  const { idea, span, cues, lexicon } = clause;
  const joints = lexicon.hasSpaces ? cues.filter(({ name }) => name === 'and') : [];
  for (const [index, joint] of joints.entries()) {
    const from = joints[index - 1]?.end ?? span.start;
    const [head, ...middle] = partsOf(idea, from, joint.start, /[,،](?=\s)/u);
    const last = lastThing(clause, joint.end);
    if (head === undefined || last === undefined) continue;
    if (middle.length === 0) {
      const first = thingWithArticle(clause, head);
      if (first !== undefined && hasArticle(clause, last.start)) return [first, last];
      continue;
    }
    const sizes = middle.map(({ start, end }) => wordCount(idea.slice(start, end)));
    if (Math.max(...sizes) > mostWords) continue;
    const longest = lastWords(clause, head, Math.max(...sizes));
    // At the clause's start stands who does it.
    const first =
      longest.start > span.start ? longest : lastWords(clause, head, Math.min(...sizes));
    const things = [first, ...middle, last];
    // All are done, or none is; and `11 and newer, 10 and newer` are two pairs.
    const areAlike = new Set(things.map(({ start }) => isAction(clause, start))).size === 1;
    const isOne = index === 0 || first.start > head.start;
    if (isOne && areAlike && middle.every((one) => isThing(clause, one))) return things;
  }
  return undefined;
}

/** As many words right before the first comma as the other members have, without the verb before them. */
function lastWords({ idea, cues, lexicon }: CuedClause, head: Span, size: number): Span {
  const words = [...idea.slice(head.start, head.end).matchAll(/\S+/gu)].slice(-size);
  const own = words.findIndex(({ 0: word, index }) => {
    const here = cues.filter(({ start }) => start === head.start + index);
    return !lexicon.prepositions.includes(folded(word)) && !here.some(isVerb);
  });
  return { start: head.start + (words[Math.max(own, 0)]?.index ?? 0), end: head.end };
}

/** `the lamp` of `sees the lamp and the logbook`: behind the verb, or it may have its own clause behind the conjunction. */
function thingWithArticle(clause: CuedClause, { start, end }: Span): Span | undefined {
  const { idea, cues, span } = clause;
  const article = cues.findLast(
    (cue) => cue.start >= start && cue.end < end && hasArticle(clause, cue.start),
  );
  const verb = cues.find((cue) => cue.start >= span.start && isVerb(cue));
  if (article === undefined || verb === undefined || verb.start > article.start) return undefined;
  const thing = { start: article.start, end };
  const text = idea.slice(thing.start, end);
  return !/[,،]/u.test(idea.charAt(end)) && wordCount(text) <= mostWords && isThing(clause, thing)
    ? thing
    : undefined;
}

/** The words after the conjunction, up to what no longer belongs to the list. */
function lastThing(clause: CuedClause, from: number): Span | undefined {
  const { idea, span, cues } = clause;
  const border = idea.slice(from, span.end).search(/[,،;:()]|\s[-–—]\s/u);
  const ends = cues.filter(({ name, start }) => start > from && bounding.has(name));
  const end = Math.min(border === -1 ? span.end : from + border, ...ends.map(({ start }) => start));
  const last = trimmedSpan(idea, from, end);
  const size = wordCount(idea.slice(last.start, last.end));
  return size > 0 && size <= mostWords + 2 && isThing(clause, last) ? last : undefined;
}

const bounding: ReadonlySet<ClauseCue> = new Set(['if', 'that', 'because', 'soThat', 'and', 'but']);
const saying: ReadonlySet<ClauseCue> = new Set([
  ...bounding,
  ...(['pronoun', 'auxiliary', 'can', 'must', 'should', 'negation'] as const),
]);

/** Says nothing of its own, and so may be a member of a list. */
function isThing({ idea, cues, folded: text, span, lexicon }: CuedClause, thing: Span): boolean {
  const isPredicate = (cue: Cue) =>
    cue.start > thing.start &&
    cue.name.startsWith('do:') &&
    !isNoun(cue, cues, text.slice(0, cue.start - span.start), lexicon);
  const own = cues.filter(({ start, end }) => start >= thing.start && end <= thing.end);
  const isExample = /\p{L}\.\p{L}\./u.test(idea.slice(thing.start, thing.end));
  const [word = ''] = text.slice(thing.start - span.start).split(/\s/u, 1);
  if (lexicon.prepositions.includes(word)) return false;
  return !isExample && !own.some((cue) => saying.has(cue.name) || isPredicate(cue));
}

function hasArticle({ cues }: CuedClause, at: number): boolean {
  const here = cues.filter(({ start }) => start === at);
  return (
    here.some(({ name }) => name === 'determiner') && !here.some(({ name }) => saying.has(name))
  );
}

function isAction({ cues }: CuedClause, at: number): boolean {
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
