import { createAction } from '@reduxjs/toolkit';
import { opensDialog, otherDialogOpened } from '../../../../events/dialogOpened';
import type { Identified } from './recordsState';

/** The action type of each event, written out so that it can be searched for. */
type RecordEventTypes = Record<
  | 'addRequested'
  | 'editRequested'
  | 'added'
  | 'updated'
  | 'cancelled'
  | 'deleted'
  | 'deletionUndone',
  string
>;

/**
 * Creates the events of one kind of record.
 *
 * @param slice the name of the records' slice
 * @param types the action type of each event
 * @param create creates a record from the form's fields and today's date, yyyy-MM-dd; it generates the id, so that
 *   reducers stay pure
 */
export function createRecordEvents<Entity extends Identified, Fields extends object>(
  slice: string,
  types: RecordEventTypes,
  create: (fields: Fields, today: string) => Entity,
) {
  return {
    /** The user opened the dialog for a new record. */
    addRequested: createAction(types.addRequested, () => ({
      payload: undefined,
      ...opensDialog(slice),
    })),
    /** The user opened the dialog for the record with this id. */
    editRequested: createAction(types.editRequested, (payload: { id: string }) => ({
      payload,
      ...opensDialog(slice),
    })),
    /** A new record was saved; takes the form's fields and today's date, the payload is the whole record. */
    added: createAction(types.added, (fields: Fields, today: string) => ({
      payload: create(fields, today),
    })),
    /** The edited record was saved with these fields. */
    updated: createAction<{ id: string; fields: Fields }>(types.updated),
    /** The dialog was closed without saving. */
    cancelled: createAction(types.cancelled),
    /** The record was deleted; the payload is the whole record, so that it can be restored. */
    deleted: createAction<Entity>(types.deleted),
    /** The deletion of this record was undone. */
    deletionUndone: createAction<Entity>(types.deletionUndone),
    /** Another dialog was opened. */
    otherDialogOpened: otherDialogOpened(slice),
  };
}

/** The events of one kind of record. */
export type RecordEvents<Entity extends Identified, Fields extends object> = ReturnType<
  typeof createRecordEvents<Entity, Fields>
>;
