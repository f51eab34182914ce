import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import type { PlacedClause } from './placeClauses';

/** A clause is judged by its beginning. */
const mostCues = 300;
const mostWords = 40;
const parts = 5;
const fewClauses = 8;
/** Also with a short answer: `Do we need a crate? Ask Malcolm`. */
const question =
  /[?？؟]["'”’)\]]*(?:\s+(?!(?:yes|no|nope|ja|nein|oui|non|sí|sim|não|sì|nee|tak|nie)(?!\p{L}))\S+){0,3}$/u;

const negating: ReadonlySet<ClauseCue> = new Set(['negation', 'never', 'exclusion']);

/**
 * What can be told of each clause without understanding it: its place, and which cue words it has where. The names are
 * those of {@link kindWeights}. One clause at a time, since an idea may have a hundred thousand.
 */
export function* factsOf(
  read: ReadIdea,
  placed: readonly PlacedClause[],
): Generator<ReadonlySet<string>> {
  for (const [index, one] of placed.entries())
    yield new Set([...placeFacts(one, index, placed.length - 1), ...wordFacts(read, one.clause)]);
}

function wordFacts(read: ReadIdea, clause: Clause): string[] {
  const { start, end } = clause.span;
  const text = read.folded.slice(start, end);
  const all = clause.cues.slice(0, mostCues);
  // `Not all of us have one` denies nothing.
  const bound = new Set(all.filter(({ name }) => name === 'bound').map((cue) => cue.start));
  const cues = all.filter(({ name, start: at }) => name === 'bound' || !bound.has(at));
  const asides = asidesOf(clause, cues, text);
  const wordOf = wordCounter(text, start);
  const isMain = (at: number) => !asides.some((span) => at >= span.start && at < span.end);
  const verbs = cues.filter((cue) => isVerb(cue) && wordOf(cue.start) > 0);
  const verb = verbs.find((cue) => isMain(cue.start)) ?? verbs[0];
  const deniedUntil = verb === undefined ? 1 : wordOf(verb.start) + 1;
  // In a cell, `no` denies nothing but its column.
  const denies = clause.block.kind !== 'row';

  const facts = new Set([`length ${Math.min(6, Math.floor(wordOf(end) / 3))}`]);
  if (/\p{N}/u.test(text)) facts.add('number');
  if (verb === undefined) facts.add('no verb');
  for (const { name, start: at } of cues) {
    const word = wordOf(at);
    facts.add(`any ${name}`);
    if (isMain(at)) facts.add(`main ${name}`);
    if (word === 0) facts.add(`word 0 ${name}`);
    if (denies && isMain(at) && negating.has(name) && word <= deniedUntil) facts.add('negated');
  }
  // `No blast before nine` is a rule, `no forum` is ruled out.
  if (facts.has('negated')) {
    for (const { name } of cues) facts.add(`negated, ${name.replace(/:.*/u, '')}`);
    for (const fact of ['number', 'no verb']) if (facts.has(fact)) facts.add(`negated, ${fact}`);
  }
  const words = (text.match(/[\p{L}\p{M}']+/gu) ?? []).slice(0, mostWords);
  // `Agreed.`, `Best,`, but in a list `Offline` demands something.
  const isAlone = words.length === 1 && read.lexicon.hasSpaces && !/\p{N}/u.test(text);
  if (isAlone && clause.block.kind === 'text') facts.add('one word');
  for (const word of words) facts.add(`says ${word}`);
  const mark = /^["'”’)\]]*\s*[?？؟]/u.exec(read.text.slice(end, end + 4))?.[0] ?? '';
  if (question.test(text + mark)) facts.add('asks');
  return [...facts];
}

function* placeFacts(
  { clause: { link, block }, section, isNear }: PlacedClause,
  index: number,
  last: number,
): Generator<string> {
  yield 'always';
  // A short idea says at once what the product does.
  yield `part ${last < fewClauses ? 'of few' : Math.floor((parts * index) / (last + 1))}`;
  yield `block ${block.kind}`;
  yield `link ${link}`;
  yield `section ${section ?? 'none'}`;
  if (!isNear) yield 'begins a paragraph';
  if (index === 0) yield 'first';
  if (index === last) yield 'last';
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
 * What stands beside the main clause: `when …`, `that …`, `so that …` up to the comma that ends it or the clause's end. A condition at
 * the front without a comma hides nothing.
 */
function asidesOf({ span }: Clause, cues: readonly Cue[], text: string): readonly Span[] {
  return cues.flatMap(({ name, start, end }) => {
    const isFront = start <= span.start + 1;
    if (name !== 'if' && (isFront || !/^(?:that|because|soThat)$/u.test(name))) return [];
    const comma = text.indexOf(',', end - span.start);
    return [{ start, end: comma !== -1 ? span.start + comma : isFront ? end : span.end }];
  });
}
