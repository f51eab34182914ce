import { darkPalette, lightPalette } from './palette';
import { typography } from './typography';

type Palette = typeof lightPalette;

interface TextStyle {
  fontSize: string;
  lineHeight: number;
  fontFamily?: string;
  fontWeight?: number;
  letterSpacing?: string;
}

function colours(palette: { [Role in keyof Palette]: unknown }): string {
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

/**
 * The colours and font sizes as CSS variables, for the parts shown before MUI is loaded. The colours have the same
 * names as MUI's variables.
 *
 * @returns rules for `:root`, light and dark by the system's setting
 */
export function designTokens(): string {
  return [
    `:root{color-scheme:light;${colours(lightPalette)};${fonts()}}`,
    `@media (prefers-color-scheme:dark){:root{color-scheme:dark;${colours(darkPalette)}}}`,
  ].join('\n');
}
