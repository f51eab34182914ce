import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../testing/renderApp';

async function openServices() {
  const app = await renderApp({ path: '/crm?tab=services' });
  await screen.findByRole('heading', { level: 2, name: 'Community Services' });
  return app;
}

const offers = () => screen.getByRole('list', { name: 'Services' });
const offerNames = () =>
  within(offers())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const card = (name: string) => {
  const item = within(offers()).getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`${name} is in no card.`);
  return within(item);
};

const subscriptions = () => {
  const section = screen
    .getByRole('heading', { name: 'My Active Subscriptions' })
    .closest('section');
  if (section === null) throw new Error('The heading is in no section.');
  return within(section);
};

const emptyText = 'No active subscriptions. Browse services above to get started.';

test('shows the four sample services with all details', async () => {
  await openServices();
  expect(offerNames()).toEqual(['Carbon Ledger', 'Night Watch', 'Clear Desk', 'Market Lens']);
  const security = card('Night Watch');
  expect(security.getByText('Security')).toBeVisible();
  expect(security.getByText('$49.99 per month')).toBeVisible();
  expect(security.getByText('By Harbour Security · rated 4.9 out of 5')).toBeVisible();
  expect(security.getByText('Leaked-password alerts')).toBeVisible();
  const button = security.getByRole('button', { name: 'Unsubscribe' });
  expect(button).toHaveAccessibleDescription('Night Watch');
  expect(screen.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(3);
});

test('a filter button shows its category and is pressed, and the count is announced', async () => {
  const { user } = await openServices();
  const group = within(screen.getByRole('group', { name: 'Category' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All Services',
    'Environmental',
    'Security',
    'Productivity',
    'Analytics',
  ]);
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('All Services');
  const count = screen.getByRole('status');
  expect(count).toHaveTextContent(/^4 services$/);
  await user.click(group.getByRole('button', { name: 'Analytics' }));
  expect(count).toHaveTextContent(/^Analytics: 1 of 4 services$/);
  await user.click(group.getByRole('button', { name: 'Security' }));
  expect(count).toHaveTextContent(/^Security: 1 of 4 services$/);
  await user.click(group.getByRole('button', { name: 'Analytics' }));
  expect(offerNames()).toEqual(['Market Lens']);
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Analytics');
  expect(subscriptions().getByText('Night Watch')).toBeVisible();
  await user.click(group.getByRole('button', { name: 'All Services' }));
  expect(offerNames()).toHaveLength(4);
});

test('a double click on Manage ends one subscription, not the one that moves up', async () => {
  const { user } = await openServices();
  await user.click(card('Clear Desk').getByRole('button', { name: 'Subscribe' }));
  const manage = () => subscriptions().getAllByRole('button', { name: 'Manage' });
  expect(manage()).toHaveLength(2);
  await user.click(manage()[0] ?? document.body);
  fireEvent.click(manage()[0] ?? document.body, { detail: 2 });
  expect(manage()).toHaveLength(1);
});

test('a double click on Subscribe, or a held Enter, subscribes once', async () => {
  const { user } = await openServices();
  await user.click(card('Clear Desk').getByRole('button', { name: 'Subscribe' }));
  const toggle = card('Clear Desk').getByRole('button', { name: 'Unsubscribe' });
  fireEvent.click(toggle, { detail: 2 });
  expect(toggle).toHaveTextContent('Unsubscribe');
  await user.keyboard('{Enter>5/}');
  expect(toggle).toHaveTextContent('Subscribe');
});

test('Subscribe adds a subscription and Unsubscribe removes it; toasts name the service', async () => {
  const { user } = await openServices();
  await user.click(card('Clear Desk').getByRole('button', { name: 'Subscribe' }));
  const message = await screen.findByText('Subscribed successfully');
  expect(message.closest('[role=alert]')).toHaveTextContent(
    'You are now subscribed to Clear Desk.',
  );
  expect(subscriptions().getByText('$19.99 per month')).toBeVisible();
  expect(subscriptions().getAllByText('Next billing: the 1st of next month')).toHaveLength(2);

  const toggle = card('Clear Desk').getByRole('button', { name: 'Unsubscribe' });
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  expect(await screen.findByText('Unsubscribed successfully')).toBeVisible();
  expect(screen.getByText('You are no longer subscribed to Clear Desk.')).toBeVisible();
  expect(subscriptions().queryByText('Clear Desk')).toBeNull();
});

test('two subscriptions in a row show both toasts', async () => {
  const { user } = await openServices();
  await user.click(card('Clear Desk').getByRole('button', { name: 'Subscribe' }));
  await user.click(card('Market Lens').getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('You are now subscribed to Market Lens.')).toBeVisible();
  expect(screen.getAllByText('Subscribed successfully')).toHaveLength(2);
});

test('Manage unsubscribes; after the last one, the section shows that it is empty and takes the focus', async () => {
  const { user } = await openServices();
  const manage = subscriptions().getByRole('button', { name: 'Manage' });
  expect(manage).toHaveAccessibleDescription('Night Watch');
  await user.click(manage);
  expect(subscriptions().getByText(emptyText)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'My Active Subscriptions' })).toHaveFocus();
  expect(card('Night Watch').getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(await screen.findByText('You are no longer subscribed to Night Watch.')).toBeVisible();
});

test('a selected category persists while another tab is open', async () => {
  const { user } = await openServices();
  await user.click(screen.getByRole('button', { name: 'Security' }));
  await user.click(screen.getByRole('tab', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Recent Activity' });
  await user.click(screen.getByRole('tab', { name: 'Services' }));
  await waitFor(() => {
    expect(offerNames()).toEqual(['Night Watch']);
  });
});

test('nothing is stored', async () => {
  const { user } = await openServices();
  await user.click(card('Clear Desk').getByRole('button', { name: 'Subscribe' }));
  await screen.findByText('Subscribed successfully');
  expect(Object.keys(window.localStorage)).toEqual([]);
});
