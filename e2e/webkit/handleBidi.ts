import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { openBrowserWindow, type BrowserWindow } from './browserWindow';
import type { Emit } from './network';
import type { LocalValue } from './pageBridge';
import type { Decision } from './recordingProxy';
import type { WebDriver } from './webDriver';

type Command = (params: unknown) => object | Promise<object>;

const messageSchema = v.object({ id: v.number(), method: v.string(), params: v.unknown() });
const localValueSchema: v.GenericSchema<LocalValue> = v.lazy(() =>
  v.union([
    v.object({ handle: v.string() }),
    v.object({ sharedId: v.string() }),
    v.object({ type: v.literal('array'), value: v.array(localValueSchema) }),
    v.object({
      type: v.literal('object'),
      value: v.array(v.tuple([localValueSchema, localValueSchema])),
    }),
    v.object({ type: v.literal('number'), value: v.union([v.number(), v.string()]) }),
    v.object({ type: v.literal('string'), value: v.string() }),
    v.object({ type: v.literal('boolean'), value: v.boolean() }),
    v.object({ type: v.picklist(['null', 'undefined']) }),
  ]),
);
const target = v.object({ context: v.string(), sandbox: v.optional(v.string()) });
const ownership = { resultOwnership: v.optional(v.string()) };
const inContext = v.object({ context: v.string() });
const inRequest = v.object({ request: v.string() });
/** Classic WebDriver moves the pointer by whole pixels. */
const pixels = v.optional(v.pipe(v.number(), v.transform(Math.round)));
const actionSchema = v.looseObject({ x: pixels, y: pixels });

/** Commands that Playwright sends for every page, but no smoke test needs. */
const ignored = new Set([
  'browser.setDownloadBehavior',
  'browsingContext.activate',
  'emulation.setLocaleOverride',
  'emulation.setScreenOrientationOverride',
  'emulation.setScreenSettingsOverride',
  'emulation.setTimezoneOverride',
  'network.addDataCollector',
  'network.setCacheBehavior',
  'permissions.setPermission',
  'script.disown',
  'session.subscribe',
]);

function command<const Schema extends v.GenericSchema>(
  schema: Schema,
  run: (params: v.InferOutput<Schema>) => object | Promise<object>,
): Command {
  return (params) => run(v.parse(schema, params));
}

/**
 * Answers the commands of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) that Playwright sends for the smoke
 * tests. Each user context has one window.
 */
