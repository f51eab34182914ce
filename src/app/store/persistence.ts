// Imported for its type declaration: nothing else here imports this slice.
import type {} from '../../features/ideaSubmission/document/documentViewSlice';
import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import {
  createPersistoid,
  getStoredState,
  type PersistConfig,
  type Storage as PersistStorage,
} from 'redux-persist';
import * as v from 'valibot';
import { storedFields, storedStateSchema, type StoredState } from '../../../contract/storedValues';
import { storedStateChangedElsewhere } from '../../events/storedStateChangedElsewhere';
import { storedStateRestored } from '../../events/storedStateRestored';
import type { RootState } from '../../store/storeTypes';

type StoredPart = (slices: RootState) => Partial<StoredState>;

/**
 * What each slice stores, by field of the stored state (docs/behaviour.md#storage-keys). A new slice does not
 * compile until it has an entry here: what it stores, or `null` for nothing.
 */
const storedParts: Record<keyof RootState, StoredPart | null> = {
  auth: ({ auth: { session } }) => ({
    user: session.status === 'signedIn' ? session.user : null,
    token: session.token,
  }),
  // Account forms are not stored: a reload starts over.
  account: null,
  ideaSubmission: ({ ideaSubmission: { submission } }) => ({ submission }),
  customers: null,
  appointments: null,
  referralCodes: null,
  communityServices: null,
  dashboard: null,
  // Only the last version that was made is stored, as the submission.
  workbench: null,
  documentView: null,
  profile: null,
  userApi: null,
};

const storedPartsInUse = Object.values(storedParts).filter((part) => part !== null);

/** The part of the state that is written to storage. */
export function storedStateOf(slices: RootState): Partial<StoredState> {
  return storedPartsInUse.reduce<Partial<StoredState>>(
    (stored, partOf) => ({ ...stored, ...partOf(slices) }),
    {},
  );
}

/** Writes part of the state to the browser's storage and restores it. */
export interface Persistence {
  /** Stores what an action changed. A time-travel jump in Redux DevTools is not an action and stores nothing. */
  middleware: Middleware<object, RootState>;
  /**
   * Dispatches the stored values as `storedStateRestored`, so that the machines accept or reject it like any other
   * event, then starts storing changes. Never rejects.
   */
  restore: (store: { dispatch: Dispatch; getState: () => RootState }) => Promise<void>;
  /** Dispatches what another tab has stored as `storedStateChangedElsewhere`. Never rejects. */
  follow: (store: { dispatch: Dispatch }) => Promise<void>;
  /** Writes pending changes immediately. */
  flush: () => Promise<void>;
}

/**
 * redux-persist's reading and writing, kept out of the reducers so that they stay pure and actions can be replayed.
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
        // Store only what this action changed, not what time travel or an imported log put there.
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

// Runs on every action. Unchanged values keep their identity.
function hasSameFields(one: Partial<StoredState>, other: Partial<StoredState>): boolean {
  return storedFields.every((field) => one[field] === other[field]);
}
