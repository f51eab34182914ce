import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openCustomers, rowNames, sample } from '../../../testing/customersTab';
import type { Customer } from './customer';

function manyCustomers(count = 1_000): Customer[] {
  return Array.from({ length: count }, (_, place) => ({
    ...sample(0),
    id: String(place),
    name: `Customer ${String(place)}`,
  }));
}

test('a long table renders only the visible rows and has the total in aria-rowcount', async () => {
  const { user } = await openCustomers(manyCustomers());
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getByRole('row', { name: /^Customer 0 / })).toHaveAttribute('aria-rowindex', '2');
  expect(rowNames().length).toBeLessThan(20);

  await user.type(screen.getByRole('searchbox'), 'customer 999');
  expect(rowNames()).toEqual(['Customer 999']);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});

test('scrolling renders the visible rows; a new search scrolls to the top', async () => {
  const { user } = await openCustomers(manyCustomers());
  const frame = screen.getByRole('region', { name: 'Customers table' });
  const scrollTo = (top: number) => {
    frame.scrollTop = top;
    fireEvent.scroll(frame);
  };
  // A row is 48 px high.
  scrollTo(500 * 48);
  expect(rowNames()).toContain('Customer 500');
  expect(rowNames()).toContain('Customer 514');
  expect(rowNames().length).toBeLessThan(30);
  scrollTo(1_000 * 48);
  expect(rowNames().at(-1)).toBe('Customer 999');

  await user.type(screen.getByRole('searchbox'), 'customer 1');
  expect(rowNames()[0]).toBe('Customer 1');
  expect(frame.scrollTop).toBe(0);
  await user.clear(screen.getByRole('searchbox'));
  expect(rowNames()[0]).toBe('Customer 0');
});

test('Home and End scroll a long table to its ends at once, unless a modifier is held', async () => {
  const { user } = await openCustomers(manyCustomers());
  const frame = screen.getByRole('region', { name: 'Customers table' });
  jest.spyOn(frame, 'scrollHeight', 'get').mockReturnValue(48_044);
  act(() => {
    frame.focus();
  });
  await user.keyboard('{Control>}{End}{/Control}');
  expect(frame.scrollTop).toBe(0);
  await user.keyboard('{End}');
  expect(frame.scrollTop).toBe(48_044);
  await user.keyboard('{ArrowUp}');
  expect(frame.scrollTop).toBe(48_044);
  await user.keyboard('{Home}');
  expect(frame.scrollTop).toBe(0);
});

test.each([8, 1_000])(
  'of %d customers, the table scrolls to a new one and marks it',
  async (count) => {
    const seen: (string | null)[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(
      this: Element,
    ) {
      seen.push(this.getAttribute('aria-label') ?? this.getAttribute('data-new'));
    });
    const { user } = await openCustomers(manyCustomers(count));
    await user.click(screen.getByRole('button', { name: 'Add Customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Customer' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Ada Lovelace');
    await user.type(dialog.getByLabelText(/^Email/), 'ada@example.com');
    await user.type(dialog.getByLabelText(/^Phone/), '55501{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(seen).toEqual([count === 8 ? 'true' : 'Customers table']);
    const frame = screen.getByRole('region', { name: 'Customers table' });
    fireEvent.scroll(frame);
    const row = screen.getByRole('row', { name: /Ada Lovelace/ });
    expect(row).toHaveAttribute('data-new');

    await user.click(screen.getByRole('tab', { name: 'Services' }));
    await screen.findByRole('tabpanel', { name: 'Services' });
    await user.click(screen.getByRole('tab', { name: 'Customers' }));
    await screen.findByRole('table', { name: 'Customers' });
    expect(document.querySelector('[data-new]')).toBeNull();
    expect(seen).toHaveLength(1);
  },
);

test('restoring the fiftieth row scrolls the table to the top', async () => {
  const { user } = await openCustomers(manyCustomers(50));
  const frame = screen.getByRole('region', { name: 'Customers table' });
  frame.scrollTop = 38 * 48;
  fireEvent.scroll(frame);
  expect(rowNames()).not.toContain('Customer 0');
  await user.click(screen.getByRole('button', { name: 'Delete Customer 49' }));
  expect(rowNames()).toHaveLength(49);
  // If fewer rows remain, the browser scrolls back and fires the event later.
  await user.click(await screen.findByRole('button', { name: /^Undo: / }));
  expect(rowNames()[0]).toBe('Customer 0');
});

test('when a focused row is scrolled out of view, the table takes the focus', async () => {
  const { user } = await openCustomers(manyCustomers());
  const frame = screen.getByRole('region', { name: 'Customers table' });
  const button = screen.getByRole('button', { name: 'Edit Customer 3' });
  act(() => {
    button.focus();
  });
  frame.scrollTop = 8 * 48;
  fireEvent.scroll(frame);
  expect(button).not.toBeInTheDocument();
  expect(frame).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: /Name/ })).toHaveFocus();
});
