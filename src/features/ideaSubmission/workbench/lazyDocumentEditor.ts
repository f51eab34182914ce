import { lazyComponent } from '../../../navigation/lazyComponent';

/** The editor, in a chunk of its own. */
export const lazyDocumentEditor = lazyComponent(
  async () => (await import('./DocumentEditor')).DocumentEditor,
);
