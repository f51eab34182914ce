import { GenerationError, type GenerationFailure } from '../../../generation/generationPort';
import { startStore } from '../../../testing/startStore';
import { ideaTyped } from '../ideaSubmissionEvents';
import { retryDraft } from './retryDraft';
import { submitIdea } from './submitIdea';

/** A store whose generations send `text` and then fail; resolves once the first one has. */
async function failedStore(failure: GenerationFailure, text: string) {
  const generate = jest.fn(({ onText }: { onText: (piece: string) => void }) => {
    if (text !== '') onText(text);
    return Promise.reject(new GenerationError(failure));
  });
  const { store } = await startStore({
    loadGeneration: () => Promise.resolve({ generate, flush: () => undefined }),
  });
  store.dispatch(ideaTyped('A shared calendar for beekeepers'));
  store.dispatch(submitIdea());
  await jest.advanceTimersByTimeAsync(0);
  const { generation } = store.getState().ideaSubmission;
  expect(generation).toMatchObject({ status: 'idle', interruption: { cause: failure } });
  return { store, generate };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a generation that failed for want of a connection is started again', async () => {
  const { store, generate } = await failedStore({ kind: 'offline' }, '');
  store.dispatch(retryDraft());
  expect(store.getState().ideaSubmission.generation.status).toBe('busy');
  // The running one is left alone.
  store.dispatch(retryDraft());
  await jest.advanceTimersByTimeAsync(0);
  expect(generate).toHaveBeenCalledTimes(2);
});

test.each<[string, GenerationFailure, string]>([
  ['a text that arrived', { kind: 'offline' }, '# Bees'],
  ['another failure', { kind: 'refused' }, ''],
])('%s is shown first', async (_what, failure, text) => {
  const { store, generate } = await failedStore(failure, text);
  store.dispatch(retryDraft());
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getState().ideaSubmission.generation.status).toBe('idle');
  expect(generate).toHaveBeenCalledTimes(1);
});
