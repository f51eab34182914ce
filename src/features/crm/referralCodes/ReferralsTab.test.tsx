import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import dayjs from 'dayjs';
import { renderApp } from '../../../testing/renderApp';

async function openReferrals() {
  const app = await renderApp({ path: '/crm?tab=referrals' });
  await screen.findByRole('heading', { name: 'Referral Code Management' });
  return app;
}

async function openCreation() {
  const app = await openReferrals();
  await app.user.click(screen.getByRole('button', { name: 'Create Referral Code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Referral Code' }));
  return { ...app, dialog };
}

async function openCalendar(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Expiry Date Pick a date' }));
  return within(await screen.findByRole('dialog', { name: 'Choose a date' }));
}

const rowOf = (code: string) => within(screen.getByRole('row', { name: new RegExp(code) }));
const statistic = (label: string) => screen.getByText(label).parentElement?.textContent;

test('shows all columns and the two samples', async () => {
  await openReferrals();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Code',
    'Discount',
    'Description',
    'Usage',
    'Status',
    'Expiry',
    'Actions',
  ]);
  const percent = rowOf('WELCOME20');
  expect(percent.getByRole('cell', { name: '20%' })).toBeInTheDocument();
  expect(percent.getByRole('cell', { name: '15 / 100' })).toBeInTheDocument();
  const fixed = rowOf('FRIEND50');
  expect(fixed.getByRole('cell', { name: '$50' })).toBeInTheDocument();
  expect(fixed.getByRole('cell', { name: '8 / 50' })).toBeInTheDocument();
});

