import { recordWithId } from '../../../../machine/recordList';
import type { Identified, RecordsState } from './recordsState';

/** The record being edited, if it still exists. */
export function editedRecord<Entity extends Identified>(
  state: RecordsState<Entity>,
): Entity | undefined {
  return state.editor.status === 'editing' ? recordWithId(state, state.editor.id) : undefined;
}
