import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../../contract/storageKeys';
import { renderApp } from '../../testing/renderApp';

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the hero links to the form and the examples, and shows the product', async () => {
  await renderApp();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Turn a product idea into a requirement document',
  );
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/create');
  expect(screen.getByRole('link', { name: 'View Examples' })).toHaveAttribute('href', '/examples');
  expect(
    screen.getByRole('img', { name: /Product Requirement Document that is being written/ }),
  ).toBeVisible();
});

test('a saved document is reached by its title', async () => {
  const saved = {
    idea: 'A lending library for tools',
    documentType: 'prd',
    response: '# Lending library\n\nA page.',
    timestamp: '2026-11-21T08:30:00.000Z',
  };
  window.localStorage.setItem(storageKeys.submission, JSON.stringify(saved));
  await renderApp();
  const link = await screen.findByRole('link', { name: 'Continue: Lending library' });
  expect(link).toHaveAttribute('href', '/result');
});

test('"How it works" has three cards, each linked to its examples', async () => {
  await renderApp();
  const steps = section('How it works');
  expect(steps.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'PRD generation',
    'FRD creation',
    'Mockup design',
  ]);
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/examples?tab=prd',
    '/examples?tab=frd',
    '/examples?tab=mockup',
  ]);
});

test('two testimonials have a name and a role and are marked as samples', async () => {
  await renderApp();
  const testimonials = section('What working with Ideakiln is like').getAllByRole('figure');
  expect(testimonials.map((one) => one.querySelector('figcaption')?.textContent)).toEqual([
    'Maya LindqvistProduct ManagerSample',
    'Daniel OkaforFounderSample',
  ]);
  expect(screen.getByText(/^Sample testimonials/)).toBeVisible();
});

test('"Start Creating Now" opens the form', async () => {
  const { user } = await renderApp();
  await user.click(screen.getByRole('link', { name: 'Start Creating Now' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Transform Your Idea');
});
