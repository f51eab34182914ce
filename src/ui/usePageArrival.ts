import { use, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { RouteVisitsContext } from './RouteVisitsContext';

/**
 * Gives the focus to a page's heading when the user comes to the page from another one, and scrolls to the top, or,
 * going back, to where the page was left.
 *
 * @param step names what of a page in several steps is shown: the heading of the next step takes the focus as well
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
    // What changes by itself, as on a page that a mail's link opened, moves no focus that nobody has placed yet.
    if (visits?.hasInteracted() !== false) headingRef.current?.focus();
  }, [visits, step]);

  return headingRef;
}
