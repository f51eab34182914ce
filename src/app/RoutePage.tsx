import { use, useEffect } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { LazyComponent } from '../navigation/lazyComponent';
import { RouteVisitsContext } from '../navigation/RouteVisitsContext';
import { PageFailure } from './PageFailure';

interface RoutePageProps {
  page: LazyComponent;
  /** Called once the page, or the failure shown instead, is interactive. */
  onShown?: (() => void) | undefined;
}

/** Renders a page of the route table. If it fails to load or render, shows the error and a button to try again. */
export function RoutePage({ page, onShown }: RoutePageProps) {
  const visits = use(RouteVisitsContext);
  useEffect(() => {
    onShown?.();
  }, [onShown]);
  return (
    <ErrorBoundary
      onError={page.reset}
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
