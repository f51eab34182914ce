import { createEntityAdapter } from '@reduxjs/toolkit';

/**
 * Redux Toolkit's `createEntityAdapter`, for the CRM area only: `webpack.config.ts` resolves this import to another
 * build of the package, so that it loads with the area instead of with every page.
 */
export const entityAdapter = createEntityAdapter;
