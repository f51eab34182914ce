import { createAction } from '@reduxjs/toolkit';

/** A lazy slice was added to the store; the payload is its key in the state, which its reducer fills on this action. */
export const sliceInjected = createAction<string>('store/sliceInjected');
