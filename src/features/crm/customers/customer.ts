type CustomerStatus = 'active' | 'inactive';

/** A customer (section 3). */
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

/** What the customer form asks for (section 5). */
export type CustomerFields = Pick<Customer, 'name' | 'email' | 'phone' | 'company'>;
