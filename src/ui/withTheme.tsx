import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { theme } from './theme';

/**
 * Gives a component what MUI's components need around them. The shell and the public pages do without, so that their
 * first view does not load it.
 *
 * @returns the component inside the theme; make it once and keep it
 */
export function withTheme<P extends object>(Themed: ComponentType<P>): ComponentType<P> {
  return function WithTheme(props: P) {
    return (
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        storageManager={null}
        disableTransitionOnChange
      >
        <Themed {...props} />
      </ThemeProvider>
    );
  };
}
