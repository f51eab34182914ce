import { mapValues } from '../../../lib/mapValues';
import type { EnteredField } from './recordField';

/** What the form for a new record holds at first. */
export function initialFields<Name extends string>(
  fields: Readonly<Record<Name, EnteredField>>,
): Record<Name, string> {
  return mapValues(fields, ({ initial = '' }) => initial);
}
