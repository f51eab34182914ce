import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../app/makeStore';
import type { Services } from './services';

/**
 * A plain thunk of this store. For what takes a password: the argument of `createAppAsyncThunk` would go into its
 * actions.
 */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

/** The dispatch that a thunk is given. */
export type AppThunkDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
