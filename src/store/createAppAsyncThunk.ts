import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../app/makeStore';
import type { Services } from './services';

/** `createAsyncThunk` that knows the store's state, its dispatch and its services. */
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
}>();
