import { lazy, type ComponentType } from 'react';
import { trackPendingScript } from './pendingScripts';

/** A component in a separate chunk. */
export interface LazyComponent<P extends object = object> {
  /** Suspends until its chunk has loaded, unless preloaded; throws if loading failed. */
  Component: ComponentType<P>;
  /** Preloads the chunk. Never rejects: rendering retries after a failure. */
  preload: () => Promise<void>;
  /**
   * Makes `Component` also wait for something other than its chunk.
   *
   * @param wait receives the loader, and resolves when `Component` may render
   */
  defer: (wait: (load: () => Promise<unknown>) => Promise<void>) => void;
  /** Lets `Component` load again after a failure, which `React.lazy` would cache. */
  reset: () => void;
}

/**
 * Creates a component that is loaded when it is first rendered or preloaded.
 *
 * @param load imports the module and returns its component; called again after a failure
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  let isAwaited = false;
  let isPreloaded = false;
  let wait: ((load: () => Promise<unknown>) => Promise<void>) | undefined;
  const make = () =>
    lazy(async () => {
      isAwaited = true;
      await wait?.(load);
      return { default: await trackPendingScript(load) };
    });
  let Loaded: ComponentType<P> = make();
  return {
    Component: (props: P) => <Loaded {...props} />,
    preload: async () => {
      try {
        const Preloaded = await load();
        // Keep the type of a component already rendered: another type would remount it with fresh state.
        if (!isAwaited && !isPreloaded) Loaded = Preloaded;
        isPreloaded = true;
      } catch {
        // The next render loads it again.
      }
    },
    defer: (before) => {
      wait = before;
    },
    reset: () => {
      wait = undefined;
      isAwaited = false;
      isPreloaded = false;
      Loaded = make();
    },
  };
}
