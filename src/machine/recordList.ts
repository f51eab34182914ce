import { current, isDraft, type Draft } from '@reduxjs/toolkit';

/** A slice with a list of records that have unique ids. */
export interface RecordList<Entity extends { id: string }> {
  /** In display order. */
  records: readonly Entity[];
}

/**
 * The list without drafts, for reading in a reducer: Immer would make a draft of every element that a loop touches.
 *
 * @param list a list, or Immer's draft of one
 */
export function withoutDrafts<List extends readonly unknown[]>(list: List): List {
  return isDraft(list) ? current<List>(list as Draft<List>) : list;
}

/**
 * Freezes a new list for a reducer to assign, because Immer visits every element of one that is not frozen.
 *
 * @returns the same list
 */
export function frozen<Element>(list: Element[]): Element[] {
  Object.freeze(list);
  return list;
}

/**
 * The place of a record in the list.
 *
 * @param list the slice, or its draft
 * @param id the record's id
 * @returns -1 if there is no such record
 */
export function indexOfRecord({ records }: RecordList<{ id: string }>, id: string): number {
  return withoutDrafts(records).findIndex((record) => record.id === id);
}

/**
 * The record with this id.
 *
 * @param slice the slice, or its draft, which then gives a draft of the record
 * @param id the record's id
 */
export function recordWithId<Entity extends { id: string }>(
  slice: RecordList<Entity>,
  id: string,
): Entity | undefined {
  return slice.records[indexOfRecord(slice, id)];
}
