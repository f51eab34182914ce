import { lazyComponent } from '../../../navigation/lazyComponent';

/** The sheet with the document being written. The form preloads it when it gets the focus. */
export const lazyDraftSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "draft" */ './DraftSheet')).DraftSheet,
);