test('a new code has a generated code and defaults, and the statistics include it', async () => {
  const { user, dialog, store } = await openCreation();
  expect(dialog.getByLabelText(/Usage Limit/)).toHaveValue(100);
  expect(dialog.getByLabelText('Discount Type')).toHaveValue('percentage');
  await user.click(dialog.getByRole('button', { name: 'Generate' }));
  const code = dialog.getByLabelText<HTMLInputElement>(/^Code/).value;
  expect(code).toMatch(/^[A-Z0-9]{8}$/);
  expect(dialog.getByRole('status')).toHaveTextContent(`Generated code: ${code}`);
  await user.type(dialog.getByLabelText(/Discount Value \(%\)/), '15');
  await user.type(dialog.getByLabelText(/Description/), 'For <b>bees</b>');
  const calendar = await openCalendar(user);
  await user.click(calendar.getByRole('gridcell', { name: '15' }));
  const expiry = dayjs().date(15);
  expect(
    await dialog.findByRole('button', { name: `Expiry Date ${expiry.format('MMMM D, YYYY')}` }),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Referral code created successfully')).toBeInTheDocument();

  const row = rowOf(code);
  expect(row.getByRole('cell', { name: '0 / 100' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'For <b>bees</b>' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: expiry.format('MMM D, YYYY') })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Active' })).toBeInTheDocument();
  expect(statistic('Total Codes')).toBe('Total Codes3');
  expect(statistic('Active Codes')).toBe('Active Codes3');
  const records = store.getState().referralCodes?.records ?? [];
  expect(records[2]).toMatchObject({
    usageCount: 0,
    isActive: true,
    expiryDate: expiry.format('YYYY-MM-DD'),
  });
});

test('every required field shows an error if empty, and any number is valid', async () => {
  const { user, dialog } = await openCreation();
  const expiryDate = await dialog.findByRole('button', { name: 'Expiry Date Pick a date' });
  expect(expiryDate).toHaveAccessibleDescription('Required');
  await user.clear(dialog.getByLabelText(/Usage Limit/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter or generate a code.')).toBeInTheDocument();
  expect(dialog.getByText('Please enter a description.')).toBeInTheDocument();
  expect(
    await dialog.findByRole('button', { name: 'Expiry Date Pick a date' }),
  ).toHaveAccessibleDescription('Required Please choose an expiry date.');
  expect(dialog.getAllByText('Please enter a number.')).toHaveLength(2);
  await waitFor(() => {
    expect(dialog.getByLabelText(/^Code/)).toHaveFocus();
  });
  await user.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() => {
    expect(dialog.queryByText('Please enter or generate a code.')).not.toBeInTheDocument();
  });

  await user.clear(dialog.getByLabelText(/^Code/));
  await user.type(dialog.getByLabelText(/^Code/), '\u200BOD\u200BD');
  await user.selectOptions(dialog.getByLabelText('Discount Type'), 'Fixed Amount');
  await user.type(dialog.getByLabelText(/Discount Value \(\$\)/), '-5');
  await user.type(dialog.getByLabelText(/Description/), 'Odd');
  await user.type(dialog.getByLabelText(/Usage Limit/), '1e9');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(dialog.getByRole('button', { name: 'Expiry Date Pick a date' })).toHaveFocus();
  });
  const calendar = await openCalendar(user);
  await user.click(calendar.getByRole('button', { name: 'Previous month' }));
  await user.click(calendar.getByRole('gridcell', { name: '15' }));
  await waitFor(() => {
    expect(dialog.queryByText('Please choose an expiry date.')).not.toBeInTheDocument();
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Referral code created successfully')).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /^ODD/ }));
  expect(row.getByRole('cell', { name: '-$5' })).toBeInTheDocument();
  const lastMonth = dayjs().subtract(1, 'month').date(15);
  expect(row.getByRole('cell', { name: lastMonth.format('MMM D, YYYY') })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: '0 / 1,000,000,000' })).toBeInTheDocument();
});

test('an edited code keeps its usage', async () => {
  const { user } = await openReferrals();
  await user.click(screen.getByRole('button', { name: 'Edit FRIEND50' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Referral Code' }));
  const value = dialog.getByLabelText(/Discount Value \(\$\)/);
  expect(value).toHaveValue(50);
  await user.clear(value);
  await user.type(value, '45.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Referral code updated successfully')).toBeInTheDocument();
  expect(rowOf('FRIEND50').getByRole('cell', { name: '$45.5' })).toBeInTheDocument();
  expect(rowOf('FRIEND50').getByRole('cell', { name: '8 / 50' })).toBeInTheDocument();
});

test('Cancel discards the dialog', async () => {
  const { user, dialog, store } = await openCreation();
  await user.type(dialog.getByLabelText(/^Code/), 'GONE');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(store.getState().referralCodes?.records).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Create Referral Code' }));
  expect(screen.getByLabelText(/^Code/)).toHaveValue('');
});

test('the status button toggles its code and updates the statistics', async () => {
  const { user } = await openReferrals();
  const toggle = rowOf('WELCOME20').getByRole('button', { name: 'Active' });
  expect(toggle).toHaveAccessibleDescription('WELCOME20');
  expect(toggle).not.toHaveAttribute('aria-pressed');
  await user.click(toggle);
  expect(toggle).toHaveTextContent('Inactive');
  expect(rowOf('FRIEND50').getByRole('button', { name: 'Active' })).toBeInTheDocument();
  expect(statistic('Active Codes')).toBe('Active Codes1');
  await user.click(toggle);
  expect(toggle).toHaveTextContent('Active');
  expect(statistic('Total Usage')).toBe('Total Usage23');
});

test('two quick clicks on the status button toggle it twice', async () => {
  const { user } = await openReferrals();
  const toggle = screen.getAllByRole('button', { name: 'Active' })[0] ?? document.body;
  await user.click(toggle);
  expect(toggle).toHaveTextContent('Inactive');
  // What a browser reports for a second click within its double-click time.
  fireEvent.click(toggle, { detail: 2 });
  expect(toggle).toHaveTextContent('Active');
});

test('Copy copies the code; if the browser forbids it, a message appears', async () => {
  const { user } = await openReferrals();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy WELCOME20' }));
  expect(writeText).toHaveBeenCalledWith('WELCOME20');
  expect(await screen.findByText('Referral code copied to clipboard')).toBeInTheDocument();

  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy FRIEND50' }));
  expect(await screen.findByText(/does not allow copying here/)).toBeInTheDocument();
});

test('Undo restores a deleted code to its place', async () => {
  const { user } = await openReferrals();
  await user.click(screen.getByRole('button', { name: 'Delete WELCOME20' }));
  expect(await screen.findByText('Referral code deleted successfully')).toBeInTheDocument();
  expect(statistic('Total Codes')).toBe('Total Codes1');
  await user.click(screen.getByRole('button', { name: /^Undo: / }));
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('WELCOME20');
});
