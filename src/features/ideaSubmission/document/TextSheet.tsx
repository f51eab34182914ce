import { styled } from '@mui/material/styles';
import { memoizePerTheme } from '../../../ui/memoizePerTheme';

export const monospace = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';

const depths = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((depth) => [`& .depth-${depth}`, { '--indent': `${depth * 0.85}rem` }]),
);

/** The sheet of a plain-text document: the lines' typography by their class names. */
export const TextSheet = styled('div')(
  memoizePerTheme((theme) => ({
    '--gutter': '1.75rem',
    '--indent': '0rem',
    [theme.breakpoints.up('sm')]: { '--gutter': '2.5rem' },
    maxInlineSize: '84ch',
    marginInline: 'auto',
    paddingInlineStart: 'var(--gutter)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '1rem',
    lineHeight: 1.65,
    color: theme.vars.palette.text.primary,
    '&[data-deferred] > div': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 1600px',
      // The containment of deferred blocks would clip the gutter.
      marginInlineStart: 'calc(-1 * var(--gutter))',
      paddingInlineStart: 'var(--gutter)',
    },
    '& .line': {
      display: 'block',
      paddingInlineStart: 'var(--indent)',
      scrollMarginBlockStart: '1.5rem',
    },
    '& b': { fontWeight: 650 },
    '& .mark': {
      fontFamily: monospace,
      fontSize: '0.75rem',
      fontWeight: 400,
      letterSpacing: 0,
      color: theme.vars.palette.text.secondary,
    },
    // The mark hangs beside the line, and pushes the text only if it is wider than the gutter.
    '& .gutter': {
      display: 'inline-block',
      boxSizing: 'border-box',
      minInlineSize: 'var(--gutter)',
      marginInlineStart: 'calc(-1 * var(--gutter))',
      textAlign: 'end',
      whiteSpace: 'pre',
    },
    '& .indent': {
      display: 'inline-block',
      inlineSize: 'var(--indent)',
      marginInlineStart: 'calc(-1 * var(--indent))',
      overflow: 'hidden',
      verticalAlign: 'bottom',
      whiteSpace: 'pre',
    },
    ...depths,
    '& .line-title, & .line-section, & .line-subsection': {
      fontFamily: theme.typography.h1.fontFamily,
      fontWeight: 600,
      lineHeight: 1.3,
      textWrap: 'balance',
    },
    '& .line-title': { fontSize: '1.4rem', [theme.breakpoints.up('sm')]: { fontSize: '1.75rem' } },
    '& .line-section': { fontSize: '1.35rem', marginBlockStart: '0.5em' },
    '& .line-subsection': { fontSize: '1.1rem', marginBlockStart: '0.25em' },
    '& .line-number > .gutter': {
      fontFamily: 'inherit',
      fontSize: 'inherit',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .line-blank': { lineHeight: 1 },
    '& .line-quote': { color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
    '& .line-code, & .line-fence, & code': { fontFamily: monospace, fontSize: '0.875em' },
    '& .line-code': { lineHeight: 1.55, tabSize: 4 },
    '& .line-fence': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
    '& code': {
      paddingInline: '0.2em',
      borderRadius: '4px',
      backgroundColor: theme.vars.palette.background.subtle,
    },
    '& .table': { display: 'table', borderCollapse: 'collapse', marginBlock: '0.25em' },
    '& .row': { display: 'table-row', scrollMarginBlockStart: '1.5rem' },
    '& .row:first-of-type': { fontWeight: 650 },
    // Spaces that align the source's columns stay in the text but take no space.
    '& .cell': {
      display: 'table-cell',
      paddingBlock: '0.2em',
      paddingInline: '0.8em 1em',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
      minInlineSize: '7ch',
      borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
      verticalAlign: 'baseline',
    },
    // The pipe hangs before its cell, so that no line breaks after it.
    '& .cell > .mark:first-of-type': {
      display: 'inline-block',
      inlineSize: '0.8rem',
      marginInlineStart: '-0.8rem',
    },
    // Too narrow for columns: show each row as a line.
    [theme.breakpoints.down('sm')]: {
      '& .table, & .row': { display: 'block' },
      '& .row': {
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        paddingBlock: '0.25em',
      },
      '& .cell': { display: 'inline', padding: 0, border: 0 },
      '& .cell > .mark:first-of-type': { display: 'inline', marginInlineStart: 0 },
    },
    '& .rule > .cell': { paddingBlock: 0, lineHeight: 1.2 },
  })),
);
