import type { CSSObject, Theme } from '@mui/material/styles';

/** Matches windows too narrow for a table's columns, where each row is a card. */
export const cardQuery = '(max-width: 59.99rem)';
export const cardWindow = `@media ${cardQuery}`;

/** The cells of a card that show their column's title. */
export const labelledCell = 'td:not([colspan], [data-kind="actions"])';

// As specific as the attributes in the table's own styles.
const asCards = '&&';

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden: CSSObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const line = (theme: Theme) => `1px solid ${theme.vars.palette.divider}`;

/** The header cells: sortable ones form a line above the cards, the others are visually hidden. */
const headStyles = (theme: Theme): CSSObject => ({
  '& thead': { position: 'relative' },
  '& thead tr': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Fades out at the edge where it continues.
    paddingInlineEnd: theme.spacing(4),
    maskImage: 'linear-gradient(to right, #000 calc(100% - 2rem), transparent)',
    backgroundColor: theme.vars.palette.background.default,
  },
  '& thead tr:has([aria-sort])': {
    borderBlockEnd: line(theme),
    '&::before': {
      ...theme.typography.caption,
      content: '"Sort by"',
      flexShrink: 0,
      color: theme.vars.palette.text.secondary,
    },
  },
  '& thead th[aria-sort]': {
    position: 'static',
    flexShrink: 0,
    padding: 3,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& thead th:not([aria-sort])': visuallyHidden,
});

/**
 * In a long table all cards have the same height, and each text has one line, so that a division finds the cards in
 * view (`useRowWindow`).
 */
const evenCards = (cellHeight: string): CSSObject => ({
  '&[data-windowed] tbody tr:not([data-spacer])': {
    '& > *': { whiteSpace: 'nowrap' },
    '& > :not([data-kind="actions"])': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > td:not(:has(button))': { height: cellHeight },
    '& [data-clamped]': {
      display: 'block',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      maxWidth: '100%',
    },
  },
});

/**
 * Styles that show each row as a card in a narrow window: name and buttons at the top, the other cells below with
 * their titles (`cardTitles`); on a phone, one cell per line.
 */
export const cardStyles = (theme: Theme): CSSObject => ({
  [cardWindow]: {
    [asCards]: {
      overflow: 'visible',
      // The table's inline width is meant for columns.
      '& table': { display: 'block', minWidth: '0 !important' },
      '& colgroup': { display: 'none' },
      '& thead, & tbody': { display: 'block' },
      ...headStyles(theme),
      '& tbody tr:not([data-spacer])': {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        alignItems: 'start',
        gap: theme.spacing(1.5, 3),
        paddingBlock: theme.spacing(1.5, 2),
        borderBlockStart: line(theme),
        '&:first-of-type': { borderBlockStartColor: 'transparent' },
        '& > *': { padding: 0, border: 0, textAlign: 'start' },
        '& > [colspan]': { gridColumn: '1 / -1' },
        '& > [data-kind="name"]': {
          ...theme.typography.subtitle1,
          gridColumn: '1 / -2',
          gridRow: '1',
          alignSelf: 'center',
          fontWeight: 600,
        },
        '& > [data-kind="actions"]': {
          gridColumn: '-2 / -1',
          gridRow: '1',
          textAlign: 'end',
        },
      },
      '& tr[data-spacer], & tr[data-spacer] > td': { display: 'block' },
      '& tbody tr:hover > :not([colspan])': { backgroundColor: 'transparent' },
      ...evenCards('2.75rem'),
      [`& ${labelledCell}`]: {
        '&[data-kind]': { color: theme.vars.palette.text.primary },
        '&::before': {
          ...theme.typography.caption,
          display: 'block',
          color: theme.vars.palette.text.secondary,
        },
      },
    },
  },
  '@media (max-width: 37.49rem)': {
    [asCards]: {
      '& tbody tr:not([data-spacer])': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: theme.spacing(0.75, 1),
      },
      [`& tbody ${labelledCell}`]: {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: '6.25rem minmax(0, 1fr)',
        justifyItems: 'start',
        alignItems: 'baseline',
        gap: theme.spacing(1.5),
        // Aligns with the badge's dot.
        '&:has([data-color])': { alignItems: 'center' },
      },
      ...evenCards('1.5rem'),
    },
  },
});
