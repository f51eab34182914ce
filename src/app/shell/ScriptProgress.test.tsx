import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyComponent } from '../../navigation/lazyComponent';
import { ScriptProgress } from './ScriptProgress';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

const settled = () => act(() => Promise.resolve());

function showLazily(script: Promise<() => string>) {
  const part = lazyComponent(() => script);
  return render(
    <>
      <ScriptProgress />
      <ErrorBoundary fallback={() => 'Failed'}>
        <Suspense>
          <part.Component />
        </Suspense>
      </ErrorBoundary>
    </>,
  );
}

test('the progress bar is visible until the page can render', async () => {
  let arrive: (part: () => string) => void = () => undefined;
  showLazily(new Promise((resolve) => (arrive = resolve)));
  await settled();
  expect(bar()).toBeVisible();
  arrive(() => 'The page');
  expect(await screen.findByText('The page')).toBeVisible();
  expect(bar()).toBeNull();
});

test('a script that fails to load hides the progress bar', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fail: (error: Error) => void = () => undefined;
  showLazily(new Promise((_resolve, reject) => (fail = reject)));
  await settled();
  expect(bar()).toBeVisible();
  fail(new Error('Loading chunk 7 failed.'));
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(bar()).toBeNull();
});

test('preloading does not show the progress bar', async () => {
  render(<ScriptProgress />);
  void lazyComponent(() => new Promise<() => string>(() => undefined)).preload();
  await settled();
  expect(bar()).toBeNull();
});
