import type { RootState } from '../../../store/storeTypes';
import type { RevisionOrder } from './revisionOrder';
import { selectWork } from './workbenchSlice';

function selectRevision(state: RootState) {
  const work = selectWork(state);
  return work.status === 'revising' ? work : null;
}

/** The running request; `null` if there is none. */
export const selectRevisionOrder = (state: RootState): RevisionOrder | null =>
  selectRevision(state)?.order ?? null;

/** The text so far of the running request. It changes with every piece: select it only where it is shown. */
export const selectRevisionText = (state: RootState): string => selectRevision(state)?.text ?? '';
