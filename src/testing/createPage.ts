import { screen } from '@testing-library/react';
import { renderApp } from './renderApp';

export const idea = 'A shared calendar for beekeepers';
export const now = () => new Date('2026-11-21T09:30:00.000Z');

export const ideaField = () => screen.getByRole('textbox', { name: /Describe your idea/ });
export const submitButton = () => screen.getByRole('button', { name: 'Generate Document' });

/** Renders the Create page and resolves to the application. */
export async function openCreate() {
  const app = await renderApp({ path: '/create', now });
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
  return app;
}

/** Submits an idea on the Create page and resolves to the application. */
export async function submitIdea(text = idea) {
  const app = await openCreate();
  await app.user.click(ideaField());
  await app.user.paste(text);
  await app.user.click(submitButton());
  return app;
}
