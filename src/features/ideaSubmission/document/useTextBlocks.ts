import { useState } from 'react';
import { createBlockStarts, type BlockStart } from './blockStarts';
import { textBlocks } from './textBlocks';

/** One block of a text; its index is a stable key, because blocks are only appended while the text grows. */
export interface TextBlock {
  index: number;
  text: string;
  start: BlockStart;
}

/** Splits a text into blocks, each with what it continues. While the text grows, only new blocks are read. */
export function useTextBlocks(text: string): TextBlock[] {
  const [startsOf] = useState(createBlockStarts);
  const blocks = textBlocks(text);
  return startsOf(blocks).map((start, index) => ({ index, text: blocks[index] ?? '', start }));
}
