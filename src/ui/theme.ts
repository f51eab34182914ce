import { createTheme } from '@mui/material/styles';
import { componentStyles } from './componentStyles';
import { darkPalette, lightPalette } from './palette';
import { typography } from './typography';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** The look of every page: light and dark by the system's setting, by CSS variables; nothing of it is stored. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 10 },
  focusVisible: true,
  motion: { reducedMotion: 'system' },
  typography,
  components: componentStyles,
});
