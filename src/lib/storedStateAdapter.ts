import type { Storage as PersistStorage } from 'redux-persist';
import * as v from 'valibot';
import { storageKeys } from '../../contract/storageKeys';
import {
  ideaSubmissionSchema,
  storedFields,
  storedStateSchema,
  tokenSchema,
  userSchema,
  type StoredState,
} from '../../contract/storedValues';

const fromJson = v.pipe(v.string(), v.parseJson());

/** The schema that reads each stored value. */
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
 * The storage that redux-persist writes to: each value unwrapped under its own key (docs/behaviour.md#storage-keys),
 * and no other key. Writes changed values only, so that one tab doesn't overwrite another's changes.
 *
 * @param getStorage returns the browser's storage; may throw if access is denied
 * @param onUnavailable called once if a value can't be read or written; the application continues in memory
 * @param warn called with each write of a document: whether it exists in memory only, which a reload would lose. What
 *   another tab writes does not change that.
 */
export function createStoredStateAdapter(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  onUnavailable: () => void,
  warn: (isUnsaved: boolean) => void,
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
    // Return the same object for an unchanged value to avoid re-rendering.
    if (known !== undefined) return known as StoredState[Field];
    const value = readers[field](raw);
    raws.set(field, raw);
    // Treat an unreadable value as absent, but not as written, so that the next write clears it.
    if (value !== null || raw === null) written.set(field, value);
    return value;
  };

  const isWritten = (field: keyof StoredState, value: StoredState[keyof StoredState]): boolean =>
    written.get(field) === value;

  const write = (field: keyof StoredState, value: StoredState[keyof StoredState]): void => {
    const raw = encode(value);
    if (raw === null) getStorage().removeItem(storageKeys[field]);
    else getStorage().setItem(storageKeys[field], raw);
    written.set(field, value);
    raws.set(field, raw);
  };

  // Remove a value that could not be replaced, or it would come back at the next start.
  const forget = (field: keyof StoredState): void => {
    written.delete(field);
    try {
      getStorage().removeItem(storageKeys[field]);
    } catch {
      // If removal fails, nothing was stored in the first place.
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
      // Assert, don't parse: unchanged values are recognised by identity, which a clone would lose.
      if (!v.is(stagedSchema, state)) throw new TypeError('The staged state has another shape.');
      for (const field of storedFields) {
        const value = state[field];
        if (value === undefined || isWritten(field, value)) continue;
        try {
          write(field, value);
        } catch {
          forget(field);
          report();
        }
        if (field === 'submission') warn(!isWritten(field, value) && value !== null);
      }
      return Promise.resolve();
    },
    removeItem: () => {
      for (const field of storedFields) write(field, null);
      return Promise.resolve();
    },
  };
}
