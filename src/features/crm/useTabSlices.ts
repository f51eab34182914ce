import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { injectSlice } from '../../store/injectSlice';
import type { AnyLazySlice, AppThunk } from '../../store/storeTypes';
import { lazyDashboard } from './dashboard/lazyDashboard';
import { localDate } from './records/state/localDate';
import { tabOpened } from './tabOpened';

const openTab =
  (slices: readonly AnyLazySlice[]): AppThunk =>
  (dispatch, _getState, { clock }) => {
    for (const slice of slices) dispatch(injectSlice(slice));
    dispatch(tabOpened({ today: localDate(clock.now()) }));
  };

/**
 * Adds the slices of a tab to the store when the tab opens, and with them the dashboard's, which records what happens
 * in every tab; then dispatches today's date. Until then their selectors return samples without dates, as in the
 * prerendered page.
 *
 * @param slices must be the same array on every render
 */
export function useTabSlices(slices: readonly AnyLazySlice[]): void {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    dispatch(openTab([lazyDashboard, ...slices]));
  }, [dispatch, slices]);
}
