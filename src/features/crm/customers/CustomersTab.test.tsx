import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openCustomers, rowNames, sample } from '../../../testing/customersTab';
import { sampleCustomers } from './sampleCustomers';

const samples = sampleCustomers('2026-11-22');

test('shows a table with header cells, named rows and their buttons', async () => {
  await openCustomers();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Company',
    'Status',
    'Last Contact',
    'Total Value',
    'Actions',
  ]);
  const row = within(screen.getByRole('row', { name: /Michael Chen/ }));
  expect(row.getByRole('cell', { name: '$28,950' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'Nov 12, 2026' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'Active' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Edit Michael Chen' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Delete Michael Chen' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Customers table' })).toHaveAttribute('tabindex', '0');
});

test('a new customer has today as last contact and a value of 0; missing fields show an error', async () => {
  const { user } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Add Customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Customer' }));
  expect(dialog.getByLabelText(/^Name/)).toHaveFocus();

  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a name.')).toHaveAttribute('role', 'alert');
  expect(dialog.getByText('Please enter an email address.')).toBeInTheDocument();
  expect(dialog.getByText('Please enter a phone number.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Name/)).toHaveFocus();
  expect(dialog.getByLabelText(/^Name/)).toBeInvalid();

  await user.keyboard('Ada Lovelace');
  await user.type(dialog.getByLabelText(/^Email/), 'ada@example.com');
  await user.type(dialog.getByLabelText(/^Phone/), '555 0100{Enter}');
  expect(await screen.findByText('Customer added successfully')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  const row = within(screen.getByRole('row', { name: /Ada Lovelace/ }));
  expect(row.getByRole('cell', { name: '$0' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'Nov 22, 2026' })).toBeInTheDocument();
  expect(row.getAllByRole('cell', { name: '—' })).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Add Customer' })).toHaveFocus();
});

test('an e-mail and a phone number must look like one; the first that does not has the focus', async () => {
  const { user, store } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Add Customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Customer' }));
  const email = dialog.getByLabelText(/^Email/);
  const phone = dialog.getByLabelText(/^Phone/);
  await user.type(dialog.getByLabelText(/^Name/), 'Ada Lovelace');
  await user.type(email, 'asdf');
  await user.type(phone, 'asdf{Enter}');
  expect(await dialog.findByText('Invalid email format.')).toHaveAttribute('role', 'alert');
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  const problem = 'Please enter at least 3 digits, and no letters but “ext” or “x”.';
  expect(phone).toHaveAccessibleDescription(problem);

  await user.type(email, '@example.com');
  await user.clear(phone);
  await user.type(phone, '+1 5{Enter}');
  expect(email).toBeValid();
  expect(phone).toHaveAccessibleDescription(problem);
  expect(phone).toHaveFocus();
  expect(store.getState().customers?.records).toHaveLength(samples.length);

  await user.clear(phone);
  await user.type(phone, '+44 (20) 7946–0.3/1, Ext. 8{Enter}');
  expect(await screen.findByText('Customer added successfully')).toBeInTheDocument();
  expect(store.getState().customers?.records.map((customer) => customer.phone)).toContain(
    '+44 (20) 7946–0.3/1, Ext. 8',
  );
});

test('Escape asks before it discards changes; the next dialog starts with the record', async () => {
  const { user, store } = await openCustomers();
  const before = store.getState().customers;
  const edit = screen.getByRole('button', { name: 'Edit Sarah Johnson' });
  await user.click(edit);
  const name = within(screen.getByRole('dialog', { name: 'Edit Customer' })).getByLabelText(
    /^Name/,
  );
  expect(name).toHaveValue('Sarah Johnson');
  await user.type(name, ' changed{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  expect(name).toHaveValue('Sarah Johnson changed');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => {
    expect(edit).toHaveFocus();
  });
  await user.click(edit);
  const again = within(screen.getByRole('dialog', { name: 'Edit Customer' }));
  expect(again.getByLabelText(/^Name/)).toHaveValue('Sarah Johnson');
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect(store.getState().customers).toEqual(before);
});

test('Edit changes status and value, which a new customer is not asked for', async () => {
  const { user, store } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Add Customer' }));
  const adding = within(await screen.findByRole('dialog', { name: 'Add New Customer' }));
  expect(adding.queryByLabelText('Status')).toBeNull();
  expect(adding.queryByLabelText(/Total Value/)).toBeNull();
  await user.click(adding.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Edit Michael Chen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Inactive');
  const value = dialog.getByRole('spinbutton', { name: /Total Value/ });
  expect(value).toHaveValue(28950);
  await user.clear(value);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a number.')).toBeInTheDocument();
  await user.type(value, '30000{Enter}');
  expect(await screen.findByText('Customer updated successfully')).toBeInTheDocument();
  expect(store.getState().customers?.records[1]).toEqual({
    ...sample(1),
    status: 'inactive',
    totalValue: 30000,
  });
});

test.each([
  ['1999.99', '$1,999.99'],
  ['0.4', '$0.40'],
  ['-0', '$0'],
])('a total value of %s is shown as %s', async (entered, shown) => {
  const { user } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Edit Michael Chen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
  const value = dialog.getByRole('spinbutton', { name: /Total Value/ });
  await user.clear(value);
  await user.type(value, `${entered}{Enter}`);
  expect(await screen.findByText(shown)).toBeVisible();
});

test('a name of characters without a glyph is missing', async () => {
  const { user } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Edit Michael Chen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
  const name = dialog.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, '\u200b{Enter}');
  expect(await dialog.findByText('Please enter a name.')).toBeVisible();
});

test('an edited customer keeps its position, status and value', async () => {
  const { user, store } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Edit Michael Chen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Customer' }));
  await user.clear(dialog.getByLabelText(/^Company/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Customer updated successfully')).toBeInTheDocument();
  expect(store.getState().customers?.records[1]).toEqual({ ...sample(1), company: '' });
  expect(rowNames()[1]).toBe('Michael Chen');
});

test('Delete removes a row at once and keeps the focus in the table; Undo restores the row', async () => {
  const { user } = await openCustomers();
  const before = rowNames();
  await user.click(screen.getByRole('button', { name: 'Delete Michael Chen' }));
  expect(rowNames()).toEqual(before.filter((name) => name !== 'Michael Chen'));
  expect(screen.getByRole('button', { name: 'Delete Amara Okafor' })).toHaveFocus();
  expect(await screen.findByText('Customer deleted successfully')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo: / }));
  expect(rowNames()).toEqual(before);
});

test('holding Enter deletes only one row', async () => {
  await openCustomers();
  const button = screen.getByRole('button', { name: 'Delete Amara Okafor' });
  // The browser clicks unless the key event is prevented.
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: false })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});

test('if an edited row no longer matches the search, the table takes the focus', async () => {
  const { user } = await openCustomers();
  await user.type(screen.getByRole('searchbox'), 'amara');
  await user.click(screen.getByRole('button', { name: 'Edit Amara Okafor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
  for (const [label, text] of [
    [/^Name/, 'Ada Lovelace'],
    [/^Email/, 'ada@example.com'],
  ] as const) {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  }
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByText(/^No customers match “.+”\.$/)).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Customers table' })).toHaveFocus();
  });
});

test("no field offers the user's own name and addresses", async () => {
  const { user } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Edit Sarah Johnson' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
  for (const field of [
    ...dialog.getAllByRole('textbox'),
    dialog.getByRole('spinbutton'),
    screen.getByLabelText('Search customers'),
  ]) {
    expect(field).toHaveAttribute('autocomplete', 'off');
  }
});

test('a double click deletes only one row', async () => {
  const { user } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Delete Michael Chen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete Amara Okafor' }), { detail: 2 });
  expect(rowNames()).toHaveLength(7);
  expect(rowNames()).toContain('Amara Okafor');
});

test('deleting the last row focuses the table, which shows that it is empty', async () => {
  const { user } = await openCustomers([sample(0)]);
  await user.click(screen.getByRole('button', { name: 'Delete Sarah Johnson' }));
  expect(
    screen.getByRole('cell', { name: /^No customers yet. Add your first customer/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Customers table' })).toHaveFocus();
});

test('a name is always shown as text', async () => {
  const texts = [
    '<img src=x onerror=alert(1)>',
    '\u{1F41D}\u{1F3FD}',
    'מרים כהן',
    'x'.repeat(10_000),
  ];
  await openCustomers(texts.map((name, place) => ({ ...sample(0), id: String(place), name })));
  expect(rowNames()).toEqual(texts);
  expect(screen.getByRole('table').querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit <img src=x onerror=alert(1)>' })).toBeVisible();
});
