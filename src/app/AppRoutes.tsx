import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { LazyComponent } from '../navigation/lazyComponent';
import { notFoundRoute, routes } from './routes';
import { RoutePage } from './RoutePage';

interface AppRoutesProps {
  /** Called once a page is rendered and interactive. */
  onPageShown?: (() => void) | undefined;
}

/** Renders the page at the current address. The shell reserves the space while the first page loads. */
export function AppRoutes({ onPageShown }: AppRoutesProps) {
  const show = (key: string, page: LazyComponent) => (
    <RoutePage key={key} page={page} onShown={onPageShown} />
  );
  return (
    <Suspense>
      <Routes>
        {Object.entries(routes).map(([path, page]) => (
          <Route key={path} path={path} element={show(path, page)} />
        ))}
        <Route path="*" element={show('*', notFoundRoute)} />
      </Routes>
    </Suspense>
  );
}
