import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { denialWords } from '../lexicon/denialWords';
import { perLanguage } from '../lexicon/perLanguage';
import { readingWords } from '../lexicon/readingWords';
import type { SectionName } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { weighedKinds } from './learnedWeights';
import { opensWithArticle, opensWithDeed } from './opensWithDeed';
import type { StatementKind } from './workbook';

/** Three or more states, one after the other. */
const stateChain = /^[^→>]{1,60}(?:→|->)[^→>]{1,30}(?:→|->)[^→>]{1,30}/u;

/** The possible kinds of a clause under a heading. */
const kindsUnder: Readonly<Partial<Record<SectionName, readonly StatementKind[]>>> = {
  goals: ['G'],
  requirements: ['R', 'C', 'N', 'G', 'B'],
  must: ['R', 'C', 'N'],
  should: ['R', 'C', 'N'],
  could: ['R', 'C', 'N'],
  constraints: ['C', 'N', 'B'],
  exclusions: ['N'],
  background: ['B'],
  undecided: ['B'],
};

/**
 * The possible kinds of a clause under its heading. What is negated or was rejected is never a requirement; a reason, what is
 * undecided or a word by itself is always background, what says outright that it is the aim is a goal, and what
 * begins with a wish no background.
 */
export function allowedKinds(
  clause: Clause,
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
  before: StatementKind | undefined,
  read: ReadIdea,
): readonly StatementKind[] {
  // `Status: new → in repair → done`, which is also how the head of a document begins
  const isLabelled = section === 'background' && clause.label !== undefined;
  const { start, end } = clause.span;
  if ((section === undefined || isLabelled) && stateChain.test(read.text.slice(start, end)))
    return ['R'];
  if (section === undefined && clause.link === 'reason') return ['B'];
  if (section !== 'exclusions' && facts.has('main undecided')) return ['B'];
  // `Right.` in a chat, whatever it is about.
  if (facts.has('one word') && (section === undefined || facts.has('spoken'))) return ['B'];
  if (section !== 'exclusions' && isRejected(facts) && !isConditional(clause)) return ['N', 'B'];
  if (section !== 'exclusions' && hasVerdict(clause, read)) return ['N'];
  if (section === undefined && facts.has('main aim')) return ['G'];
  if (section !== 'exclusions' && isFree(clause, read)) return ['R', 'C'];
  if (section !== 'exclusions' && !facts.has('asks') && isPrivative(clause, facts, read))
    return facts.has('any quality') || facts.has('any limit') ? ['C'] : ['N'];
  // `A tool library for our street` names the whole, which is nothing to test.
  const isFirst = before === undefined && section === undefined;
  const isName = facts.has('no verb') && !facts.has('number') && !facts.has('negated');
  if (isFirst && isName && opensWithArticle(clause, read)) return ['G'];
  if (isFirst && opensWithDeed(clause, read)) return ['R', 'G'];
  // `singers (65)` in a list of users
  if (section === 'users' && clause.block.kind !== 'row') {
    // `Porters – no access to prices`
    if (
      clause.cues.some(
        (cue) => isDenial(cue) && beginsPart(read.text.slice(cue.start - 2, cue.start)),
      )
    )
      return ['C'];
    if (!clause.cues.some(isVerb)) return ['B'];
  }
  const kinds = (section === undefined ? undefined : kindsUnder[section]) ?? weighedKinds;
  // `No till. A loyalty card would be nice later.`
  if (section === undefined && facts.has('main maybe') && !isDenied(clause, facts))
    return kinds.filter((kind) => kind !== 'N' && (before !== 'N' || kind === 'R'));
  if (countsPeople(clause, read)) return kinds.filter((kind) => kind !== 'R');
  if (isConditional(clause)) return kinds.filter((kind) => kind !== 'N');
  if (facts.has('negated')) return kinds.filter((kind) => kind !== 'R');
  // `The old sheet has 2,100 rows and should be imported once`
  const goesOn = clause.link === 'continuation' && section === undefined && before !== 'N';
  if (goesOn && !clause.cues.some(isDenial)) return kinds.filter((kind) => kind !== 'N');
  // `Hello, I want`
  const isAfterGreeting = facts.has('word 0 courtesy') && facts.has('word 1 want');
  const isWish =
    section === undefined &&
    !facts.has('any past') &&
    (facts.has('word 0 want') ||
      isAfterGreeting ||
      (isByAuthor(clause, read) && demandsNext(facts)));
  // `No chat. Later I'd like a shop.`
  const isAsked = section === undefined && facts.has('main want') && !isDenied(clause, facts);
  return kinds.filter((kind) => !(isWish && kind === 'B') && !(isAsked && kind === 'N'));
}

