import { styled } from '@mui/material/styles';
import { theme } from '../../../ui/theme';
import { cardStyles } from './cardStyles';
import { rowStyles } from './rowStyles';
import { windowedRowHeight, windowedTableHeight } from './useRowWindow';

/**
 * The table's own region: where there is no room for all columns or rows, it scrolls and not the page. In a narrow
 * window its rows are cards; very many stay rows, all equally high. Its rules are no function of the theme: they would be
 * written anew for each key of a search.
 */
export const TableFrame = styled('div')({
  overflowX: 'auto',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  containerType: 'inline-size',
  '&[data-windowed]': {
    overflowY: 'auto',
    // A row that is tabbed to stops below the header.
    scrollPaddingBlockStart: 52,
    maxHeight: `min(${String(windowedTableHeight)}px, 75vh)`,
    '& tbody tr:not([aria-hidden]) > *': {
      height: windowedRowHeight,
      paddingBlock: 0,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    // The edge of these stands outside.
    '& tbody tr > [data-kind="actions"]': { overflow: 'visible' },
    '& [data-clamped]': { display: 'inline', whiteSpace: 'nowrap' },
  },
  '& table': {
    ...theme.typography.body2,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    color: theme.vars.palette.text.primary,
    textAlign: 'start',
  },
  '& th, & td': {
    padding: '14px 12px',
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    fontWeight: 'inherit',
    '&[data-kind="muted"]': { color: theme.vars.palette.text.secondary },
    '&[data-kind="number"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-kind="actions"]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      paddingBlock: 8,
      paddingInlineEnd: 4,
    },
    '&[data-kind="name"]': { paddingInlineStart: 4 },
  },
  // However many columns there are, the buttons stay within reach. Where all columns have room, a cell that could stick is
  // a layer for nothing.
  '&[data-wide] [data-kind="actions"]': {
    '@container (max-width: 70rem)': {
      position: 'sticky',
      insetInlineEnd: 0,
      backgroundColor: theme.vars.palette.background.default,
      // What goes on under them fades at an edge, as a cue that the table scrolls.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        width: 24,
        pointerEvents: 'none',
        borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
        background: `linear-gradient(to right, transparent, ${theme.vars.palette.background.default})`,
      },
    },
  },
  '& thead th': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    paddingBlock: 10,
    overflowWrap: 'normal',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
  },
  '&[data-windowed] thead th': { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
  '& tbody tr:not([aria-hidden]) > *': {
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr:hover > *': { backgroundColor: theme.vars.palette.background.subtle },
  '& tr[aria-hidden] > td': { padding: 0, border: 0 },
  ...rowStyles(theme),
  ...cardStyles(theme),
});
