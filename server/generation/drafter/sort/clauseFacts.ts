import type { Cue } from '../lexicon/cueIndex';
import { beginsSubject, isVerb } from '../lexicon/cueLine';
import { bracketsIn } from '../read/hideBrackets';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { answersYesOrNo } from './answersYesOrNo';
import type { PlacedClause } from './placeClauses';

/** A clause is judged by its beginning. */
const [mostCues, mostWords] = [300, 40];
/** Into how many parts an idea is divided; a short one says at once what the product does. */
const [parts, fewClauses] = [5, 8];
const negating = /^(?:negation|never|exclusion)$/u;
/** What a sentence may go on to deny something of and yet ask for. */
const deed = /^(?:do:|can|must|should|want)/u;
const modal = /^(?:can|must|should)$/u;
/** What a clause indicates about the one before. */
const retrospective = /^(?:main|word 0|number|no verb)/u;

/**
 * What can be told of each clause without understanding it: its place, which cue words it has where, and which ones the
 * next clause has. The names are those of {@link kindWeights}.
 */
export function factsOf(read: ReadIdea, placed: readonly PlacedClause[]): ReadonlySet<string>[] {
  let next = placed[0] ? wordFacts(read, placed[0].clause) : [];
  return placed.map((one, index) => {
    const own = next;
    const following = placed[index + 1];
    next = following ? wordFacts(read, following.clause) : [];
    const after = following?.isNear ? next.filter((fact) => retrospective.test(fact)) : [];
    const place = placeFacts(one, index, placed.length);
    return new Set([...place, ...own, ...after.map((fact) => `after: ${fact}`)]);
  });
}

function placeFacts(
  { clause: { link, block }, section, isNear, answers }: PlacedClause,
  index: number,
  count: number,
): string[] {
  return [
    'always',
    `part ${count <= fewClauses ? 'of few' : Math.floor((parts * index) / count)}`,
    // A heading that states something is weighed as an item.
    `block ${block.kind === 'heading' ? 'item' : block.kind}`,
    `link ${link}`,
    `section ${section ?? 'none'}`,
    ...(isNear ? [] : ['begins a paragraph']),
    ...(index === 0 ? ['first'] : []),
    ...(answers === undefined ? [] : ['answers']),
  ];
}

function wordFacts(read: ReadIdea, clause: Clause): string[] {
  const { start, end } = clause.span;
  const text = read.folded.slice(start, end);
  const all = clause.cues.slice(0, mostCues);
  // `Not all of us have one` is not a negation.
  // `It can no longer be changed` is one.
  const endsOfCan = new Set(all.filter(({ name }) => name === 'can').map(({ end }) => end));
  const bound = new Set(
    all
      .filter((cue) => cue.name === 'bound' && !endsOfCan.has(cue.start - 1))
      .map((cue) => cue.start),
  );
  const cues = all.filter(({ name, start: at }) => name === 'bound' || !bound.has(at));
  const asides = asidesOf(clause, cues, text);
  const isMain = (at: number) => !asides.some((span) => at >= span.start && at < span.end);
  // In `The bank transfer should not be in the app`, `transfer` is a noun.
  const modals = new Set(cues.filter(({ name }) => modal.test(name)).map((cue) => cue.start));
  const isNoun = ({ name, end: to }: Cue) => name.startsWith('do:') && modals.has(to + 1);
  const verbs = cues.filter((cue) => isVerb(cue) && !isNoun(cue) && cue.start > start);
  const verb = verbs.find((cue) => isMain(cue.start)) ?? verbs[0];
  const deniedUntil = verb === undefined ? start : verb.end + 1;
  const done = cues.find((cue) => deed.test(cue.name) && !isNoun(cue) && isMain(cue.start));
  // `The app shall in this case assign no number`
  const act = cues.find((cue) => cue.name.startsWith('do:') && !isNoun(cue) && isMain(cue.start));
  const firstDeed = (modals.size > 0 ? act : done)?.start ?? end;

  const isBracketed = bracketsIn(text);
  const words = (text.match(/[\p{L}\p{M}']+|\p{N}+/gu) ?? []).slice(0, mostWords);
  const facts = new Set([`length ${Math.min(6, Math.floor(words.length / 3))}`]);
  if (/\p{N}/u.test(text)) facts.add('number');
  if (verb === undefined) facts.add('no verb');
  for (const { name, start: at, end: to } of cues) {
    facts.add(`any ${name}`);
    if (isMain(at)) facts.add(`main ${name}`);
    if (at === start) facts.add(`word 0 ${name}`);
    // In a cell, `no` denies nothing but its column.
    const denies = negating.test(name) && clause.block.kind !== 'row' && !answersYesOrNo(read, at);
    const isOfCan = endsOfCan.has(at - 1);
    // `ne voient pas`, `Schüler dürfen es auch nicht`
    const isBehind = at - 1 === done?.end || to === end;
    const isOfDeed = at <= deniedUntil || at < firstDeed || isOfCan || isBehind;
    // `It has to be right (Rex mustn't walk with males)`
    if (denies && !isBracketed(at - start) && isMain(at) && isOfDeed) facts.add('negated');
  }
  for (const word of words) facts.add(`says ${word}`);
  facts.add(`begins ${words[0]}`);
  if (/[?？؟]/u.test(read.text.slice(start, end + 2))) facts.add('asks');
  return [...facts];
}

/**
 * What stands beside the main clause: `when …`, `that …`, `so that …` up to the comma that ends it or the clause's end.
 */
function asidesOf({ span }: Clause, cues: readonly Cue[], text: string): readonly Span[] {
  // In `states: done, not done, refused`, an item denies nothing.
  const list = /[:：][^,،、]{1,40}[,،、](?=[^,،、]{1,40}[,،、])/u.exec(text);
  const items = list ? [{ start: span.start + list.index + list[0].length, end: span.end }] : [];
  const asides = cues.flatMap(({ name, start, end }) => {
    const isFront = start <= span.start + 1;
    if (name !== 'if' && (isFront || !/^(?:that|because|soThat)$/u.test(name))) return [];
    const comma = text.indexOf(',', end - span.start);
    const outcome = isFront ? outcomeOf(cues, end) : span.end;
    // `If it failed it must not send one, that's the main thing`
    const isBeforeComma = outcome > end && outcome < span.start + comma;
    return [{ start, end: comma === -1 || isBeforeComma ? outcome : span.start + comma }];
  });
  return [...asides, ...items];
}

/** Characters between a subject and its verb. */
const subjectReach = 40;

/** Where what happens then begins in `if nobody has claimed it after 15 minutes it goes to everybody`. */
function outcomeOf(cues: readonly Cue[], from: number): number {
  const verb = cues.find((cue) => cue.start >= from && isVerb(cue));
  const actor =
    verb &&
    cues.find(
      (one) =>
        one.start > verb.end &&
        beginsSubject(one) &&
        cues.some(
          (cue) => isVerb(cue) && cue.start > one.end && cue.start - one.end < subjectReach,
        ),
    );
  return actor?.start ?? from;
}
