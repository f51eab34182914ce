import { lazyComponent } from '../../../navigation/lazyComponent';

/** The running request, in a separate chunk that loads with the first request. */
export const lazyRevisionProgress = lazyComponent(
  async () => (await import('./RevisionProgress')).RevisionProgress,
);
