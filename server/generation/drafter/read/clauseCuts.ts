import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb, type CueLine } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { opensWith, segmentsOf, type Segment } from './segments';
import type { Span } from './span';

/** How a clause relates to the one before it in its sentence. */
export type Link = 'none' | 'reason' | 'contrast' | 'continuation';

/** The start of a clause and its relation to the one before it. */
export interface Cut {
  at: number;
  link: Link;
}

/** A sentence with its analysed words. */
export interface Sentence {
  /** Normalised by `folded`. */
  text: string;
  span: Span;
  lexicon: Lexicon;
  cues: CueLine;
  /** Whether no clause can begin or end at a position. */
  isEnclosed: (place: number) => boolean;
}

const [longestItem, longestSubject, longestPause] = [200, 32, 48];
const subordinate: readonly ClauseCue[] = ['that', 'if'];
const finite: readonly ClauseCue[] = ['auxiliary', 'can', 'must', 'should'];

/** The positions in a sentence where a new clause begins, except the first. */
export function cutsOf(sentence: Sentence): Cut[] {
  const cuts: Cut[] = [];
  let begun: Segment | undefined;
  /** Whether a condition, exception or relative clause has begun that no comma has ended. */
  let isOpen = false;
  for (const segment of segmentsOf(sentence)) {
    const link = begun && linkOf(sentence, segment, begun, isOpen);
    if (link !== undefined) cuts.push({ at: segment.joint, link });
    if (link !== undefined || begun === undefined) begun = segment;
    const opens = segment.cues.some(
      ({ name, start }) =>
        name === 'if' || name === 'exception' || (name === 'that' && start > sentence.span.start),
    );
    isOpen = opens || (isOpen && !segment.marks.includes(','));
  }
  return cuts;
}

/** The relation of a segment to the clause that begins with another one; `undefined` if it belongs to that clause. */
function linkOf(
  sentence: Sentence,
  segment: Segment,
  begun: Segment,
  isOpen: boolean,
): Link | undefined {
  const { joint, start, names, marks } = segment;
  const isPart =
    opensWith(segment, 'bound', 'exception', 'bareNot', 'pair', 'or') ||
    (['pair', 'exception', 'or'] as const).some((name) => names.has(name)) ||
    sentence.isEnclosed(start);
  if (isPart || !isPhrase(sentence, begun.start, joint)) return undefined;
  const isSaid = hasVerb(sentence, begun.start, joint);
  const says = hasVerb(sentence, start, sentence.span.end);
  const isLed = opensWith(begun, 'if', 'exception');
  if (marks.includes(';')) return isPhrase(sentence, start, sentence.span.end) ? 'none' : undefined;
  if (/[-–—]/u.test(marks)) return isSaid && says && !isLed ? 'none' : undefined;
  if (names.has('because')) return says ? 'reason' : undefined;
  if (names.has('but')) return says || opensWith(segment, 'negation') ? 'contrast' : undefined;
  const isPause =
    opensWith(segment, 'negation') ||
    hasVerb(sentence, start, Math.min(segment.end, start + longestPause));
  if (segment.isDictated && isPause && isSaid) return 'none';
  // `If it is full, they wait`
  if (isOpen && (marks === '' || (isLed && !names.has('and')))) return undefined;
  if (opensWith(segment, 'negation')) return saysNo(sentence, segment, begun) ? 'none' : undefined;
  // `we never hold funds`, whatever precedes it
  const isWhole =
    opensWith(segment, 'pronoun') && sentence.cues.has(secondOf(sentence, segment), 'negation');
  const isAfterNo = marks === ',' && opensWith(begun, 'negation');
  return isSaid || isWhole || isAfterNo ? openingOf(sentence, segment) : undefined;
}

/** The link of a segment that begins with a subject and its verb, or with a predicate and its object. */
function openingOf(sentence: Sentence, segment: Segment): Link | undefined {
  const { start, cues, isAfterVerb } = segment;
  if (opensWith(segment, 'can', 'must', 'should')) return 'continuation';
  const isPredicate = cues.some((cue) => cue.start === start && hasObject(sentence, cue));
  if (isPredicate && !isAfterVerb) return 'continuation';
  const rest = cues.filter((cue) => cue.start > start && cue.start <= start + longestSubject);
  if (opensWith(segment, 'pronoun') && rest.some(isVerb)) return 'none';
  // `the app measures`, but not `a page where anyone sees it`
  const isNamed =
    opensWith(segment, 'determiner', 'person', 'system') && !opensWith(segment, ...subordinate);
  const said = rest.find(
    (cue) => [...finite, ...subordinate].includes(cue.name) || hasObject(sentence, cue),
  );
  const isVerbOf = said !== undefined && !subordinate.includes(said.name);
  return isNamed && isVerbOf ? 'none' : undefined;
}

/** `nobody may see it`, `all is free, no ads`, but not `nappies, no pork` in a list. */
function saysNo(sentence: Sentence, segment: Segment, begun: Segment): boolean {
  const { joint, start, end, cues } = segment;
  const from = Math.max(begun.start, joint - longestItem);
  const item = from + Math.max(0, sentence.text.slice(from, joint).lastIndexOf(','));
  const isOfVerb = cues.some(
    (cue) => cue.start === start && sentence.cues.at(cue.end + 1).some(isVerb),
  );
  const isAlike = opensWith(begun, 'negation');
  return isPhrase(sentence, start, end) && (isOfVerb || isAlike || hasVerb(sentence, item, joint));
}

/** The start of a segment's second word. */
const secondOf = ({ text }: Sentence, { start, end }: Segment): number =>
  start + text.slice(start, Math.min(end, start + longestSubject)).search(/(?<=\s)\S/u);

/** `sends an alert`, `keeps 5 copies`: a verb and the start of its object. */
function hasObject({ text, cues }: Sentence, { name, end }: Cue): boolean {
  const isNumber = /^\s\p{Sc}?\p{N}/u.test(text.slice(end, end + 3));
  return name.startsWith('do:') && (isNumber || cues.has(end + 1, 'determiner'));
}

/** Whether a part of a sentence has a verb. In a language whose verbs are unknown, every part may have one. */
function hasVerb({ lexicon, cues }: Sentence, from: number, to: number): boolean {
  return lexicon.cues.auxiliary.length === 0 || cues.hasVerbBetween(from, to);
}

/** Whether a part of a sentence has more than one word. */
function isPhrase({ text, lexicon }: Sentence, from: number, to: number): boolean {
  const start = text.slice(from, Math.min(to, from + 80)).trim();
  return lexicon.hasSpaces ? /\S\s+\S/u.test(start) : start.length >= 4;
}
