import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { DialogForm } from '../../ui/DialogForm';
import { registered } from '../../ui/registered';
import { TextInput } from '../../ui/TextInput';
import { useDialogForm } from '../../ui/useDialogForm';
import { personRules } from './personRules';

interface ContactRequest {
  name: string;
  email: string;
  phone: string;
  comments: string;
}

/** The Contact Information form: name and e-mail are required. Its values stay here: nothing is sent. */
export function ContactForm({ onSubmit }: { onSubmit: () => void }) {
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors, isDirty },
  } = useDialogForm<ContactRequest>({ name: '', email: '', phone: '', comments: '' });
  useEffect(() => {
    // The answer that opened this form is gone, and with it the focus.
    setFocus('name');
  }, [setFocus]);
  return (
    <DialogForm isChanged={isDirty} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextInput
        label="Your Name"
        required
        autoComplete="name"
        {...registered(register('name', personRules.name), errors.name)}
      />
      <TextInput
        label="Email Address"
        type="email"
        required
        autoComplete="email"
        {...registered(register('email', personRules.email), errors.email)}
      />
      <TextInput
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        {...registered(register('phone'), errors.phone)}
      />
      <TextInput
        label="Additional Comments"
        rows={4}
        {...registered(register('comments'), errors.comments)}
      />
      <Button type="submit" variant="contained" size="large">
        Submit
      </Button>
    </DialogForm>
  );
}
