import '@testing-library/jest-dom';
import React from 'react';
import { configure } from '@testing-library/react';

// React's development build records the stack of each element, up to this many per second, for its warnings: a tenth of
// the time of these tests (docs/decisions/011-library-internals.md).
const internals: unknown = Object.getOwnPropertyDescriptor(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)?.value;
if (
  typeof internals !== 'object' ||
  internals === null ||
  !('recentlyCreatedOwnerStacks' in internals)
)
  throw new Error('React no longer counts the stacks that it records');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {
    // It stays above the limit.
  },
});

// CI runs many suites on two cores, where a short wait can take seconds.
configure({ asyncUtilTimeout: 20_000 });
