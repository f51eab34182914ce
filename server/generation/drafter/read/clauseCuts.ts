import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb, type CueLine } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { segmentsOf, type Segment } from './segments';
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

/** A longer sentence with more characters than this per punctuation mark was dictated, or typed without any. */
const longestSentence = 180;
/** How far behind the start of a clause its verb may be, in characters. */
const [verbReach, spokenReach] = [32, 48];
const longestItem = 200;
const subordinate: ReadonlySet<ClauseCue> = new Set(['that', 'if']);
const finite: ReadonlySet<ClauseCue> = new Set(['auxiliary', 'can', 'must', 'should']);

/** The positions in a sentence where a new clause begins, except the first. */
export function cutsOf(sentence: Sentence): Cut[] {
  const reader = new ClauseReader(sentence);
  const segments = segmentsOf(sentence, reader.isDictated);
  const cuts: Cut[] = [];
  let [begun] = segments;
  /** Whether a condition, exception or relative clause has begun that no comma has ended. */
  let isOpen = false;
  for (const [index, segment] of segments.entries()) {
    const context = { begun: begun ?? segment, next: segments[index + 1], isOpen };
    const link = index > 0 ? reader.linkOf(segment, context) : undefined;
    if (link !== undefined) {
      cuts.push({ at: segment.joint, link });
      begun = segment;
    }
    const opens = segment.cues.some(
      (cue) => isCondition(cue) || (cue.name === 'that' && cue.start > sentence.span.start),
    );
    isOpen = opens || (isOpen && !segment.marks.includes(','));
  }
  return cuts;
}

interface Context {
  /** The first segment of the clause before. */
  begun: Segment;
  next: Segment | undefined;
  /** Whether a subordinate clause may contain the segment. */
  isOpen: boolean;
}

const isCondition = ({ name }: Cue): boolean => name === 'if' || name === 'exception';
const opensWith = ({ cues, start }: Segment, ...names: ClauseCue[]): boolean =>
  cues.some((cue) => cue.start === start && names.includes(cue.name));

/** Decides whether a segment of a sentence begins a clause. */
class ClauseReader {
  /** Whether the sentence has hardly any punctuation. */
  readonly isDictated: boolean;
  readonly #sentence: Sentence;
  readonly #knowsVerbs: boolean;

  constructor(sentence: Sentence) {
    this.#sentence = sentence;
    this.#knowsVerbs = sentence.lexicon.cues.auxiliary.length > 0;
    const words = sentence.text.slice(sentence.span.start, sentence.span.end);
    const marks = words.match(/[,،、;:.]/gu)?.length ?? 0;
    this.isDictated = words.length > longestSentence * Math.max(1, marks);
  }

