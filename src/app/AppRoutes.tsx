import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { notFoundRoute, routes } from './routes';
import { RoutePage } from './RoutePage';

/** Shows the page at the present address. The shell keeps the room while the first one is on its way. */
export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        {Object.entries(routes).map(([path, page]) => (
          <Route key={path} path={path} element={<RoutePage key={path} page={page} />} />
        ))}
        <Route path="*" element={<RoutePage key="*" page={notFoundRoute} />} />
      </Routes>
    </Suspense>
  );
}
