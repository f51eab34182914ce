import { styled } from '@mui/material/styles';
import { memoizePerTheme } from '../../../ui/memoizePerTheme';
import { monospace } from './TextSheet';

/** The typography of a formatted document, on screen and on paper. */
export const FormattedSheet = styled('div')(
  memoizePerTheme((theme) => ({
    maxInlineSize: '76ch',
    marginInline: 'auto',
    fontSize: '1.0625rem',
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.primary,
    '&[data-deferred] > div': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 1600px',
    },
    '& > .source': { whiteSpace: 'pre-wrap' },
    '& > div:first-of-type > :first-child': { marginBlockStart: 0 },
    '& > div:last-of-type > :last-child': { marginBlockEnd: 0 },
    '& h2, & h3, & h4, & h5, & h6': {
      fontFamily: theme.typography.h1.fontFamily,
      fontWeight: 600,
      lineHeight: 1.25,
      textWrap: 'balance',
      scrollMarginBlockStart: '1.5rem',
      breakAfter: 'avoid',
      breakInside: 'avoid',
    },
    '& h2': { fontSize: '1.9rem', letterSpacing: '-0.01em', marginBlock: '1.6em 0.6em' },
    '& h3': { fontSize: '1.4rem', marginBlock: '1.7em 0.5em' },
    '& h4': { fontSize: '1.15rem', marginBlock: '1.5em 0.4em' },
    '& h5, & h6': { fontFamily: 'inherit', fontSize: '1rem', marginBlock: '1.4em 0.3em' },
    '& :is(h2, h3, h4, h5, h6) + *': { marginBlockStart: 0 },
    '& p': { marginBlock: '0 0.9em', orphans: 2, widows: 2 },
    '& ul, & ol': { marginBlock: '0 0.9em', paddingInlineStart: '1.6em' },
    '& li': { marginBlockEnd: '0.3em', scrollMarginBlockStart: '1.5rem' },
    '& li > :is(ul, ol)': { marginBlock: '0.3em 0' },
    '& li > p:last-child': { marginBlockEnd: 0 },
    '& li::marker': { color: theme.vars.palette.text.secondary },
    '& .task': { listStyle: 'none', position: 'relative' },
    '& .task > input': {
      position: 'absolute',
      insetInlineStart: '-1.5em',
      insetBlockStart: '0.35em',
      inlineSize: '1em',
      blockSize: '1em',
      margin: 0,
      accentColor: theme.vars.palette.primary.main,
    },
    '& strong': { fontWeight: 650 },
    '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.2em' },
    '& blockquote': {
      marginBlock: '0 0.9em',
      marginInline: 0,
      paddingInlineStart: '1.1em',
      borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
      color: theme.vars.palette.text.secondary,
    },
    '& blockquote > :last-child': { marginBlockEnd: 0 },
    '& code': {
      fontFamily: monospace,
      fontSize: '0.875em',
      paddingInline: '0.25em',
      borderRadius: '4px',
      backgroundColor: theme.vars.palette.background.subtle,
    },
    '& pre': {
      marginBlock: '0 1em',
      padding: '0.9em 1.1em',
      borderRadius: '8px',
      backgroundColor: theme.vars.palette.background.subtle,
      lineHeight: 1.5,
      whiteSpace: 'pre-wrap',
      tabSize: 4,
    },
    '& pre > code': { padding: 0, background: 'none' },
    '& hr': {
      border: 0,
      borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
      marginBlock: '2em',
    },
    '& .table': { marginBlock: '0 1.2em', borderRadius: '4px' },
    '& table': { borderCollapse: 'collapse', fontSize: '0.9375rem', lineHeight: 1.5 },
    '& th, & td': {
      padding: '0.5em 1.25em 0.5em 0',
      borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
      textAlign: 'start',
      minInlineSize: '6.5ch',
      verticalAlign: 'baseline',
      // A column is at least as wide as its longest word; the table scrolls if that is too much.
      overflowWrap: 'break-word',
    },
    '& th': { fontWeight: 650, borderBlockEndColor: theme.vars.palette.outline },
    '& .image': { fontStyle: 'italic', color: theme.vars.palette.text.secondary },
    '@media print': {
      maxInlineSize: 'none',
      fontSize: '10.5pt',
      '&[data-deferred] > div': { contentVisibility: 'visible' },
      '& tr, & pre, & blockquote': { breakInside: 'avoid' },
      '& thead': { display: 'table-header-group' },
      '& pre, & code': { border: '1px solid #ccc', background: 'none' },
      '& pre > code': { border: 0 },
      '& a': { color: 'inherit' },
    },
  })),
);

/** A wide table has its own scroll area. */
export const TableScroll = styled('div')({
  overflowX: 'auto',
  '@media print': { overflow: 'visible' },
});
