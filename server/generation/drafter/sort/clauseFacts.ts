import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import type { PlacedClause } from './placeClauses';

/** A clause is judged by its beginning. */
const mostCues = 300;
const openingClauses = 3;
const closingShare = 0.85;
const shortIdea = 8;
/** So many words from its beginning a clause names its subject. */
const subjectWords = 6;

const subjects: ReadonlySet<ClauseCue> = new Set(['person', 'system', 'ours', 'pronoun']);
const negating: ReadonlySet<ClauseCue> = new Set(['negation', 'never', 'exclusion']);
const beforeVerb: ReadonlySet<ClauseCue> = new Set([
  'negation',
  'exclusion',
  'never',
  'determiner',
]);

/**
 * What can be told of each clause without understanding it: its place, which cue words it has where, and which ones its
 * neighbours in the paragraph have. The names are those of {@link kindWeights}. One clause at a time, since an idea may
 * have a hundred thousand.
 */
export function* factsOf(
  read: ReadIdea,
  placed: readonly PlacedClause[],
): Generator<ReadonlySet<string>> {
  const wordsAt = (index: number) => {
    const one = placed[index];
    return one === undefined ? [] : wordFacts(read, one.clause);
  };
  const last = placed.length - 1;
  let [before, own, after]: string[][] = [[], [], wordsAt(0)];
  for (const [index, one] of placed.entries()) {
    [before, own, after] = [own ?? [], after ?? [], wordsAt(index + 1)];
    const isOpening = last >= shortIdea && index < openingClauses;
    yield new Set([
      ...placeFacts(one, index, last),
      ...own,
      ...(isOpening ? told('opening', own) : []),
      ...(one.isNear ? told('before', before) : []),
      ...(placed[index + 1]?.isNear === true ? told('after', after) : []),
    ]);
  }
}

/** What a clause tells of its neighbours, or of the beginning of an idea. */
function told(whose: 'opening' | 'before' | 'after', facts: readonly string[]): string[] {
  return facts
    .filter((fact) => /^(?:main|word 0|subject|number|no verb)/u.test(fact))
    .map((fact) => `${whose}: ${fact}`);
}

function wordFacts(read: ReadIdea, clause: Clause): string[] {
  const { start, end } = clause.span;
  const text = read.folded.slice(start, end);
  const cues = clause.cues.slice(0, mostCues);
  const asides = asidesOf(clause, cues, text);
  const wordOf = wordCounter(text, start);
  const verb = cues.find((cue) => isVerb(cue) && wordOf(cue.start) > 0);
  const verbWord = verb === undefined ? Infinity : wordOf(verb.start);
  const deniedUntil = verb === undefined ? 1 : verbWord + 1;
  // In a cell, `no` denies nothing but its column.
  const denies = clause.block.kind !== 'row';

  const facts = new Set([`length ${Math.min(6, Math.floor(wordOf(end) / 3))}`]);
  if (/\p{N}/u.test(text)) facts.add('number');
  if (verb === undefined) facts.add('no verb');
  for (const { name, start: at } of cues) {
    const word = wordOf(at);
    facts.add(`any ${name}`);
    const isMain = !asides.some((span) => at >= span.start && at < span.end);
    if (isMain) facts.add(`main ${name}`);
    if (word <= 1) facts.add(`word ${word} ${name}`);
    if (subjects.has(name) && word <= Math.min(subjectWords, verbWord))
      facts.add(`subject ${name}`);
    if (beforeVerb.has(name) && word < verbWord) facts.add(`before the verb ${name}`);
    if (denies && isMain && negating.has(name) && word <= deniedUntil) facts.add('negated');
  }
  return [...facts];
}

function* placeFacts(
  { clause: { link, block }, section, isNear }: PlacedClause,
  index: number,
  last: number,
): Generator<string> {
  yield 'always';
  yield `block ${block.kind}`;
  yield `link ${link}`;
  yield `section ${section ?? 'none'}`;
  if (!isNear) yield 'begins a paragraph';
  if (block.letterPart !== undefined) yield 'part of a letter';
  if (block.speaker !== undefined) yield 'said by somebody';
  if (index === 0) yield 'first';
  // A short idea says at once what the product does.
  if (last < shortIdea) return;
  if (index < openingClauses) yield 'opening';
  if (index > closingShare * last) yield 'closing';
}

/** Counts the words of a text before a place. */
function wordCounter(text: string, start: number): (place: number) => number {
  const starts = [...text.matchAll(/[\p{L}\p{M}']+|\p{N}+/gu)].map(({ index }) => start + index);
  return (place) => {
    const next = starts.findIndex((at) => at >= place);
    return next === -1 ? starts.length : next;
  };
}

/**
 * What stands beside the main clause: remarks in brackets or quotation marks, and `when …`, `that …` up to the comma that
 * ends it or the clause's end. A condition at the front without a comma hides nothing.
 */
function asidesOf({ span }: Clause, cues: readonly Cue[], text: string): readonly Span[] {
  const remarks = [...text.matchAll(/\([^()]*\)|"[^"]{1,40}"|“[^”]{1,40}”/gu)].map(
    ({ index, 0: words }) => ({
      start: span.start + index,
      end: span.start + index + words.length,
    }),
  );
  const conditions = cues.flatMap(({ name, start, end }) => {
    const isFront = start <= span.start + 1;
    if (name !== 'if' && (isFront || (name !== 'that' && name !== 'because'))) return [];
    const comma = text.indexOf(',', end - span.start);
    return [{ start, end: comma !== -1 ? span.start + comma : isFront ? end : span.end }];
  });
  return [...remarks, ...conditions];
}
