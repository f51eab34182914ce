import { memo, useMemo } from 'react';
import type { BlockStart } from './blockStarts';
import { blockId, lineId } from './documentOutline';
import { FormattedNode } from './FormattedNode';
import { FormattedSheet } from './FormattedSheet';
import { parseMarkdown } from './markdown';
import { textDirection } from './textDirection';
import { estimatedHeight, useNearViewport } from './useNearViewport';
import { useTextBlocks, type TextBlock } from './useTextBlocks';

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

interface BlockProps extends TextBlock {
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

function FormattedBlock({ index, text, start }: TextBlock) {
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
const mostAtOnce = 10;

/** Of a longer one, these blocks are formatted at once, and the others when they come near. */
const formattedAtFirst = 2;

/**
 * A Markdown document with real headings, lists, tables and code. HTML in it is shown as text, and no picture is
 * loaded. While the text grows, only its last block is parsed again.
 */
export function FormattedText({ text, isGrowing = false, isWhole = false }: FormattedTextProps) {
  const blocks = useTextBlocks(text);
  const isAtOnce = isGrowing || isWhole || blocks.length <= mostAtOnce;
  return (
    <FormattedSheet
      dir={textDirection(text)}
      {...(isGrowing || blocks.length > mostAtOnce ? { 'data-deferred': '' } : {})}
    >
      {blocks.map((block) => (
        <Block
          key={block.index}
          {...block}
          isFormatted={isAtOnce || block.index < formattedAtFirst}
        />
      ))}
    </FormattedSheet>
  );
}
