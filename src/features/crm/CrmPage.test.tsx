import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

async function openCrm(search = '', now = new Date(2026, 10, 22, 12)) {
  const app = await renderApp({ path: `/crm${search}`, now: () => now });
  await screen.findByRole('heading', { level: 1, name: 'Customer Relationship Management' });
  return app;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const address = () => window.location.pathname + window.location.search;

test('shows a heading, a subtitle and the tabs, with the Dashboard first', async () => {
  await openCrm();
  expect(
    screen.getByText('Manage your customers, appointments, and grow your business'),
  ).toBeVisible();
  expect(screen.getByText('Sample data: changes are lost on reload')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Customers',
    'Appointments',
    'Referrals',
    'Services',
  ]);
  expect(openTab()).toBe('Dashboard');
  expect(screen.getByRole('tabpanel', { name: 'Dashboard' })).toBeVisible();
  expect(tab('Dashboard')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  expect(document.title).toBe('CRM · Ideakiln');
});

test('a tab is part of the address, and Back returns to the previous one', async () => {
  const { user } = await openCrm();
  await user.click(tab('Services'));
  expect(await screen.findByRole('tabpanel', { name: 'Services' })).toBeVisible();
  expect(address()).toBe('/crm?tab=services');
  await user.click(tab('Dashboard'));
  expect(await screen.findByRole('tabpanel', { name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe('/crm');
  window.history.back();
  expect(await screen.findByRole('tabpanel', { name: 'Services' })).toBeVisible();
  expect(address()).toBe('/crm?tab=services');
});

test.each([
  ['', 'Dashboard'],
  ['?tab=dashboard', 'Dashboard'],
  ['?tab=customers', 'Customers'],
  ['?tab=appointments', 'Appointments'],
  ['?tab=referrals', 'Referrals'],
  ['?tab=services', 'Services'],
  ['?tab=unknown', 'Dashboard'],
  ['?tab=', 'Dashboard'],
  ['?tab=__proto__', 'Dashboard'],
  ['?section=services', 'Dashboard'],
])('the address /crm%s shows %s', async (search, name) => {
  await openCrm(search);
  expect(openTab()).toBe(name);
  expect(screen.getByRole('tabpanel', { name })).not.toBeEmptyDOMElement();
});

test('keyboard: arrow keys move between tabs, Enter and Space open one', async () => {
  const { user } = await openCrm();
  await user.click(tab('Dashboard'));
  await user.keyboard('{ArrowLeft}');
  const last = screen.getAllByRole('tab').at(-1)?.textContent ?? '';
  expect(tab(last)).toHaveFocus();
  expect(openTab()).toBe('Dashboard');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('tabpanel', { name: last })).toBeVisible();
  expect(tab(last)).toHaveFocus();
  await user.keyboard('{Home}[Space]');
  expect(await screen.findByRole('tabpanel', { name: 'Dashboard' })).toBeVisible();
  expect(tab('Dashboard')).toHaveFocus();
});

test('pressing the current tab adds no history entry and does not move the focus', async () => {
  const { user } = await openCrm('?tab=services');
  const { length } = window.history;
  await user.click(tab('Services'));
  expect(window.history.length).toBe(length);
  expect(tab('Services')).toHaveFocus();
});

test('the dashboard shows four figures, and their change not by colour alone', async () => {
  await openCrm();
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Total Customers',
    "This Month's Appointments",
    'Revenue This Month',
    'Growth Rate',
  ]);
  const changes = panel.getAllByText(/versus last month$/).map(({ textContent }) => textContent);
  expect(changes).toHaveLength(4);
  for (const change of changes) expect(change).toMatch(/^[+−][\d.]+% versus last month$/);
});

const entriesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  [new Date(2026, 10, 22, 12), 'Nov 24, 2026', '2'],
  [new Date(2027, 1, 27, 23, 59), 'Mar 1, 2027', '0'],
])('the samples are dated relative to today: %s', async (now, next, thisMonth) => {
  await openCrm('', now);
  expect(entriesOf('Upcoming Appointments')[0]).toBe(`Sarah JohnsonConsultation${next}10:00`);
  const card = screen.getByText("This Month's Appointments").parentElement;
  expect(within(card ?? document.body).getAllByRole('definition')[0]).toHaveTextContent(thisMonth);
  for (const type of ['Appointment', 'Customer', 'Referral']) {
    expect(entriesOf('Recent Activity').join()).toContain(`${type} · `);
  }
  expect(entriesOf('Recent Activity')[0]).toMatch(/Appointment · Yesterday, 16:20$/);
});

