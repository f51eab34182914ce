import type { EntityState } from '@reduxjs/toolkit';
import { entityAdapter } from './entityAdapter';

/** A record that its id tells from all others. */
export interface Identified {
  id: string;
}

/** The dialog of a kind of record; what is typed in it stays in its form. */
export type RecordEditor =
  { status: 'closed' } | { status: 'adding' } | { status: 'editing'; id: string };

/** The part of a slice that every kind of record has. */
export interface RecordsState<Entity extends Identified = Identified> extends EntityState<
  Entity,
  string
> {
  /** Every id there ever was, in order: a deleted record keeps its place here and can come back to it. */
  order: string[];
  editor: RecordEditor;
}

/**
 * The state of so many records, with the dialog closed.
 *
 * @param records in the order in which they are shown
 */
export function recordsState<Entity extends Identified>(
  records: readonly Entity[],
): RecordsState<Entity> {
  const adapter = entityAdapter<Entity>();
  const state = adapter.setAll(adapter.getInitialState(), records);
  return { ...state, order: [...state.ids], editor: { status: 'closed' } };
}
