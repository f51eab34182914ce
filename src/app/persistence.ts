import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import {
  createPersistoid,
  getStoredState,
  type PersistConfig,
  type Storage as PersistStorage,
} from 'redux-persist';
import * as v from 'valibot';
import { storedFields, storedStateSchema, type StoredState } from '../../contract/storedValues';
import { storedStateChangedElsewhere } from '../events/storedStateChangedElsewhere';
import { storedStateRestored } from '../events/storedStateRestored';
import type { RootState } from '../store/storeTypes';

type StoredPart = (slices: RootState) => Partial<StoredState>;

/**
 * What is stored of each slice, under the fields of the stored state (docs/behaviour.md#storage-keys). A new slice does
 * not compile until it has an entry here: what it stores, or `null` for nothing.
 */
const storedParts: Record<keyof RootState, StoredPart | null> = {
  auth: ({ auth: { session } }) => ({
    user: session.status === 'signedIn' ? session.user : null,
    token: session.token,
  }),
  // Of the account forms nothing is kept: a reload begins anew.
  account: null,
  ideaSubmission: ({ ideaSubmission: { submission } }) => ({ submission }),
  customers: null,
  appointments: null,
  referralCodes: null,
  communityServices: null,
  userApi: null,
};

const storedPartsInUse = Object.values(storedParts).filter((part) => part !== null);

/** The stored part of the state, as it goes to the storage. */
export function storedStateOf(slices: RootState): Partial<StoredState> {
  return storedPartsInUse.reduce<Partial<StoredState>>(
    (stored, partOf) => ({ ...stored, ...partOf(slices) }),
    {},
  );
}

/** Keeps the stored part of the state in the browser's storage, and brings it back. */
export interface Persistence {
  /** Stores what an action has changed. A jump in Redux DevTools is no action and stores nothing. */
  middleware: Middleware<object, RootState>;
  /**
   * Gives what is stored to the slices as the event `storedStateRestored`, so that their machines decide about it like
   * about any other event; from then on changes are stored. Never rejects.
   */
  restore: (store: { dispatch: Dispatch; getState: () => RootState }) => Promise<void>;
  /** Gives what another tab has stored to the slices, as the event `storedStateChangedElsewhere`. Never rejects. */
  follow: (store: { dispatch: Dispatch }) => Promise<void>;
  /** Writes now what still waits to be written. */
  flush: () => Promise<void>;
}

/**
 * redux-persist's reading and writing, outside the reducers: these stay pure, so that any action can be replayed.
 *
 * @param storage reads and writes the stored fields
 */
export function createPersistence(storage: PersistStorage): Persistence {
  const config: PersistConfig<StoredState> & { deserialize: false } = {
    key: 'ideakiln',
    storage,
    serialize: false,
    deserialize: false,
  };
  const persistoid = createPersistoid(config);
  let stored: Partial<StoredState> = {};
  let isRestored = false;

  function store(changes: Partial<StoredState>): void {
    stored = { ...stored, ...changes };
    persistoid.update(stored);
  }

  async function read(): Promise<StoredState> {
    const state: unknown = await getStoredState(config);
    // Assert, don't parse: the storage recognises unchanged values by identity, which a clone would lose.
    v.assert(storedStateSchema, state);
    return state;
  }

  return {
    middleware: (api) => (next) => (action) => {
      const before = api.getState();
      const result = next(action);
      const after = api.getState();
      if (!isRestored || before === after) return result;
      for (const partOf of storedPartsInUse) {
        const part = partOf(after);
        // What this very action has changed, and not what a jump or an imported log has put there.
        if (!hasSameFields(part, partOf(before))) store(part);
      }
      return result;
    },
    restore: async ({ dispatch, getState }) => {
      dispatch(storedStateRestored(await read()));
      isRestored = true;
      store(storedStateOf(getState()));
    },
    follow: async ({ dispatch }) => {
      if (isRestored) dispatch(storedStateChangedElsewhere(await read()));
    },
    flush: () => persistoid.flush(),
  };
}

// This runs at every action. Values that have not changed are the same objects.
function hasSameFields(one: Partial<StoredState>, other: Partial<StoredState>): boolean {
  return storedFields.every((field) => one[field] === other[field]);
}
