import { lazyComponent } from '../../../navigation/lazyComponent';

/** The request under way, in a chunk of its own: it is needed with the first request. */
export const lazyRevisionProgress = lazyComponent(
  async () => (await import('./RevisionProgress')).RevisionProgress,
);
