/**
 * Replaces parts of MUI that this application never shows (see `webpack.config.ts`): the ripple, a loading button's
 * spinner, the scroll arrows of tabs, a chip's delete icon and the auto-sizing text area. They would add 6 to 9 KB
 * to many first views.
 */
function EmptyComponent(): null {
  return null;
}

export { EmptyComponent as default };
