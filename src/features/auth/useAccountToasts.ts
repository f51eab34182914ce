import { useLayoutEffect } from 'react';
import { addAppListener } from '../../store/addAppListener';
import { useAppDispatch } from '../../store/hooks';
import { accountToasts } from './accountListeners';

/** Shows the toasts of the account pages, from the first such page on. Adding the listener again does nothing. */
export function useAccountToasts(): void {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    dispatch(addAppListener(accountToasts));
  }, [dispatch]);
}
