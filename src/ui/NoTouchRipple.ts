/**
 * Stands in for MUI's ripple in the bundle (see `webpack.config.ts`): the theme turns ripples off everywhere, and the
 * real one, with its transitions, would be 4 KB of every first view.
 */
function NoTouchRipple(): null {
  return null;
}

export { NoTouchRipple as default };
