import { http, HttpResponse, type HttpHandler } from 'msw';
import type { AccountData, SessionsResponse } from '../../contract/userApi';
import type { User } from '../../contract/storedValues';

type Done = Record<string, never>;

/** The successful response of each call. */
interface Successes {
  login: { token: string; user: User };
  signup: { code?: string };
  forgot: Done;
  resend: Done;
  verify: Done;
  reverify: Done;
  reset: Done;
  logout: Done;
  account: AccountData;
  sessions: SessionsResponse;
  'sessions/end': Done;
  'account/delete': Done;
}

const gets: readonly string[] = ['verify', 'account', 'sessions'];

/** A simulated response of the user API. */
export type UserApiScenario<Call extends keyof Successes> =
  | { kind: 'success'; body: Successes[Call]; status?: number }
  | { kind: 'error'; status: number; message?: string; retryAfter?: string }
  /** A response that is not JSON, such as from a server without this endpoint. */
  | { kind: 'text'; status: number; text: string }
  /** A response that violates the contract. */
  | { kind: 'malformed'; body: unknown }
  | { kind: 'offline' };

/** A call as received by the service. */
export interface RecordedCall {
  headers: Headers;
  credentials: RequestCredentials;
  query: URLSearchParams;
  body: unknown;
}

/** The part of MSW's server or worker that {@link setUserApi} uses. */
interface HandlerTarget {
  use: (...handlers: HttpHandler[]) => void;
}

/**
 * Sets the response of all later calls to one endpoint: `setUserApi(server, 'reset', { kind: 'error', status: 400
 * })`.
 *
 * @param target MSW's server, already listening
 * @param pause awaited before each response
 * @returns the calls; the list grows
 */
export function setUserApi<Call extends keyof Successes>(
  target: HandlerTarget,
  call: Call,
  scenario: UserApiScenario<Call>,
  pause: Promise<void> = Promise.resolve(),
): RecordedCall[] {
  const seen: RecordedCall[] = [];
  const method = gets.includes(call) ? http.get : http.post;
  target.use(
    method(`*/api/${call}`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const { headers, credentials, url } = request;
      seen.push({ headers, credentials, query: new URL(url).searchParams, body });
      await pause;
      return answer(scenario);
    }),
  );
  return seen;
}

function answer<Call extends keyof Successes>(scenario: UserApiScenario<Call>): Response {
  switch (scenario.kind) {
    case 'success':
      return HttpResponse.json({ ...scenario.body }, { status: scenario.status ?? 200 });
    case 'malformed':
      return new HttpResponse(JSON.stringify(scenario.body));
    case 'error': {
      const { status, message, retryAfter } = scenario;
      const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return HttpResponse.json(message === undefined ? {} : { message }, { status, headers });
    }
    case 'text':
      return new HttpResponse(scenario.text, { status: scenario.status });
    case 'offline':
      return HttpResponse.error();
  }
}
