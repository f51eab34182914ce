import type { RootState } from '../../../store/storeTypes';
import { selectGeneration, type Interruption } from '../ideaSubmissionSlice';

/** The draft on the Create page: the one being written, or the unfinished one. */
function selectDraft(state: RootState) {
  const generation = selectGeneration(state);
  return generation.status === 'busy' ? generation : generation.interruption;
}

/** The type of the draft; `null` if there is none. */
export const selectDraftType = (state: RootState) => selectDraft(state)?.documentType ?? null;

/** The draft's text so far. It changes with every piece: select it only where it is shown. */
export const selectDraftText = (state: RootState) => selectDraft(state)?.text ?? '';

/** Whether the first words have arrived. */
export const selectHasText = (state: RootState) => selectDraftText(state) !== '';

/** How the last generation ended without a whole document; `null` while another runs. */
export function selectInterruption(state: RootState): Interruption | null {
  const generation = selectGeneration(state);
  return generation.status === 'busy' ? null : generation.interruption;
}
