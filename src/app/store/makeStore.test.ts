import { waitFor } from '@testing-library/react';
import { storageKeys } from '../../../contract/storageKeys';
import { sessionRejected, signedIn, signedOut } from '../../events/sessionEvents';
import {
  dialogDismissed,
  generationTextArrived,
  ideaTyped,
} from '../../features/ideaSubmission/ideaSubmissionEvents';
import { generateDocument } from '../../features/ideaSubmission/generateDocument';
import { GenerationError, type GenerationPort } from '../../generation/generationPort';
import '../../testing/server';
import '../../testing/setUpPageTests';
import { startStore, toastsShownBy } from '../../testing/startStore';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };

async function start(generate?: GenerationPort['generate']) {
  const { store, toasts } = await startStore(
    generate === undefined
      ? {}
      : { loadGeneration: () => Promise.resolve({ generate, flush: () => undefined }) },
  );
  store.dispatch(ideaTyped('A shared calendar for beekeepers'));
  return { store, shown: toastsShownBy(toasts) };
}

describe('the stored state', () => {
  test('contains the session from sign-in to sign-out and is restored at the next start', async () => {
    const first = await start();
    first.store.dispatch(signedIn({ user, token: 'secret' }));
    await waitFor(() => {
      expect(window.localStorage.getItem(storageKeys.token)).toBe('secret');
    });

    const second = await start();
    expect(second.store.getState().auth.session).toEqual({
      status: 'signedIn',
      user,
      token: 'secret',
    });
    second.store.dispatch(signedOut());
    await waitFor(() => {
      expect(Object.keys(window.localStorage)).toEqual([]);
    });
  });

  test('is flushed when the page unloads', async () => {
    const { store } = await start();
    store.dispatch(signedIn({ user, token: 'secret' }));
    expect(window.localStorage.getItem(storageKeys.token)).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(window.localStorage.getItem(storageKeys.token)).toBe('secret');
  });

  test('is not written while text streams in', async () => {
    const { store } = await start();
    void store.dispatch(generateDocument());
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    const { generation } = store.getState().ideaSubmission;
    const requestId = generation.status === 'busy' ? generation.requestId : '';
    for (let frame = 0; frame < 20; frame += 1) {
      store.dispatch(generationTextArrived({ requestId, text: 'word ' }));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(store.getState().ideaSubmission.generation).toMatchObject({ text: 'word '.repeat(20) });
    expect(setItem).not.toHaveBeenCalled();
  });
});

describe('a generation', () => {
  test('cannot start while another is running', async () => {
    const generate = jest.fn<ReturnType<GenerationPort['generate']>, []>(
      () => new Promise(() => undefined),
    );
    const { store } = await start(generate);
    void store.dispatch(generateDocument());
    const second = await store.dispatch(generateDocument());
    expect(generateDocument.rejected.match(second) && second.meta.condition).toBe(true);
    await waitFor(() => {
      expect(generate).toHaveBeenCalledTimes(1);
    });
  });

  test.each([401, 403] as const)(
    'that gets status %s ends the session and shows its toast',
    async (httpStatus) => {
      const { store, shown } = await start(() =>
        Promise.reject(new GenerationError({ kind: 'unauthorized', httpStatus })),
      );
      store.dispatch(signedIn({ user, token: 'secret' }));
      await store.dispatch(generateDocument());
      expect(store.getState().auth.session).toEqual({ status: 'signedOut', token: null });
      expect(shown).toEqual([{ kind: 'warning', text: 'Session expired. Please sign in again.' }]);
    },
  );

  test('that fails with a rejected key inside a response keeps the session', async () => {
    const { store, shown } = await start(() =>
      Promise.reject(new GenerationError({ kind: 'unauthorized', httpStatus: null })),
    );
    store.dispatch(signedIn({ user, token: 'secret' }));
    await store.dispatch(generateDocument());
    expect(store.getState().auth.session.status).toBe('signedIn');
    expect(shown).toEqual([]);
  });

  test('that ends in an unexpected error is a failure', async () => {
    const { store } = await start(() => Promise.reject(new Error('unforeseen')));
    await store.dispatch(generateDocument());
    expect(store.getState().ideaSubmission.generation).toMatchObject({
      interruption: { cause: { kind: 'unavailable' } },
    });
  });
});

test('a rejected event does not change the state and is reported to the developer', async () => {
  const { store } = await start();
  const before = store.getState();
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  store.dispatch(dialogDismissed());
  store.dispatch(sessionRejected());
  expect(report.mock.calls).toEqual([
    ['Machine resultDialog: "closed" does not accept "dismissed".'],
  ]);
  expect(store.getState().ideaSubmission).toBe(before.ideaSubmission);
});
