import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * The rules that belong to no component: the heading face, the page's ground, focus, print and reduced motion.
 *
 * The face is `optional`: where it is not there in time the page keeps its fallback, so that no line ever moves.
 */
export const globalStyles = (theme: Theme): CSSObject => ({
  '@font-face': {
    fontFamily: 'Fraunces Variable',
    fontStyle: 'normal',
    fontWeight: '100 900',
    fontDisplay: 'optional',
    src: 'url("/assets/fraunces-latin-wght-5.3.0.woff2") format("woff2")',
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  body: {
    ...theme.typography.body1,
    margin: 0,
    overflowWrap: 'break-word',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
  },
  ':focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '::selection': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    // Twice the weight of the colour schemes' own rules, so that the dark one loses as well.
    ':root:root': {
      colorScheme: 'light',
      '--mui-palette-text-primary': '#000',
      '--mui-palette-text-secondary': '#000',
      '--mui-palette-background-default': '#fff',
      '--mui-palette-background-paper': '#fff',
      '--mui-palette-background-subtle': '#fff',
      '--mui-palette-divider': '#999',
    },
    '[data-print="hide"]': { display: 'none !important' },
    '@page': { margin: '2cm' },
  },
});
