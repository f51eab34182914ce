import type { Components, Theme } from '@mui/material/styles';
import { fieldHeight } from './fieldHeight';

/** Hover and pressed colours for a control without a fill. */
const quietFills = {
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentcolor 8%, transparent)' },
  '&:active': { backgroundColor: 'color-mix(in srgb, currentcolor 14%, transparent)' },
};

/** Matches a disabled button and one that only ignores presses and keeps the focus. */
const disabled = '&.Mui-disabled, &&[aria-disabled="true"]';

const disabledFill = (theme: Pick<Theme, 'vars'>) => ({
  borderColor: 'transparent',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 12%, transparent)`,
});

/** Matches windows that toasts fill from edge to edge (see `toasts.css`). */
const phone = '@media (max-width: 599.95px)';

/** Overrides of MUI's components: hairlines instead of shadows, 40 px targets, 44 px on touch screens. */
export const componentStyles: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
        // A prerendered link has no class for the focus yet.
        '&[href]:focus-visible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: 40,
        paddingInline: 18,
        paddingBlock: 8,
        transition: 'background-color 120ms, border-color 120ms',
        '@media (pointer: coarse)': { minHeight: 44 },
        [disabled]: { color: theme.vars.palette.text.secondary, cursor: 'default' },
      }),
      contained: ({ theme }) => ({
        '&:active': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.dark} 88%, ${theme.vars.palette.text.primary})`,
        },
        [disabled]: disabledFill(theme),
      }),
      text: { paddingInline: 12, ...quietFills },
      outlined: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.outline,
        ...quietFills,
        [disabled]: disabledFill(theme),
      }),
      sizeSmall: { fontSize: '0.875rem', paddingInline: 14 },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        minWidth: 40,
        minHeight: 40,
        '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
        ...quietFills,
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 2,
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        '&:active': { color: theme.vars.palette.primary.dark },
      }),
      underlineAlways: {
        textDecorationColor: 'currentcolor',
        '&:hover': { textDecorationThickness: '2px' },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      // MUI overlays raised surfaces with white in dark mode; ours have their own colours.
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: {
    styleOverrides: {
      // On a phone, toasts take the whole width, so a dialog ends above them.
      container: {
        [phone]: {
          'html:has(.toaster[role]) &': { height: 'calc(100% - 8rem)' },
          'html:has(.notistack-SnackbarContainer > :nth-child(2)) &': {
            height: 'max(60%, 100% - 15rem)',
          },
        },
      },
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 14,
        boxShadow: 'none',
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, paddingTop: 24 }) },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', flexWrap: 'wrap' } } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: 44,
        padding: '0 12px',
        borderRadius: 8,
        fontWeight: 500,
        transition: 'none',
        color: theme.vars.palette.text.secondary,
        '&:hover, &.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.subtle,
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, transparent)`,
        },
        '&:active, &.Mui-selected:active': { backgroundColor: theme.vars.palette.divider },
      }),
    },
  },
  // Its global styles detect autofill, to move a label out of the field; ours is above it. Each field would add them to
  // the page and remove them again, which restyles every animated element.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '&:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.outline,
        },
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        '&.MuiInputBase-multiline': { padding: 0 },
      }),
      input: ({ theme }) => ({
        padding: '12px 14px',
        '&:not(textarea)': { boxSizing: 'border-box', height: fieldHeight },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        // Browsers reserve space for the clear button of an empty search field, which truncates the placeholder.
        '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        color: theme.vars.palette.text.primary,
        marginBlockEnd: 6,
        '&.Mui-focused:not(.Mui-error)': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 0 } } },
  MuiTabs: { styleOverrides: { indicator: { height: 2 } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: 48,
        minWidth: 0,
        paddingInline: 16,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        height: 'auto',
        borderRadius: 6,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      label: { padding: '1px 8px' },
    },
  },
};
