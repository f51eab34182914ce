/** The type of a field. */
export type FieldKind =
  | 'text'
  | 'note'
  | 'person'
  | 'date'
  | 'time'
  | 'number'
  | 'money'
  | 'photo'
  | 'choice'
  | 'code'
  | 'flag';
