import { wordDiff } from '../features/ideaSubmission/review/wordDiff';

/** Replaces the worker in jest, which has none: compares the texts in a later task. */
export function createDiffWorker(): Pick<Worker, 'postMessage' | 'terminate'> & EventTarget {
  const worker = new EventTarget();
  let isRunning = true;
  return Object.assign(worker, {
    postMessage: ({ before, after }: { before: string; after: string }) => {
      setTimeout(() => {
        if (!isRunning) return;
        worker.dispatchEvent(new MessageEvent('message', { data: wordDiff(before, after) }));
      });
    },
    terminate: () => {
      isRunning = false;
    },
  });
}
