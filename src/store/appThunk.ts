import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../app/makeStore';
import type { Services } from './services';

/** A thunk of this store that returns `Result`. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
