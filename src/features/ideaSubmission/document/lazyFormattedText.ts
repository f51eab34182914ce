import { lazyComponent } from '../../../navigation/lazyComponent';

/** The formatted view, in a chunk of its own. */
export const lazyFormattedText = lazyComponent<{ text: string; isGrowing: boolean }>(
  async () => (await import('./FormattedText')).FormattedText,
);
