/** The results of a fault. */
export interface Tally {
  tries: number;
  /** Confirmed writes that were lost, and 5xx responses that the fault does not excuse. */
  lost: number;
  /** Requests without a response, although the fault does not abort them. */
  unanswered: number;
  /** Response times, in milliseconds. */
  times: number[];
  /** Limits that the server exceeded, or faults that could not be injected, each as a sentence. */
  broken: string[];
  /** Further observations. */
  notes: string[];
}

/** A fault to inject, and the requests sent meanwhile. */
export interface Fault {
  name: string;
  run: (tally: Tally) => Promise<void>;
}

/** An empty tally. */
export function createTally(): Tally {
  return { tries: 0, lost: 0, unanswered: 0, times: [], broken: [], notes: [] };
}

/** The timeout of a request, in milliseconds; the embedded database may take 60 s to open. */
const requestTimeout = 75_000;

/** How often to try a request while the server is too busy. */
export const maximumTries = 10;

/** A response that has arrived completely. */
export interface CompleteResponse {
  status: number;
  text: string;
  /** Seconds to wait before a retry, if the server was too busy. */
  retryAfter: number | undefined;
}

/**
 * Sends a request and records how long it takes.
 *
 * @returns `undefined` if the response does not arrive completely
 */
export async function sendRequest(
  tally: Tally,
  url: string,
  { body, headers, from }: { body?: object; headers?: Record<string, string>; from?: string } = {},
): Promise<CompleteResponse | undefined> {
  tally.tries += 1;
  const begun = performance.now();
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(requestTimeout),
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
      retryAfter: retryAfterOf(response.status, response.headers.get('retry-after')),
    };
  } catch {
    return undefined;
  }
}

/**
 * The `Retry-After` of a server that is too busy, in seconds. Unlike another 5xx, it tells the client that the server
 * did nothing.
 */
export function retryAfterOf(
  status: number,
  retryAfter: string | null | undefined,
): number | undefined {
  const seconds = Number(retryAfter ?? undefined);
  return status === 503 && seconds > 0 ? seconds : undefined;
}

/** The 99th percentile of the response times. */
export function p99(times: readonly number[]): number | undefined {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1];
}

/** A different client address for each number, so that the limits per address do not reduce the load. */
export function addressOf(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}
