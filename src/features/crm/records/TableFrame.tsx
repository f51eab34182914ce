import { styled } from '@mui/material/styles';
import { rowStyles } from './rowStyles';
import { windowedRowHeight, windowedTableHeight } from './useRowWindow';

/** The table's own region: where there is no room for all columns or rows, it scrolls and not the page. */
export const TableFrame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  containerType: 'inline-size',
  '&[data-windowed]': {
    overflowY: 'auto',
    maxHeight: `min(${String(windowedTableHeight)}px, 75vh)`,
    '& tbody tr:not([aria-hidden]) > *': {
      height: windowedRowHeight,
      paddingBlock: 0,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
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
      // However many columns there are, the buttons stay within reach; a phone has no room for that.
      '@container (min-width: 36rem) and (max-width: 70rem)': {
        position: 'sticky',
        insetInlineEnd: 0,
        backgroundColor: theme.vars.palette.background.default,
      },
    },
    '&[data-kind="name"]': { paddingInlineStart: 4 },
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
}));
