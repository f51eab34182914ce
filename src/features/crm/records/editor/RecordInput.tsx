import type { ComponentProps, Ref, WheelEvent } from 'react';
import { SelectInput } from '../../../../ui/SelectInput';
import { TextInput } from '../../../../ui/TextInput';
import { LazyDateInput } from './LazyDateInput';
import type { FieldInput } from '../state/recordField';

/** The props of a field's input. */
export interface RecordInputProps extends FieldInput {
  label: string;
  name: string;
  defaultValue: string;
  required: boolean;
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Called when the user selects another option. */
  onChange?: ComponentProps<typeof SelectInput>['onChange'];
}

// Chromium counts a focused number up or down while the user means to scroll.
const leaveNumber = ({ target }: WheelEvent): void => {
  if (target === document.activeElement && target instanceof HTMLElement) target.blur();
};

/** Renders the input that a field's definition describes. */
export function RecordInput({ choices, type, onChange, ...props }: RecordInputProps) {
  const { label, name, defaultValue } = props;
  if (choices !== undefined) {
    return <SelectInput {...{ label, name, defaultValue, choices, onChange }} />;
  }
  if (type === 'date') return <LazyDateInput {...props} />;
  return (
    <TextInput
      {...props}
      // The browser would offer the user's own name and addresses.
      autoComplete="off"
      {...(type === undefined ? {} : { type })}
      {...(type === 'number' ? { onWheel: leaveNumber } : {})}
    />
  );
}
