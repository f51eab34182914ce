import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './storeTypes';

/** `useDispatch` for this store: knows its thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` for this store's state. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** `useStore` for this store: to read the state in an event handler without following it. */
export const useAppStore = useStore.withTypes<AppStore>();
