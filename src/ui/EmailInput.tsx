import type { ComponentProps } from 'react';
import { TextInput } from './TextInput';

type EmailInputProps = Pick<
  ComponentProps<typeof TextInput>,
  'defaultValue' | 'error' | 'name' | 'onChange'
> & {
  label?: string;
};

/** A form's required e-mail field; browsers offer the user's own address. */
export function EmailInput({ label = 'Email Address', ...input }: EmailInputProps) {
  return <TextInput label={label} type="email" required autoComplete="email" {...input} />;
}
