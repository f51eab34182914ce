import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { DialogForm } from '../../ui/DialogForm';
import { PasswordInput } from '../../ui/PasswordInput';
import { registered } from '../../ui/registered';
import { TextInput } from '../../ui/TextInput';
import { useDialogForm } from '../../ui/useDialogForm';
import { personRules } from './personRules';

interface Membership {
  name: string;
  email: string;
  password: string;
}

/** The Join Our Community form: all fields are required. Its values stay here: nothing is sent. */
export function CommunityJoinForm({ onSubmit }: { onSubmit: () => void }) {
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors, isDirty },
  } = useDialogForm<Membership>({ name: '', email: '', password: '' });
  useEffect(() => {
    // The answer that opened this form is gone, and with it the focus.
    setFocus('name');
  }, [setFocus]);
  return (
    <DialogForm isChanged={isDirty} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextInput
        label="Name"
        required
        autoComplete="name"
        {...registered(register('name', personRules.name), errors.name)}
      />
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="email"
        {...registered(register('email', personRules.email), errors.email)}
      />
      <PasswordInput
        label="Password"
        required
        autoComplete="new-password"
        {...registered(
          register('password', { required: 'Please choose a password.' }),
          errors.password,
        )}
      />
      <Button type="submit" variant="contained" size="large">
        Join
      </Button>
    </DialogForm>
  );
}
