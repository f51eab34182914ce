import { createAction } from '@reduxjs/toolkit';

/** A lazy part, named by its place in the state, was added to the store; its reducer starts with this action. */
export const storePartAdded = createAction<string>('store/storePartAdded');
