import { use, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { RouteVisitsContext } from './RouteVisitsContext';

/**
 * On navigation to a page, focuses its heading and scrolls to the top, or, on Back, to the previous scroll position.
 *
 * @param step identifies the current step of a multi-step page: the next step's heading gets the focus as well
 * @returns the heading's ref
 */
export function usePageArrival(step?: string): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const visits = use(RouteVisitsContext);
  const location = useLocation();
  const navigationType = useNavigationType();

  useLayoutEffect(() => {
    if (visits?.arrive(location) !== true) return;
    headingRef.current?.focus({ preventScroll: true });
    const top = navigationType === NavigationType.Pop ? visits.scrollOf(location) : 0;
    if (window.scrollY !== top) window.scrollTo(0, top);
  }, [visits, location, navigationType]);

  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A change without interaction, such as on a page opened from an e-mail link, must not move the focus.
    if (visits?.hasInteracted() !== false) headingRef.current?.focus();
  }, [visits, step]);

  return headingRef;
}
