import { createAction } from '@reduxjs/toolkit';

/**
 * A lazy slice was added to the store. The payload is its state key; its reducer returns the initial state on this
 * action.
 */
export const sliceInjected = createAction<string>('store/sliceInjected');
