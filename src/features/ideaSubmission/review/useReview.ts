import { useEffect, useMemo, useState } from 'react';
import type { DocumentType } from '../../../../contract/documentType';
import { reviewDocument, reviewSteps, type Review } from './reviewDocument';

interface Reviewed {
  documentType: DocumentType;
  text: string;
  review: Review;
}

/** Texts up to this length are reviewed synchronously, in a few milliseconds. */
const maximumSyncLength = 50_000;

/**
 * The review of a document. A long one is reviewed in a separate task per rule, so that the page stays responsive.
 *
 * @returns the review of exactly this document; `null` while it is reviewed
 */
export function useReview(documentType: DocumentType, text: string): Review | null {
  const isShort = text.length <= maximumSyncLength;
  const atOnce = useMemo(
    () => (isShort ? reviewDocument(documentType, text) : null),
    [isShort, documentType, text],
  );
  const [latest, setLatest] = useState<Reviewed | null>(null);
  useEffect(() => {
    if (isShort) return undefined;
    const steps = reviewSteps(documentType, text);
    let timer: number;
    const advance = (): void => {
      const { done, value } = steps.next();
      if (done) setLatest({ documentType, text, review: value });
      else timer = window.setTimeout(advance);
    };
    timer = window.setTimeout(advance);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isShort, documentType, text]);
  if (atOnce !== null) return atOnce;
  const isLatest = latest?.documentType === documentType && latest.text === text;
  return isLatest ? latest.review : null;
}
