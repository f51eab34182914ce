import { GenerationError, type GenerationPort } from './generationPort';
import { rejectOnAbort } from './rejectOnAbort';

export interface LazyGeneration extends GenerationPort {
  /** Starts loading the client before the user submits. An error surfaces at the first use. */
  preload: () => void;
}

/**
 * A generation port that loads its client on first use, because the client is a large part of the page's script.
 *
 * @param load imports and creates the client; called once, and again only after a failure
 * @returns a port whose `generate` rejects with `offline` if the client can't be loaded
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
    async generate(options) {
      options.signal.throwIfAborted();
      const port = await rejectOnAbort(client(), options.signal);
      return port.generate(options);
    },
    flush() {
      loaded?.flush();
    },
    preload() {
      client().catch(() => undefined);
    },
  };
}
