import { createAction } from '@reduxjs/toolkit';
import type { StoredState } from '../../contract/storedValues';

/** Another tab changed the browser's storage; the payload is its current content. */
export const storedStateChangedElsewhere = createAction<StoredState>(
  'storage/storedStateChangedElsewhere',
);
