import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { server } from '../testing/server';
import { setUserApi } from '../testing/userApiHandlers';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

/** Stores the window's scroll position, because jsdom has no layout. */
function emulateScrolling() {
  const scrollY = jest.replaceProperty(window, 'scrollY', 0);
  const scrollTo = (top: number) => {
    scrollY.replaceValue(top);
    fireEvent.scroll(window);
  };
  jest.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    scrollTo(top);
  });
  return { scrollTo };
}

test('the first page does not take the focus', async () => {
  await renderApp({ path: '/examples' });
  expect(await heading('Examples')).not.toHaveFocus();
  expect(document.title).toBe('Examples · Ideakiln');
});

test('navigation moves the focus to the heading and changes the title', async () => {
  const { user } = await renderApp({ path: '/examples' });
  await user.click(mainLink('Community'));
  expect(await heading('Community')).toHaveFocus();
  expect(document.title).toBe('Community · Ideakiln');
});

test('navigation scrolls to the top, and Back restores the scroll position', async () => {
  const page = emulateScrolling();
  const { user } = await renderApp({ path: '/examples' });
  page.scrollTo(640);
  await user.click(mainLink('Community'));
  await heading('Community');
  expect(window.scrollY).toBe(0);
  page.scrollTo(120);

  act(() => {
    window.history.back();
  });
  expect(await heading('Examples')).toHaveFocus();
  expect(window.scrollY).toBe(640);

  act(() => {
    window.history.forward();
  });
  await heading('Community');
  await waitFor(() => {
    expect(window.scrollY).toBe(120);
  });
});

test('the next step of a page begins at the top, with the focus on its heading', async () => {
  setUserApi(server, 'forgot', { kind: 'success', body: {} });
  const page = emulateScrolling();
  const { user } = await renderApp({ path: '/forgot-password' });
  await user.type(await screen.findByLabelText(/^Email Address/), 'ada@example.org');
  page.scrollTo(90);
  await user.keyboard('{Enter}');
  expect(await heading('Reset link sent')).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('after scrolling, the browser does not restore positions until the page unloads', async () => {
  const page = emulateScrolling();
  await renderApp({ path: '/examples' });
  page.scrollTo(10);
  expect(window.history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
