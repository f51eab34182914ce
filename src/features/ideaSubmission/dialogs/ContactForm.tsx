import Button from '@mui/material/Button';
import { DialogForm } from '../../../ui/DialogForm';
import { EmailInput } from '../../../ui/EmailInput';
import { TextInput } from '../../../ui/TextInput';
import { useFormFields } from '../../../ui/useFormFields';
import { DemoNote } from './DemoNote';
import { personProblems } from './personProblems';

/** The Contact Information form: name and e-mail are required. Its values are not sent. */
export function ContactForm({ onSubmit }: { onSubmit: () => void }) {
  const { field, formProps, isChanged } = useFormFields({
    initial: { name: '', email: '', phone: '', comments: '' },
    problemsOf: personProblems,
    onValid: onSubmit,
  });
  return (
    <DialogForm isChanged={isChanged} {...formProps}>
      <DemoNote />
      <TextInput label="Your Name" required autoComplete="name" {...field('name')} />
      <EmailInput {...field('email')} />
      <TextInput label="Phone Number" type="tel" autoComplete="tel" {...field('phone')} />
      <TextInput label="Additional Comments" rows={4} {...field('comments')} />
      <Button type="submit" variant="contained" size="large">
        Submit
      </Button>
    </DialogForm>
  );
}
