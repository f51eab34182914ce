import { lazyComponent } from '../../../navigation/lazyComponent';

/** The formatted view, in a separate chunk. */
export const lazyFormattedText = lazyComponent<{ text: string; isGrowing: boolean }>(
  async () => (await import('./FormattedText')).FormattedText,
);
