import { memo, useMemo, useState, type ClipboardEvent } from 'react';
import { createBlockSplitter, type BlockStart } from './blockSplitter';
import { blockId } from './documentOutline';
import { createLineGroups, type TypedLine } from './lineGroups';
import { TextSheet } from './TextSheet';
import { useTextDirection } from './textDirection';
import { isRuleRow, rowCells, typesetLine, type Piece } from './typesetLine';
import { estimatedHeight, useNearViewport } from './useNearViewport';

const headingKinds: ReadonlySet<string> = new Set(['title', 'section', 'subsection']);

function Mark({ text }: { text: string }) {
  return text === '' ? null : <span className="mark">{text}</span>;
}

const tags = { strong: 'b', code: 'code' } as const;

function InlinePiece({ kind, text }: Piece) {
  if (kind === 'text') return text;
  if (kind === 'mark') return <Mark text={text} />;
  const Tag = tags[kind];
  return <Tag>{text}</Tag>;
}

function Line({ id, kind, text }: TypedLine) {
  const className = `line line-${kind}`;
  if (kind === 'code' || kind === 'fence' || kind === 'blank') {
    return (
      <span id={id} className={className}>
        {text}
      </span>
    );
  }
  const { indent, mark, pieces } = typesetLine(kind, text);
  const depth = Math.min(Math.floor(indent.replaceAll('\t', '    ').length / 2), 6);
  return (
    // Headings are focusable, so that keyboard users continue from the one that they jumped to.
    <span
      id={id}
      className={depth === 0 ? className : `${className} depth-${depth}`}
      {...(headingKinds.has(kind) ? { tabIndex: -1 } : {})}
    >
      {indent !== '' && <span className="indent">{indent}</span>}
      {mark !== '' && <span className="mark gutter">{mark}</span>}
      {pieces.map((piece, index) => (
        <InlinePiece key={index} {...piece} />
      ))}
    </span>
  );
}

const Row = memo(function Row({ id, text }: Omit<TypedLine, 'kind'>) {
  if (isRuleRow(text)) {
    return (
      <span id={id} className="row rule mark">
        {rowCells(text).map((cell, index) => (
          <span key={index} className="cell">
            {cell}
          </span>
        ))}
      </span>
    );
  }
  return (
    <span id={id} className="row">
      {rowCells(text).map((cell, index) => {
        const end = /\|\s*$/.exec(cell.slice(1))?.[0] ?? '';
        return (
          <span key={index} className="cell">
            <Mark text="|" />
            {inlinePiecesOf(cell.slice(1, cell.length - end.length))}
            <Mark text={end} />
          </span>
        );
      })}
    </span>
  );
});

function inlinePiecesOf(text: string) {
  return typesetLine('text', text).pieces.map((piece, index) => (
    <InlinePiece key={index} {...piece} />
  ));
}

/** A line, or the rows of a table. */
const Group = memo(function Group({ lines }: { lines: readonly TypedLine[] }) {
  const [first] = lines;
  if (first === undefined) return null;
  if (first.kind !== 'row') return <Line {...first} />;
  return (
    <span className="table">
      {lines.map(({ id, text }) => (
        <Row key={id} id={id} text={text} />
      ))}
    </span>
  );
});

interface BlockProps {
  index: number;
  text: string;
  code: boolean;
  start: BlockStart;
  /** Whether it is typeset at once; otherwise it is bare text until it comes near the visible part. */
  isTypeset: boolean;
}

const Block = memo(function Block({ index, text, code, start, isTypeset }: BlockProps) {
  const [element, isNear] = useNearViewport(isTypeset);
  const groupsOf = useMemo(
    () => createLineGroups({ index, code, fence: start.fence }),
    [index, code, start.fence],
  );
  const room = useMemo(() => (isTypeset ? {} : estimatedHeight(text)), [isTypeset, text]);
  if (!isNear) {
    return (
      <div ref={element} id={blockId(index)} style={room}>
        {text}
      </div>
    );
  }
  return (
    <div id={blockId(index)} style={room}>
      {groupsOf(text).map((lines) => (
        // Lines never move, so the first one's id is a stable key.
        <Group key={lines[0]?.id} lines={lines} />
      ))}
    </div>
  );
});

/** Copies the selected characters only: browsers would add tabs and line breaks for cells and lines. */
function copyExactly(event: ClipboardEvent): void {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  if (!event.currentTarget.contains(range.commonAncestorContainer)) return;
  event.clipboardData.setData('text/plain', range.toString());
  event.preventDefault();
}

interface DocumentTextProps {
  text: string;
  /** Shows source text, such as a mockup's HTML, in a monospace font. */
  code?: boolean;
  /** Whether more text may arrive. */
  isGrowing?: boolean;
}

/**
 * Up to this many blocks (about 38 kB), a finished document is laid out at once: with estimated heights, content
 * below would shift when blocks scroll into view.
 */
const maximumBlocksAtOnce = 7;

/** In a longer document, these blocks are typeset at once, and the others when they come near the viewport. */
const typesetAtFirst = 2;

/**
 * A document as typeset plain text, with the exact content `text`: marks are small, in the gutter or dimmed; table
 * cells are aligned in columns. While the text grows, finished lines don't re-render.
 */
export function DocumentText({ text, code = false, isGrowing = false }: DocumentTextProps) {
  const [blocksOf] = useState(createBlockSplitter);
  const blocks = blocksOf(text);
  const isAtOnce = isGrowing || blocks.length <= maximumBlocksAtOnce;
  return (
    <TextSheet
      dir={useTextDirection(text)}
      onCopy={copyExactly}
      {...(isGrowing || !isAtOnce ? { 'data-deferred': '' } : {})}
    >
      {blocks.map((block, index) => (
        // Blocks are only appended, so the index is a stable key.
        <Block
          key={index}
          index={index}
          {...block}
          code={code}
          isTypeset={isAtOnce || index < typesetAtFirst}
        />
      ))}
    </TextSheet>
  );
}
