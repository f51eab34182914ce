import { useLayoutEffect } from 'react';
import { addLazyPart } from './addLazyPart';
import { useAppDispatch } from './hooks';
import type { LazyStorePart } from './services';

/**
 * Adds a lazy part to the store as the component that needs it appears, before anybody can do anything with it. Its
 * selectors give the initial state until then.
 *
 * @param part the same one at every rendering
 */
export function useStorePart(part: LazyStorePart): void {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    dispatch(addLazyPart(part));
  }, [dispatch, part]);
}
