import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

async function openCrm(search = '') {
  const app = await renderApp({ path: `/crm${search}` });
  await screen.findByRole('heading', { level: 1, name: 'Customer Relationship Management' });
  return app;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const address = () => window.location.pathname + window.location.search;

test('shows a heading, a subtitle and five tabs, with the Dashboard first', async () => {
  await openCrm();
  expect(
    screen.getByText('Manage your customers, appointments, and grow your business'),
  ).toBeVisible();
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
  expect(tab('Services')).toHaveFocus();
  expect(openTab()).toBe('Dashboard');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('tabpanel', { name: 'Services' })).toBeVisible();
  expect(tab('Services')).toHaveFocus();
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

test('the dashboard shows four figures and their change, not by colour alone', async () => {
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

test('the dashboard lists recent activity and upcoming appointments', async () => {
  await openCrm();
  const activity = within(screen.getByRole('list', { name: 'Recent Activity' }));
  const entries = activity.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const type of ['Appointment', 'Customer', 'Referral']) {
    expect(entries.join()).toContain(`${type} · `);
  }
  const upcoming = within(screen.getByRole('list', { name: 'Upcoming Appointments' }));
  expect(upcoming.getAllByRole('listitem')[0]).toHaveTextContent(
    'Sarah JohnsonConsultationNov 24, 202610:00',
  );
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
