import { routePaths } from '../../contract/routePaths';
import { PageContainer } from '../ui/PageContainer';
import { PageHead } from '../ui/PageHead';
import { PreloadLink } from '../ui/PreloadLink';
import { usePageArrival } from '../ui/usePageArrival';

interface PageFailureProps {
  error: unknown;
  onRetry: () => void;
}

// webpack's name for a script that did not arrive.
const isMissingScript = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Stands in for a page that could not be fetched or shown; the rest of the shell keeps working. It is plain like the
 * shell: MUI's script may be what did not come.
 */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const heading = usePageArrival();
  const missingScript = isMissingScript(error);
  return (
    <PageContainer pageWidth="wide" className="page page-failure">
      <PageHead title="Page not shown" />
      <h1 ref={heading} tabIndex={-1}>
        {missingScript ? 'This page did not load' : 'Something went wrong'}
      </h1>
      <p>
        {missingScript
          ? 'Check your connection, then try again. If that does not help, reload the page.'
          : 'The page could not be shown. Try again, or go back to the home page.'}
      </p>
      <div>
        <button type="button" className="shell-button shell-button-contained" onClick={onRetry}>
          Try again
        </button>
        <PreloadLink to={routePaths.home} className="shell-button shell-button-outlined">
          Return to Home
        </PreloadLink>
      </div>
    </PageContainer>
  );
}
