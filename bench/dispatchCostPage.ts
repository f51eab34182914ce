import { configureStore, Tuple, type Action } from '@reduxjs/toolkit';
import { createRootReducer } from '../src/app/store/createRootReducer';
import { makeStore } from '../src/app/store/makeStore';
import { createPersistence } from '../src/app/store/persistence';
import { signedIn, signedOut } from '../src/events/sessionEvents';
import { generateDocument } from '../src/features/ideaSubmission/generateDocument';
import {
  dialogDismissed,
  documentTypeSelected,
  expertFeedbackRequested,
  generationStopped,
  generationTextArrived,
  ideaTyped,
} from '../src/features/ideaSubmission/ideaSubmissionEvents';
import { createLazyGeneration } from '../src/generation/lazyGeneration';
import { systemClock } from '../src/lib/clock';
import { createStoredStateAdapter } from '../src/lib/storedStateAdapter';
import { createToasts } from '../src/toasts/toasts';

const requestId = 'request';
const user = { id: '1', name: 'Ada', email: 'ada@example.com' };

/** The actions of one round of a scene; each round ends in the state in which it began. */
const scenes: Record<string, readonly Action[]> = {
  'an idea is typed': [ideaTyped('A map of bakerie'), ideaTyped('A map of bakeries')],
  'a type is chosen': [documentTypeSelected('frd'), documentTypeSelected('prd')],
  'a dialog opens and closes': [expertFeedbackRequested(), dialogDismissed()],
  'text streams in': [
    generateDocument.pending(requestId, undefined),
    ...Array<Action>(20).fill(generationTextArrived({ requestId, text: 'A few more words. ' })),
    generationStopped(),
  ],
  'a session begins and ends': [signedIn({ user, token: 'token' }), signedOut()],
};

const stores = {
  /** The application's store. */
  whole: async () => {
    const storage = createStoredStateAdapter(
      () => window.localStorage,
      () => undefined,
      () => undefined,
    );
    const persistence = createPersistence(storage);
    const never = new Promise<never>(() => undefined);
    const store = makeStore({
      services: {
        generation: createLazyGeneration(() => never),
        clock: systemClock,
        toasts: createToasts(),
      },
      persistence,
    });
    await persistence.restore(store);
    return { dispatch: store.dispatch, end: persistence.flush };
  },
  /** The bare reducers. */
  bare: () => {
    const { dispatch } = configureStore({
      reducer: createRootReducer(),
      middleware: () => new Tuple(),
      enhancers: () => new Tuple(),
      devTools: false,
    });
    return Promise.resolve({ dispatch, end: () => Promise.resolve() });
  },
};

type StoreName = keyof typeof stores;

/** Dispatches about `count` actions of a scene and returns the microseconds per action. */
type Measure = (scene: string, count: number) => Promise<number>;

declare global {
  interface Window {
    dispatchBench?: { scenes: string[]; measure: Partial<Record<StoreName, Measure>> };
    /** The store that the next script measures. */
    storeName?: StoreName;
  }
}

const { storeName } = window;
if (storeName === undefined) throw new Error('No store to measure was chosen.');
const bench = (window.dispatchBench ??= { scenes: Object.keys(scenes), measure: {} });
const made = stores[storeName]();

bench.measure[storeName] = async (scene, count) => {
  const actions = scenes[scene] ?? [];
  const { dispatch, end } = await made;
  const rounds = Math.ceil(count / actions.length);
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const action of actions) dispatch(action);
  }
  await end();
  return ((performance.now() - begun) * 1000) / (rounds * actions.length);
};
