import { startRecordingProxy, type Decision } from './recordingProxy';

/** Sends an event of WebDriver BiDi. */
export type Emit = (method: string, params: object) => void;

/** The requests of a window. */
export interface Network {
  /** The port of the window's proxy. */
  port: number;
  /** Scripts that run in each document before its own. */
  preloadScripts: Map<string, string>;
  /** Requests wait for {@link decide} while this is not empty. */
  intercepts: Set<string>;
  decide: (request: string, decision: Decision) => void;
  close: () => void;
}

/** Starts a proxy for a window and reports its requests as events of WebDriver BiDi. */
export async function startNetwork(context: string, emit: Emit): Promise<Network> {
  const intercepts = new Set<string>();
  const undecided = new Map<string, (decision: Decision) => void>();

  const networkEvent = (id: string, url: string, method: string, destination = '') => ({
    context,
    navigation: null,
    redirectCount: 0,
    timestamp: Date.now(),
    initiator: { type: 'other' },
    request: {
      request: id,
      url,
      method,
      headers: [],
      bodySize: 0,
      destination: destination === 'empty' ? '' : destination,
      initiatorType: destination === 'empty' ? 'fetch' : 'other',
      timings: { requestTime: 0, responseEnd: 0 },
    },
  });
  const proxy = await startRecordingProxy({
    requested: ({ id, url, method, destination }) => {
      const isBlocked = intercepts.size > 0;
      emit('network.beforeRequestSent', {
        ...networkEvent(id, url, method, destination),
        isBlocked,
        ...(isBlocked && { intercepts: [...intercepts] }),
      });
      if (!isBlocked) return Promise.resolve('continue');
      return new Promise((resolve) => undecided.set(id, resolve));
    },
    responded: ({ id, url, method }, status, headers) => {
      const list = Object.entries(headers).map(([name, value]) => ({
        name,
        value: { type: 'string', value: String(value) },
      }));
      emit('network.responseStarted', {
        ...networkEvent(id, url, method),
        response: { status, statusText: '', headers: list, protocol: 'http/1.1', headersSize: 0 },
      });
    },
    completed: ({ id, url, method }) => {
      emit('network.responseCompleted', {
        ...networkEvent(id, url, method),
        response: { bodySize: 0 },
      });
    },
    failed: ({ id, url, method }, errorText) => {
      emit('network.fetchError', { ...networkEvent(id, url, method), errorText });
    },
  });
  return {
    ...proxy,
    intercepts,
    decide: (request, decision) => {
      undecided.get(request)?.(decision);
      undecided.delete(request);
    },
  };
}
