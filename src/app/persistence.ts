import { createTransform, persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import type { StoredState } from '../../contract/storedValues';
import { rootReducer, type SliceStates } from './rootReducer';

type StoredPart<Name extends keyof SliceStates> = (
  slice: SliceStates[Name],
) => Partial<StoredState>;

/**
 * What is stored of each slice, under the fields of the stored state (section 3). A new slice does not compile until it
 * has an entry here: what it stores, or `null` for nothing.
 */
const storedParts: { [Name in keyof SliceStates]: StoredPart<Name> | null } = {
  auth: ({ session }) =>
    session.status === 'signedIn'
      ? { user: session.user, token: session.token }
      : { user: null, token: null },
  // Of the account forms nothing is kept: a reload begins anew.
  account: null,
  ideaSubmission: ({ submission }) => ({ submission }),
  customers: null,
  appointments: null,
  referralCodes: null,
  communityServices: null,
};

const keepStoredPart = <Name extends keyof SliceStates>(name: Name) =>
  createTransform<SliceStates[Name], Partial<StoredState>>(
    (slice) => storedParts[name]?.(slice) ?? {},
    null,
    { whitelist: [name] },
  );

/**
 * The root reducer, kept by redux-persist. What comes back from the storage reaches the slices as the event
 * `storedStateRestored`, so that their machines decide about it like about any other.
 *
 * @param storage writes and reads the stored fields
 */
export function createPersistedReducer(storage: Storage) {
  const config: PersistConfig<SliceStates> & { deserialize: false } = {
    key: 'ideakiln',
    storage,
    serialize: false,
    deserialize: false,
    stateReconciler: false,
    timeout: 0,
    whitelist: Object.entries(storedParts)
      .filter(([, part]) => part !== null)
      .map(([name]) => name),
    transforms: [keepStoredPart('auth'), keepStoredPart('ideaSubmission')],
  };
  return persistReducer(config, rootReducer);
}
