import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { theme } from './theme';

/**
 * Wraps a component in MUI's theme. The shell and the public pages do without it, so that their first view does not
 * load it.
 *
 * @returns the wrapped component; create it once, outside rendering
 */
export function withTheme<P extends object>(Themed: ComponentType<P>): ComponentType<P> {
  return function WithTheme(props: P) {
    return (
      <ThemeProvider theme={theme} storageManager={null}>
        <Themed {...props} />
      </ThemeProvider>
    );
  };
}
