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
  /** Whether a verb stands directly before the joint. */
  followsVerb: boolean;
}

const joining: ReadonlySet<ClauseCue> = new Set(['and', 'but', 'because']);
/** A comma or dash at a space, or a semicolon that ends no HTML entity. */
const mark = /,(?=\s)|(?<!&#?\w{2,8});|(?<=\s)[-–—](?=\s)/gu;
const firstLetter = /[\p{L}\p{M}\p{N}]/u;

/** Splits a sentence at its joints: each a run of commas, semicolons, dashes and conjunctions. */
export function segmentsOf(sentence: Sentence, isDictated: boolean): Segment[] {
  const { text, span, cues } = sentence;
  const joints = jointsOf(sentence, isDictated);
  return joints.map((joint, index) => {
    const end = joints[index + 1]?.start ?? span.end;
    const skipped = text.slice(joint.end, Math.min(end, joint.end + 8)).search(firstLetter);
    const last = cues.within(joints[index - 1]?.end ?? joint.start, joint.start).at(-1);
    return {
      joint: joint.start,
      marks: text.slice(joint.start, joint.end).replace(/[^,;–—-]/gu, ''),
      names: joint.names,
      start: joint.end + Math.max(0, skipped),
      end,
      cues: cues.within(joint.end, end),
      followsVerb: (last?.name.startsWith('do:') ?? false) && joint.start - (last?.end ?? 0) < 2,
    };
  });
}

interface Joint extends Span {
  names: Set<ClauseCue>;
}

/** The joints of a sentence; the first one, before its first word, is empty. */
function jointsOf({ text, span, cues, isEnclosed }: Sentence, isDictated: boolean): Joint[] {
  const marks = [...text.slice(span.start, span.end).matchAll(mark)].map(({ index }) => ({
    start: span.start + index,
    end: span.start + index + 1,
  }));
  const words = cues
    .within(span.start, span.end)
    .filter(({ name }) => joining.has(name) || (isDictated && name === 'filler'));
  const found = [...marks, ...words].sort((a, b) => a.start - b.start);
  const joints: Joint[] = [{ start: span.start, end: span.start, names: new Set() }];
  for (const { start, end } of found) {
    const last = joints.at(-1);
    if (start === span.start || isEnclosed(start) || start < (last?.end ?? 0)) continue;
    const names = cues.at(start).map(({ name }) => name);
    if (last && joints.length > 1 && text.slice(last.end, start).trim() === '')
      joints[joints.length - 1] = {
        start: last.start,
        end,
        names: new Set([...last.names, ...names]),
      };
    else joints.push({ start, end, names: new Set(names) });
  }
  return joints;
}
