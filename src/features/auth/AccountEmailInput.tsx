import { useState, type ComponentProps } from 'react';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { EmailInput } from '../../ui/EmailInput';
import { emailEntered } from './accountEvents';
import { selectEnteredEmail } from './accountSlice';

/** The e-mail field of an account form; it begins with the address last entered in one of them. */
export function AccountEmailInput(props: ComponentProps<typeof EmailInput>) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [entered] = useState(() => selectEnteredEmail(store.getState()));
  return (
    <EmailInput
      defaultValue={entered}
      onChange={({ target }) => dispatch(emailEntered(target.value.trim()))}
      {...props}
    />
  );
}
