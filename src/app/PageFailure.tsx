import { routePaths } from '../../contract/routePaths';
import { ButtonLink } from '../ui/ButtonLink';
import { Page } from '../ui/Page';
import { PlainButton } from '../ui/PlainButton';

interface PageFailureProps {
  error: unknown;
  onRetry: () => void;
}

// webpack's name for a script that did not arrive.
const isMissingScript = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Stands in for a page that could not be fetched or shown; the rest of the shell keeps working. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const missingScript = isMissingScript(error);
  return (
    <Page
      title="Page not shown"
      heading={missingScript ? 'This page did not load' : 'Something went wrong'}
      subtitle={
        missingScript
          ? 'Check your connection, then try again. If that does not help, reload the page.'
          : 'The page could not be shown. Try again, or go back to the home page.'
      }
    >
      <div className="actions">
        <PlainButton variant="contained" size="large" onClick={onRetry}>
          Try again
        </PlainButton>
        <ButtonLink to={routePaths.home} variant="outlined" size="large">
          Return to Home
        </ButtonLink>
      </div>
    </Page>
  );
}
