/**
 * Stands in for parts of MUI that are never shown here (see `webpack.config.ts`): the ripple, which the theme turns off
 * everywhere, and the spinner of a button that loads. With their transitions they would be 6 KB of many first views.
 */
function NotShown(): null {
  return null;
}

export { NotShown as default };
