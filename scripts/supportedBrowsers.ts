/** The oldest browsers that the build supports: CSS needs `:has()`, and MUI needs the rest. */
const oldestVersions = { chrome: '111', firefox: '121', safari: '16.4' };

/** For webpack's `target`. */
export const scriptTarget = `browserslist:${Object.entries(oldestVersions)
  .map(([browser, version]) => `${browser} >= ${version}`)
  .join(', ')}`;

/** For esbuild, which minifies the styles. */
export const styleTargets = Object.entries(oldestVersions).map(
  ([browser, version]) => `${browser}${version}`,
);
