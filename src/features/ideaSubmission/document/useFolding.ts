import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOpen } from './documentViewSlice';
import { partToggled, type FoldedPart } from './documentViewEvents';

/**
 * The state of a part of the page that can be folded.
 *
 * @param part the part
 * @param isOpenAtFirst whether it is open until it is folded or unfolded
 */
export function useFolding(
  part: FoldedPart,
  isOpenAtFirst: boolean,
): { isOpen: boolean; toggle: (isOpen: boolean) => void } {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectIsOpen(state, part)) ?? isOpenAtFirst;
  return {
    isOpen,
    toggle: (isOpenNow) => {
      // A browser reports each change of `details`, also one that this state made.
      if (isOpenNow !== isOpen) dispatch(partToggled({ part, isOpen: isOpenNow }));
    },
  };
}
