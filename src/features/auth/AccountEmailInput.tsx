import { useState, type ComponentProps } from 'react';
import { useAppStore } from '../../store/hooks';
import { EmailInput } from '../../ui/EmailInput';
import { selectEnteredEmail } from './accountSlice';

/** The e-mail field of an account form; it begins with the address last entered in one of them. */
export function AccountEmailInput(props: ComponentProps<typeof EmailInput>) {
  const store = useAppStore();
  const [entered] = useState(() => selectEnteredEmail(store.getState()));
  return <EmailInput defaultValue={entered} {...props} />;
}
