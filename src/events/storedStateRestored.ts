import { createAction } from '@reduxjs/toolkit';
import type { StoredState } from '../../contract/storedValues';

/** The stored values were read; dispatched once, at startup. */
export const storedStateRestored = createAction<StoredState>('storage/storedStateRestored');
