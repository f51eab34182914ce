import { isDenial, isVerb } from '../lexicon/cueLine';
import { demonstratives } from '../lexicon/demonstratives';
import { readingWords } from '../lexicon/readingWords';
import { restWords } from '../lexicon/restWords';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { surely } from './kindOf';
import { leftOpenBy } from './leftOpen';
import { opensWithVerb } from './opensWithVerb';
import type { SortedClause } from './sortClauses';

const longest = 300;
/** A longer clause says enough by itself, although it points back. */
const [mostWords, mostOfTail, mostOfPart] = [9, 4, 5];

/**
 * Joins each clause that says too little by itself with the one before it: a reason, a predicate without its subject,
 * one about `it`, and a short sentence that points back, such as `After that only the site can`.
 */
export function joinClauses(read: ReadIdea, sorted: readonly SortedClause[]): SortedClause[] {
  const joined: SortedClause[] = [];
  for (const one of sorted) {
    const last = joined.at(-1);
    const open = leftOpenBy(read, one, joined);
    if (open > 0) {
      const [first = one, ...others] = joined.splice(-open);
      const whole = [...others, one].reduce((all, next) => join(all, next, false), first);
      joined.push({ ...whole, ...surely('B'), isUndecided: true });
      continue;
    }
    const isFrame = last !== undefined && continuesFrame(read, one, last);
    const isRuledOut = last !== undefined && rulesOut(read, one, last);
    if (last === undefined || !(isFrame || isRuledOut || belongs(read, one, last)))
      joined.push(one);
    else joined[joined.length - 1] = join(last, one, isRuledOut);
  }
  return joined;
}

function join(last: SortedClause, one: SortedClause, isRuledOut: boolean): SortedClause {
  const span = { start: last.clause.span.start, end: one.clause.span.end };
  const cues = [...last.clause.cues, ...one.clause.cues];
  const isOpen = last.kind === 'B' && one.clause.link !== 'reason';
  const kind = isRuledOut || isOpen ? one.kind : last.kind;
  return {
    ...last,
    clause: { ...last.clause, span, cues },
    kind,
    priority: last.priority ?? one.priority,
    isDoubtful: kind === 'B' && (last.isDoubtful || one.isDoubtful),
  };
}

/** Whether it is the next header line of a mail, or the name below `Best,`. */
function continuesFrame(
  { text, folded, lexicon }: ReadIdea,
  one: SortedClause,
  last: SortedClause,
) {
  const [span, before] = [one.clause.span, last.clause.span];
  const isNext = /^[^\p{L}\p{N}\n>|]*\n[^\p{L}\p{N}\n>|]*$/u.test(
    text.slice(before.end, span.start),
  );
  if (!isNext || one.kind !== 'B' || last.kind !== 'B' || one.isHeading) return false;
  const { mailHeaders, greetings } = readingWords[lexicon.code];
  const isHeader = ({ clause: { label } }: SortedClause) =>
    label !== undefined && mailHeaders.includes(folded.slice(label.start, label.end));
  if (isHeader(one) && isHeader(last)) return true;
  const opening = folded.slice(before.start, before.end);
  const isFarewell =
    (text[before.end] === ',' ||
      last.clause.cues.some(({ name, start }) => name === 'courtesy' && start === before.start)) &&
    !greetings.some((word) => opening.startsWith(word)) &&
    opening.split(/\s+/u).length <= mostOfTail;
  return isFarewell && nameAlone.test(text.slice(span.start, span.end));
}

/** What a sentence demands by itself. */
const deed = /^(?:do:|quality)/u;

const nameAlone = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u;

const isDemand = ({ kind }: SortedClause): boolean => kind === 'R' || kind === 'C';

/** Whether it denies its deed: `cannot pay them`, `but change nothing`; not `and tick all or nothing`. */
function denies({ clause: { cues, link } }: SortedClause): boolean {
  const deed = cues.find(({ name }) => name.startsWith('do:'))?.start ?? Infinity;
  return cues.some((cue) => isDenial(cue) && (link === 'contrast' || cue.start <= deed));
}

