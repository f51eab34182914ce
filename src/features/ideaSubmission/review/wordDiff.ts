import { diffArrays } from 'diff';
import { linesOf } from '../../../../contract/linesOf';

/** A part of a comparison. Same and removed parts join to the text before, same and added parts to the text after. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

// The cost of a comparison grows with the square of its edits. Beyond these limits, a passage counts as rewritten.
const maximumLineEdits = 3000;
const maximumWordEdits = 1200;

/** Words, white space and single signs; scripts without spaces are cut into characters. */
const tokens =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+|\s+|[^]/gu;

/** Below this share of common text, a passage is easier to read as one replacement than as scattered words. */
const minimumCommonShare = 0.3;

/** The beginning that identifies a line whose wording changed: its id or heading. */
const lineStart = 12;

function replacement(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** Joins changes that only spaces separate: "[one] [two]" reads better as "[one two]". */
function withMergedChanges(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    const [end = ''] = /\s*$/.exec(removed) ?? [];
    const common = added.endsWith(end) ? end : '';
    const cut = (text: string) => text.slice(0, text.length - common.length);
    joined.push(...replacement(cut(removed), cut(added)));
    if (common !== '') joined.push({ kind: 'same', text: common });
    [removed, added] = ['', ''];
  };
  parts.forEach(({ kind, text }, index) => {
    const isBetween = index > 0 && index < parts.length - 1;
    const isSeparator = kind === 'same' && isBetween && /^[^\S\n]+$/.test(text);
    if (kind === 'removed' || isSeparator) removed += text;
    if (kind === 'added' || isSeparator) added += text;
    if (kind !== 'same' || isSeparator) return;
    flush();
    joined.push({ kind, text });
  });
  flush();
  return joined;
}

function compareWords(before: string, after: string): DiffPart[] {
  if (before === after) return [{ kind: 'same', text: before }];
  const changes = diffArrays(before.match(tokens) ?? [], after.match(tokens) ?? [], {
    maxEditLength: maximumWordEdits,
  });
  if (changes === undefined) return replacement(before, after);
  const parts = changes.map(({ removed, added, value }): DiffPart => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }));
  const common = parts.reduce(
    (sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0),
    0,
  );
  const isRewritten = common / Math.max(before.length, after.length) < minimumCommonShare;
  return isRewritten ? replacement(before, after) : withMergedChanges(parts);
}

/**
 * Pairs the lines that `areSame` accepts; passes every pair to `comparePair`, and the text between pairs to
 * `compareRest`.
 */
function compareLines(
  before: string,
  after: string,
  areSame: (left: string, right: string) => boolean,
  comparePair: (before: string, after: string) => DiffPart[],
  compareRest: (before: string, after: string) => DiffPart[],
): DiffPart[] {
  const [oldLines, newLines] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(oldLines, newLines, {
    maxEditLength: maximumLineEdits,
    comparator: areSame,
  });
  if (changes === undefined) return replacement(before, after);
  const parts: DiffPart[] = [];
  let [oldLine, newLine] = [0, 0];
  let [removed, added] = ['', ''];
  const flush = () => {
    parts.push(...(removed === '' || added === '' ? replacement : compareRest)(removed, added));
    [removed, added] = ['', ''];
  };
  for (const change of changes) {
    for (let line = 0; line < change.count; line += 1) {
      const oldText = change.added ? '' : (oldLines[oldLine++] ?? '');
      const newText = change.removed ? '' : (newLines[newLine++] ?? '');
      if (change.added || change.removed) {
        removed += oldText;
        added += newText;
        continue;
      }
      flush();
      parts.push(...comparePair(oldText, newText));
    }
  }
  flush();
  return parts;
}

/** Adjacent parts of one kind become one. */
function merged(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

/**
 * Compares two texts: equal lines first, then lines with the same beginning, then the words of the rest.
 *
 * @param before a text of any length
 * @param after another one
 * @returns the parts in order; empty if both texts are empty
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const areAlike = (left: string, right: string) =>
    left.slice(0, lineStart) === right.slice(0, lineStart);
  const comparePassage = (old: string, young: string) =>
    compareLines(old, young, areAlike, compareWords, compareWords);
  const same = (text: string): DiffPart[] => [{ kind: 'same', text }];
  return merged(compareLines(before, after, Object.is, same, comparePassage));
}
