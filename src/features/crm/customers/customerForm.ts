import { invalidEmail, isEmailAddress } from '../../../../contract/emailAddress';
import { initialFields } from '../records/editor/initialFields';
import type { EnteredField } from '../records/state/recordField';
import { enteredCustomerFields, type CustomerFields } from './customer';

/** Also of Arabic and Japanese keyboards, and dashes and separators as numbers are pasted. */
const phoneCharacters = /^(?:[\p{Nd}\p{Pd}\s+().,/#;]|ext(?:ension)?|x)+$/iu;

/** Whether a text is a phone number: at least 3 digits, as short codes have, with separators and perhaps an extension. */
const isPhoneNumber = (text: string): boolean =>
  phoneCharacters.test(text) && text.replace(/\P{Nd}/gu, '').length >= 3;

/** The fields of the form with their checks, which load with the dialog. */
export const checkedCustomerFields: Readonly<Record<keyof CustomerFields, EnteredField>> = {
  ...enteredCustomerFields,
  email: {
    ...enteredCustomerFields.email,
    problemOf: (text) => (isEmailAddress(text) ? undefined : invalidEmail),
  },
  phone: {
    ...enteredCustomerFields.phone,
    problemOf: (text) =>
      isPhoneNumber(text)
        ? undefined
        : 'Please enter at least 3 digits, and no letters but “ext” or “x”.',
  },
};

/** Parses the entered values of the form into a customer's fields. */
export function toCustomerFields(
  entered: Readonly<Record<keyof CustomerFields, string>>,
): CustomerFields {
  return {
    ...entered,
    status: entered.status === 'inactive' ? 'inactive' : 'active',
    totalValue: Number(entered.totalValue),
  };
}

/** The initial values of the form for a new customer. */
export const initialCustomerFields: CustomerFields = toCustomerFields(
  initialFields(enteredCustomerFields),
);
