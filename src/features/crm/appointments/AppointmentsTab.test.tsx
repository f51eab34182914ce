import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { captureDownloads } from '../../../testing/captureDownloads';
import { renderApp } from '../../../testing/renderApp';
import { recordsState } from '../records/state/recordsState';
import { appointmentServices, appointmentTimes, type Appointment } from './appointment';
import { lazyAppointments } from './lazyAppointments';
import { sampleAppointments } from './sampleAppointments';

const samples = sampleAppointments('2026-11-22');

async function openAppointments(appointments: readonly Appointment[] = samples) {
  const app = await renderApp({
    path: '/crm?tab=appointments',
    slices: [lazyAppointments],
    preloadedState: { appointments: recordsState(appointments) },
  });
  await screen.findByRole('table', { name: 'Appointments' });
  return app;
}

async function openBooking() {
  const app = await openAppointments();
  await app.user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book New Appointment' }));
  const date = await dialog.findByRole('button', { name: 'Date Pick a date' });
  return { ...app, dialog, date };
}

const [sample] = samples as [Appointment];
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('shows all columns, with the status as coloured text', async () => {
  await openAppointments([
    sample,
    { ...sample, id: '2', customerName: 'Ada', status: 'completed' },
    { ...sample, id: '3', customerName: 'Bea', status: 'cancelled' },
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Customer',
    'Email',
    'Date',
    'Time',
    'Service',
    'Status',
    'Notes',
    'Actions',
  ]);
  expect(screen.getByText('Scheduled')).toHaveAttribute('data-color', 'blue');
  expect(screen.getByText('Completed')).toHaveAttribute('data-color', 'green');
  expect(screen.getByText('Cancelled')).toHaveAttribute('data-color', 'red');
});

test('only name and e-mail are required; empty fields show an em dash', async () => {
  const { user, dialog } = await openBooking();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a name.')).toBeInTheDocument();
  expect(dialog.getByText('Please enter an email address.')).toBeInTheDocument();
  expect(dialog.getAllByRole('alert')).toHaveLength(2);

  await user.type(dialog.getByLabelText(/Customer Name/), 'Ada Lovelace');
  await user.type(dialog.getByLabelText(/Customer Email/), 'ada');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Invalid email format.')).toBeInTheDocument();
  await waitFor(() => {
    expect(dialog.getByLabelText(/Customer Email/)).toHaveFocus();
  });

  await user.keyboard('@example.com{Enter}');
  expect(await screen.findByText('Appointment scheduled successfully')).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /Ada Lovelace/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'ada@example.com',
    '—',
    '—',
    '—',
    'Scheduled',
    '—',
    '',
  ]);
  expect(row.queryByRole('button', { name: /to calendar/ })).not.toBeInTheDocument();
});

test('offers ten times, five services and optional notes', async () => {
  const { user, dialog } = await openBooking();
  const time = dialog.getByRole('combobox', { name: 'Time' });
  const service = dialog.getByRole('combobox', { name: 'Service' });
  expect(optionsOf(time)).toEqual(['Select a time', ...appointmentTimes]);
  expect(optionsOf(service)).toEqual(['Select a service', ...appointmentServices]);
  await user.selectOptions(time, '18:00');
  await user.selectOptions(service, 'Training Session');
  await user.type(dialog.getByPlaceholderText('Optional notes'), 'Two lines{Enter}of notes');
  await user.type(dialog.getByLabelText(/Customer Name/), 'Ada');
  await user.type(dialog.getByLabelText(/Customer Email/), 'ada@localhost{Enter}');
  const row = within(await screen.findByRole('row', { name: /^Ada/ }));
  expect(row.getByRole('cell', { name: '18:00' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'Training Session' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: /Two lines\s+of notes/ })).toBeInTheDocument();
});

test('the calendar is in English: weeks start on Sunday, with the days of adjacent months', async () => {
  const { user, dialog, date } = await openBooking();
  await user.click(date);
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a date' }));
  expect(
    calendar.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label')),
  ).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(calendar.getAllByRole('gridcell')).toHaveLength(42);
  expect(calendar.getByText(dayjs().format('MMMM YYYY'))).toBeInTheDocument();
  const fifteenth = dayjs().date(15);
  await user.click(calendar.getByRole('gridcell', { name: '15' }));
  const long = fifteenth.format('MMMM D, YYYY');
  const button = await dialog.findByRole('button', { name: `Date ${long}` });
  await waitFor(() => {
    expect(button).toHaveFocus();
  });

  await user.type(dialog.getByLabelText(/Customer Name/), 'Ada');
  await user.type(dialog.getByLabelText(/Customer Email/), 'ada@example.com{Enter}');
  const row = within(await screen.findByRole('row', { name: /^Ada/ }));
  expect(row.getByRole('cell', { name: fifteenth.format('MMM D, YYYY') })).toBeInTheDocument();
});

test('Escape closes only the calendar, and Clear removes the date', async () => {
  const { user } = await openAppointments();
  await user.click(screen.getByRole('button', { name: 'Edit Sarah Johnson' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Appointment' }));
  const date = await dialog.findByRole('button', { name: 'Date November 24, 2026' });
  await user.click(date);
  await screen.findByRole('dialog', { name: 'Choose a date' });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Choose a date' })).not.toBeInTheDocument();
  });
  expect(screen.getByRole('dialog', { name: 'Edit Appointment' })).toBeInTheDocument();
  await user.click(date);
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(await dialog.findByRole('button', { name: 'Date Pick a date' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Appointment updated successfully')).toBeInTheDocument();
});

test('Undo restores a deleted appointment to its place', async () => {
  const { user } = await openAppointments();
  await user.click(screen.getByRole('button', { name: 'Delete Michael Chen' }));
  expect(screen.queryByRole('row', { name: /Michael Chen/ })).not.toBeInTheDocument();
  expect(await screen.findByText('Appointment deleted successfully')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo: / }));
  expect(screen.getAllByRole('rowheader')[1]).toHaveTextContent('Michael Chen');
});

test('an appointment with a date can be saved as a calendar file; a failure shows a message', async () => {
  const files = captureDownloads();
  const { user } = await openAppointments([
    sample,
    { ...sample, id: '2', customerName: 'Ada', date: 'soon' },
  ]);
  await user.click(
    screen.getByRole('button', { name: "Add Sarah Johnson's appointment to calendar" }),
  );
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  expect(await new Response(files[0]?.blob).text()).toContain('DTSTART:20261124T100000');

  await user.click(screen.getByRole('button', { name: "Add Ada's appointment to calendar" }));
  expect(await screen.findByText(/calendar file could not be created/)).toBeInTheDocument();
});

test('a customer chosen as suggestion fills in the e-mail, unless another one was typed', async () => {
  const { user, dialog } = await openBooking();
  const name = dialog.getByLabelText(/Customer Name/);
  const email = dialog.getByLabelText(/Customer Email/);
  const list = document.getElementById(name.getAttribute('list') ?? '');
  const names = [...(list?.children ?? [])].map((option) => option.getAttribute('value'));
  expect(names).toHaveLength(8);
  expect(names[1]).toBe('Michael Chen');

  await user.type(name, 'Michael Chen');
  expect(email).toHaveValue('mchen@harbor.example');
  await user.clear(name);
  await user.type(name, 'Sarah Johnson');
  expect(email).toHaveValue('sarah@northlight.example');
  await user.clear(email);
  await user.type(email, 'sarah@home.example');
  await user.clear(name);
  await user.type(name, 'Michael Chen');
  expect(email).toHaveValue('sarah@home.example');
});
