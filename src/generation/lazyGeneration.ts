import { GenerationError, type GenerationPort } from './generationPort';
import { rejectOnAbort } from './rejectOnAbort';

export interface LazyGeneration extends GenerationPort {
  /** Starts to load the client, so that it is there when the user submits; a failure shows at the first use. */
  preload: () => void;
}

/**
 * A generation port whose client is loaded on first use, because it is a large part of the page's script.
 *
 * @param load imports and makes the client; called again after it has failed, else once
 * @returns a port whose `generate` rejects as the port says, with `offline` where the client could not be loaded
 */
export function createLazyGeneration(load: () => Promise<GenerationPort>): LazyGeneration {
  let loading: Promise<GenerationPort> | undefined;
  let loaded: GenerationPort | undefined;

  async function loadClient(): Promise<GenerationPort> {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw new GenerationError({ kind: 'offline' }, { cause: error });
    }
  }

  function client(): Promise<GenerationPort> {
    loading ??= loadClient();
    return loading;
  }

  return {
    async generate(order) {
      order.signal.throwIfAborted();
      const port = await rejectOnAbort(client(), order.signal);
      return port.generate(order);
    },
    flush() {
      loaded?.flush();
    },
    preload() {
      client().catch(() => undefined);
    },
  };
}
