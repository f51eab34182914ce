import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyPress, recordEarlyPresses } from './earlyPress';

const pressed = jest.fn<undefined, [string]>();

function PressButton({ name }: { name: string }) {
  return (
    <button
      onClick={() => {
        pressed(name);
      }}
    >
      {name}
    </button>
  );
}

function PageContent({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <PressButton name="page" />;
}

const shell = (page: ReactNode) => (
  <>
    <PressButton name="shell" />
    <main>
      <Suspense>{page}</Suspense>
    </main>
  </>
);

let root: Root | undefined;

/** The prerendered page, the recording of presses, and its hydration. */
function showHtml() {
  document.body.innerHTML = `<div>${renderToString(shell(<PageContent onShown={() => undefined} />))}</div>`;
  recordEarlyPresses();
  let scriptArrives = (): void => undefined;
  const script = new Promise<{ default: typeof PageContent }>((resolve) => {
    scriptArrives = () => {
      resolve({ default: PageContent });
    };
  });
  const Page = lazy(() => script);
  return {
    user: userEvent.setup(),
    hydrate: () =>
      act(() => {
        const container = document.body.firstElementChild;
        if (container === null) throw new Error('There is no page.');
        const press = replayEarlyPress(container.querySelector('main'));
        root = hydrateRoot(container, shell(<Page onShown={press.replayInPage} />));
        press.replayInShell();
        return Promise.resolve();
      }),
    loadPage: async () => {
      await act(async () => {
        scriptArrives();
        await script;
      });
      // Ours is replayed after React's.
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  act(() => root?.unmount());
  window.recordedPress?.stop();
  delete window.recordedPress;
  pressed.mockClear();
});

test('a press before hydration is replayed once the button is interactive', async () => {
  const { user, hydrate, loadPage } = showHtml();
  await user.click(button('page'));
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
  await loadPage();
  expect(pressed.mock.calls).toEqual([['page']]);
});

test('a press in the shell is replayed at once, and not again with the page', async () => {
  const { user, hydrate, loadPage } = showHtml();
  await user.click(button('shell'));
  await hydrate();
  expect(pressed.mock.calls).toEqual([['shell']]);
  await loadPage();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('only the last of several presses is replayed, once', async () => {
  const { user, hydrate, loadPage } = showHtml();
  await user.click(button('shell'));
  await user.click(button('page'));
  await user.click(button('page'));
  await hydrate();
  await loadPage();
  expect(pressed.mock.calls).toEqual([['page']]);
});

test('a press between shell and page is replayed once, and presses in the hydrated shell are not', async () => {
  const { user, hydrate, loadPage } = showHtml();
  await hydrate();
  await user.click(button('page'));
  expect(pressed).not.toHaveBeenCalled();
  await loadPage();
  expect(pressed.mock.calls).toEqual([['page']]);
  await user.click(button('shell'));
  await user.click(button('page'));
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('the hydrated shell handles presses while the page is loading', async () => {
  const { user, hydrate, loadPage } = showHtml();
  await hydrate();
  await user.click(button('shell'));
  await loadPage();
  expect(pressed.mock.calls).toEqual([['shell']]);
});
