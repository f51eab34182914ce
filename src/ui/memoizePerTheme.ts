import { css, type Theme } from '@mui/material/styles';

/** What `css` accepts besides a template. */
type Styles = Exclude<Parameters<typeof css>[0], TemplateStringsArray>;

/**
 * Memoizes the styles of a component that renders many times a second: they are serialised once per theme, whereas
 * `styled` alone serialises them on every render.
 *
 * @param styles the styles for a theme
 * @returns the argument for `styled`
 */
export function memoizePerTheme(styles: (theme: Theme) => Styles) {
  let known: { theme: Theme; written: ReturnType<typeof css> } | undefined;
  return ({ theme }: { theme: Theme }) => {
    if (known?.theme !== theme) known = { theme, written: css(styles(theme)) };
    return known.written;
  };
}
