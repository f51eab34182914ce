import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A surface that stands out from the page without a border: bands, wells, table heads. */
    subtle: string;
  }
  interface Palette {
    /** A control's border, with 3:1 contrast on every surface, unlike a hairline (`divider`). */
    outline: string;
  }
  interface PaletteOptions {
    outline?: string;
  }
}

/**
 * The light colours: paper, ink, clay and glaze. Every text colour has at least 4.5:1 contrast on all three
 * surfaces.
 */
export const lightPalette = {
  primary: { main: '#9C3D1B', dark: '#7D2F13', light: '#C4623D', contrastText: '#FFFFFF' },
  secondary: { main: '#1E5B5B', dark: '#154444', light: '#3F7F7E', contrastText: '#FFFFFF' },
  success: { main: '#2F6B3A', dark: '#22502B', light: '#5B9466', contrastText: '#FFFFFF' },
  info: { main: '#2C5A78', dark: '#20435A', light: '#5884A1', contrastText: '#FFFFFF' },
  warning: { main: '#855400', dark: '#643F00', light: '#B38232', contrastText: '#FFFFFF' },
  error: { main: '#AD1F2D', dark: '#831722', light: '#CC5560', contrastText: '#FFFFFF' },
  background: { default: '#FBF8F3', paper: '#FFFFFF', subtle: '#F4EEE6' },
  text: { primary: '#1F1A17', secondary: '#5F554D', disabled: '#9A8F85' },
  divider: '#E4DACE',
  outline: '#8A7B6C',
} satisfies PaletteOptions;

/** The dark colours: lighter fills with dark text. */
export const darkPalette = {
  primary: { main: '#F2A07B', dark: '#E0855B', light: '#F8BFA3', contrastText: '#2A1208' },
  secondary: { main: '#8CC9C6', dark: '#68AEAB', light: '#B0DEDC', contrastText: '#0B2424' },
  success: { main: '#8CCB95', dark: '#68B074', light: '#B0DFB6', contrastText: '#0E2412' },
  info: { main: '#8FBFE0', dark: '#6AA4CB', light: '#B4D6EC', contrastText: '#0B1F2C' },
  warning: { main: '#E6B45C', dark: '#CC973A', light: '#F0CD8E', contrastText: '#2A1C02' },
  error: { main: '#FF9C93', dark: '#EE7C72', light: '#FFBFB9', contrastText: '#330A07' },
  background: { default: '#161311', paper: '#1E1A17', subtle: '#262019' },
  text: { primary: '#F2EBE3', secondary: '#B9ADA2', disabled: '#7B7067' },
  divider: '#3A322B',
  outline: '#85776A',
} satisfies PaletteOptions;

/** The surfaces of work pages: near white, so that tables and documents read like paper. */
export const workBackground = {
  light: { default: '#FCFCFB', subtle: '#F5F4F2' },
  dark: { default: '#141312', subtle: '#232120' },
};
