import { Page } from '../../ui/Page';

/**
 * The placeholder of the result page until its script has read the browser's storage. It does not mention a document,
 * because there may be none.
 */
export function ResultSkeleton() {
  return (
    <Page
      title="Your Document"
      heading="Looking for a document saved in this browser"
      subtitle="It opens as soon as this page has loaded."
      tone="work"
    />
  );
}
