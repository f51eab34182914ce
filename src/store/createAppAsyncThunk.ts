import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState, Services } from './storeTypes';

/** `createAsyncThunk` that knows the store's state, its dispatch and its services. */
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
}>();
