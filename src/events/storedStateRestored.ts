import { createAction } from '@reduxjs/toolkit';
import type { StoredState } from '../../contract/storedValues';

/** What the browser had stored came back, once, at the start (section 3). */
export const storedStateRestored = createAction<StoredState>('storage/storedStateRestored');
