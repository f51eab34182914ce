import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import type { Sentence } from './clauseCuts';
import type { Span } from './span';

/** The words of a sentence between two joints. */
export interface Segment {
  /** Start of the marks and conjunctions in front of it. */
  joint: number;
  /** These marks. */
  marks: string;
  /** The cues of these conjunctions. */
  names: ReadonlySet<ClauseCue>;
  /** Its first letter or digit. */
  start: number;
  end: number;
  cues: readonly Cue[];
  /** Whether it stands directly behind a verb. */
  isAfterVerb: boolean;
  /** Whether its sentence has hardly any punctuation. */
  isDictated: boolean;
}

/** Whether a segment begins with a cue of one of these names. */
export const opensWith = ({ cues, start }: Segment, ...names: ClauseCue[]): boolean =>
  cues.some((cue) => cue.start === start && names.includes(cue.name));

/** A longer sentence with more characters than this per punctuation mark was dictated, or typed without any. */
const longestSentence = 180;
const joining: readonly ClauseCue[] = ['and', 'but', 'because'];
/** A comma or dash at a space, or a semicolon that ends no HTML entity. */
const mark = /,(?=\s)|(?<!&#?\w{2,8});|(?<=\s)[-–—](?=\s)/gu;
const firstLetter = /[\p{L}\p{M}\p{N}]/u;

/** Splits a sentence at its joints: each a run of commas, semicolons, dashes and conjunctions; dictation also at fillers. */
export function segmentsOf(sentence: Sentence): Segment[] {
  const { span, cues } = sentence;
  const text = sentence.text.slice(span.start, span.end);
  const isDictated =
    text.length > longestSentence * Math.max(1, text.match(/[,،、;:.]/gu)?.length ?? 0);
  const names = isDictated ? [...joining, 'filler' as const] : joining;
  const joints = jointsOf(sentence, names);
  return joints.map((joint, index) => {
    const end = joints[index + 1]?.start ?? span.end;
    const words = sentence.text.slice(joint.end, Math.min(end, joint.end + 8));
    const last = cues.within(joints[index - 1]?.end ?? joint.start, joint.start).at(-1);
    return {
      joint: joint.start,
      marks: sentence.text.slice(joint.start, joint.end).replace(/[^,;–—-]/gu, ''),
      names: joint.names,
      start: joint.end + Math.max(0, words.search(firstLetter)),
      end,
      cues: cues.within(joint.end, end),
      isAfterVerb: last !== undefined && last.name.startsWith('do:') && joint.start - last.end < 2,
      isDictated,
    };
  });
}

interface Joint extends Span {
  names: ReadonlySet<ClauseCue>;
}

/** The joints of a sentence; the first one, before its first word, is empty. */
function jointsOf(
  { text, span, cues, isEnclosed }: Sentence,
  names: readonly ClauseCue[],
): Joint[] {
  const marks = [...text.slice(span.start, span.end).matchAll(mark)].map(({ index }) => ({
    start: span.start + index,
    end: span.start + index + 1,
  }));
  const words = cues.within(span.start, span.end).filter(({ name }) => names.includes(name));
  let last: Joint = { start: span.start, end: span.start, names: new Set() };
  const joints = [last];
  for (const { start, end } of [...marks, ...words].sort((a, b) => a.start - b.start)) {
    if (start === span.start || isEnclosed(start) || start < last.end) continue;
    const isSame = joints.length > 1 && text.slice(last.end, start).trim() === '';
    const found = cues.at(start).map(({ name }) => name);
    last = isSame
      ? { start: last.start, end, names: new Set([...last.names, ...found]) }
      : { start, end, names: new Set(found) };
    if (isSame) joints.pop();
    joints.push(last);
  }
  return joints;
}
