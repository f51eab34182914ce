import { lazyComponent } from '../../../navigation/lazyComponent';

/** The editor, in a separate chunk. */
export const lazyDocumentEditor = lazyComponent(
  async () => (await import('./DocumentEditor')).DocumentEditor,
);
