import { wordDiff } from './wordDiff';

// The body of the worker that createDiffWorker starts: answers each pair of texts with their comparison.
addEventListener('message', ({ data }: MessageEvent<{ before: string; after: string }>) => {
  postMessage(wordDiff(data.before, data.after));
});
