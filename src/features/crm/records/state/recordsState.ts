import { recordWithId, type RecordList } from '../../../../machine/recordList';
import { undated } from './localDate';

/** A record with a unique id. */
export interface Identified {
  id: string;
}

/** The state of the records' dialog; the form itself keeps the typed values. */
export type RecordEditor =
  | { status: 'closed' }
  | { status: 'adding' }
  | { status: 'editing'; id: string };

/** The part of a slice shared by all kinds of record. */
export interface RecordsState<Entity extends Identified = Identified> extends RecordList<Entity> {
  /** Every id ever used, in order: a deleted record keeps its place and can be restored there. */
  order: string[];
  editor: RecordEditor;
  /** The id of the record that was just added or restored, to which the table scrolls. */
  newest: string | null;
}

/**
 * Creates the state for these records, with the dialog closed.
 *
 * @param records in display order
 */
export function recordsState<Entity extends Identified>(
  records: readonly Entity[],
): RecordsState<Entity> {
  return {
    records: [...records],
    order: records.map(({ id }) => id),
    editor: { status: 'closed' },
    newest: null,
  };
}

/**
 * Prepares a slice's draft for a tab that opens: no record is new any more, and samples that are still `undated` get
 * their dates.
 *
 * @param slice the records
 * @param samples the samples with their dates
 */
export function prepareForTab<Entity extends Identified>(
  slice: RecordsState<Entity>,
  samples: readonly Entity[],
): void {
  slice.newest = null;
  for (const sample of samples) {
    const record = recordWithId(slice, sample.id);
    if (record === undefined) continue;
    const missing = Object.entries(sample).filter(
      ([field]) => Reflect.get(record, field) === undated,
    );
    Object.assign(record, Object.fromEntries(missing));
  }
}
