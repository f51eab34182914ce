import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { componentStyles } from './componentStyles';
import { darkPalette, lightPalette } from './palette';
import { typography } from './typography';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Shadows of the components in use: chip, button in its states, menu, dialog. */
const usedShadows = ['0', '1', '2', '4', '6', '8', '24'];

/** Colours of components that no page uses. */
const unusedColours =
  /^(?:Alert|AppBar|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|Tooltip)$/;

/**
 * Whether to omit the CSS variable of a theme value. MUI defines 391, each of which delays every page's first paint, so
 * we keep only those that a component in use reads.
 */
const hasNoVariable = (keys: string[]): boolean => {
  const [group, name = ''] = keys;
  return (
    shouldSkipGeneratingVar(keys) ||
    // Surfaces are not lightened in dark mode; texts get their font from the style itself.
    group === 'overlays' ||
    group === 'font' ||
    (group === 'shadows' && !usedShadows.includes(name)) ||
    (group === 'palette' && unusedColours.test(name))
  );
};

/** The MUI theme of all pages. CSS variables switch between light and dark with the system's setting. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: hasNoVariable },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 10 },
  focusVisible: true,
  motion: { reducedMotion: 'system' },
  typography,
  components: componentStyles,
});
