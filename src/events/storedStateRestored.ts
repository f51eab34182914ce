import type { Action } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import * as v from 'valibot';
import { storedStateSchema, type StoredState } from '../../contract/storedValues';

const restoredSchema = v.object({ type: v.literal(REHYDRATE), payload: storedStateSchema });

/** Recognises the action of redux-persist that brings the stored state back, once, at the start. */
export const storedStateRestored = {
  match: (action: Action): action is Action<typeof REHYDRATE> & { payload: StoredState } =>
    action.type === REHYDRATE && v.is(restoredSchema, action),
};
