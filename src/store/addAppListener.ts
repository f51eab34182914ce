import { addListener } from '@reduxjs/toolkit';
import type { AppDispatch, RootState, Services } from './storeTypes';

/** Creates the action that adds a listener from a component or a thunk; dispatching it returns what removes the listener. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();
