import { addListener, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../app/makeStore';
import type { Services } from './services';

/** What a feature's listeners are started with. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, Services>;

/** The action that starts a listener from a component or a thunk; dispatching it returns what ends it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();
