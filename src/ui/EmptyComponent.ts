/**
 * Stands in for parts of MUI that are never shown here (see `webpack.config.ts`): the ripple, which the theme turns off
 * everywhere, the spinner of a button that loads, the arrows of tabs that scroll, the icon that
 * deletes a chip and the text area that measures itself. They
 * would be 6 to 9 KB of many first views.
 */
function EmptyComponent(): null {
  return null;
}

export { EmptyComponent as default };
