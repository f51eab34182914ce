import { addListener } from '@reduxjs/toolkit';
import type { AppDispatch, RootState, Services } from './storeTypes';

/** An action that adds a listener from a component or thunk; dispatching it returns the function that removes it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();
