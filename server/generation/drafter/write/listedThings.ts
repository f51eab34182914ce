import type { ClauseCue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import { hasBalancedBrackets, nextBorder, wordCount, type CuedClause } from './cuedClause';

const mostWords = 4;
const mostThings = 12;
const longestThing = 60;

/** The members of a list in a clause, such as `tissue, exudate and odour`; none where its ends are not sure. */
export function listedThings(clause: CuedClause): Quote[] {
  const { cues, idea } = clause;
  const things = (afterColon(clause) ?? beforeAnd(clause) ?? []).map((one) => {
    const joint = cues.find(({ name, start }) => name === 'and' && start === one.start);
    return quote(idea, trimmed(idea, { start: joint?.end ?? one.start, end: one.end }));
  });
  return things.length <= mostThings && things.every(isWhole) ? things : [];
}

/** Not cut within brackets or quotation marks, and with a word. */
function isWhole(thing: string): boolean {
  const marks = thing.match(/["“”«»„]/gu)?.length ?? 0;
  return /\p{L}/u.test(thing) && hasBalancedBrackets(thing) && marks % 2 === 0;
}

/** Behind a colon, or in the last cell of a table's row. */
function afterColon({ idea, span }: CuedClause): Span[] | undefined {
  const [found = ''] = /[:：|][^:：|]+$/u.exec(idea.slice(span.start, span.end)) ?? [];
  const start = span.end - found.length + 1;
  const parts = partsOf(idea, { start, end: span.end }, /[,;،](?=\s)|、/u);
  const isList = parts.length > (found.startsWith('|') ? 1 : 2) && found !== '';
  return isList && parts.every((one) => one.end - one.start <= longestThing) ? parts : undefined;
}

/** `a, b and c`: commas, then the conjunction that ends the list. */
function beforeAnd(clause: CuedClause): Span[] | undefined {
  const { idea, span, cues, lexicon } = clause;
  const joints = lexicon.hasSpaces ? cues.filter(({ name }) => name === 'and') : [];
  const verbs = new Set(
    cues.filter(({ name }) => name.startsWith('do:')).map(({ start }) => start),
  );
  for (const [index, joint] of joints.entries()) {
    const from = joints[index - 1]?.end ?? span.start;
    const [head, ...middle] = partsOf(idea, { start: from, end: joint.start }, /[,،](?=\s)/u);
    const last = lastThing(clause, joint.end);
    const sizes = middle.map(({ start, end }) => wordCount(idea.slice(start, end)));
    if (head === undefined || last === undefined || sizes.length === 0) continue;
    const longest = lastWords(clause, head, Math.max(...sizes));
    // At the clause's start stands who does it.
    const first =
      longest.start > span.start ? longest : lastWords(clause, head, Math.min(...sizes));
    const things = [first, ...middle, last];
    // All are done, or none is.
    const areAlike = new Set(things.map(({ start }) => verbs.has(start))).size === 1;
    if (areAlike && Math.max(...sizes) <= mostWords && middle.every((one) => isThing(clause, one)))
      return things;
  }
  return undefined;
}

/** As many words right before the first comma as the other members have, without the verb before them. */
function lastWords({ idea, cues, lexicon }: CuedClause, head: Span, size: number): Span {
  const words = [...idea.slice(head.start, head.end).matchAll(/\S+/gu)].slice(-size);
  const own = words.findIndex(({ 0: word, index }) => {
    const isVerbHere = cues.some((cue) => cue.start === head.start + index && isVerb(cue));
    return !lexicon.prepositions.includes(folded(word)) && !isVerbHere;
  });
  return { start: head.start + (words[Math.max(own, 0)]?.index ?? 0), end: head.end };
}

/** The words after the conjunction, up to what no longer belongs to the list. */
function lastThing(clause: CuedClause, from: number): Span | undefined {
  const { idea, span, cues } = clause;
  const end = cues.find(({ name, start }) => start > from && bounding.has(name))?.start ?? span.end;
  const last = trimmed(idea, { start: from, end: nextBorder(idea, from, end) });
  const size = wordCount(idea.slice(last.start, last.end));
  return size > 0 && size <= mostWords + 2 && isThing(clause, last) ? last : undefined;
}

const bounding: ReadonlySet<ClauseCue> = new Set(['if', 'that', 'because', 'soThat', 'and', 'but']);
const saying: ReadonlySet<ClauseCue> = new Set([
  ...bounding,
  ...(['pronoun', 'auxiliary', 'can', 'must', 'should', 'negation'] as const),
]);

/** Says nothing of its own, and so may be a member of a list. */
function isThing({ idea, cues, lexicon }: CuedClause, { start, end }: Span): boolean {
  const [word = ''] = idea.slice(start, end).split(/\s/u, 1);
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isSaid = own.some(
    (cue) => saying.has(cue.name) || (cue.start > start && cue.name.startsWith('do:')),
  );
  return !isSaid && !lexicon.prepositions.includes(folded(word));
}

function partsOf(idea: string, { start, end }: Span, border: RegExp): Span[] {
  let at = start;
  const parts = idea.slice(start, end).split(border);
  const spans = parts.map((part) => {
    const from = at;
    at += part.length + 1;
    return trimmed(idea, { start: from, end: from + part.length });
  });
  return spans.filter((one) => one.end > one.start);
}
