import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import type { Sentence } from './sentence';
import type { Span } from './span';

/** A run of marks and conjunctions, at which a clause may begin; it ends at the first letter behind it. */
export interface Joint extends Span {
  marks: string;
  /** The cues of its conjunctions. */
  names: ReadonlySet<string>;
  /** Start of the next joint. */
  next: number;
  /** Whether it is a conjunction or filler in a sentence with hardly any punctuation. */
  isPause: boolean;
}

/** A longer sentence with more characters than this per punctuation mark was dictated, or typed without any. */
const longestSentence = 180;
const joining: readonly ClauseCue[] = ['and', 'but', 'because'];
/** A comma or dash at a space, or a semicolon that ends no HTML entity. */
const mark = /,(?=\s)|(?<!&#?\w{2,8});|(?<=\s)[-–—](?=\s)/gu;

const allBefore = /(?<!\p{L})(?:(?:every|any)(?:one|body|thing)|all)\s$/u;
const nobodyBefore = /(?<!\p{L})(?:no(?:body|thing)|no one|none)\s$/u;
const longestWord = 12;

const asking = /^(?:want|must|should|can|never|negation)$/u;
const leading =
  /^(?:that|if|because|soThat|and|but|or|filler|exception|negation|never|must|should|can|want|auxiliary)$/u;
/** Before `I want`, no new beginning: `what I want`, `all we need`. */
const governing =
  /(?<!\p{L})(?:what|all|which|who|where|how|than|as|was|wie|dass|que|qui|ce|où|lo|che|dove|wat|dat|co|jak|że|gdzie)\s$/u;

/** Languages whose verbs need no pronoun. */
const withoutPronouns: ReadonlySet<string> = new Set(['ar', 'es', 'it', 'pl', 'pt']);

/** Where a dictated sentence begins anew without a conjunction: `… in the van | I want it to beep`. */
function spokenStarts(text: string, cues: readonly Cue[], { code }: Lexicon): Span[] {
  const places = (names: RegExp, side: 'start' | 'end') =>
    new Set(cues.filter(({ name }) => names.test(name)).map((cue) => cue[side]));
  const [asked, wished, led] = [
    places(asking, 'start'),
    places(/^want$/u, 'start'),
    places(leading, 'end'),
  ];
  // `I must`, `quiero`, `no quiero`
  const begins = ({ name, end }: Cue) =>
    name === 'pronoun'
      ? asked.has(end + 1)
      : withoutPronouns.has(code) &&
        (name === 'want' || (name === 'negation' && wished.has(end + 1)));
  return cues
    .filter(
      (one) =>
        begins(one) &&
        !led.has(one.start - 1) &&
        !governing.test(text.slice(Math.max(0, one.start - longestWord), one.start)),
    )
    .map(({ start }) => ({ start, end: start }));
}

/** The joints of a sentence; the first one is its beginning. */
export function jointsOf({ text, span, cues, isEnclosed, lexicon }: Sentence): Joint[] {
  // `everyone but the owner`, not `he sees everything but cannot pay`
  const isAllBut = ({ name, start, end }: Cue) => {
    if (name !== 'but' || lexicon.code !== 'en') return false;
    const before = text.slice(Math.max(span.start, start - longestWord), start);
    const next = text.slice(end, span.end).search(/[,;:–—]/u);
    const isSaid = cues.hasVerbBetween(end, next < 0 ? span.end : end + next);
    return nobodyBefore.test(before) || (allBefore.test(before) && !isSaid);
  };
  const own = text.slice(span.start, span.end);
  const mostDictated = longestSentence * Math.max(1, own.match(/[,،、;:.]/gu)?.length ?? 0);
  const isPause = own.length > mostDictated;
  const names = isPause ? [...joining, 'filler' as const] : joining;
  const found = [
    ...[...own.matchAll(mark)].map(({ index }) => ({
      start: span.start + index,
      end: span.start + index + 1,
    })),
    ...cues
      .within(span.start, span.end)
      .filter((cue) => names.includes(cue.name) && !isAllBut(cue)),
    ...(isPause ? spokenStarts(text, cues.within(span.start, span.end), lexicon) : []),
  ].sort((a, b) => a.start - b.start);
  const joints: Joint[] = [
    { ...span, end: span.start, marks: '', names: new Set(), next: span.end, isPause: false },
  ];
  for (const { start, end: last } of found) {
    const before = joints.at(-1);
    if (before === undefined || isEnclosed(start) || start < before.end || start === span.start)
      continue;
    const isSame = joints.length > 1 && start <= before.end;
    const first = isSame ? before.start : start;
    const end =
      last + (/^[^\p{L}\p{M}\p{N}]{0,8}/u.exec(text.slice(last, span.end))?.[0].length ?? 0);
    if (isSame) joints.pop();
    joints.push({
      start: first,
      end,
      marks:
        (isSame ? before.marks : '') +
        text.slice(isSame ? before.end : start, end).replace(/[^,;–—-]/gu, ''),
      names: new Set([...(isSame ? before.names : []), ...cues.at(start).map(({ name }) => name)]),
      next: span.end,
      isPause,
    });
  }
  return joints.map((joint, index) => ({ ...joint, next: joints[index + 1]?.start ?? span.end }));
}
