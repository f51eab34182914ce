import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const tier = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (card === null) throw new Error(`There is no card for ${name}.`);
  return {
    text: [...card.querySelectorAll('p')].map((line) => line.textContent),
    points: within(card)
      .getAllByRole('listitem')
      .map((point) => point.textContent),
    target: within(card).getByRole('link').getAttribute('href'),
  };
};

test('Become a Member links to sign-up', async () => {
  await renderApp({ path: '/community' });
  expect(screen.getByRole('link', { name: 'Become a Member' })).toHaveAttribute('href', '/sign-up');
});

test('lists the five benefits', async () => {
  await renderApp({ path: '/community' });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Network',
    'Feedback',
    'Resources',
    'Events',
    'Sustainability Impact',
  ]);
  expect(screen.getByText('Think first; build less that nobody needs.')).toBeVisible();
});

test('shows the three tiers with prices, features and links', async () => {
  await renderApp({ path: '/community' });
  expect(tier('Free')).toEqual({
    text: ['$0', 'No credit card'],
    points: ['3 document generations per month', 'Community forum', 'Basic templates'],
    target: '/sign-up',
  });
  expect(tier('Pro')).toEqual({
    text: ['$29', 'per month, billed annually'],
    points: [
      'Unlimited generations',
      'Priority community support',
      'Advanced templates',
      '1 expert review per month',
      'Monthly workshops',
    ],
    target: '/sign-up',
  });
  expect(tier('Enterprise')).toEqual({
    text: ['Custom price', 'Everything in Pro, plus'],
    points: [
      'Dedicated account manager',
      'Custom integrations',
      'Unlimited expert reviews',
      'Advanced analytics',
    ],
    target: '/contact',
  });
});
