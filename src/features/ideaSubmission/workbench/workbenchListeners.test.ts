import { waitFor } from '@testing-library/react';
import { createOpenaiGeneration } from '../../../generation/openaiGeneration';
import { signedIn } from '../../../events/sessionEvents';
import { injectSlice } from '../../../store/injectSlice';
import { setGeneration } from '../../../testing/responsesStream';
import { server } from '../../../testing/server';
import '../../../testing/setUpPageTests';
import { startStore, toastsShownBy } from '../../../testing/startStore';
import {
  agentPromptCopied,
  agentPromptCopyFailed,
  noRequirementsFound,
  requirementsDownloaded,
  requirementsDownloadFailed,
} from '../review/handOff';
import type { RevisableSubmission } from './documentVersion';
import { lazyWorkbench } from './lazyWorkbench';
import { reviseDocument } from './reviseDocument';
import type { RevisionTask } from './revisionTask';
import { requestRevision } from './workbenchActions';
import { documentOpened, packingFailed, revisionStopped } from './workbenchEvents';

const submission: RevisableSubmission = {
  idea: 'A calendar for bees',
  documentType: 'prd',
  response: '# Bees\n',
  timestamp: '2026-11-21T09:00:00.000Z',
};

const other = { ...submission, response: '# Wasps\n' };

async function startWorkbench(path: string) {
  window.history.replaceState(null, '', path);
  const { store, toasts } = await startStore({
    loadGeneration: () =>
      Promise.resolve(
        createOpenaiGeneration({ baseUrl: '/v1', apiKey: '', sessionToken: () => null }),
      ),
  });
  store.dispatch(injectSlice(lazyWorkbench));
  store.dispatch(documentOpened({ submission, model: null, seconds: null }));
  return { store, toasts: toastsShownBy(toasts) };
}

const task: RevisionTask = { kind: 'refine', instruction: 'shorter' };
const revise = requestRevision(task);

test.each([
  ['/examples', ['Your Product Requirement Document is ready.']],
  ['/result', []],
])('on %s a finished version shows the toasts %j', async (path, texts) => {
  setGeneration(server, { kind: 'stream', text: '# Fewer' });
  const { store, toasts } = await startWorkbench(path);
  void store.dispatch(revise);
  await waitFor(() => {
    expect(store.getState().workbench?.documents.prd.versions).toHaveLength(2);
  });
  expect(toasts.map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['/examples', [expect.stringMatching(/not working right now.* Your document is unchanged\.$/)]],
  ['/result', []],
])('on %s a failed request shows the toasts %j', async (path, texts) => {
  setGeneration(server, { kind: 'error', status: 500 });
  const { store, toasts } = await startWorkbench(path);
  void store.dispatch(revise);
  await waitFor(() => {
    expect(store.getState().workbench?.work).toMatchObject({ ended: { asked: 'refine' } });
  });
  expect(toasts.map(({ text }) => text)).toEqual(texts);
});

test('the late end of an earlier request does not repeat the toast of a failure', async () => {
  setGeneration(server, { kind: 'error', status: 500 });
  const { store, toasts } = await startWorkbench('/examples');
  void store.dispatch(revise);
  await waitFor(() => {
    expect(toasts).toHaveLength(1);
  });
  const aborted = new DOMException('left behind', 'AbortError');
  store.dispatch(reviseDocument.rejected(aborted, 'earlier', { task, submission }));
  expect(toasts).toHaveLength(1);
});

test.each([
  ['stopped', revisionStopped()],
  [
    'left behind by another draft',
    documentOpened({ submission: other, model: null, seconds: null }),
  ],
])('a request that was %s shows no toast', async (_how, end) => {
  setGeneration(server, { kind: 'silent' });
  const { store, toasts } = await startWorkbench('/examples');
  void store.dispatch(revise);
  await waitFor(() => {
    expect(store.getState().workbench?.work.status).toBe('revising');
  });
  store.dispatch(end);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(toasts).toEqual([]);
});

test.each([
  [true, 'signedOut', ['Session expired. Please sign in again.']],
  [false, 'signedOut', []],
])('a rejected key ends a session (signed in: %s)', async (isSignedIn, status, texts) => {
  setGeneration(server, { kind: 'error', status: 401 });
  const { store, toasts } = await startWorkbench('/result');
  if (isSignedIn) store.dispatch(signedIn({ user: { id: '1' }, token: 'token' }));
  void store.dispatch(revise);
  await waitFor(() => {
    expect(store.getState().workbench?.work).toMatchObject({
      ended: { cause: { kind: 'unauthorized' } },
    });
  });
  expect(store.getState().auth.session.status).toBe(status);
  expect(toasts.map(({ text }) => text)).toEqual(texts);
});

test.each([
  [packingFailed(), 'The documents could not be packed. Check your connection and try again.'],
  [
    requirementsDownloadFailed(),
    'The file could not be created. Check your connection, then try again.',
  ],
  [noRequirementsFound(), 'No numbered requirements found in this document.'],
  [requirementsDownloaded(3), 'Requirements downloaded: 3'],
  [agentPromptCopied(), 'Agent prompt copied to clipboard'],
  [
    agentPromptCopyFailed(),
    'Your browser does not allow copying here. Download the document instead.',
  ],
])('%j shows the toast %j', async (event, text) => {
  const { store, toasts } = await startWorkbench('/result');
  store.dispatch(event);
  expect(toasts.map((toast) => toast.text)).toEqual([text]);
});
