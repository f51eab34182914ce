import { createAction } from '@reduxjs/toolkit';
import { opensDialog, otherDialogOpened } from '../../../events/dialogOpened';
import type { Identified } from './recordsState';

/** The names that a kind of record has in its events: `customers/customerAdded`. */
interface RecordNames {
  slice: string;
  record: string;
}

/**
 * The events of one kind of record. `createRecordEvents<Customer, CustomerFields>(names, create)` makes, say,
 * `customers/customerAdded`.
 *
 * @param names of the slice and of one record
 * @param create makes a new record of what the form holds; ids and dates are chosen here, so that reducers stay pure
 */
export function createRecordEvents<Entity extends Identified, Fields extends object>(
  { slice, record }: RecordNames,
  create: (fields: Fields) => Entity,
) {
  const type = (event: string) => `${slice}/${record}${event}`;
  return {
    /** The dialog for a new record was asked for. */
    addRequested: createAction(type('AddRequested'), () => ({
      payload: undefined,
      ...opensDialog(slice),
    })),
    /** The dialog for the record with this id was asked for. */
    editRequested: createAction(type('EditRequested'), (payload: { id: string }) => ({
      payload,
      ...opensDialog(slice),
    })),
    /** A new record was saved; takes the form's fields, carries the whole record. */
    added: createAction(type('Added'), (fields: Fields) => ({ payload: create(fields) })),
    /** The edited record was saved with these fields. */
    updated: createAction<{ id: string; fields: Fields }>(type('Updated')),
    /** The dialog was closed without saving. */
    cancelled: createAction(type('EditorCancelled')),
    /** The record was deleted; carries it whole, so that it can come back. */
    deleted: createAction<Entity>(type('Deleted')),
    /** The deletion of this record was undone. */
    deletionUndone: createAction<Entity>(type('DeletionUndone')),
    /** A dialog of another kind, or another part of the application, was opened. */
    displaced: otherDialogOpened(slice),
  };
}

/** What `createRecordEvents` makes. */
export type RecordEvents<Entity extends Identified, Fields extends object> = ReturnType<
  typeof createRecordEvents<Entity, Fields>
>;
