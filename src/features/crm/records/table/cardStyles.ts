import type { CSSObject, Theme } from '@mui/material/styles';

/** Matches windows too narrow for a table's columns. */
export const cardWindow = '@media (max-width: 59.99rem)';

/** The cells of a card that show their column's title. */
export const labelledCell = 'td:not([colspan], [data-kind="actions"])';

// Long tables keep their rows, which must all have the same height; cards don't.
const fewRows = '&:not([data-windowed])';

/** Hides an element visually; screen readers still read it. */
export const onlyHeard: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
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
  '& thead th:not([aria-sort])': onlyHeard,
});

/**
 * Styles that show each row as a card in a narrow window: name and buttons at the top, the other cells below with
 * their titles (`cardTitles`); on a phone, one cell per line.
 */
export const cardStyles = (theme: Theme): CSSObject => ({
  [cardWindow]: {
    [fewRows]: {
      overflow: 'visible',
      // The table's inline width is meant for columns.
      '& table': { display: 'block', minWidth: '0 !important' },
      '& colgroup': { display: 'none' },
      '& thead, & tbody': { display: 'block' },
      ...headStyles(theme),
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        alignItems: 'start',
        gap: theme.spacing(1.5, 3),
        paddingBlock: theme.spacing(1.5, 2),
        '& + tr': { borderBlockStart: line(theme) },
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
          position: 'static',
          gridColumn: '-2 / -1',
          gridRow: '1',
          textAlign: 'end',
          '&::before': { content: 'none' },
        },
      },
      '& tbody tr:hover > *': { backgroundColor: 'transparent' },
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
    [fewRows]: {
      '& tbody tr': {
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
    },
  },
});
