import { memo, startTransition, useEffect, useState } from 'react';
import { createBlockStarts, type BlockStart } from './blockStarts';
import { lineId } from './documentOutline';
import { FormattedNode } from './FormattedNode';
import { FormattedSheet } from './FormattedSheet';
import { parseMarkdown } from './markdown';
import { textBlocks } from './textBlocks';

/** The lines that a block needs before it to be parsed as the continuation it is. */
function contextOf({ fence, tableHead }: BlockStart): string {
  return fence === null ? (tableHead ?? '') : `${fence.line.trimEnd()}\n`;
}

interface PieceProps {
  /** The top-level elements of one source range; the same range has the same elements. */
  nodes: ReturnType<typeof parseMarkdown>;
  source: string;
  idOf: (line: number) => string;
}

const Piece = memo(
  function Piece({ nodes, idOf }: PieceProps) {
    return nodes.map((node, index) => <FormattedNode key={index} node={node} idOf={idOf} />);
  },
  (before, after) => before.source === after.source,
);

interface BlockProps {
  index: number;
  text: string;
  start: BlockStart;
}

const Block = memo(function Block({ index, text, start }: BlockProps) {
  const context = contextOf(start);
  const contextLines = context.split('\n').length - 1;
  const source = context + text;
  const lines = source.split('\n');
  const idOf = (line: number) => lineId(index, line - contextLines);
  return (
    <div>
      {parseMarkdown(source).map((node) => {
        const [from, to] = node.token.map ?? [0, 0];
        return (
          <Piece key={from} nodes={[node]} source={lines.slice(from, to).join('\n')} idOf={idOf} />
        );
      })}
    </div>
  );
});

interface FormattedTextProps {
  /** Markdown. */
  text: string;
  /** Whether more text may arrive. */
  isGrowing?: boolean;
  /** Renders a long text at once; otherwise its end follows shortly. */
  isWhole?: boolean;
}

/** About 50 kB; the rest of a longer document follows when the page is idle. */
const firstBlocks = 10;

/**
 * A Markdown document with real headings, lists, tables and code. HTML in it is shown as text, and no picture is
 * loaded. While the text grows, only its last block is parsed again.
 */
export function FormattedText({ text, isGrowing = false, isWhole = false }: FormattedTextProps) {
  const blocks = textBlocks(text);
  const [startsOf] = useState(createBlockStarts);
  const starts = startsOf(blocks);
  const [isShownWhole, setIsShownWhole] = useState(isWhole || blocks.length <= firstBlocks);
  useEffect(() => {
    startTransition(() => {
      setIsShownWhole(true);
    });
  }, []);

  return (
    <FormattedSheet {...(isGrowing || blocks.length > firstBlocks ? { 'data-deferred': '' } : {})}>
      {(isShownWhole ? blocks : blocks.slice(0, firstBlocks)).map((block, index) => {
        const start = starts[index];
        // Blocks are only appended, so the index is a stable key.
        return start && <Block key={index} index={index} text={block} start={start} />;
      })}
    </FormattedSheet>
  );
}
