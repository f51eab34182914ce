import { createEntityAdapter } from '@reduxjs/toolkit';

/**
 * `createEntityAdapter` of Redux Toolkit, for the CRM area alone: `webpack.config.ts` takes this file's copy from another
 * build of the package, so that it comes with the area and not with the first script of every page.
 */
export const entityAdapter = createEntityAdapter;
