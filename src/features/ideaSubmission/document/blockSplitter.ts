import { fenceAfter, type CodeFence } from '../../../../contract/codeFence';
import { linesOf } from '../../../../contract/linesOf';
import { textBlocks } from './textBlocks';

/** The state that a block inherits from the block before it. */
export interface BlockStart {
  /** The code block in which it starts. */
  fence: CodeFence | null;
  /** The first two lines of the table in which it starts. */
  tableHead: string | null;
}

/** A block of a text. */
export interface TextBlock {
  text: string;
  start: BlockStart;
}

const nothingOpen: BlockStart = { fence: null, tableHead: null };

/**
 * Creates a function that splits a text into blocks and determines what each continues. It caches its last result:
 * while a text grows, it reads only the last block, and returns the same objects for all others.
 */
export function createBlockSplitter(): (text: string) => readonly TextBlock[] {
  let known = '';
  let blocks: TextBlock[] = [];
  // Where the last block starts; the others are complete.
  let lastStart = 0;
  return (text) => {
    if (text === known) return blocks;
    if (!text.startsWith(known)) {
      blocks = [];
      lastStart = 0;
    }
    // What a block continues depends only on the blocks before it.
    let start = blocks.at(-1)?.start ?? nothingOpen;
    const next = blocks.slice(0, -1);
    for (const block of textBlocks(text.slice(lastStart))) {
      const before = next.at(-1);
      if (next.length >= blocks.length && before !== undefined) {
        start = startAfter(before.start, before.text);
        lastStart += before.text.length;
      }
      next.push({ text: block, start });
    }
    known = text;
    blocks = next;
    return blocks;
  };
}

function startAfter(before: BlockStart, block: string): BlockStart {
  const lines = linesOf(block);
  const fence = lines.reduce(fenceAfter, before.fence);
  if (fence !== null || lines.at(-1)?.startsWith('|') !== true) return { fence, tableHead: null };
  const aboveTable = lines.findLastIndex((line) => !line.startsWith('|'));
  const isWholeTable = aboveTable === -1 && before.tableHead !== null;
  return {
    fence,
    tableHead: isWholeTable
      ? before.tableHead
      : lines.slice(aboveTable + 1, aboveTable + 3).join(''),
  };
}
