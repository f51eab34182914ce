import type { Identified, RecordsState } from './recordsState';

/** The record whose dialog is open, if one is edited and still there. */
export function editedRecord<Entity extends Identified>(
  state: RecordsState<Entity>,
): Entity | undefined {
  return state.editor.status === 'editing' ? state.entities[state.editor.id] : undefined;
}
