type CustomerStatus = 'active' | 'inactive';

/** A customer (docs/behaviour.md#crm-customers). */
export interface Customer {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Empty where none was given. */
  company: string;
  status: CustomerStatus;
  /** Local date, yyyy-MM-dd. */
  lastContact: string;
  /** In dollars. */
  totalValue: number;
}

/** The fields of the customer form. */
export type CustomerFields = Pick<Customer, 'name' | 'email' | 'phone' | 'company'>;
