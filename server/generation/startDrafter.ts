import type { Writable } from 'node:stream';
import { RequestError } from '../RequestError';
import type { DraftRequest } from './draftRequest';
import { createFairQueue } from './fairQueue';
import { requestAborted } from './requestAborted';
import { startDraftThread, type DraftThread } from './startDraftThread';

/** Maximum number of concurrent drafts, of which one network has one: its other requests delay no other network. */
const maximumThreads = 2;

/** Of the ideas above this length, in UTF-16 code units, one at a time is drafted; shorter ones take a second at most. */
const longIdea = 20_000;

/** Maximum number of waiting drafts. */
const maximumWaiting = 50;

/** When a client may try again if too many drafts are waiting, in seconds. */
const retryAfter = 5;

/** The client that a document is written for. */
export interface Caller {
  network: string;
  /** The response to it; closing it removes the draft from the queue. */
  response: Writable;
}

/** Writes documents without a language model. */
export interface Drafter {
  /**
   * Drafts a document when it is its turn.
   *
   * @throws RequestError 429 if too many are waiting, 499 if the caller has disconnected, 504 if the draft takes too
   *   long; Error if its thread ends
   */
  draft: (request: DraftRequest, caller: Caller) => Promise<string>;
  close: () => Promise<void>;
}

interface Waiting {
  network: string;
  request: DraftRequest;
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
}

interface Running {
  thread: DraftThread;
  isLong: boolean;
}

const isLong = ({ request }: Waiting) => request.idea.length > longIdea;

/** Starts the offline drafter: one thread at once, the second when a draft would have to wait. */
export function startDrafter(startThread: () => DraftThread = startDraftThread): Drafter {
  const idle = [startThread()];
  /** By network. */
  const drafting = new Map<string, Running>();
  const queue = createFairQueue<Waiting>(maximumWaiting);
  let closed = false;

  function mayStart(waiting: Waiting): boolean {
    if (drafting.has(waiting.network)) return false;
    return !isLong(waiting) || ![...drafting.values()].some((running) => running.isLong);
  }
  const hasFreeThread = (): boolean => !closed && drafting.size < maximumThreads;

  function drainQueue(): void {
    while (hasFreeThread()) {
      const next = queue.take(mayStart);
      if (next === undefined) return;
      void write(next);
    }
  }
  function takeThread(): DraftThread {
    const thread = idle.pop();
    return thread === undefined || thread.hasEnded() ? startThread() : thread;
  }
  async function write(waiting: Waiting): Promise<void> {
    const { network, request, resolve, reject } = waiting;
    try {
      const thread = takeThread();
      drafting.set(network, { thread, isLong: isLong(waiting) });
      try {
        resolve(await thread.draft(request));
      } finally {
        drafting.delete(network);
        idle.push(thread);
      }
    } catch (error) {
      reject(error);
    }
    drainQueue();
  }

  return {
    draft: (request, { network, response }) =>
      new Promise<string>((resolve, reject) => {
        if (response.destroyed) throw requestAborted();
        const waiting = { network, request, resolve, reject };
        // A free thread that none of the waiting may have is not refused because many wait.
        if (hasFreeThread() && mayStart(waiting)) void write(waiting);
        else if (!queue.add(network, waiting)) throw tooManyWaiting();
        response.once('close', () => {
          queue.remove(network, waiting);
          reject(requestAborted());
        });
      }),
    close: async () => {
      closed = true;
      const threads = [...idle, ...[...drafting.values()].map(({ thread }) => thread)];
      await Promise.all(threads.map(({ terminate }) => terminate()));
    },
  };
}

const tooManyWaiting = () =>
  new RequestError(
    429,
    'too_many_at_once',
    'This server has too many documents to write at the moment. Try again in a few seconds.',
    { retryAfter },
  );
