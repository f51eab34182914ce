import { useCallback } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * Navigates when a response arrives, unless the visitor has gone to another page: the address changes at once, but this
 * page stays rendered while the script of the next one is loading.
 */
export function useNavigateFromPage(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to, options) => {
      if (window.location.pathname === pathname) void navigate(to, options);
    },
    [navigate, pathname],
  );
}
