import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { lineId } from './documentOutline';
import { lineKind, type LineKind } from './lineKind';
import { linesOf, textBlocks } from './textBlocks';

const Sheet = styled('div')(({ theme }) => ({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '1rem',
  lineHeight: 1.65,
  color: theme.vars.palette.text.primary,
  '&[data-deferred] > div': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 1200px',
  },
  '& span': { display: 'block', maxInlineSize: '72ch', scrollMarginBlockStart: '1.5rem' },
  '& .line-title, & .line-section, & .line-subsection': {
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 600,
    lineHeight: 1.3,
    textWrap: 'balance',
  },
  '& .line-title': { fontSize: '1.7rem' },
  '& .line-section': { fontSize: '1.3rem', marginBlockStart: '0.7em' },
  '& .line-subsection': { fontSize: '1.1rem' },
  '& .line-bullet': { paddingInlineStart: '1.1ch', textIndent: '-1.1ch' },
  '& .line-number': { paddingInlineStart: '2ch', textIndent: '-2ch' },
  '& .line-quote': { color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
  '& .line-row, & .line-code': {
    fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    fontSize: '0.875rem',
    maxInlineSize: 'none',
  },
}));

const headingKinds: ReadonlySet<string> = new Set(['title', 'section', 'subsection']);

interface LineProps {
  id: string;
  kind: LineKind | 'code';
  text: string;
}

const Line = memo(function Line({ id, kind, text }: LineProps) {
  return (
    // Headings are focusable, so that keyboard users continue from the one they jump to.
    <span id={id} className={`line-${kind}`} {...(headingKinds.has(kind) ? { tabIndex: -1 } : {})}>
      {text}
    </span>
  );
});

interface BlockProps {
  index: number;
  text: string;
  code: boolean;
}

const Block = memo(function Block({ index, text, code }: BlockProps) {
  return (
    <div>
      {linesOf(text).map((line, place) => {
        // Lines never move, so the index is a stable key.
        const id = lineId(index, place);
        return <Line key={id} id={id} kind={code ? 'code' : lineKind(line)} text={line} />;
      })}
    </div>
  );
});

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
const mostAtOnce = 16;

/**
 * A document as plain text, with the exact content `text`. Lines differ only in style, for example headings and list
 * items. While the text grows, finished lines don't re-render.
 */
export function DocumentText({ text, code = false, isGrowing = false }: DocumentTextProps) {
  const blocks = textBlocks(text);
  return (
    <Sheet dir="auto" {...(isGrowing || blocks.length > mostAtOnce ? { 'data-deferred': '' } : {})}>
      {blocks.map((block, index) => (
        // Blocks are only appended, so the index is a stable key.
        <Block key={index} index={index} text={block} code={code} />
      ))}
    </Sheet>
  );
}
