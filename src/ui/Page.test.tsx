import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

/** jsdom has no layout: keeps how far the window is scrolled, as a browser would. */
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

test('the first page takes no focus', async () => {
  await renderApp({ path: '/examples' });
  expect(await heading('Examples')).not.toHaveFocus();
  expect(document.title).toBe('Examples · Ideakiln');
});

test('another page takes the focus to its heading, and the title with it', async () => {
  const { user } = await renderApp({ path: '/examples' });
  await user.click(mainLink('Community'));
  expect(await heading('Community')).toHaveFocus();
  expect(document.title).toBe('Community · Ideakiln');
});

test('another page starts at its top, and Back returns to where the first was left', async () => {
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

test('once a page is scrolled, the browser restores nothing by itself until the page is left', async () => {
  const page = emulateScrolling();
  await renderApp({ path: '/examples' });
  page.scrollTo(10);
  expect(window.history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
