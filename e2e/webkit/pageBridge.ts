/** A value as WebDriver BiDi passes it to a script; a handle stands for a value that {@link PageBridge} holds. */
export type LocalValue =
  | { handle: string }
  | { sharedId: string }
  | { type: 'array'; value: LocalValue[] }
  | { type: 'object'; value: [LocalValue, LocalValue][] }
  | { type: 'number'; value: number | string }
  | { type: 'string'; value: string }
  | { type: 'boolean'; value: boolean }
  | { type: 'null' | 'undefined' };

/** A value as WebDriver BiDi returns it from a script. */
interface RemoteValue {
  type: string;
  value?: unknown;
  handle?: string;
  sharedId?: string;
}

export type Outcome =
  | { type: 'success'; result: RemoteValue }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** A call that waits for a promise, or has to be repeated once a text is compiled. */
type Unfinished = { type: 'pending' } | { type: 'uncompiled'; text: string };

/** What a page reports with every reply. */
interface PageState {
  /** Identifies the document. */
  document: string;
  url: string;
  readyState: DocumentReadyState;
  /** The handles of its frame elements. */
  frames: string[];
  /** What it logged and which promises have settled, since the last reply. */
  log: { level: 'error' | 'warn'; isUncaught: boolean; text: string }[];
  settled: { call: number; outcome: Outcome }[];
}

export interface Call {
  id: number;
  args: LocalValue[];
  /** Return handles instead of copies. */
  isByHandle: boolean;
}

/** The part of the bridge that lives in a document. */
export interface PageBridge {
  /**
   * Calls a function; a promise is among `settled` of a later state, under the id of the call.
   *
   * @throws Error if the handle of an argument is unknown
   */
  call: (call: Call, run: (...args: unknown[]) => unknown) => Outcome | Unfinished;
  /** Provides the value of a text for `eval`, which the policy of the page forbids. */
  compile: (text: string, evaluate: () => unknown) => void;
  state: () => PageState;
  /** The value of a handle. */
  held: (handle: string) => unknown;
}

declare global {
  interface Window {
    webkitBridge?: PageBridge;
  }
}

/**
 * Finds or creates the bridge of the document in which it runs.
 *
 * It is sent to the page as text: it must not use anything outside itself.
 */
export function pageBridge(): PageBridge {
  if (window.webkitBridge) return window.webkitBridge;
  const documentId = `${Date.now()}-${Math.random()}`;
  const values = new Map<string, unknown>();
  const handlesOfNodes = new WeakMap<Node, string>();
  const log: PageState['log'] = [];
  const settled: PageState['settled'] = [];

  const compiled = new Map<string, () => unknown>();

  const hold = (value: unknown): string => {
    const known = value instanceof Node ? handlesOfNodes.get(value) : undefined;
    if (known !== undefined) return known;
    const handle = `${documentId}/${values.size}`;
    values.set(handle, value);
    if (value instanceof Node) handlesOfNodes.set(value, handle);
    return handle;
  };
  const held = (handle: string): unknown => {
    if (!values.has(handle)) throw new Error(`no such handle: ${handle}`);
    return values.get(handle);
  };

  const revive = (local: LocalValue): unknown => {
    if ('handle' in local) return held(local.handle);
    if ('sharedId' in local) return held(local.sharedId);
    if (!('value' in local)) return local.type === 'null' ? null : undefined;
    if (local.type === 'number') return Number(local.value);
    if (local.type === 'array') return local.value.map(revive);
    if (local.type !== 'object') return local.value;
    return Object.fromEntries(local.value.map(([key, item]) => [revive(key), revive(item)]));
  };

  const isWindow = (value: object): boolean => {
    try {
      return 'window' in value && value.window === value;
    } catch {
      return false;
    }
  };
  const describe = (value: unknown, isByHandle: boolean): RemoteValue => {
    if (value === null) return { type: 'null' };
    if (typeof value === 'number') {
      const isPlain = Number.isFinite(value) && !Object.is(value, -0);
      return {
        type: 'number',
        value: isPlain ? value : Object.is(value, -0) ? '-0' : String(value),
      };
    }
    if (typeof value === 'function') return { type: 'function', handle: hold(value) };
    if (typeof value !== 'object') return { type: typeof value, value };
    if (isWindow(value)) {
      const frames = [...document.querySelectorAll('iframe')];
      const frame = frames.find(({ contentWindow }) => contentWindow === value);
      return { type: 'window', value: { context: frame && hold(frame) } };
    }
    if (value instanceof Node) {
      const handle = hold(value);
      return { type: 'node', handle, sharedId: handle };
    }
    const type = Array.isArray(value) ? 'array' : 'object';
    if (isByHandle) return { type, handle: hold(value) };
    return {
      type,
      value: Array.isArray(value)
        ? value.map((item) => describe(item, false))
        : Object.entries(value).map(([key, item]) => [key, describe(item, false)]),
    };
  };

  const failure = (error: unknown): Outcome => ({
    type: 'exception',
    exceptionDetails: { text: String(error) },
  });
  const success = (value: unknown, isByHandle: boolean): Outcome => ({
    type: 'success',
    result: describe(value, isByHandle),
  });

  window.addEventListener('error', ({ message }) => {
    log.push({ level: 'error', isUncaught: true, text: message });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    log.push({ level: 'error', isUncaught: true, text: String(reason) });
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    log.push({ level: 'error', isUncaught: false, text: `${effectiveDirective} ${blockedURI}` });
  });
  for (const level of ['error', 'warn'] as const) {
    window.console[level] = (...words: unknown[]) => {
      log.push({ level, isUncaught: false, text: words.map(String).join(' ') });
    };
  }

  return (window.webkitBridge = {
    call: ({ id, args, isByHandle }, run) => {
      // An unknown handle is not an error of the called function, so throw.
      const revived = args.map(revive);
      let uncompiled: string | undefined;
      const original = window.eval;
      window.eval = (text: string) => {
        const evaluate = compiled.get(text);
        if (evaluate) return evaluate();
        uncompiled = text;
        throw new Error('uncompiled');
      };
      try {
        const value = run(...revived);
        if (!(value instanceof Promise)) return success(value, isByHandle);
        void value
          .then((result: unknown) => success(result, isByHandle), failure)
          .then((outcome) => settled.push({ call: id, outcome }));
        return { type: 'pending' };
      } catch (error) {
        return uncompiled === undefined ? failure(error) : { type: 'uncompiled', text: uncompiled };
      } finally {
        window.eval = original;
      }
    },
    compile: (text, evaluate) => compiled.set(text, evaluate),
    state: () => ({
      document: documentId,
      url: location.href,
      readyState: document.readyState,
      frames: [...document.querySelectorAll('iframe')].map(hold),
      log: log.splice(0),
      settled: settled.splice(0),
    }),
    held,
  });
}
