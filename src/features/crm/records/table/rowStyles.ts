import type { CSSObject, Theme } from '@mui/material/styles';

const badgeColor = (theme: Theme) => ({
  blue: theme.vars.palette.info.main,
  green: theme.vars.palette.success.main,
  red: theme.vars.palette.error.main,
  grey: theme.vars.palette.text.secondary,
});

const plainButton: CSSObject = {
  font: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
};

// Also of the button that copies a code, which stands in another cell.
const rowButtonSize = (size: number) => ({ '--row-button': `${String(size)}px` });

/** Styles of the cells' content, set once on the table, because styled rows are slow to render. */
export const rowStyles = (theme: Theme): CSSObject => ({
  ...rowButtonSize(40),
  '@media (pointer: coarse)': rowButtonSize(44),
  // As wide as all its buttons: a page is painted while it arrives, and the first ones would move for the next.
  '& [data-row-actions]': {
    display: 'inline-grid',
    gridTemplateColumns: 'repeat(2, var(--row-button))',
    verticalAlign: 'middle',
    '&[data-row-actions="more"]': { gridTemplateColumns: 'repeat(3, var(--row-button))' },
  },
  '& [data-row-button]': {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'var(--row-button)',
    height: 'var(--row-button)',
    flexShrink: 0,
    verticalAlign: 'middle',
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
    '&:hover': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.action.hover,
    },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
  },
  '& [data-sort-button]': {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 32,
    borderRadius: 6,
    textAlign: 'start',
    color: theme.vars.palette.text.primary,
    '&[data-sort-button="none"]': { color: 'inherit' },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& [data-clamped]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
  },
  '& [data-color]': {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '1px 8px',
    border: '1px solid currentColor',
    borderRadius: 6,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      width: 6,
      height: 6,
      borderRadius: 3,
      backgroundColor: 'currentColor',
    },
  },
  ...Object.fromEntries(
    Object.entries(badgeColor(theme)).map(([name, color]) => [
      `& [data-color="${name}"]`,
      { color },
    ]),
  ),
});
