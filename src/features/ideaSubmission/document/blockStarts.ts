import { fenceAfter, type CodeFence } from '../../../../contract/codeFence';
import { linesOf } from './textBlocks';

/** The state that a block inherits from the block before it. */
export interface BlockStart {
  /** The code block in which it starts. */
  fence: CodeFence | null;
  /** The first two lines of the table in which it starts. */
  tableHead: string | null;
}

const nothingOpen: BlockStart = { fence: null, tableHead: null };

/**
 * Creates a function that tells for each block of a text what it continues. It remembers the blocks of its last call:
 * while a text grows, it reads only new blocks.
 */
export function createBlockStarts(): (blocks: readonly string[]) => readonly BlockStart[] {
  let known: readonly string[] = [];
  let starts: BlockStart[] = [];
  return (blocks) => {
    const changed = blocks.findIndex((block, index) => block !== known[index]);
    const kept = changed === -1 ? blocks.length : changed;
    if (kept === blocks.length && kept === known.length) return starts;
    // The start of the first changed block depends only on the blocks before it.
    const next = starts.slice(0, Math.min(kept + 1, blocks.length));
    for (let index = next.length; index < blocks.length; index += 1) {
      const before = next[index - 1];
      next.push(before === undefined ? nothingOpen : startAfter(before, blocks[index - 1] ?? ''));
    }
    known = blocks;
    starts = next;
    return starts;
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
