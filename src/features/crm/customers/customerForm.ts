import { initialFields } from '../records/editor/initialFields';
import { enteredCustomerFields, type CustomerFields } from './customer';

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