test('the dashboard counts what was added in the other tabs and lists it', async () => {
  const { user } = await openCrm();
  const figure = (label: string) =>
    within(screen.getByText(label).parentElement ?? document.body).getAllByRole('definition')[0];
  const thisMonth = () =>
    within(screen.getByRole('table', { name: 'Appointments per Month' })).getByRole('row', {
      name: /^November/,
    });
  expect(figure('Total Customers')).toHaveTextContent('8');
  expect(thisMonth()).toHaveTextContent('November2');

  await user.click(tab('Customers'));
  await user.click(await screen.findByRole('button', { name: 'Add Customer' }));
  const customer = within(await screen.findByRole('dialog', { name: 'Add New Customer' }));
  await user.type(customer.getByLabelText(/^Name/), 'Ada Lovelace');
  await user.type(customer.getByLabelText(/^Email/), 'ada@example.com');
  await user.type(customer.getByLabelText(/^Phone/), '55501{Enter}');

  await user.click(tab('Appointments'));
  await user.click(await screen.findByRole('button', { name: 'Edit Priya Raman' }));
  const priya = within(await screen.findByRole('dialog', { name: 'Edit Appointment' }));
  await user.click(await priya.findByRole('button', { name: 'Date December 2, 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Previous month' }));
  await user.click(await screen.findByRole('gridcell', { name: '25' }));
  await user.click(await priya.findByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  const booking = within(await screen.findByRole('dialog', { name: 'Book New Appointment' }));
  await user.type(booking.getByLabelText(/Customer Name/), 'Grace Hopper');
  await user.type(booking.getByLabelText(/Customer Email/), 'grace@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Delete Sarah Johnson' }));

  await user.click(tab('Dashboard'));
  await screen.findByRole('list', { name: 'Recent Activity' });
  expect(figure('Total Customers')).toHaveTextContent('9');
  expect(figure("This Month's Appointments")).toHaveTextContent('2');
  expect(thisMonth()).toHaveTextContent('November2');
  expect(entriesOf('Upcoming Appointments')).toEqual([
    'Priya RamanStrategy SessionNov 25, 202609:00',
    'Michael ChenFollow-upNov 26, 202614:00',
  ]);
  expect(entriesOf('Recent Activity').slice(0, 2)).toEqual([
    'Grace Hopper booked an appointmentAppointment · Today, 12:00',
    'Ada Lovelace became a customerCustomer · Today, 12:00',
  ]);
});

test('without upcoming appointments, the dashboard links to booking one', async () => {
  const { user } = await openCrm('?tab=appointments');
  for (const name of ['Sarah Johnson', 'Michael Chen', 'Priya Raman']) {
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  }
  await user.click(tab('Dashboard'));
  const words = await screen.findByText(/^No upcoming appointments\./);
  expect(within(words).getByRole('link', { name: 'Appointments' })).toHaveAttribute(
    'href',
    '/crm?tab=appointments',
  );
});

test('revenue and growth rate are marked as samples', async () => {
  await openCrm();
  for (const label of ['Revenue This Month', 'Growth Rate']) {
    expect(screen.getByText(label).parentElement).toHaveTextContent('Sample figure');
  }
  expect(screen.getByText('Total Customers').parentElement).not.toHaveTextContent('Sample');
});

test('the quick actions do nothing and are described as samples', async () => {
  const { user, store } = await openCrm();
  const before = store.getState();
  for (const name of ['Call Customer', 'Send Email', 'Schedule Meeting']) {
    const action = screen.getByRole('button', { name });
    expect(action).toBeEnabled();
    expect(action).toHaveAccessibleDescription('Sample area: these actions do nothing.');
    await user.click(action);
  }
  expect(store.getState()).toBe(before);
  expect(address()).toBe('/crm');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
