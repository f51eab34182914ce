import { createAction } from '@reduxjs/toolkit';
import type { StoredState } from '../../contract/storedValues';

/** The values in the browser's storage were read, once, at the start. */
export const storedStateRestored = createAction<StoredState>('storage/storedStateRestored');
