import fc from 'fast-check';

// CI judges a change, so every run of it must try the same cases. Elsewhere each run tries new ones, and a failure prints its seed.
if (process.env.CI !== undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261121 });
