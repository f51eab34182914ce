import { use, useEffect } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { LazyComponent } from '../ui/lazyComponent';
import { RouteVisitsContext } from '../ui/RouteVisitsContext';
import { PageFailure } from './PageFailure';

interface RoutePageProps {
  page: LazyComponent;
  /** Told when the page, or the failure in its place, is there and answers. */
  onShown?: (() => void) | undefined;
}

/** One page of the route table, or, where it can not be fetched or shown, what went wrong and a way to try again. */
export function RoutePage({ page, onShown }: RoutePageProps) {
  const visits = use(RouteVisitsContext);
  useEffect(() => {
    onShown?.();
  }, [onShown]);
  return (
    <ErrorBoundary
      onError={page.renew}
      fallback={(error, retry) => (
        <PageFailure
          error={error}
          onRetry={() => {
            visits?.expectArrival();
            retry();
          }}
        />
      )}
    >
      <page.Component />
    </ErrorBoundary>
  );
}
