import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * The handlers of a button that acts once per press: they ignore the second click of a double click, under which
 * something else may have come to lie or which would revert the first, and the repeats of a held Enter.
 *
 * @param onPress called with the click
 */
export function oncePerPress(onPress: (event: MouseEvent<HTMLButtonElement>) => void) {
  return {
    onClick: (event: MouseEvent<HTMLButtonElement>): void => {
      if (event.detail <= 1) onPress(event);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