function belongs(read: ReadIdea, one: SortedClause, last: SortedClause): boolean {
  const { clause, kind } = one;
  const isElsewhere =
    one.isHeading ||
    last.isHeading ||
    clause.block !== last.clause.block ||
    one.section !== last.section ||
    clause.isStruck !== last.clause.isStruck ||
    one.isUndecided !== last.isUndecided ||
    clause.span.end - last.clause.span.start > longest;
  if (isElsewhere) return false;
  if (clause.link === 'reason') return last.kind !== 'B' || !isDemand(one);
  const isSaid = clause.cues.some(isVerb);
  const leans = pointsBack(read, one);
  if (leans && !isSaid) return true;
  const isSame = clause.sentence === last.clause.sentence;
  if (isSame && (ownsRest(read, one) || isReason(read, one, last))) return true;
  // `Never resold though | if anyone is in it`, `The vet sees all | but no home addresses`, both brief
  const isCase = clause.cues.some((cue) => cue.name === 'if' && cue.start === clause.span.start);
  const isBrief = (span: Span) => words(read, span) <= mostOfPart;
  const isPart = isCase || (!isSaid && last.kind === 'R' && isBrief(last.clause.span));
  if (clause.link === 'contrast' && isPart && isBrief(clause.span)) return true;
  // `Guests cannot pay online but can reserve a table`: what is ruled out and what is asked for stand apart.
  if (last.kind === 'N' && isDemand(one)) return false;
  if (last.kind === 'R' && denies(one) && !denies(last)) return false;
  // `The app knows every piano. Then it sends a text`
  const isOwn = isDemand(one) && !isSame && clause.cues.some(({ name }) => deed.test(name));
  if (leans && !isOwn && (kind === last.kind || (kind === 'B' && isDemand(last)))) return true;
  if (clause.sentence !== last.clause.sentence) return false;
  const isPredicate = clause.link === 'contrast' && opensWithVerb(clause, read.folded);
  if (isPredicate || clause.link === 'continuation') return true;
  // `A grower pays 30% as deposit, never cash`
  const isApart = /[;؛]\s*$/u.test(read.text.slice(clause.span.start - 3, clause.span.start));
  const isTail =
    !isApart &&
    !isSaid &&
    kind !== 'N' &&
    (clause.link === 'contrast' || words(read, clause.span) < mostOfTail);
  const isAlike = isDemand(one) ? isDemand(last) : kind === last.kind;
  return isAlike && (isTail || (opensWithOther(read, clause) && !isOfAll(read, clause)));
}

/** Whether a brief remark about what is ruled out ends its sentence: `No points, people get weird about it`. */
function isReason(read: ReadIdea, one: SortedClause, last: SortedClause): boolean {
  const { folded, lexicon } = read;
  const { span } = one.clause;
  const word = folded.slice(span.start, span.end).split(/\s+/u).at(-1) ?? '';
  return (
    last.kind === 'N' &&
    /[BN]/u.test(one.kind) &&
    !denies(one) &&
    words(read, span) < mostWords &&
    readingWords[lexicon.code].backward.includes(word)
  );
}

/** Whether it limits what happens otherwise, or excludes all others: `…, sonst gilt das nicht`, `…, nobody else's`. */
function ownsRest(
  { folded, lexicon }: ReadIdea,
  { clause: { span }, kind }: SortedClause,
): boolean {
  const { otherwise, noOthers } = restWords[lexicon.code];
  const text = folded.slice(span.start, span.end);
  const isCase = /[BC]/u.test(kind) && otherwise.some((word) => text.startsWith(`${word} `));
  return isCase || noOthers.includes(text);
}

/**
 * Whether a clause rules out what precedes it in its sentence: `Invoices stay in Lexware, the app should not do that`,
 * but not `Coaches edit the roster, parents cannot do that`.
 */
function rulesOut(
  read: ReadIdea,
  { kind, clause, section }: SortedClause,
  last: SortedClause,
): boolean {
  const isSame = clause.sentence === last.clause.sentence && section === last.section;
  if (kind !== 'N' || !isSame || last.isHeading || clause.link === 'contrast') return false;
  const text = read.folded.slice(clause.span.start, clause.span.end);
  const stated = demonstratives[read.lexicon.code];
  const opens = stated.some((word) => text.startsWith(`${word} `));
  const isOfOthers =
    clause.cues.some(({ name }) => name === 'person') || (!opens && opensWithOther(read, clause));
  const isAbout = opens || stated.some((word) => text.endsWith(` ${word}`));
  return !isOfOthers && isAbout && words(read, clause.span) < mostWords;
}

/** `everybody can tick it off`, `nobody may delete it` stand by themselves. */
function isOfAll({ folded, lexicon }: ReadIdea, { span, cues }: Clause): boolean {
  const forbids = cues.some((cue) => cue.start === span.start && isDenial(cue));
  return (
    forbids || lexicon.people.general.some((word) => folded.startsWith(`${word} `, span.start))
  );
}

/** The number of words, counted up to where it no longer matters. */
function words({ folded, lexicon }: ReadIdea, { start, end }: Span): number {
  const text = folded.slice(start, end);
  return lexicon.hasSpaces ? text.split(/\s+/u, mostWords).length : text.length / 3;
}

/** Whether it is short and begins with a word such as `after that`. */
function pointsBack(read: ReadIdea, { clause: { span, cues } }: SortedClause): boolean {
  const { folded, lexicon } = read;
  // `It must work offline` is complete.
  if (cues.some(({ name }) => name === 'must' || name === 'should')) return false;
  const text = folded.slice(span.start, span.end);
  const border = lexicon.hasSpaces ? /^(?:\P{L}|$)/u : /^/u;
  return (
    words(read, span) < mostWords &&
    readingWords[lexicon.code].backward.some(
      (word) => text.startsWith(word) && border.test(text.slice(word.length)),
    )
  );
}

/** `Guests scan the box, it tells them the rules`; `and I want` is about nobody before. */
export function opensWithOther(
  { folded, lexicon }: ReadIdea,
  { cues, span }: Pick<Clause, 'cues' | 'span'>,
): boolean {
  const pronoun = cues.find(({ name, start }) => name === 'pronoun' && start === span.start);
  const [word = ''] = pronoun ? folded.slice(pronoun.start, pronoun.end).split("'") : [];
  return pronoun !== undefined && !readingWords[lexicon.code].self.includes(word);
}
