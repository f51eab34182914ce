import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { denialWords } from '../lexicon/denialWords';
import { perLanguage } from '../lexicon/perLanguage';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import type { PlacedClause } from './placeClauses';

/** A clause is judged by its beginning. */
const mostCues = 300;
const mostWords = 40;
const parts = 5;
const fewClauses = 8;
const longestRetraction = 40;
/** Refusals of the previous clause, and retractions in the same sentence, but not `actually no guests can book`. */
const denials = perLanguage(({ code, hasSpaces }) => {
  const { refusal, retraction, reversal } = denialWords[code];
  const any = (list: readonly string[]) => list.join('|').replaceAll(' ', ',? ') || '(?!)';
  const border = hasSpaces ? String.raw`(?!\p{L})` : '';
  const alone = String.raw`(?=\s*(?:[-–—,.;:!…、。]|$))`;
  return {
    refuses: new RegExp(`^(?:${any(refusal)})${alone}`, 'u'),
    takesBack: new RegExp(
      `^[,、\\s]*(?:(?:${any(retraction)})${border}|(?:${any(reversal)})${alone})`,
      'u',
    ),
  };
});

const negating: ReadonlySet<ClauseCue> = new Set(['negation', 'never', 'exclusion']);
/** What the clauses before in a paragraph tell of the next one: whether it is a story, a wish or a list of demands. */
const contextual =
  /^main (?:past|problem|now|want|should|must|can|goal|ours|system|person|do:|negation|exclusion|report|decision|request)/u;

/**
 * What can be told of each clause without understanding it: its place, which cue words it has where, which ones the next
 * clause has, and those before it in its paragraph. The names are those of {@link kindWeights}. One clause at a time,
 * since an idea may have a hundred thousand.
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
  const paragraph = new Set<string>();
  let [own, after]: string[][] = [[], wordsAt(0)];
  for (const [index, one] of placed.entries()) {
    [own, after] = [after ?? [], wordsAt(index + 1)];
    if (!one.isNear) paragraph.clear();
    yield new Set([
      ...placeFacts(one, index, last),
      ...(isRefused(read, one, placed[index + 1]) ? ['refused'] : []),
      ...own,
      ...paragraph,
      ...(placed[index + 1]?.isNear === true ? ofNext(after) : []),
    ]);
    for (const fact of own)
      if (contextual.test(fact)) paragraph.add(`paragraph: ${fact.replace(/ do:.*/u, ' do')}`);
  }
}

/** Whether the next line is a refusal: `Could we show prices?`, `no, please don't`. */
function isRefused(
  { folded, lexicon }: ReadIdea,
  one: PlacedClause,
  next: PlacedClause | undefined,
): boolean {
  if (next?.isNear !== true) return false;
  const { start, end } = next.clause.span;
  const { takesBack, refuses } = denials(lexicon);
  const isSameBlock = next.clause.block === one.clause.block;
  return (isSameBlock ? takesBack : refuses).test(
    folded.slice(start, Math.min(end, start + longestRetraction)),
  );
}

/** What a clause indicates about the previous one. */
function ofNext(facts: readonly string[]): string[] {
  return facts
    .filter((fact) => /^(?:main|word 0|number|no verb)/u.test(fact))
    .map((fact) => `after: ${fact}`);
}

function wordFacts(read: ReadIdea, clause: Clause): string[] {
  const { start, end } = clause.span;
  const text = read.folded.slice(start, end);
  const all = clause.cues.slice(0, mostCues);
  // `Not all of us have one` is not a negation.
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
  // `No blast before nine` is a rule, `no forum` an exclusion.
  if (facts.has('negated')) {
    for (const { name } of cues) facts.add(`negated, ${name.replace(/:.*/u, '')}`);
    for (const fact of ['number', 'no verb']) if (facts.has(fact)) facts.add(`negated, ${fact}`);
  }
  const words = (text.match(/[\p{L}\p{M}']+/gu) ?? []).slice(0, mostWords);
  for (const word of words) facts.add(`says ${word}`);
  facts.add(`begins ${words[0]}`);
  if (/[?？؟]/u.test(read.text.slice(start, end + 2))) facts.add('asks');
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
  // A heading that states something is weighed as an item.
  yield `block ${block.kind === 'heading' ? 'item' : block.kind}`;
  yield `link ${link}`;
  yield `section ${section ?? 'none'}`;
  if (block.speaker) yield 'spoken';
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
