import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(__dirname, '..');
const creators = /\bcreate(?:Action|AppAsyncThunk|RecordEvents)\b/;
/** A creator that its file keeps to itself, so that `typesIn` does not find it. */
const hidden = /^(?:const|let) \w+ = create(?:Action|AppAsyncThunk|RecordEvents)\b/m;

/** The types of the action creators in an export: one creator, a thunk, or an object of creators. */
function typesIn(exported: unknown): string[] {
  if ((typeof exported !== 'object' && typeof exported !== 'function') || exported === null) {
    return [];
  }
  if ('match' in exported && 'type' in exported) return [String(exported.type)];
  return Object.values<unknown>({ ...exported }).flatMap(typesIn);
}

/**
 * The types of all events: of every action creator and thunk that a file of `src` exports, without tests.
 *
 * @throws Error if a file has an action creator that it does not export
 */
export function eventTypes(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))
    .filter(({ text }) => creators.test(text));
  const keeps = files.find(({ text }) => hidden.test(text));
  if (keeps !== undefined) throw new Error(`${keeps.file} has an event that it does not export.`);
  return new Set(files.flatMap(({ file }) => typesIn(jest.requireActual(path.join(source, file)))));
}
