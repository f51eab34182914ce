import { initialFields } from '../records/editor/initialFields';
import { enteredCustomerFields, type Customer } from './customer';
import { daysAfter } from '../records/state/localDate';

const initial = initialFields(enteredCustomerFields);

/**
 * The initial customers, dated relative to today.
 *
 * @param today yyyy-MM-dd, or `null` if it is not known yet
 */
export const sampleCustomers = (today: string | null): readonly Customer[] => [
  {
    ...initial,
    id: 'customer-1',
    name: 'Sarah Johnson',
    email: 'sarah@northlight.example',
    phone: '+1 555 0142',
    company: 'Northlight Studio',
    status: 'active',
    lastContact: daysAfter(today, -6),
    totalValue: 12400,
  },
  {
    ...initial,
    id: 'customer-2',
    name: 'Michael Chen',
    email: 'mchen@harbor.example',
    phone: '+1 555 0178',
    company: 'Harbor Logistics',
    status: 'active',
    lastContact: daysAfter(today, -10),
    totalValue: 28950,
  },
  {
    ...initial,
    id: 'customer-3',
    name: 'Amara Okafor',
    email: 'amara@okafor.example',
    phone: '+44 20 7946 0318',
    company: 'Okafor Clinic',
    status: 'active',
    lastContact: daysAfter(today, -13),
    totalValue: 7300,
  },
  {
    ...initial,
    id: 'customer-4',
    name: 'Émile Laurent',
    email: 'emile@laurent.example',
    phone: '+33 1 99 00 45 12',
    company: '',
    status: 'inactive',
    lastContact: daysAfter(today, -87),
    totalValue: 1850,
  },
  {
    ...initial,
    id: 'customer-5',
    name: 'Priya Raman',
    email: 'priya@verdant.example',
    phone: '+1 555 0113',
    company: 'Verdant Foods',
    status: 'active',
    lastContact: daysAfter(today, -4),
    totalValue: 16200,
  },
  {
    ...initial,
    id: 'customer-6',
    name: 'Jonas Weber',
    email: 'jonas@weber.example',
    phone: '+49 30 23125 067',
    company: 'Weber Metallbau',
    status: 'inactive',
    lastContact: daysAfter(today, -145),
    totalValue: 4100,
  },
  {
    ...initial,
    id: 'customer-7',
    name: 'Lucía Fernández',
    email: 'lucia@brisa.example',
    phone: '+34 910 555 204',
    company: 'Brisa Libros',
    status: 'active',
    lastContact: daysAfter(today, -24),
    totalValue: 9640,
  },
  {
    ...initial,
    id: 'customer-8',
    name: 'Daniel Brooks',
    email: 'daniel@brooks.example',
    phone: '+1 555 0196',
    company: '',
    status: 'active',
    lastContact: daysAfter(today, -19),
    totalValue: 2275,
  },
];
