import { use, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { RouteVisitsContext } from './RouteVisitsContext';

function begin({ current }: RefObject<HTMLHeadingElement | null>, top: number): void {
  current?.focus({ preventScroll: true });
  if (window.scrollY !== top) window.scrollTo(0, top);
}

/**
 * On navigation to a page, focuses its heading and scrolls to the top, or, on Back, to the previous scroll position.
 *
 * @param step identifies the current step of a multi-step page: the next step begins in the same way
 * @returns the heading's ref
 */
export function usePageArrival(step?: string): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const visits = use(RouteVisitsContext);
  const location = useLocation();
  const navigationType = useNavigationType();

  useLayoutEffect(() => {
    if (visits?.arrive(location) !== true) return;
    begin(headingRef, navigationType === NavigationType.Pop ? visits.scrollOf(location) : 0);
  }, [visits, location, navigationType]);

  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A change without interaction, such as on a page opened from an e-mail link, must not move the focus.
    if (visits?.hasInteracted() !== false) begin(headingRef, 0);
  }, [visits, step]);

  return headingRef;
}
