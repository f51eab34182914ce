import { memo, useMemo, type ClipboardEvent } from 'react';
import type { BlockStart } from './blockStarts';
import { fenceAfter } from '../../../../contract/codeFence';
import { blockId, lineId } from './documentOutline';
import { TextSheet } from './TextSheet';
import { lineKind, type LineKind } from './lineKind';
import { linesOf } from './textBlocks';
import { textDirection } from './textDirection';
import { isRuleRow, rowCells, typesetLine, type Piece } from './typesetLine';
import { estimatedHeight, useNearViewport } from './useNearViewport';
import { useTextBlocks, type TextBlock } from './useTextBlocks';

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

interface LineProps {
  id: string;
  kind: LineKind | 'code' | 'fence';
  text: string;
}

const Line = memo(function Line({ id, kind, text }: LineProps) {
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
    // Headings are focusable, so that keyboard users continue from the one they jump to.
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
});

const Row = memo(function Row({ id, text }: Omit<LineProps, 'kind'>) {
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

interface TypedLine extends LineProps {
  kind: LineKind | 'code' | 'fence';
}

/** The lines of a block with their kinds; consecutive table rows are one group. */
function groupsOf(index: number, text: string, code: boolean, start: BlockStart): TypedLine[][] {
  let { fence } = start;
  const groups: TypedLine[][] = [];
  linesOf(text).forEach((line, place) => {
    const before = fence;
    fence = code ? null : fenceAfter(fence, line);
    // Lines never move, so the index is a stable key.
    const id = lineId(index, place);
    if (code) {
      groups.push([{ id, kind: 'code', text: line }]);
    } else if (fence !== before) {
      groups.push([{ id, kind: 'fence', text: line }]);
    } else if (fence !== null && !fence.isMarkdown) {
      groups.push([{ id, kind: 'code', text: line }]);
    } else {
      const kind = lineKind(line);
      const last = groups.at(-1);
      if (kind === 'row' && last?.[0]?.kind === 'row') last.push({ id, kind, text: line });
      else groups.push([{ id, kind, text: line }]);
    }
  });
  return groups;
}

interface BlockProps extends TextBlock {
  code: boolean;
  /** Whether it is typeset at once; otherwise it is bare text until it comes near the visible part. */
  isTypeset: boolean;
}

const Block = memo(function Block({ index, text, code, start, isTypeset }: BlockProps) {
  const [element, isNear] = useNearViewport(isTypeset);
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
      {groupsOf(index, text, code, start).map((lines) => {
        const [first] = lines;
        if (first === undefined) return null;
        if (first.kind !== 'row') return <Line key={first.id} {...first} />;
        return (
          <span key={first.id} className="table">
            {lines.map(({ id, text: row }) => (
              <Row key={id} id={id} text={row} />
            ))}
          </span>
        );
      })}
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
 * Up to this many blocks (about 65 kB), a finished document is laid out at once: with estimated heights, content
 * below would shift when blocks scroll into view.
 */
const mostAtOnce = 12;

/** Of a longer document, these blocks are typeset at once, and the others when they come near. */
const typesetAtFirst = 2;

/**
 * A document as typeset plain text, with the exact content `text`: marks are small, in the gutter or dimmed; table
 * cells stand in columns. While the text grows, finished lines don't re-render.
 */
export function DocumentText({ text, code = false, isGrowing = false }: DocumentTextProps) {
  const blocks = useTextBlocks(text);
  const isAtOnce = isGrowing || blocks.length <= mostAtOnce;
  return (
    <TextSheet
      dir={textDirection(text)}
      onCopy={copyExactly}
      {...(isGrowing || !isAtOnce ? { 'data-deferred': '' } : {})}
    >
      {blocks.map((block) => (
        <Block
          key={block.index}
          {...block}
          code={code}
          isTypeset={isAtOnce || block.index < typesetAtFirst}
        />
      ))}
    </TextSheet>
  );
}
