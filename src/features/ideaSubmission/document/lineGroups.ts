import { fenceAfter, type CodeFence } from '../../../../contract/codeFence';
import { lineId } from './documentOutline';
import { lineKind, type LineKind } from './lineKind';
import { linesOf } from '../../../../contract/linesOf';
import { codePointBoundary } from './textBlocks';

/** A line of a document with its kind. */
export interface TypedLine {
  id: string;
  kind: LineKind | 'code' | 'fence';
  text: string;
}

/** The browser lays out a whole line for each added character, so an endless line would be slow. */
const maximumPieceLength = 1000;

/** Splits a very long line of source text, such as minified HTML, where possible after a tag or a space. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > maximumPieceLength) {
    const end =
      /^[^]{500,}[> ]/.exec(rest.slice(0, maximumPieceLength))?.[0].length ?? maximumPieceLength;
    const size = codePointBoundary(rest, end);
    pieces.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...pieces, rest];
}

interface LineGroupsOptions {
  /** The block's place in its text. */
  index: number;
  /** Whether the text is source text, whose lines are all code. */
  code: boolean;
  /** The code block in which the block starts. */
  fence: CodeFence | null;
}

/**
 * Creates a function that splits a block into its lines; consecutive table rows are one group, every other line is one
 * by itself, and a very long line of source text is several. It caches the groups of its last call: while the block
 * grows, it reads only what may have changed, and returns the same objects for all other groups.
 */
export function createLineGroups({
  index,
  code,
  fence: first,
}: LineGroupsOptions): (text: string) => readonly TypedLine[][] {
  let known = '';
  let groups: TypedLine[][] = [];
  // Where the last group starts: its last line may be unfinished, and a table may get more rows.
  let last = { start: 0, line: 0, piece: 0, fence: first };

  return (text) => {
    if (text === known) return groups;
    if (!text.startsWith(known)) {
      groups = [];
      last = { start: 0, line: 0, piece: 0, fence: first };
    }
    const next = groups.slice(0, -1);
    let { start, line, piece, fence } = last;
    for (const content of linesOf(text.slice(start))) {
      const before = fence;
      fence = code ? null : fenceAfter(fence, content);
      const kind = kindOf(content, before, fence, code);
      const table = next.at(-1);
      if (kind === 'row' && table?.[0]?.kind === 'row') {
        table.push({ id: lineId(index, line), kind, text: content });
        start += content.length;
      } else {
        for (const part of code ? piecesOf(content) : [content]) {
          const id = lineId(index, line);
          next.push([{ id: piece === 0 ? id : `${id}-${piece}`, kind, text: part }]);
          last = { start, line, piece, fence: before };
          start += part.length;
          piece += 1;
        }
      }
      piece = 0;
      line += 1;
    }
    known = text;
    groups = next;
    return groups;
  };
}

function kindOf(
  line: string,
  before: CodeFence | null,
  after: CodeFence | null,
  code: boolean,
): TypedLine['kind'] {
  if (code) return 'code';
  if (before !== after) return 'fence';
  if (after !== null && !after.isMarkdown) return 'code';
  return lineKind(line);
}
