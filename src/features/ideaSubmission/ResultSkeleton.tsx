import { Page } from '../../ui/Page';

/** The result page until its script has read the browser's storage. It mentions no document: there may be none. */
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
