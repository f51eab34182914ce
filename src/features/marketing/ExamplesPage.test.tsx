import { act, screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import prd from './exampleDocuments/prd.json';
import exampleExcerpts from './exampleExcerpts.json';
import { exampleIdeas } from './exampleIdeas';

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const cards = () =>
  panel()
    .getAllByRole('listitem')
    .map((card) => [
      within(card).getByRole('heading', { level: 2 }).textContent,
      card.querySelector('.MuiChip-label')?.textContent,
    ]);
const useIdea = (title: string) =>
  panel().getByRole('button', { name: 'Use this idea', description: title });
const ideaField = () => screen.findByRole('textbox', { name: 'Describe your idea' });

const listed = {
  PRD: [
    ['E-commerce Mobile App', 'Retail'],
    ['Healthcare Patient Portal', 'Healthcare'],
    ['Project Management Tool', 'Productivity'],
    ['Smart Home Controller', 'IoT'],
  ],
  FRD: [
    ['Financial Dashboard', 'Finance'],
    ['Video Streaming Platform', 'Entertainment'],
    ['CRM Integration', 'Business'],
    ['Logistics Tracking System', 'Supply Chain'],
  ],
  Mockup: [
    ['Social Media App', 'Social'],
    ['Food Delivery Service', 'Food & Beverage'],
    ['Fitness Tracker', 'Health & Fitness'],
    ['Learning Management System', 'Education'],
  ],
};

test('each tab shows its four cards and is part of the address', async () => {
  const { user } = await renderApp({ path: '/examples' });
  expect(tab('PRD')).toHaveAttribute('aria-selected', 'true');
  expect(cards()).toEqual(listed.PRD);
  await user.click(tab('FRD'));
  expect(cards()).toEqual(listed.FRD);
  expect(window.location.search).toBe('?tab=frd');
  await user.click(tab('Mockup'));
  expect(cards()).toEqual(listed.Mockup);
  expect(window.location.search).toBe('?tab=mockup');
});

test('the address selects the tab; an unknown one shows the first', async () => {
  const { unmount } = await renderApp({ path: '/examples?tab=mockup' });
  expect(tab('Mockup')).toHaveAttribute('aria-selected', 'true');
  unmount();
  await renderApp({ path: '/examples?tab=nonsense' });
  expect(tab('PRD')).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys cycle through the tabs, Home and End go to the ends', async () => {
  const { user } = await renderApp({ path: '/examples' });
  await user.click(tab('PRD'));
  await user.keyboard('{ArrowLeft}');
  expect(tab('Mockup')).toHaveFocus();
  expect(cards()).toEqual(listed.Mockup);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('FRD')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('PRD')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Mockup')).toHaveFocus();
  expect(tab('PRD')).toHaveAttribute('tabindex', '-1');
});

test('pressing the current tab adds no history entry', async () => {
  const { user } = await renderApp({ path: '/examples?tab=frd' });
  const before = window.history.length;
  await user.click(tab('FRD'));
  expect(window.history.length).toBe(before);
  expect(tab('FRD')).toHaveFocus();
});

test('each tab is a link, which Space follows as well', async () => {
  const { user } = await renderApp({ path: '/examples' });
  expect(screen.getAllByRole('tab').map((link) => link.getAttribute('href'))).toEqual([
    '/examples?tab=prd',
    '/examples?tab=frd',
    '/examples?tab=mockup',
  ]);
  act(() => {
    tab('FRD').focus();
  });
  await user.keyboard(' ');
  expect(cards()).toEqual(listed.FRD);
  expect(tab('FRD')).toHaveFocus();
});

test('Create Now opens the form unchanged', async () => {
  const { user, store } = await renderApp({ path: '/examples' });
  await user.click(screen.getByRole('link', { name: 'Create Now' }));
  expect(await ideaField()).toHaveValue('');
  expect(store.getState().ideaSubmission.documentType).toBe('prd');
});

test('every idea is a paragraph that the form accepts', () => {
  const ideas = Object.values(exampleIdeas).flat();
  expect(new Set(ideas.map(({ idea }) => idea)).size).toBe(12);
  for (const { idea } of ideas) expect(idea.split(/[.:] /).length).toBeGreaterThanOrEqual(4);
});

test('Use this idea opens the form with idea and document type filled in', async () => {
  const { user } = await renderApp({ path: '/examples?tab=mockup' });
  await user.click(useIdea('Fitness Tracker'));
  const field = await ideaField();
  expect(field).toHaveValue(exampleIdeas.mockup[2]?.idea);
  expect(screen.getByRole('radio', { name: /^Mockup/ })).toBeChecked();
  expect(window.location.pathname).toBe('/create');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Undo restores the previously typed idea and its document type', async () => {
  const { user, store } = await renderApp({ path: '/create' });
  await user.type(await ideaField(), 'My own idea');
  await user.click(screen.getByRole('radio', { name: /^FRD/ }));
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  await user.click(useIdea('Smart Home Controller'));
  expect(await ideaField()).toHaveValue(exampleIdeas.prd[3]?.idea);

  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('The example took the place of your idea.');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  expect(await ideaField()).toHaveValue('My own idea');
  expect(store.getState().ideaSubmission.documentType).toBe('frd');
});

test('Undo is withdrawn when the example is changed: it would discard the change', async () => {
  const { user, toasts } = await renderApp({ path: '/create' });
  await user.type(await ideaField(), 'My own idea');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  await user.click(useIdea('Smart Home Controller'));
  const field = await ideaField();
  expect(toasts.open()).toHaveLength(1);
  await user.type(field, ' With a map.');
  expect(toasts.open()).toEqual([]);
});

test('using the same idea again replaces nothing', async () => {
  const { user } = await renderApp({ path: '/examples' });
  await user.click(useIdea('Smart Home Controller'));
  await ideaField();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  await user.click(useIdea('Smart Home Controller'));
  await ideaField();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('each card shows lines of its document', async () => {
  await renderApp({ path: '/examples?tab=frd' });
  const lines = Object.values(exampleExcerpts.frd).flatMap((excerpt) => excerpt.split('\n'));
  expect(lines.length).toBeGreaterThan(12);
  for (const line of lines) {
    const words = line.replace(/^(?:#+|-) (?:[A-Z][\d.]+ )?/, '');
    expect(panel().getAllByText(words)[0]).toBeInTheDocument();
  }
});

test('Read the document shows the whole document of that example, and closes it again', async () => {
  const { user } = await renderApp({ path: '/examples' });
  const title = 'Healthcare Patient Portal';
  const toggle = () => panel().getByRole('button', { name: /document$/, description: title });
  expect(toggle()).toHaveTextContent('Read the document');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle());
  const text = await screen.findByRole('region', { name: `Document: ${title}` });
  expect(text.textContent).toBe(prd[title]);
  expect(screen.getAllByRole('region', { name: /^Document/ })).toHaveLength(1);
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle());
  expect(screen.queryByRole('region', { name: /^Document/ })).toBeNull();
});

test('a mockup is shown in a sandbox, only when it is opened', async () => {
  const { user } = await renderApp({ path: '/examples?tab=mockup' });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(
    panel().getByRole('button', { name: 'See the mockup', description: 'Food Delivery Service' }),
  );
  const frame = await screen.findByTitle('Mockup: Food Delivery Service');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame.getAttribute('srcdoc')).toContain('order from four restaurants nearby');
});
