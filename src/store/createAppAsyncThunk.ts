import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState, Services } from './storeTypes';

/** `createAsyncThunk` typed with the store's state, dispatch and services. */
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
}>();
