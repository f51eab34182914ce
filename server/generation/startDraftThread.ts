import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { RequestError } from '../RequestError';
import { startWorker } from '../startWorker';
import type { DraftRequest } from './draftRequest';

/**
 * How long a draft may take, in milliseconds: several times the CPU time for the longest idea, but less than the two
 * minutes that the browser waits for the first words.
 */
const draftTimeout = 100_000;

/** A thread of the offline drafter. It writes one document at a time. */
export interface DraftThread {
  /**
   * Waits for the thread to load, then for the document.
   *
   * @throws RequestError 504 if it takes too long, which ends the thread; Error if the thread ends before
   */
  draft: (request: DraftRequest) => Promise<string>;
  hasEnded: () => boolean;
  terminate: () => Promise<void>;
}

/** Starts a thread, which loads at once. */
export function startDraftThread(
  worker: Worker = startWorker(path.join(__dirname, 'draftThread')),
  timeout: number = draftTimeout,
): DraftThread {
  let ended: Error | undefined;
  let fail: (error: Error) => void = () => undefined;
  let answer: (text: string) => void = () => undefined;

  function end(error: Error): void {
    ended ??= error;
    fail(ended);
  }
  worker.on('message', (message: unknown) => {
    answer(v.parse(v.string(), message));
  });
  worker.on('error', (cause: unknown) => {
    end(new Error('The thread of the offline drafter failed', { cause }));
  });
  worker.on('exit', () => {
    end(new Error('The thread of the offline drafter has ended'));
  });

  async function draft(request: DraftRequest): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string>((resolve, reject) => {
        answer = resolve;
        fail = reject;
        if (ended !== undefined) {
          reject(ended);
          return;
        }
        timer = setTimeout(() => {
          end(draftTimedOut());
          // It cannot be interrupted otherwise.
          void worker.terminate();
        }, timeout);
        worker.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    draft,
    hasEnded: () => ended !== undefined,
    terminate: async () => {
      await worker.terminate();
    },
  };
}

const draftTimedOut = () =>
  new RequestError(
    504,
    'upstream_timeout',
    'This server took too long to draft the document. Please shorten the idea and try again.',
  );
