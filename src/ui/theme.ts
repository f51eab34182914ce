import { createTheme } from '@mui/material/styles';
import { componentStyles } from './componentStyles';
import { darkPalette, lightPalette } from './palette';
import { typography } from './typography';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** The MUI theme of all pages: light and dark by the system's setting, through CSS variables. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 10 },
  focusVisible: true,
  motion: { reducedMotion: 'system' },
  typography,
  components: componentStyles,
});
