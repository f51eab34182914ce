import { useSyncExternalStore, type ComponentType } from 'react';

const neverChanges = () => () => undefined;

/**
 * Wraps a page whose content depends on data in the browser, such as a stored document. The prerendered HTML, and the render
 * that hydrates it, show the skeleton; the page follows before the next paint. A navigation shows the page at once.
 *
 * @returns the wrapped page; create it once, outside rendering
 */
export function withSkeleton(Page: ComponentType, Skeleton: ComponentType): ComponentType {
  return function SkeletonFirst() {
    const isHydrated = useSyncExternalStore(
      neverChanges,
      () => true,
      () => false,
    );
    return isHydrated ? <Page /> : <Skeleton />;
  };
}
