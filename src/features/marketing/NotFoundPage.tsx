import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';
import { TextLink } from '../../ui/TextLink';

/** The page for unknown addresses (docs/behaviour.md#not-found). */
export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    // oxlint-disable-next-line no-console -- docs/behaviour.md#not-found asks for it
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
      <Typography sx={{ marginBlockStart: 3, color: 'text.secondary' }}>
        Or <TextLink to={routePaths.create}>describe an idea</TextLink> or{' '}
        <TextLink to={routePaths.examples}>see the examples</TextLink>.
      </Typography>
    </Page>
  );
}
