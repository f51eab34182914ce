import type { TypographyVariantsOptions } from '@mui/material/styles';

const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = '"Fraunces", Georgia, "Times New Roman", serif';

// rem plus vw: the size adapts to the window and still doubles at 200 % zoom.
const heading = (fontSize: string, lineHeight: number, letterSpacing: string) =>
  ({
    fontFamily: serif,
    fontWeight: 560,
    fontSize,
    lineHeight,
    letterSpacing,
    textWrap: 'balance',
  }) as const;

/** The font sizes, from the largest heading to the smallest label. */
export const typography = {
  fontFamily: sans,
  h1: heading('clamp(2.125rem, 1.6rem + 2.2vw, 3.25rem)', 1.1, '-0.02em'),
  h2: heading('clamp(1.625rem, 1.4rem + 1vw, 2.125rem)', 1.18, '-0.015em'),
  h3: heading('clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)', 1.25, '-0.01em'),
  h4: heading('1.1875rem', 1.3, '-0.005em'),
  h5: { fontWeight: 650, fontSize: '1rem', lineHeight: 1.4 },
  h6: { fontWeight: 650, fontSize: '0.875rem', lineHeight: 1.4 },
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.5 },
  subtitle2: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.5 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4, textTransform: 'none' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: { fontWeight: 600, fontSize: '0.75rem', lineHeight: 1.5, letterSpacing: '0.08em' },
} satisfies TypographyVariantsOptions;
