import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

let mockScriptIsMissing = true;
jest.mock('./services/ServicesTab', () => {
  if (mockScriptIsMissing) throw new Error('Loading chunk 3 failed.');
  return jest.requireActual<object>('./services/ServicesTab');
});

test('a tab whose script fails to load shows an error and Try again; the other tabs still work', async () => {
  // React logs errors caught by a boundary; they are expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderApp({ path: '/crm?tab=services' });
  const failed = () => screen.queryByRole('heading', { name: 'This tab could not be shown' });
  expect(failed()).toBeVisible();
  expect(failed()).toHaveFocus();

  await user.click(screen.getByRole('tab', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  expect(failed()).toBeNull();

  await user.click(screen.getByRole('tab', { name: 'Services' }));
  await screen.findByRole('heading', { name: 'This tab could not be shown' });
  mockScriptIsMissing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Community Services' })).toBeVisible();
  expect(failed()).toBeNull();
});
