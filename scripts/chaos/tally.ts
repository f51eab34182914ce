/** What is counted while a fault lasts. */
export interface Tally {
  tries: number;
  /** Confirmed and gone afterwards, or answered by a 5xx that the fault does not excuse. */
  lost: number;
  /** Requests without an answer, though the fault does not end them. */
  unanswered: number;
  /** Times to the answers, in milliseconds. */
  times: number[];
  /** Limits that the server broke, or faults that did not happen, each as a sentence. */
  broken: string[];
  /** What else is worth knowing. */
  notes: string[];
}

/** A fault, and what the server is asked meanwhile. */
export interface Fault {
  name: string;
  run: (tally: Tally) => Promise<void>;
}

/** An empty tally. */
export function createTally(): Tally {
  return { tries: 0, lost: 0, unanswered: 0, times: [], broken: [], notes: [] };
}

/** How long a request waits for its answer, in milliseconds; the embedded database may take 60 s to open. */
const patience = 75_000;

/** How often to make a request that the server is too busy for. */
export const maximumTries = 10;

/** An answer that has arrived completely. */
export interface Answer {
  status: number;
  text: string;
  /** When to try again, in seconds, if the server was too busy. */
  busyFor: number | undefined;
}

/**
 * Makes a request and notes how long it takes.
 *
 * @returns `undefined` if the answer does not arrive, or not completely
 */
export async function ask(
  tally: Tally,
  url: string,
  { body, headers, from }: { body?: object; headers?: Record<string, string>; from?: string } = {},
): Promise<Answer | undefined> {
  tally.tries += 1;
  const begun = performance.now();
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(from === undefined ? {} : { 'x-forwarded-for': from }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    tally.times.push(performance.now() - begun);
    return {
      status: response.status,
      text,
      busyFor: busyFor(response.status, response.headers.get('retry-after')),
    };
  } catch {
    return undefined;
  }
}

/**
 * When a server that is too busy wants to be asked again, in seconds. Unlike another 5xx, this tells the client that
 * nothing was done.
 */
export function busyFor(status: number, retryAfter: string | null | undefined): number | undefined {
  const seconds = Number(retryAfter ?? undefined);
  return status === 503 && seconds > 0 ? seconds : undefined;
}

/** The time within which 99 of 100 answers arrived. */
export function p99(times: readonly number[]): number | undefined {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1];
}

/** A different client address for each number, so that the limits per address do not cut the load short. */
export function addressOf(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}
