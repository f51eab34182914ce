import { ofFields, ofStates } from '../lexicon/partNames';
import { readingWords } from '../lexicon/readingWords';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import { hasBalancedBrackets, wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import { fieldNoun, oneOf, reportNoun } from './words/criteriaPatterns';
import {
  arrow,
  askedField,
  asState,
  havingList,
  listHead,
  listPatterns,
  nextStep,
  ofPaper,
  paperList,
  particle,
  throughStages,
  withList,
} from './words/listPatterns';
import { plainPatterns } from './words/plainPatterns';

/** The members of a list, and what they are: steps in this order, states, alternatives, fields, or just there. */
interface Listed {
  things: Quote[];
  use: 'chain' | 'states' | 'choice' | 'entered' | 'each';
}

const fewest = 3;
/** A subject stands among the first characters. */
const nearStart = 12;
const mostThings = 12;
const mostWords = 5;

/** The first list of a clause whose ends its marks show: parted by arrows, behind a colon, in brackets. */
export function listIn(clause: CuedClause): Listed | undefined {
  const { folded, idea, span } = clause;
  const text = withoutInner(/[:：|]/gu, idea.slice(span.start, span.end));
  // `The app starts with a photo, a map and a date` makes nothing.
  const isMaking =
    clause.cues.some(({ name }) => name === 'do:create') &&
    !clause.cues.some(({ name, start }) => name === 'system' && start < span.start + nearStart);
  const behindWith = isMaking ? withList : paperList;
  for (const pattern of [
    // `Must: every loan has borrower, object and value`
    havingList[clause.lexicon.code],
    ...listPatterns,
    behindWith,
    ...behindVerb(clause),
  ]) {
    const found = pattern?.exec(text);
    const whole = found?.[1] ?? '';
    const list = whole.replace(listHead, '');
    const start = span.start + (found?.index ?? 0) + (found?.[0].lastIndexOf(list) ?? 0);
    const parts = withoutParticle(
      clause,
      partsBetween(clause, { start, end: start + list.length }),
    );
    if (!areThings(clause, parts)) continue;
    const before = folded.slice(0, start - span.start);
    const things = parts.map((one) => quote(idea, one));
    return {
      things,
      use: useOf(clause, before, idea.slice(start, parts.at(-1)?.end), things.at(-1) ?? ''),
    };
  }
  return undefined;
}

const mostOfList = 300;

/** A list to the end behind a verb: `The weigher enters name, weight and price`, but not `orders for the butcher, …`. */
function behindVerb(clause: CuedClause): RegExp[] {
  const { cues, folded, lexicon, span } = clause;
  const verb = cues.find(
    (cue) => /^do:(?:create|show)$/u.test(cue.name) && isPredicate(clause, cue),
  );
  const before = (verb?.end ?? span.end) - span.start;
  const rest = folded.slice(before, span.end - span.start);
  if (rest.length > mostOfList) return [];
  const first = rest.split(',', 1).join('').split(/\s/u);
  const joints = lexicon.cues.and.filter((one) => /^\p{L}+$/u.test(one)).join('|');
  const isJoined = new RegExp(`^[^.;:()]*,\\s[^.;:()]*\\s(?:${joints})\\s[^,.;:()]+$`, 'u').test(
    rest,
  );
  const isLed = [...rest.matchAll(/,\s(\p{L}+)/gu)].some(([, word = '']) =>
    lexicon.prepositions.includes(word),
  );
  return isJoined && !isLed && !first.some((word) => lexicon.prepositions.includes(word))
    ? [new RegExp(`(?<=^.{${before}}\\s)(.+)$`, 'su')]
    : [];
}

/** Each thing of a list is there, can be entered or chosen; of a chain, each step leads to the next. */
export function listChecks(clause: CuedClause, words: DocumentWords): string[] {
  const list = listIn(clause);
  return list ? [fill(words.criteria[list.use], { things: shownThings(list, words) })] : [];
}

/** The things of a list in quotation marks. */
export function shownThings({ things, use }: Listed, { comma, quotation }: DocumentWords): string {
  return things.map((one) => marked(one, quotation)).join(use === 'chain' ? ' → ' : comma);
}

/** The parts of a list between its marks and conjunctions; what stands in brackets stays whole. */
function partsBetween({ idea, lexicon }: CuedClause, { start, end }: Span): Span[] {
  const text = withoutInner(/[,;،、/]/gu, idea.slice(start, end));
  const joints = lexicon.cues.and.filter((one) => /^\p{L}+$/u.test(one)).join('|');
  const marks = new RegExp(`,?\\s(?:${joints})\\s(?!.*[,;،]\\s)|[,;،](?=\\s)|、|\\s/\\s`, 'giu');
  const borders = [...text.matchAll(arrow.test(text) ? new RegExp(arrow, 'gu') : marks)];
  return [0, ...borders.map(({ 0: mark, index }) => index + mark.length)]
    .map((from, at) =>
      trimmed(idea, { start: start + from, end: start + (borders[at]?.index ?? text.length) }),
    )
    .filter((one) => one.end > one.start);
}

/** The last thing without the particle of the clause's verb; where another ends in one, as in `door open, light on`, it stays. */
function withoutParticle({ idea, lexicon, span }: CuedClause, parts: Span[]): Span[] {
  const last = parts.at(-1);
  const ends = parts.map(
    (one) => particle[lexicon.code]?.exec(idea.slice(one.start, one.end))?.[0],
  );
  const [own = '', ...others] = ends.toReversed();
  if (last?.end !== span.end || own === '' || others.some(Boolean)) return parts;
  return [...parts.slice(0, -1), { ...last, end: last.end - own.length }];
}

/** Without these marks within brackets, which part what stands in them; each place stays. */
function withoutInner(marks: RegExp, text: string): string {
  return text.replace(/\([^()]*\)/gu, (inner) => inner.replace(marks, '·'));
}

const ofClause = /^(?:pronoun|can|must|should)$/u;

/** Whether the parts of a list are short names rather than clauses, acts or amounts. */
function areThings(clause: CuedClause, parts: readonly Span[]): boolean {
  const { cues, idea } = clause;
  const [from, to] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  const own = cues.filter(({ start, end }) => start >= from && end <= to);
  const isAct = ({ start, end }: Span) =>
    own.some(
      (cue) =>
        cue.start >= start &&
        cue.end <= end &&
        cue.name.startsWith('do:') &&
        isPredicate(clause, cue),
    );
  const isAsked = (at: number) =>
    parts.some(
      ({ start, end }) => start < at && at < end && askedField.test(idea.slice(start, end)),
    );
  const texts = parts.map(({ start, end }) => idea.slice(start, end));
  return (
    parts.length >= fewest &&
    parts.length <= mostThings &&
    texts.every((one) => isName(one) && !nextStep.test(one)) &&
    texts.filter((one) => /\p{N}/u.test(one)).length < 2 &&
    parts.filter(isAct).length < parts.length / fewest &&
    !own.some(({ name, start }) => ofClause.test(name) && !isAsked(start))
  );
}

/** A few words, without half a pair of brackets or quotation marks. */
function isName(text: string): boolean {
  const count = wordCount(text.replace(/\([^()]*\)/u, ''));
  const marks = text.match(/["“”«»„]/gu)?.length ?? 0;
  return /\p{L}/u.test(text) && count <= mostWords && marks % 2 === 0 && hasBalancedBrackets(text);
}

/** What the words before a list, and its marks, say that its things are. */
function useOf(clause: CuedClause, before: string, list: string, last: string): Listed['use'] {
  const { cues, lexicon, span } = clause;
  if (arrow.test(list) || throughStages.test(before)) return 'chain';
  if (ofStates.test(before) || asState.test(before)) return 'states';
  const isEither = readingWords[lexicon.code].or.some((one) => list.endsWith(` ${one} ${last}`));
  // `number, type (main / spare), status` and `per room, with min / max` are no alternatives.
  const bare = withoutInner(/\//gu, list);
  if (isEither || (bare.includes(' / ') && !bare.includes(', '))) return 'choice';
  const end = span.start + before.length;
  const isMade = cues.some((cue) => cue.name === 'do:create' && cue.end < end);
  const isShown = cues.some(
    (cue) => /^do:(?:show|transfer|search)$/u.test(cue.name) && cue.end < end,
  );
  const isAct = (acts: RegExp) =>
    plainPatterns.some((one) => acts.test(one.name) && before.search(one.pattern) >= 0);
  // `book a room (main hall, side room, kitchen)`
  const isInBrackets = before.endsWith('(');
  if (oneOf.test(before) || (isInBrackets && isAct(/^(?:books|chooses)$/u))) return 'choice';
  const isLabelled = /[:：]\s*$/u.test(before);
  const isRead = isShown || reportNoun.test(before);
  if (isLabelled && isRead) return 'each';
  const isField =
    isMade || ofFields.test(before) || ofPaper.test(before) || (isInBrackets && isAct(/^enters$/u));
  return isField || (isLabelled && fieldNoun.test(list.toLowerCase())) ? 'entered' : 'each';
}