const longestPrivative = 40;

/** Of a text in each language, what begins a phrase such as `without ads`, also one in another language. */
const privative = perLanguage(({ code: own, hasSpaces }) => {
  const words = Object.entries(denialWords).flatMap(([code, { without, none }]) => {
    // `no` denies verbs in other languages, too.
    const isUnclear = code === 'en' && /^(?:es|it|pt)$/u.test(own);
    return code === own || isUnclear ? without : [...without, ...none];
  });
  return new RegExp(`^(?:${words.join('|')})${hasSpaces ? ' ' : '\\s?'}\\S+(?: \\S+){0,2}$`, 'u');
});

/** `Without ads`, `keine Werbung` in an English list: whatever the language, it rules something out. */
function isPrivative(
  { span, link }: Clause,
  facts: ReadonlySet<string>,
  { folded, lexicon }: ReadIdea,
): boolean {
  const text = folded.slice(span.start, Math.min(span.end, span.start + longestPrivative + 1));
  return (
    link === 'none' &&
    facts.has('no verb') &&
    text.length <= longestPrivative &&
    privative(lexicon).test(text.replace(/[.!]+$/u, ''))
  );
}

/** `Loyalty points: rejected` */
function hasVerdict({ span, label }: Clause, { folded, lexicon }: ReadIdea): boolean {
  const said = label === undefined ? '' : folded.slice(label.end, span.end);
  return denialWords[lexicon.code].verdict.includes(said.replace(/^[\s:：*_]+|[.!\s]+$/gu, ''));
}

/** `ca. 4,200 members, ~60 checks a day` says how many there are, and nothing that they do. */
function countsPeople({ span, cues }: Clause, { folded }: ReadIdea): boolean {
  const text = folded.slice(span.start, span.end);
  const [opening = ''] =
    /^(?:\p{L}{2,7}\.?\s)?[~≈]?\p{N}[\p{N}.,']*\s(?:\p{L}+\s)?/u.exec(text) ?? [];
  const noun = cues.find(
    ({ name, start }) => name === 'person' && start === span.start + opening.length,
  );
  return (
    opening !== '' &&
    noun !== undefined &&
    /^(?:[,;]|$)/u.test(folded.slice(noun.end, span.end)) &&
    !cues.some(({ name }) => /^(?:can|must|should|want)$/u.test(name))
  );
}

/** `School classes pay nothing` sets a price. */
function isFree({ span }: Clause, { folded, lexicon }: ReadIdea): boolean {
  const text = folded.slice(span.start, span.end);
  return denialWords[lexicon.code].free.some((phrase) => text.includes(phrase));
}

/** `We want`, `we should` */
const demandsNext = (facts: ReadonlySet<string>): boolean =>
  ['want', 'should'].some((name) => facts.has(`word 1 ${name}`));

function isByAuthor({ span }: Clause, { folded, lexicon }: ReadIdea): boolean {
  const [word = ''] = /^\p{L}+/u.exec(folded.slice(span.start, span.start + 20)) ?? [];
  return readingWords[lexicon.code].self.includes(word);
}

const beginsPart = (before: string): boolean => /[;:–—,-]\s$/u.test(before);

/** Whether what denies stands in a condition of a demand: `If it is out, people should join a list`. */
function isConditional({ cues, span }: Clause): boolean {
  const isLed = cues.some(({ name, start }) => name === 'if' && start === span.start);
  const demand = cues.find(({ name }) => demands.has(name));
  const denies = (cue: Cue) => isDenial(cue) || cue.name === 'rejection';
  return (
    isLed && demand !== undefined && !cues.some((cue) => denies(cue) && cue.start > demand.start)
  );
}

const demands: ReadonlySet<string> = new Set(['can', 'must', 'should', 'want']);

/** Whether an idea was not taken up: `Hugo suggested beacons. We decided against it`. */
function isRejected(facts: ReadonlySet<string>): boolean {
  const isIdea = ['any proposal', 'any request', 'any maybe', 'asks'].some((one) => facts.has(one));
  return (
    facts.has('any rejection') ||
    facts.has('refused') ||
    (isIdea && facts.has('after: main rejection'))
  );
}

/** Whether a clause says no to something. */
export function isDenied({ cues }: Clause, facts: ReadonlySet<string>): boolean {
  return facts.has('negated') || isRejected(facts) || cues.some(isDenial);
}
