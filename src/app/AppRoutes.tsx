import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { LazyComponent } from '../ui/lazyComponent';
import { notFoundRoute, routes } from './routes';
import { RoutePage } from './RoutePage';

interface AppRoutesProps {
  /** Told when a page is there and answers. */
  onPageShown?: (() => void) | undefined;
}

/** Shows the page at the present address. The shell keeps the room while the first one is on its way. */
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
