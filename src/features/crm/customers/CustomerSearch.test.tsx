import { screen, waitFor, within } from '@testing-library/react';
import { captureDownloads } from '../../../testing/captureDownloads';
import { openCustomers, rowNames } from '../../../testing/customersTab';
import { sampleCustomers } from './sampleCustomers';

const samples = sampleCustomers('2026-11-22');

test('the search filters the rows and announces their number', async () => {
  const { user } = await openCustomers();
  expect(screen.getByText('8 customers')).toHaveAttribute('role', 'status');
  const search = screen.getByRole('searchbox', { name: 'Search customers' });
  await user.type(search, 'HARBOR');
  expect(rowNames()).toEqual(['Michael Chen']);
  expect(screen.getByText('1 of 8 customers')).toBeInTheDocument();
  await user.type(search, 'x');
  expect(screen.getByRole('cell', { name: 'No customers match “HARBORx”.' })).toBeInTheDocument();
  await user.clear(search);
  expect(rowNames()).toHaveLength(8);
});

test('a search without matches can be cleared and disables the export', async () => {
  const { user } = await openCustomers();
  const search = screen.getByRole('searchbox', { name: 'Search customers' });
  const exporting = screen.getByRole('button', { name: 'Export CSV' });
  expect(exporting).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await user.type(search, 'nobody');
  expect(exporting).toHaveAttribute('aria-disabled', 'true');
  expect(exporting).toHaveAccessibleDescription('There are no customers to export.');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(rowNames()).toHaveLength(8);
  expect(search).toHaveFocus();
  expect(exporting).not.toHaveAttribute('aria-disabled');
});

test('a header button sorts, and the header cell has aria-sort', async () => {
  const { user } = await openCustomers();
  const header = screen.getByRole('columnheader', { name: 'Total Value' });
  expect(header).toHaveAttribute('aria-sort', 'none');
  const button = within(header).getByRole('button', { name: 'Total Value' });
  await user.click(button);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(rowNames()[0]).toBe('Émile Laurent');
  await user.click(button);
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(rowNames()[0]).toBe('Michael Chen');
  await user.click(button);
  expect(rowNames()).toEqual(samples.map(({ name }) => name));
});

test('exports the matching customers as CSV', async () => {
  const files = captureDownloads();
  const { user } = await openCustomers();
  await user.type(screen.getByRole('searchbox'), 'harbor');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => {
    expect(files[0]?.name).toBe('customers-2026-11-22.csv');
  });
  const text = await new Response(files[0]?.blob).text();
  expect(text).toContain('Michael Chen');
  expect(text).not.toContain('Sarah Johnson');
});

test('a failed export shows a message', async () => {
  URL.createObjectURL = () => {
    throw new Error('There is no memory.');
  };
  const { user } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(
    await screen.findByText('The file could not be created. Please try again.'),
  ).toBeInTheDocument();
});
