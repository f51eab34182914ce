import type { TypographyVariantsOptions } from '@mui/material/styles';

const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = '"Fraunces", "Fraunces fallback", Georgia, "Times New Roman", serif';

/** The styles of headings that differ between public pages and work pages, as CSS variables. */
interface HeadingStyles {
  family: string;
  weight: number;
  /** The font sizes of h1 to h4 and of the subtitle below h1. */
  sizes: readonly [h1: string, h2: string, h3: string, h4: string, subtitle: string];
}

// rem plus vw: the size adapts to the window and still doubles at 200 % zoom.
export const publicHeadings: HeadingStyles = {
  family: serif,
  weight: 560,
  sizes: [
    'clamp(2.125rem, 1.6rem + 2.2vw, 3.25rem)',
    'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
    'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)',
    '1.1875rem',
    'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
  ],
};

/** Smaller, and in the typeface of the body text, to leave space for the work. */
export const workHeadings: HeadingStyles = {
  family: sans,
  weight: 650,
  sizes: ['clamp(1.75rem, 1.6rem + 0.6vw, 2rem)', '1.375rem', '1.1875rem', '1.0625rem', '1rem'],
};

const heading = (level: 1 | 2 | 3 | 4, lineHeight: number, letterSpacing: string) =>
  ({
    fontFamily: 'var(--heading-family)',
    fontWeight: 'var(--heading-weight)',
    fontSize: `var(--size-h${String(level)})`,
    lineHeight,
    letterSpacing,
    textWrap: 'balance',
  }) as const;

/** The font sizes, from the largest heading to the smallest label. */
export const typography = {
  fontFamily: sans,
  h1: heading(1, 1.1, '-0.02em'),
  h2: heading(2, 1.18, '-0.015em'),
  h3: heading(3, 1.25, '-0.01em'),
  h4: heading(4, 1.3, '-0.005em'),
  h5: { fontWeight: 650, fontSize: '1rem', lineHeight: 1.4 },
  h6: { fontWeight: 650, fontSize: '0.875rem', lineHeight: 1.4 },
  subtitle1: { fontSize: 'var(--size-subtitle)', lineHeight: 1.5 },
  subtitle2: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.5 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4, textTransform: 'none' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: { fontWeight: 600, fontSize: '0.75rem', lineHeight: 1.5, letterSpacing: '0.08em' },
} satisfies TypographyVariantsOptions;
