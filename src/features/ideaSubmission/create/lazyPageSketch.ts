import { lazyComponent } from '../../../navigation/lazyComponent';

/** The excerpt of a mockup. The form preloads it when it gets the focus. */
export const lazyPageSketch = lazyComponent(
  async () => (await import(/* webpackChunkName: "sketch" */ '../../../ui/PageSketch')).PageSketch,
);
