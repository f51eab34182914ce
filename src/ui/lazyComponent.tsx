import { lazy, type ComponentType } from 'react';
import { trackPendingScript } from './pendingScripts';

/** A component in a script of its own. */
export interface LazyComponent<P extends object = object> {
  /** Suspends until its script is there, unless that was preloaded; throws where the script failed. */
  Component: ComponentType<P>;
  /** Fetches the script ahead of need. Never rejects: a failure is left to the rendering, which tries again. */
  preload: () => Promise<void>;
  /**
   * Has `Component` wait for more than its script.
   *
   * @param wait is given what fetches the script, and resolves when `Component` may go on
   */
  defer: (wait: (load: () => Promise<unknown>) => Promise<void>) => void;
  /** Lets `Component` try again after a failure, which React would remember for good. */
  renew: () => void;
}

/**
 * A component that is fetched when it is first rendered or preloaded.
 *
 * @param load imports the module and gives its component; called again after a failure
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
        // What is rendered already keeps its type; another one would begin with a fresh state.
        if (!isAwaited && !isPreloaded) Loaded = Preloaded;
        isPreloaded = true;
      } catch {
        // Rendering it fetches it again.
      }
    },
    defer: (before) => {
      wait = before;
    },
    renew: () => {
      wait = undefined;
      isAwaited = false;
      isPreloaded = false;
      Loaded = make();
    },
  };
}