export function handleBidi(driver: WebDriver, socket: WebSocket): void {
  const windows = new Map<string, BrowserWindow>();
  const viewports = new Map<string, { width: number; height: number }>();
  let ids = 0;
  const nextId = (kind: string) => `${kind}-${++ids}`;
  const send = (message: object) => {
    socket.send(JSON.stringify(message));
  };
  const emit: Emit = (method, params) => {
    send({ type: 'event', method, params });
  };
  const windowWith = (context: string): BrowserWindow => {
    const found = [...windows.values()].find((window) => window.has(context));
    if (!found) throw new Error(`no such frame: ${context}`);
    return found;
  };
  const decide = (request: string, decision: Decision) => {
    for (const window of windows.values()) window.network.decide(request, decision);
    return {};
  };
  const evaluate = async (
    { context, sandbox }: v.InferOutput<typeof target>,
    source: string,
    args: LocalValue[],
    isByHandle: boolean,
  ) => {
    const outcome = await windowWith(context).evaluate(context, source, { args, isByHandle });
    // There is only one world; Playwright distinguishes the two by name.
    return sandbox === undefined ? outcome : { ...outcome, realm: `${outcome.realm}-utility` };
  };
  const closeWindow = async (userContext: string) => {
    await windows.get(userContext)?.close();
    windows.delete(userContext);
    return {};
  };

  const commands: Record<string, Command> = {
    'session.new': () => ({
      sessionId: 'session',
      capabilities: { browserName: 'WebKitGTK', browserVersion: '' },
    }),
    'browser.createUserContext': () => ({ userContext: nextId('user') }),
    'browser.removeUserContext': command(v.object({ userContext: v.string() }), (params) =>
      closeWindow(params.userContext),
    ),
    'browser.close': async () => {
      for (const userContext of windows.keys()) await closeWindow(userContext);
      setTimeout(() => process.exit());
      return {};
    },
    'browsingContext.create': command(
      v.object({ userContext: v.string() }),
      async ({ userContext }) => {
        if (windows.has(userContext)) throw new Error('unsupported operation: a second page');
        const window = await openBrowserWindow(driver, userContext, emit);
        windows.set(userContext, window);
        const viewport = viewports.get(userContext);
        if (viewport) await window.resize(viewport.width, viewport.height);
        return { context: window.context };
      },
    ),
    'browsingContext.close': command(inContext, async ({ context }) => {
      for (const [userContext, window] of windows) {
        if (window.context === context) await closeWindow(userContext);
      }
      return {};
    }),
    'browsingContext.setViewport': command(
      v.object({
        context: v.optional(v.string()),
        userContexts: v.optional(v.array(v.string()), []),
        viewport: v.object({ width: v.number(), height: v.number() }),
      }),
      async ({ context, userContexts, viewport }) => {
        for (const userContext of userContexts) viewports.set(userContext, viewport);
        if (context !== undefined) {
          await windowWith(context).resize(viewport.width, viewport.height);
        }
        return {};
      },
    ),
    'browsingContext.navigate': command(
      v.object({ context: v.string(), url: v.string() }),
      async ({ context, url }) => ({
        navigation: await windowWith(context).navigate('/url', { url }),
        url,
      }),
    ),
    'browsingContext.reload': command(inContext, async ({ context }) => {
      await windowWith(context).navigate('/refresh');
      return {};
    }),
    'browsingContext.traverseHistory': command(
      v.object({ context: v.string(), delta: v.number() }),
      async ({ context, delta }) => {
        await windowWith(context).navigate(delta < 0 ? '/back' : '/forward');
        return {};
      },
    ),
    'browsingContext.captureScreenshot': command(inContext, async ({ context }) => ({
      data: await windowWith(context).screenshot(),
    })),
    'browsingContext.locateNodes': command(
      v.object({ locator: v.object({ value: v.object({ context: v.string() }) }) }),
      ({ locator }) => ({ nodes: [{ type: 'node', sharedId: locator.value.context }] }),
    ),
    'script.evaluate': command(
      v.object({ expression: v.string(), target, ...ownership }),
      ({ expression, target: where, resultOwnership }) => {
        const body = expression.trim().replace(/;$/, '');
        return evaluate(where, `() => (${body})`, [], resultOwnership === 'root');
      },
    ),
    'script.callFunction': command(
      v.object({
        functionDeclaration: v.string(),
        arguments: v.array(localValueSchema),
        target,
        ...ownership,
      }),
      ({ functionDeclaration, arguments: args, target: where, resultOwnership }) =>
        evaluate(where, `(${functionDeclaration})`, args, resultOwnership === 'root'),
    ),
    'script.addPreloadScript': command(
      v.object({ functionDeclaration: v.string(), contexts: v.tuple([v.string()]) }),
      ({ functionDeclaration, contexts: [context] }) => {
        const script = nextId('script');
        windowWith(context).network.preloadScripts.set(script, `(${functionDeclaration})();`);
        return { script };
      },
    ),
    'input.performActions': command(
      v.object({
        context: v.string(),
        actions: v.array(v.looseObject({ actions: v.array(actionSchema) })),
      }),
      async ({ context, actions }) => {
        await windowWith(context).perform(actions);
        return {};
      },
    ),
    'network.addIntercept': command(
      v.object({ contexts: v.optional(v.tuple([v.string()])) }),
      ({ contexts }) => {
        const intercept = nextId('intercept');
        if (contexts) windowWith(contexts[0]).network.intercepts.add(intercept);
        return { intercept };
      },
    ),
    'network.removeIntercept': command(v.object({ intercept: v.string() }), ({ intercept }) => {
      for (const window of windows.values()) window.network.intercepts.delete(intercept);
      return {};
    }),
    'network.continueRequest': command(inRequest, ({ request }) => decide(request, 'continue')),
    'network.failRequest': command(inRequest, ({ request }) => decide(request, 'abort')),
    'network.provideResponse': command(
      v.object({
        request: v.string(),
        statusCode: v.number(),
        headers: v.array(v.object({ name: v.string(), value: v.object({ value: v.string() }) })),
        body: v.object({ value: v.string() }),
      }),
      ({ request, statusCode, headers, body }) =>
        decide(request, {
          status: statusCode,
          headers: Object.fromEntries(headers.map(({ name, value }) => [name, value.value])),
          body: Buffer.from(body.value, 'base64'),
        }),
    ),
  };

  const answer = async (text: string): Promise<void> => {
    const { id, method, params } = v.parse(v.pipe(v.string(), v.parseJson(), messageSchema), text);
    try {
      const run = ignored.has(method) ? () => ({}) : commands[method];
      if (!run) throw new Error(`unknown command: ${method}`);
      const result = await Promise.resolve(run(params));
      send({ type: 'success', id, result });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send({ type: 'error', id, error: 'unknown error', message });
    }
  };
  socket.on('message', (data: Buffer) => void answer(data.toString()));
}
