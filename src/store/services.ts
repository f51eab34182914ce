import type { LazyGeneration } from '../generation/lazyGeneration';
import type { Clock } from '../lib/clock';
import type { Toasts } from '../lib/toasts';

/** What thunks and listeners use of the world outside the store; handed in when the store is made. */
export interface Services {
  generation: LazyGeneration;
  clock: Clock;
  toasts: Toasts;
}
