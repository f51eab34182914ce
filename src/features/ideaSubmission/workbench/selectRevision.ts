import type { RootState } from '../../../store/storeTypes';
import type { RevisionTask } from './revisionTask';
import { selectWork } from './workbenchSlice';

function selectRevision(state: RootState) {
  const work = selectWork(state);
  return work.status === 'revising' ? work : null;
}

/** The running request; `null` if there is none. */
export const selectRevisionTask = (state: RootState): RevisionTask | null =>
  selectRevision(state)?.task ?? null;

/** The text so far of the running request. It changes with every piece: select it only where it is shown. */
export const selectRevisionText = (state: RootState): string => selectRevision(state)?.text ?? '';
