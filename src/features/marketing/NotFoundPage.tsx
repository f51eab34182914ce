import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';

/** Section 2, "Not-found page". */
export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    // eslint-disable-next-line no-console -- section 2: the unknown path is logged to the console
    console.warn('There is no page at this path:', pathname);
  }, [pathname]);

  return (
    <Page
      title="Page not found"
      heading="404"
      subtitle="Oops! We couldn't find the page you're looking for."
    >
      <ButtonLink to={routePaths.home} variant="contained" size="large">
        Return to Home
      </ButtonLink>
    </Page>
  );
}
