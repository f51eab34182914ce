/** The oldest supported browsers, as esbuild writes them; the same as those of the scripts. */
export const styleTargets = ['chrome111', 'firefox114', 'safari16.4'];
