import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';

const meta = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"]`)].map((element) =>
    element.getAttribute('content'),
  );
const canonical = () =>
  [...document.head.querySelectorAll('link[rel="canonical"]')].map((link) =>
    link.getAttribute('href'),
  );

test('each page has one title, description and canonical address, replaced by the next page', async () => {
  const { user } = await renderApp({ path: '/community' });
  expect(meta('description')).toEqual([expect.stringMatching(/^A community of product managers/)]);
  expect(document.title).toBe('Community · Ideakiln');
  expect(canonical()).toEqual(['http://localhost:3000/community']);

  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  expect(document.title).toBe('Examples · Ideakiln');
  expect(meta('description')).toEqual([expect.stringMatching(/^Twelve product ideas/)]);
  expect(canonical()).toEqual(['http://localhost:3000/examples']);
});

test('tab and letter case do not change the canonical address', async () => {
  await renderApp({ path: '/Examples/?tab=frd' });
  expect(canonical()).toEqual(['http://localhost:3000/examples']);
});

test('an unknown address is not indexed and has no canonical address', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderApp({ path: '/nowhere' });
  expect(meta('robots')).toEqual(['noindex']);
  expect(canonical()).toEqual([]);
});
