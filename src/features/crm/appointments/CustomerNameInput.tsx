import Box from '@mui/material/Box';
import { useRef, type InputEvent, type RefObject } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { setFieldValue } from '../../../ui/setFieldValue';
import { selectCustomers } from '../customers/customersSlice';
import { RecordInput, type RecordInputProps } from '../records/editor/RecordInput';

/** Fixed: there is one such field, and an id that React counts up would differ after a jump in time travel. */
const listId = 'customer-names';

interface CustomerNameInputProps extends RecordInputProps {
  /** The field that the chosen customer's address fills. */
  emailField: RefObject<HTMLInputElement | null>;
}

/**
 * The customer's name, with the customers as suggestions. The whole name of one, chosen or typed, fills in the e-mail
 * address, unless another one was typed or several customers have that name.
 */
export function CustomerNameInput({ emailField, ...props }: CustomerNameInputProps) {
  const customers = useAppSelector(selectCustomers);
  const filledIn = useRef('');
  const suggestEmail = (typed: string): void => {
    const field = emailField.current;
    const [chosen, another] = customers.filter(({ name }) => name === typed);
    if (field === null || chosen === undefined || another !== undefined) return;
    if (field.value !== '' && field.value !== filledIn.current) return;
    filledIn.current = chosen.email;
    setFieldValue(field, chosen.email);
  };
  return (
    <Box
      // The browser's arrow is larger and darker than those of the other fields.
      sx={{ '& ::-webkit-calendar-picker-indicator': { opacity: 0.55, scale: '0.8' } }}
      // A text box that offers its suggestions while it is in use: the list makes it a combo box.
      onFocus={({ target }) => {
        target.setAttribute('list', listId);
      }}
      onBlur={({ target }) => {
        target.removeAttribute('list');
      }}
      onInput={({ target }: InputEvent<HTMLElement>) => {
        if (target instanceof HTMLInputElement) suggestEmail(target.value);
      }}
    >
      <RecordInput {...props} />
      <datalist id={listId}>
        {customers.map(({ id, name, email }) => (
          <option key={id} value={name}>
            {email}
          </option>
        ))}
      </datalist>
    </Box>
  );
}
