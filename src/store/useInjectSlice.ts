import { useLayoutEffect } from 'react';
import { useAppDispatch } from './hooks';
import { injectSlice } from './injectSlice';
import type { AnyLazySlice } from './storeTypes';

/**
 * Adds a lazy slice to the store when the component mounts, before the user can interact with it. Until then the
 * slice's selectors return its initial state.
 *
 * @param slice must be the same object on every render
 */
export function useInjectSlice(slice: AnyLazySlice): void {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    dispatch(injectSlice(slice));
  }, [dispatch, slice]);
}
