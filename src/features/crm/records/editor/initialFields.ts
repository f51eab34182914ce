import { mapValues } from '../../../../lib/mapValues';
import type { EnteredField } from '../state/recordField';

/** The initial values of the form for a new record. */
export function initialFields<Name extends string>(
  fields: Readonly<Record<Name, EnteredField>>,
): Record<Name, string> {
  return mapValues(fields, ({ initial = '' }) => initial);
}
