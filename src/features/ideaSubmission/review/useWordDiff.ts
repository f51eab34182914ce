import { useEffect, useState } from 'react';
import { createDiffWorker } from './createDiffWorker';
import type { DiffPart } from './wordDiff';

export type Comparison =
  | { status: 'comparing' }
  | { status: 'compared'; parts: readonly DiffPart[] }
  | { status: 'failed' };

const comparing: Comparison = { status: 'comparing' };

/**
 * Compares two texts in a worker.
 *
 * @param before a text
 * @param after another one
 * @returns the comparison of exactly these two; `failed` if the worker could not be loaded
 */
export function useWordDiff(before: string, after: string): Comparison {
  const [latest, setLatest] = useState({ before, after, comparison: comparing });
  useEffect(() => {
    const worker = createDiffWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<DiffPart[]>) => {
      setLatest({ before, after, comparison: { status: 'compared', parts: data } });
    });
    worker.addEventListener('error', () => {
      setLatest({ before, after, comparison: { status: 'failed' } });
    });
    worker.postMessage({ before, after });
    return () => {
      worker.terminate();
    };
  }, [before, after]);
  return latest.before === before && latest.after === after ? latest.comparison : comparing;
}
