import type { Action } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import type { ActionMatcher } from '../machine/bindMachine';
import { useAppDispatch } from './hooks';
import { addAppListener } from './addAppListener';

/**
 * Does something each time an event happens while the component is shown, such as leading on when a call that the page
 * has started succeeds.
 *
 * @param event an action creator or matcher; the same one at every rendering
 * @param effect takes the action, after the store has; always that of the last rendering
 */
export function useOnEvent<A extends Action>(
  event: ActionMatcher<A>,
  effect: (action: A) => void,
): void {
  const dispatch = useAppDispatch();
  const onEvent = useEffectEvent(effect);
  useEffect(
    () =>
      dispatch(
        addAppListener({
          predicate: (action): action is A => event.match(action),
          effect: (action) => {
            onEvent(action);
          },
        }),
      ),
    [dispatch, event],
  );
}
