import type { ComponentProps, Ref } from 'react';
import { SelectInput } from '../../../ui/SelectInput';
import { TextInput } from '../../../ui/TextInput';
import { LazyDateInput } from './LazyDateInput';
import type { FieldInput } from './recordField';

/** What the input of a field is given. */
export interface RecordInputProps extends FieldInput {
  label: string;
  name: string;
  defaultValue: string;
  required: boolean;
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Hears of another choice of a list. */
  onChange?: ComponentProps<typeof SelectInput>['onChange'];
}

/** The input of a field, by its definition. */
export function RecordInput({ choices, type, onChange, ...props }: RecordInputProps) {
  const { label, name, defaultValue } = props;
  if (choices !== undefined) {
    return <SelectInput {...{ label, name, defaultValue, choices, onChange }} />;
  }
  if (type === 'date') return <LazyDateInput {...props} />;
  return <TextInput {...props} {...(type === undefined ? {} : { type })} />;
}
