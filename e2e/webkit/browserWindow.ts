import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { startNetwork, type Emit, type Network } from './network';
import { pageBridge, type Call, type Outcome } from './pageBridge';
import type { WebDriver } from './webDriver';

/** A window or a frame in it, which shows one document after the other. */
interface Frame {
  context: string;
  /** The handle of the frame element; `undefined` for the window itself. */
  element: string | undefined;
  document: string | undefined;
  url: string;
  realm: string;
  /** The navigation that WebDriver has asked for. */
  navigation: string | undefined;
  isParsed: boolean;
  isLoaded: boolean;
}

interface Waiting {
  frame: Frame;
  resolve: (outcome: Outcome) => void;
  reject: (error: Error) => void;
}

/** A window with one page, in terms of WebDriver BiDi. */
export interface BrowserWindow {
  context: string;
  /** Whether a context is this window, or a frame in it. */
  has: (context: string) => boolean;
  network: Network;
  evaluate: (
    context: string,
    source: string,
    call: Omit<Call, 'id'>,
  ) => Promise<Outcome & { realm: string }>;
  /** Starts a navigation and returns its id. */
  navigate: (
    path: '/url' | '/refresh' | '/back' | '/forward',
    body?: { url: string },
  ) => Promise<string>;
  perform: (actions: unknown) => Promise<void>;
  screenshot: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

const outcomeSchema = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.looseObject({ type: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const replySchema = v.object({
  outcome: v.optional(
    v.union([
      outcomeSchema,
      v.object({ type: v.literal('pending') }),
      v.object({ type: v.literal('uncompiled'), text: v.string() }),
    ]),
  ),
  state: v.object({
    document: v.string(),
    url: v.string(),
    readyState: v.picklist(['loading', 'interactive', 'complete']),
    frames: v.array(v.string()),
    log: v.array(
      v.object({
        level: v.picklist(['error', 'warn']),
        isUncaught: v.boolean(),
        text: v.string(),
      }),
    ),
    settled: v.array(v.object({ call: v.number(), outcome: outcomeSchema })),
  }),
});
type Reply = v.InferOutput<typeof replySchema>;

const bridge = `(${pageBridge.toString()})()`;
let ids = 0;
const nextId = (kind: string) => `${kind}-${++ids}`;

function newFrame(context: string, element?: string): Frame {
  return {
    context,
    element,
    document: undefined,
    url: 'about:blank',
    realm: '',
    navigation: undefined,
    isParsed: true,
    isLoaded: true,
  };
}

/** Opens a window. */
export async function openBrowserWindow(
  driver: WebDriver,
  userContext: string,
  emit: Emit,
): Promise<BrowserWindow> {
  const top = newFrame(nextId('window'));
  const { context } = top;
  const frames = new Map([[context, top]]);
  const waiting = new Map<number, Waiting>();
  const network = await startNetwork(context, emit);
  network.preloadScripts.set('bridge', `${bridge};`);
  const session = await driver.open(network.port);

  let turn: Promise<unknown> = Promise.resolve();
  /** WebDriver answers one command at a time, and entering a frame takes several. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const result = turn.then(task);
    turn = result.catch(() => undefined);
    return result;
  };
  const execute = (script: string, ...args: unknown[]) =>
    session.send('POST', '/execute/sync', { script, args });

  const run = async (frame: Frame, expression = 'undefined', call?: Call): Promise<Reply> => {
    if (frame.element !== undefined) {
      const id = await execute(`return ${bridge}.held(arguments[0])`, frame.element);
      await session.send('POST', '/frame', { id });
    }
    const script = `const bridge = ${bridge}; const outcome = ${expression};
      return JSON.stringify({ outcome, state: bridge.state() })`;
    let text: unknown;
    try {
      text = await execute(script, call ?? null);
    } finally {
      if (frame.element !== undefined) await session.send('POST', '/frame/parent', {});
    }
    const reply = v.parse(v.pipe(v.string(), v.parseJson(), replySchema), text);
    note(frame, reply.state);
    return reply;
  };

  const note = (frame: Frame, state: Reply['state']): void => {
    if (state.document !== frame.document) noteDocument(frame, state);
    else if (state.url !== frame.url) {
      emit('browsingContext.historyUpdated', { context: frame.context, url: state.url });
    }
    frame.url = state.url;
    if (!frame.isParsed && state.readyState !== 'loading') {
      frame.isParsed = true;
      emit('browsingContext.domContentLoaded', { context: frame.context });
    }
    if (!frame.isLoaded && state.readyState === 'complete') {
      frame.isLoaded = true;
      emit('browsingContext.load', { context: frame.context });
    }
    for (const { level, isUncaught, text } of state.log) {
      emit('log.entryAdded', {
        type: isUncaught ? 'javascript' : 'console',
        level,
        method: level,
        text,
        args: [{ type: 'string', value: text }],
        source: { context: frame.context, realm: frame.realm },
        timestamp: Date.now(),
      });
    }
    for (const { call, outcome } of state.settled) {
      waiting.get(call)?.resolve(outcome);
      waiting.delete(call);
    }
    if (frame === top) noteFrames(state.frames);
  };

  const noteDocument = (frame: Frame, { document, url }: Reply['state']): void => {
    if (frame.document !== undefined) {
      emit('script.realmDestroyed', { realm: frame.realm });
      emit('script.realmDestroyed', { realm: `${frame.realm}-utility` });
      for (const [id, { frame: itsFrame, reject }] of waiting) {
        if (itsFrame !== frame) continue;
        waiting.delete(id);
        reject(new Error('the document was replaced'));
      }
      const navigation = frame.navigation ?? nextId('navigation');
      frame.navigation = undefined;
      emit('browsingContext.navigationCommitted', { context: frame.context, navigation, url });
      frame.isParsed = false;
      frame.isLoaded = false;
    }
    frame.document = document;
    frame.realm = nextId('realm');
    emit('script.realmCreated', { type: 'window', context: frame.context, realm: frame.realm });
  };

  const noteFrames = (elements: string[]): void => {
    for (const frame of frames.values()) {
      if (frame === top || elements.includes(frame.element ?? '')) continue;
      frames.delete(frame.context);
      emit('browsingContext.contextDestroyed', { context: frame.context, parent: context });
    }
    for (const element of elements) {
      if (frames.has(element)) continue;
      const frame = newFrame(element, element);
      frames.set(element, frame);
      emit('browsingContext.contextCreated', { context: element, parent: context, url: '' });
    }
  };

  const found = (id: string): Frame => {
    const frame = frames.get(id);
    if (!frame) throw new Error(`no such frame: ${id}`);
    return frame;
  };

  emit('browsingContext.contextCreated', { context, url: top.url, userContext, parent: null });
  let isOpen = true;
  const watch = async (): Promise<void> => {
    while (isOpen) {
      const awaited = new Set([...waiting.values()].map(({ frame }) => frame));
      for (const frame of frames.values()) {
        if (frame !== top && frame.document !== undefined && !awaited.has(frame)) continue;
        // Between two documents, no script can run.
        await inTurn(() => run(frame)).catch(() => undefined);
      }
      await sleep(awaited.size > 0 || top.navigation !== undefined ? 5 : 40);
    }
  };
  void watch();

  return {
    context,
    has: (id) => frames.has(id),
    network,
    evaluate: async (id, source, call) => {
      const frame = found(id);
      const number = ++ids;
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        waiting.set(number, { frame, resolve, reject });
        const attempt = async (preparation: string): Promise<void> => {
          const { outcome } = await run(
            frame,
            `(${preparation} bridge.call(arguments[0], ${source}))`,
            { ...call, id: number },
          );
          if (outcome?.type === 'uncompiled') {
            const text = JSON.stringify(outcome.text);
            await attempt(`bridge.compile(${text}, () => (${outcome.text}\n)),`);
          } else if (outcome !== undefined && outcome.type !== 'pending') {
            waiting.delete(number);
            resolve(outcome);
          }
        };
        inTurn(() => attempt('')).catch((error: unknown) => {
          waiting.delete(number);
          reject(error instanceof Error ? error : new Error(String(error)));
        });
      });
      return { ...outcome, realm: frame.realm };
    },
    navigate: async (path, body) => {
      const navigation = nextId('navigation');
      if (path === '/url') top.navigation = navigation;
      await inTurn(() => session.send('POST', path, body ?? {}));
      return navigation;
    },
    perform: async (actions) => {
      await inTurn(() => session.send('POST', '/actions', { actions }));
    },
    screenshot: () => inTurn(() => session.send('GET', '/screenshot')),
    resize: async (width, height) => {
      await inTurn(async () => {
        const rect = { x: 0, y: 0, width, height };
        for (let tries = 0; tries < 20; tries++) {
          await session.send('POST', '/window/rect', rect);
          const size = v.tuple([v.number(), v.number()]);
          const inner = v.parse(size, await execute('return [innerWidth, innerHeight]'));
          if (inner[0] === width && inner[1] === height) return;
          // The window is higher than the page by its toolbar.
          rect.width = width + (rect.width - inner[0]);
          rect.height = height + (rect.height - inner[1]);
          await sleep(20);
        }
      });
    },
    close: async () => {
      isOpen = false;
      await inTurn(session.close);
      network.close();
      emit('browsingContext.contextDestroyed', { context, userContext, parent: null });
    },
  };
}
