import Button from '@mui/material/Button';
import { DialogForm } from '../../../ui/DialogForm';
import { PasswordInput } from '../../../ui/PasswordInput';
import { EmailInput } from '../../../ui/EmailInput';
import { TextInput } from '../../../ui/TextInput';
import { useFormFields } from '../../../ui/useFormFields';
import { DemoNote } from './DemoNote';
import { personProblems } from './personProblems';

/** The Join Our Community form: all fields are required. Its values are not sent. */
export function CommunityJoinForm({ onSubmit }: { onSubmit: () => void }) {
  const { field, formProps, isChanged } = useFormFields({
    initial: { name: '', email: '', password: '' },
    problemsOf: (fields) => ({
      ...personProblems(fields),
      ...(fields.password === '' ? { password: 'Please choose a password.' } : {}),
    }),
    onValid: onSubmit,
  });
  return (
    <DialogForm isChanged={isChanged} {...formProps}>
      <DemoNote />
      <TextInput label="Name" required autoComplete="name" {...field('name')} />
      <EmailInput label="Email" {...field('email')} />
      <PasswordInput label="Password" required autoComplete="new-password" {...field('password')} />
      <Button type="submit" variant="contained" size="large">
        Join
      </Button>
    </DialogForm>
  );
}