  /** The relation of a segment to the clause before it; `undefined` if it belongs to that clause. */
  linkOf(segment: Segment, context: Context): Link | undefined {
    const { begun, isOpen } = context;
    const { joint, start, names, marks } = segment;
    if (this.#isAside(segment, context)) return 'none';
    const isPart =
      opensWith(segment, 'bound', 'exception', 'bareNot', 'pair') ||
      names.has('pair') ||
      names.has('exception') ||
      this.#sentence.isEnclosed(start);
    if (isPart || !this.#isLong(begun.start, joint)) return undefined;
    const isLed = opensWith(begun, 'if', 'exception');
    const isSaid = this.#hasVerb(begun.start, joint);
    const says = this.#hasVerb(start, this.#sentence.span.end);
    if (marks.includes(';'))
      return this.#isLong(start, this.#sentence.span.end) ? 'none' : undefined;
    if (/[-–—]/u.test(marks)) return isSaid && says && !isLed ? 'none' : undefined;
    if (names.has('or') || opensWith(segment, 'or')) return undefined;
    if (names.has('because')) return says ? 'reason' : undefined;
    // `who booked but never came`
    const isOfOpen =
      isOpen && marks === '' && this.#startsWith(segment, (cue) => isVerb(cue) || isDenial(cue));
    if (names.has('but'))
      return !isOfOpen && (says || opensWith(segment, 'negation')) ? 'contrast' : undefined;
    // `If it is full, they wait`
    const isHeld = isOpen && (marks === ',' ? isLed && !names.has('and') : marks === '');
    const link = isHeld ? undefined : this.#opening(segment, begun);
    return link ?? (isSaid && this.#isSpoken(segment) ? 'none' : undefined);
  }

  /** `and if it is full, they wait`: the condition belongs to what follows. */
  #isAside(segment: Segment, { begun, next, isOpen }: Context): boolean {
    return (
      segment.names.has('and') &&
      opensWith(segment, 'if', 'exception') &&
      next?.marks === ',' &&
      this.#isLong(segment.start, segment.end) &&
      !isOpen &&
      this.#hasVerb(begun.start, segment.joint) &&
      this.#hasVerb(next.start, this.#sentence.span.end)
    );
  }

  /** The link of a segment that begins with a subject and its verb, a predicate with its object, or a negation. */
  #opening(segment: Segment, begun: Segment): Link | undefined {
    const { joint, start, cues } = segment;
    const rest = cues.filter((cue) => cue.start > start && cue.start <= start + verbReach);
    const isSaid = this.#hasVerb(begun.start, joint);
    if (opensWith(segment, 'negation')) return this.#saysNo(segment, begun) ? 'none' : undefined;
    const second = start + this.#sentence.text.slice(start, start + verbReach).search(/\s\S/u) + 1;
    const isDenied = second < segment.end && this.#sentence.cues.has(second, 'negation');
    const isWhole = opensWith(segment, 'want') || isDenied || (isSaid && rest.some(isVerb));
    if (opensWith(segment, 'pronoun') && isWhole) return this.#isStory(begun) ? undefined : 'none';
    if (!isSaid) return undefined;
    if (opensWith(segment, 'can', 'must', 'should')) return 'continuation';
    if (this.#startsWith(segment, (cue) => this.#hasObject(cue)) && !segment.followsVerb)
      return 'continuation';
    const isNamed = opensWith(segment, 'determiner', 'person', 'system');
    const said = rest.find(
      (cue) => subordinate.has(cue.name) || finite.has(cue.name) || this.#hasObject(cue),
    );
    const isVerbOf = said !== undefined && !subordinate.has(said.name);
    return isNamed && isVerbOf && !opensWith(segment, ...subordinate) && this.#knowsVerbs
      ? 'none'
      : undefined;
  }

  /** `nobody may see it`, `all is free, no ads`, but not `nappies, no pork` in a list. */
  #saysNo(segment: Segment, begun: Segment): boolean {
    const { text } = this.#sentence;
    const from = Math.max(begun.start, segment.joint - longestItem);
    const comma = text.slice(from, segment.joint).lastIndexOf(',');
    return (
      this.#isLong(segment.start, segment.end) &&
      (this.#startsWith(segment, ({ end }) => this.#sentence.cues.at(end + 1).some(isVerb)) ||
        this.#hasVerb(from + Math.max(0, comma), segment.joint) ||
        opensWith(begun, 'negation'))
    );
  }

  /** In dictated text, a filler or `and` soon behind which a verb stands. */
  #isSpoken({ joint, start, names, cues }: Segment): boolean {
    const isPause =
      this.isDictated &&
      (names.has('filler') || names.has('and')) &&
      !this.#sentence.cues.has(joint, 'soThat');
    return (
      isPause &&
      cues.some(
        (cue) =>
          cue.start < start + spokenReach &&
          (isVerb(cue) || cue.name === 'negation' || cue.name === 'limit'),
      )
    );
  }

  #startsWith({ cues, start }: Segment, is: (cue: Cue) => boolean): boolean {
    return cues.some((cue) => cue.start === start && is(cue));
  }

  /** `sends an alert`, `keeps 5 copies`: a verb and the start of its object. */
  #hasObject({ name, end }: Cue): boolean {
    const { text, cues } = this.#sentence;
    return (
      name.startsWith('do:') &&
      (cues.has(end + 1, 'determiner') || /^\s\p{Sc}?\p{N}/u.test(text.slice(end, end + 3)))
    );
  }

  #hasVerb(from: number, to: number): boolean {
    return !this.#knowsVerbs || this.#sentence.cues.hasVerbBetween(from, to);
  }

  /** `As a parent, I want` */
  #isStory({ start }: Segment): boolean {
    const { text, lexicon } = this.#sentence;
    return lexicon.story.before.some((phrase) => text.startsWith(`${phrase} `, start));
  }

  #isLong(from: number, to: number): boolean {
    const { text, lexicon } = this.#sentence;
    const start = text.slice(from, Math.min(to, from + 80)).trim();
    return lexicon.hasSpaces ? /\S\s+\S/u.test(start) : start.length >= 4;
  }
}
