import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './storeTypes';

/** `useDispatch` typed for this store, thunks included. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` typed for this store's state. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** `useStore` typed for this store: reads the state in an event handler without subscribing. */
export const useAppStore = useStore.withTypes<AppStore>();
