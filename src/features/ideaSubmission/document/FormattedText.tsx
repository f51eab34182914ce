import { memo, useMemo, useState } from 'react';
import { createBlockSplitter, type BlockStart } from './blockSplitter';
import { blockId, lineId } from './documentOutline';
import { FormattedNode } from './FormattedNode';
import { FormattedSheet } from './FormattedSheet';
import { parseMarkdown } from './markdown';
import { useTextDirection } from './textDirection';
import { estimatedHeight, useNearViewport } from './useNearViewport';

/** The lines to parse before a block that continues a code block or a table. */
function contextOf({ fence, tableHead }: BlockStart): string {
  return fence === null ? (tableHead ?? '') : `${fence.line.trimEnd()}\n`;
}

interface PieceProps {
  /** The top-level elements of a source range; an unchanged range keeps the same elements. */
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
  /** Whether it is formatted at once; otherwise it shows its source until it comes near the visible part. */
  isFormatted: boolean;
}

const Block = memo(function Block({ isFormatted, ...block }: BlockProps) {
  const [element, isNear] = useNearViewport(isFormatted);
  const { index, text } = block;
  const room = useMemo(() => (isFormatted ? {} : estimatedHeight(text)), [isFormatted, text]);
  return (
    <div
      ref={element}
      id={blockId(index)}
      style={room}
      {...(isNear ? {} : { className: 'source' })}
    >
      {isNear ? <FormattedBlock {...block} /> : text}
    </div>
  );
});

function FormattedBlock({ index, text, start }: Omit<BlockProps, 'isFormatted'>) {
  const context = contextOf(start);
  const contextLines = context.split('\n').length - 1;
  const source = context + text;
  const lines = source.split('\n');
  const idOf = (line: number) => lineId(index, line - contextLines);
  return parseMarkdown(source).map((node) => {
    const [from, to] = node.token.map ?? [0, 0];
    return (
      <Piece key={from} nodes={[node]} source={lines.slice(from, to).join('\n')} idOf={idOf} />
    );
  });
}

interface FormattedTextProps {
  /** Markdown. */
  text: string;
  /** Whether more text may arrive. */
  isGrowing?: boolean;
  /** Formats a long text at once; otherwise distant blocks are formatted when they come near the visible part. */
  isWhole?: boolean;
}

/** Up to this many blocks (about 50 kB), a finished document is formatted and laid out at once. */
const maximumBlocksAtOnce = 10;

/** In a longer one, these blocks are formatted at once, and the others when they come near the viewport. */
const formattedAtFirst = 2;

/**
 * A Markdown document with real headings, lists, tables and code. HTML in it is shown as text, and no picture is
 * loaded. While the text grows, only its last block is parsed again.
 */
export function FormattedText({ text, isGrowing = false, isWhole = false }: FormattedTextProps) {
  const [blocksOf] = useState(createBlockSplitter);
  const blocks = blocksOf(text);
  const isAtOnce = isGrowing || isWhole || blocks.length <= maximumBlocksAtOnce;
  return (
    <FormattedSheet
      dir={useTextDirection(text)}
      {...(isGrowing || blocks.length > maximumBlocksAtOnce ? { 'data-deferred': '' } : {})}
    >
      {blocks.map((block, index) => (
        // Blocks are only appended, so the index is a stable key.
        <Block
          key={index}
          index={index}
          {...block}
          isFormatted={isAtOnce || index < formattedAtFirst}
        />
      ))}
    </FormattedSheet>
  );
}
