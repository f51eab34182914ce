import { screen } from '@testing-library/react';
import type { Customer } from '../features/crm/customers/customer';
import { lazyCustomers } from '../features/crm/customers/lazyCustomers';
import { customersState } from '../features/crm/customers/customersSlice';
import { sampleCustomers } from '../features/crm/customers/sampleCustomers';
import { renderApp } from './renderApp';

const samples = sampleCustomers('2026-11-22');

/** Renders the Customers tab with these customers, or with the samples, and resolves to the application. */
export async function openCustomers(customers: readonly Customer[] = samples) {
  const app = await renderApp({
    path: '/crm?tab=customers',
    now: () => new Date(2026, 10, 22, 12),
    slices: [lazyCustomers],
    preloadedState: { customers: customersState(customers) },
  });
  await screen.findByRole('table', { name: 'Customers' });
  return app;
}

/** Returns the names in the table, in its order. */
export const rowNames = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** Returns the sample at that index. Throws if there is none. */
export const sample = (place: number): Customer => {
  const customer = samples[place];
  if (customer === undefined) throw new Error('There is no such sample.');
  return customer;
};
