import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { lazyComponent } from '../navigation/lazyComponent';
import { Page } from '../ui/Page';
import { RouteVisitsProvider } from '../navigation/RouteVisitsProvider';
import { RoutePage } from './RoutePage';

const GoodPage = () => <Page title="Good" heading="A good page" />;

function missingScript(): Error {
  const error = new Error('Loading chunk 7 failed.');
  error.name = 'ChunkLoadError';
  return error;
}

function renderPage(page: ReturnType<typeof lazyComponent>) {
  // React logs errors caught by a boundary; they are expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = () => (
    <BrowserRouter>
      <RouteVisitsProvider>
        <p>The shell</p>
        <Suspense>
          <RoutePage page={page} />
        </Suspense>
      </RouteVisitsProvider>
    </BrowserRouter>
  );
  const { rerender } = render(app());
  return {
    user: userEvent.setup(),
    rerender: () => {
      rerender(app());
    },
  };
}

test('a page whose script fails to load shows an error, and Try again loads it', async () => {
  const load = jest
    .fn(() => Promise.resolve(GoodPage))
    .mockRejectedValueOnce(missingScript())
    .mockRejectedValueOnce(missingScript());
  const { user } = renderPage(lazyComponent(load));

  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(screen.getByText('The shell')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(2);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'A good page' })).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a page that fails to render leaves the shell intact and can be retried', async () => {
  let broken = true;
  const FragilePage = () => {
    if (broken) throw new TypeError('x is undefined');
    return <GoodPage />;
  };
  const { user } = renderPage(lazyComponent(() => Promise.resolve(FragilePage)));

  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.queryByText(/x is undefined/)).toBeNull();
  expect(screen.getByText('The shell')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');

  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'A good page' })).toHaveFocus();
});

test('a preloaded page renders immediately', async () => {
  const page = lazyComponent(() => Promise.resolve(GoodPage));
  await page.preload();
  renderPage(page);
  expect(screen.getByRole('heading', { name: 'A good page' })).toBeVisible();
});

test('preloading a visible page keeps its state', async () => {
  const load = jest.fn(() => Promise.resolve(() => <input aria-label="Idea" />));
  const page = lazyComponent(load);
  const { user, rerender } = renderPage(page);
  await user.type(await screen.findByRole('textbox'), 'kept');
  await page.preload();
  rerender();
  await user.type(screen.getByRole('textbox'), ' still');
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('textbox')).toHaveValue('kept still');
});

test('a failed preload does not break the page', async () => {
  const load = jest.fn(() => Promise.resolve(GoodPage)).mockRejectedValueOnce(missingScript());
  const page = lazyComponent(load);
  await page.preload();
  renderPage(page);
  expect(await screen.findByRole('heading', { name: 'A good page' })).toBeVisible();
});
