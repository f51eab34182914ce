import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import * as v from 'valibot';
import { storageKeys } from '../../contract/storageKeys';
import { ideaSubmissionSchema, type IdeaSubmission } from '../../contract/storedValues';
import { renderApp } from './renderApp';
import { setGeneration, type GenerationScenario } from './responsesStream';
import { server } from './server';

/** A saved document. */
export const prd: IdeaSubmission = {
  idea: 'A shared calendar for beekeepers',
  documentType: 'prd',
  response:
    '# Bees\n\n## Goals\n\n- Count bees \n\n## Users\n\nKeepers\n\n## Open questions\n\n- Q1 Who pays?\n',
  timestamp: '2026-11-21T09:30:00.000Z',
};

const requestSchema = v.object({ input: v.string() });

/** Answers the following calls; returns their prompts. */
export function answer(scenario: GenerationScenario): string[] {
  const inputs: string[] = [];
  setGeneration(server, scenario);
  server.use(
    http.post('*/responses', async ({ request }) => {
      inputs.push(v.parse(requestSchema, await request.clone().json()).input);
    }),
  );
  return inputs;
}

/** Opens the result page with {@link prd}, or what differs from it. */
export async function openResult(submission: Partial<IdeaSubmission> = {}) {
  window.localStorage.setItem(storageKeys.submission, JSON.stringify({ ...prd, ...submission }));
  const app = await renderApp({ path: '/result' });
  await screen.findByRole('heading', { level: 1, name: /^Your / });
  return app;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const instructionBox = () => screen.getByRole('textbox', { name: 'What should change?' });
export const shownText = () => screen.getByRole('article', { name: 'Document' }).textContent;
/** The stored document. */
export const stored = () =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), v.strictObject(ideaSubmissionSchema.entries)),
    window.localStorage.getItem(storageKeys.submission),
  );

/** Whether the browser would ask for confirmation before the page is closed. */
export function asksToStay(): boolean {
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  return unload.defaultPrevented;
}

/** Refines the document on screen; resolves once the new version is shown. */
export async function refine(user: Awaited<ReturnType<typeof openResult>>['user'], text: string) {
  const inputs = answer({ kind: 'stream', text });
  await user.clear(instructionBox());
  await user.type(instructionBox(), 'Make it shorter');
  await user.click(button('Refine'));
  await waitFor(() => {
    expect(shownText()).toContain(text);
  });
  return inputs;
}
