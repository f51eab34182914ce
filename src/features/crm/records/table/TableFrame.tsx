import { keyframes, styled, type CSSObject } from '@mui/material/styles';
import { theme } from '../../../../ui/theme';
import { cardQuery, cardStyles, cardWindow } from './cardStyles';
import { rowStyles } from './rowStyles';
import { windowedRowHeight, windowedTableHeight } from './useRowWindow';

const tableWindow = `@media not all and ${cardQuery}`;

const highlight = keyframes({
  'from, 50%': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, ${theme.vars.palette.background.default})`,
  },
});

/** A new row stands out for a while, without moving; with reduced motion it does not fade either. */
const newRow: CSSObject = {
  animation: `${highlight} 4s ease-out`,
  '@media (prefers-reduced-motion: reduce)': {
    animationDuration: '4s !important',
    animationTimingFunction: 'step-end',
  },
};

/** The width of a wide page's column, in rem; in a large window it has room for a table of this width. */
export const pageColumnWidth = 72;

const stickyActions: CSSObject = {
  [tableWindow]: {
    position: 'sticky',
    insetInlineEnd: 0,
    backgroundColor: theme.vars.palette.background.default,
    // Columns fade out under the buttons, as a cue that the table scrolls.
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
};

/**
 * The table's scroll region: it scrolls instead of the page if columns or rows don't fit. In a narrow window the
 * rows become cards, which scroll with the page. The styles are not a function of the theme, because Emotion would
 * serialise them again for each key typed into the search.
 */
export const TableFrame = styled('div')({
  overflowX: 'auto',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  containerType: 'inline-size',
  [tableWindow]: {
    '&[data-windowed]': {
      overflowY: 'auto',
      // A row that gets the focus scrolls to below the sticky header.
      scrollPaddingBlockStart: 44,
      maxHeight: `min(${String(windowedTableHeight)}px, 75vh)`,
      '& tbody tr:not([data-spacer]) > *': {
        height: windowedRowHeight,
        paddingBlock: 0,
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      // Their focus ring is drawn outside.
      '& tbody tr > [data-kind="actions"]': { overflow: 'visible' },
      '& [data-clamped]': { display: 'inline', whiteSpace: 'nowrap' },
      '& thead th': { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
    },
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
    padding: '10px 12px',
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    fontWeight: 'inherit',
    '&[data-kind="muted"]': { color: theme.vars.palette.text.secondary },
    '&[data-kind="number"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-kind="actions"]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      paddingBlock: 4,
      paddingInlineEnd: 4,
    },
    '&[data-kind="name"]': { paddingInlineStart: 4 },
  },
  // Keep the buttons in view beside any number of columns. Not where all columns fit: a sticky cell is an extra
  // compositing layer.
  '&[data-wide="always"] [data-kind="actions"]': stickyActions,
  '&[data-wide="inNarrowColumn"] [data-kind="actions"]': {
    [`@container (width < ${String(pageColumnWidth)}rem)`]: stickyActions,
  },
  '& thead th': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    paddingBlock: 6,
    overflowWrap: 'normal',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& tbody tr:not([data-spacer]) > *': {
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr:hover > :not([colspan])': { backgroundColor: theme.vars.palette.background.subtle },
  '& tr[data-spacer] > td': { padding: 0, border: 0 },
  '& tr[data-new]': { scrollMarginBlock: '5rem', [cardWindow]: newRow },
  // Each cell by itself: on a fading row, the sticky cell would be twice as dark.
  '& tr[data-new] > *': { [tableWindow]: newRow },
  ...rowStyles(theme),
  ...cardStyles(theme),
});
