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
 * Whether a theme value has no CSS variable. Each variable costs time in every page's first paint, and MUI has 391: only
 * those that a component in use reads are left.
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

/** The MUI theme of all pages: light and dark by the system's setting, through CSS variables. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: hasNoVariable },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 10 },
  focusVisible: true,
  motion: { reducedMotion: 'system' },
  typography,
  components: componentStyles,
});
