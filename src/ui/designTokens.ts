import { darkPalette, lightPalette, workBackground } from './palette';
import { publicHeadings, typography, workHeadings } from './typography';

type Palette = typeof lightPalette;

/**
 * A work page, and the body around it. Chromium sometimes paints a page before it matches `:has()` on the body; the
 * headings would then shrink one frame later.
 */
const workPage = ':is(.page-work,body:has(.page-work))';

interface TextStyle {
  fontSize: string;
  lineHeight: number;
  fontFamily?: string;
  fontWeight?: number | string;
  letterSpacing?: string;
}

function colours(palette: { [Role in keyof Palette]?: unknown }): string {
  return Object.entries(palette)
    .flatMap(([role, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(
            ([shade, colour]) => `--mui-palette-${role}-${shade}:${String(colour)}`,
          )
        : [`--mui-palette-${role}:${String(value)}`],
    )
    .join(';');
}

function fonts(): string {
  const { fontFamily: sans, ...styles } = typography;
  return Object.entries(styles)
    .flatMap(([name, style]: [string, TextStyle]) => {
      const { fontWeight = 400, fontSize, lineHeight, fontFamily = sans, letterSpacing } = style;
      return [
        `--font-${name}:${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`,
        ...(letterSpacing === undefined ? [] : [`--tracking-${name}:${letterSpacing}`]),
      ];
    })
    .join(';');
}

function headings({ family, weight, sizes }: typeof publicHeadings): string {
  const [h1, h2, h3, h4, subtitle] = sizes;
  return [
    `--heading-family:${family};--heading-weight:${weight}`,
    `--size-h1:${h1};--size-h2:${h2};--size-h3:${h3};--size-h4:${h4};--size-subtitle:${subtitle}`,
  ].join(';');
}

const surfaces = (surface: (typeof workBackground)['light']): string =>
  colours({ background: surface });

/**
 * The colours and font sizes as CSS variables, for the parts shown before MUI is loaded. The colours have the same
 * names as MUI's variables. Work pages have surfaces and headings of their own, set on the body so that dialogs have
 * them too.
 *
 * @returns rules for `:root`, light and dark by the system's setting, light in print
 */
export function designTokens(): string {
  return [
    `:root{color-scheme:light;${colours(lightPalette)};${headings(publicHeadings)};${fonts()}}`,
    `@media (prefers-color-scheme:dark){:root{color-scheme:dark;${colours(darkPalette)}}}`,
    `${workPage}{${headings(workHeadings)}}`,
    `@media screen{${workPage}{${surfaces(workBackground.light)}}}`,
    `@media screen and (prefers-color-scheme:dark){${workPage}{${surfaces(workBackground.dark)}}}`,
    // Paper is white. Doubled specificity, to override the dark rules above and those of MUI.
    `@media print{:root:root{color-scheme:light;${colours(lightPalette)}}}`,
  ].join('\n');
}
