import fc from 'fast-check';

// In CI all runs try the same cases, so that a failure comes from the change. Elsewhere each run tries new ones, and a
// failure prints its seed.
if (process.env.CI !== undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261121 });
