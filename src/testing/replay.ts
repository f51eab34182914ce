// Import first: Redux Toolkit looks for the DevTools when it is loaded.
import { devTools, type DevTools } from './devTools';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { renderApp } from './renderApp';

const actionSchema = v.looseObject({ type: v.string() });
const fromJson = v.pipe(v.string(), v.parseJson());

/** The format of the extension's "Export": the actions and their initial state, each as nested JSON. */
const exportedSchema = v.object({
  payload: v.pipe(fromJson, v.array(actionSchema)),
  preloadedState: v.optional(v.pipe(fromJson, v.looseObject({}))),
});

/** The full history, as other monitors save it. */
const historySchema = v.pipe(
  v.object({
    actionsById: v.record(v.string(), v.object({ action: actionSchema })),
    stagedActionIds: v.array(v.number()),
    committedState: v.optional(v.looseObject({})),
  }),
  v.transform(({ actionsById, stagedActionIds, committedState }) => ({
    // The first action is the store's initialisation.
    payload: stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []),
    preloadedState: committedState,
  })),
);

const logSchema = v.pipe(fromJson, v.union([exportedSchema, historySchema]));

interface ReplayOptions {
  /** The page at which the log starts; also determines which lazy slices are loaded first. */
  path?: string;
}

/**
 * Renders the application and replays a log exported from Redux DevTools: `replay('bug-123.json')`. The page shows
 * the state after the last action; `tools.jumpTo` shows any other.
 *
 * @param file the name of a file in `src/testing/logs`
 * @returns the result of `renderApp`, with the DevTools; rejects if the file is not a log
 */
export async function replay(
  file: string,
  { path = '/' }: ReplayOptions = {},
): Promise<Awaited<ReturnType<typeof renderApp>> & { tools: DevTools }> {
  const { payload, preloadedState } = v.parse(
    logSchema,
    readFileSync(join(__dirname, 'logs', file), 'utf8'),
  );
  const app = await renderApp({ path });
  const tools = devTools();
  tools.importLog(payload, preloadedState);
  return { ...app, tools };
}
