import { routePaths } from '../../contract/routePaths';
import { PageContainer } from '../ui/PageContainer';
import { PageHead } from '../ui/PageHead';
import { PreloadLink } from '../navigation/PreloadLink';
import { usePageArrival } from '../navigation/usePageArrival';

interface PageFailureProps {
  error: unknown;
  onRetry: () => void;
}

// The error name that webpack gives a chunk that failed to load.
const isMissingScript = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Replaces a page that failed to load or render; the rest of the shell keeps working. It uses plain elements like
 * the shell, because the failed chunk may be that of MUI.
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
