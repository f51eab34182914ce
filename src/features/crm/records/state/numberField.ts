import type { EnteredField } from './recordField';

/** A field for a number, which is required; no range is checked. */
export const numberField = {
  input: { type: 'number' },
  required: 'Please enter a number.',
  problemOf: (text: string) =>
    Number.isFinite(Number(text)) ? undefined : 'Please enter a number.',
  isShort: true,
} satisfies Omit<EnteredField, 'title'>;
