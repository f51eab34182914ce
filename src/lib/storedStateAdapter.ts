import type { Storage as PersistStorage } from 'redux-persist';
import * as v from 'valibot';
import {
  ideaSubmissionSchema,
  storageKeys,
  storedFields,
  storedStateSchema,
  tokenSchema,
  userSchema,
  type StoredState,
} from '../../contract/storedValues';

const fromJson = v.pipe(v.string(), v.parseJson());

/** How each stored value is read back from its key. */
const readers: { [Field in keyof StoredState]: (raw: string | null) => StoredState[Field] } = {
  user: (raw) => orNull(v.safeParse(v.pipe(fromJson, userSchema), raw)),
  token: (raw) => orNull(v.safeParse(tokenSchema, raw)),
  submission: (raw) => orNull(v.safeParse(v.pipe(fromJson, ideaSubmissionSchema), raw)),
};

const stagedSchema = v.partial(storedStateSchema);

function orNull<T>(result: { success: true; output: T } | { success: false }): T | null {
  return result.success ? result.output : null;
}

function encode(value: StoredState[keyof StoredState]): string | null {
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The storage that redux-persist writes to: each value under its own key (docs/behaviour.md#storage-keys), as it is,
 * and no other key. Only a value that has changed is written, so that one tab does not undo what another has done.
 *
 * @param getStorage gives the browser's storage; may throw where it is forbidden
 * @param onUnavailable hears, once, that a value could not be read or written; the application goes on in memory
 */
export function createStoredStateAdapter(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  onUnavailable: () => void,
): PersistStorage {
  const written = new Map<keyof StoredState, StoredState[keyof StoredState]>();
  const raws = new Map<keyof StoredState, string | null>();
  let reported = false;

  const report = (): void => {
    if (!reported) onUnavailable();
    reported = true;
  };

  const read = <Field extends keyof StoredState>(field: Field): StoredState[Field] => {
    const raw = getStorage().getItem(storageKeys[field]);
    const known = raws.get(field) === raw ? written.get(field) : undefined;
    // An unchanged value stays the same object, so that nothing that depends on it is rendered again.
    if (known !== undefined) return known as StoredState[Field];
    const value = readers[field](raw);
    raws.set(field, raw);
    // What is there but unreadable counts as absent, and is not "written": the next write clears it.
    if (value !== null || raw === null) written.set(field, value);
    return value;
  };

  const write = (field: keyof StoredState, value: StoredState[keyof StoredState]): void => {
    if (written.get(field) === value) return;
    const raw = encode(value);
    if (raw === null) getStorage().removeItem(storageKeys[field]);
    else getStorage().setItem(storageKeys[field], raw);
    written.set(field, value);
    raws.set(field, raw);
  };

  // A value that could not be replaced would come back at the next start as if it were the new one.
  const forget = (field: keyof StoredState): void => {
    written.delete(field);
    try {
      getStorage().removeItem(storageKeys[field]);
    } catch {
      // Where nothing can be removed nothing could be stored.
    }
  };

  return {
    getItem: () => {
      try {
        return Promise.resolve<StoredState>({
          user: read('user'),
          token: read('token'),
          submission: read('submission'),
        });
      } catch {
        report();
        return Promise.resolve<StoredState>({ user: null, token: null, submission: null });
      }
    },
    setItem: (_key: string, state: unknown) => {
      // A check and not a parse: what has not changed is known by being the same object.
      if (!v.is(stagedSchema, state)) throw new TypeError('The staged state has another shape.');
      for (const field of storedFields) {
        const value = state[field];
        if (value === undefined) continue;
        try {
          write(field, value);
        } catch {
          forget(field);
          report();
        }
      }
      return Promise.resolve();
    },
    removeItem: () => {
      for (const field of storedFields) write(field, null);
      return Promise.resolve();
    },
  };
}
