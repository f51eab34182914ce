import { http, HttpResponse, type HttpHandler } from 'msw';
import type { User } from '../../contract/storedValues';

type Done = Record<string, never>;

/** What each of the seven calls answers on success. */
interface Successes {
  login: { token: string; user: User };
  signup: { code?: string };
  forgot: Done;
  resend: Done;
  verify: Done;
  reverify: Done;
  reset: Done;
}

/** How a call of the user API goes, for tests. */
export type UserApiScenario<Call extends keyof Successes> =
  | { kind: 'success'; body: Successes[Call]; status?: number }
  | { kind: 'error'; status: number; message?: string }
  /** An answer that is no JSON, as of a server that knows no such call. */
  | { kind: 'text'; status: number; text: string }
  /** An answer of another shape than the contract's. */
  | { kind: 'malformed'; body: unknown }
  | { kind: 'offline' };

/** One call as the service saw it. */
export interface SeenCall {
  headers: Headers;
  credentials: RequestCredentials;
  query: URLSearchParams;
  body: unknown;
}

/** What {@link setUserApi} needs of MSW's server or worker. */
interface HandlerTarget {
  use: (...handlers: HttpHandler[]) => void;
}

/**
 * Makes every later call of one endpoint go as told: `setUserApi(server, 'reset', { kind: 'error', status: 400 })`.
 *
 * @param target MSW's server, already listening
 * @param pause what an answer waits for
 * @returns the calls, as they come
 */
export function setUserApi<Call extends keyof Successes>(
  target: HandlerTarget,
  call: Call,
  scenario: UserApiScenario<Call>,
  pause: Promise<void> = Promise.resolve(),
): SeenCall[] {
  const seen: SeenCall[] = [];
  const method = call === 'verify' ? http.get : http.post;
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
      const { status, message } = scenario;
      return HttpResponse.json(message === undefined ? {} : { message }, { status });
    }
    case 'text':
      return new HttpResponse(scenario.text, { status: scenario.status });
    case 'offline':
      return HttpResponse.error();
  }
}
