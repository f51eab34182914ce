import { useRef, useState } from 'react';
import type { ApiFailure } from '../../api/apiFailure';
import { callUserApi } from '../../api/callUserApi';
import { useAppDispatch } from '../../store/hooks';
import type { AppThunkDispatch } from '../../store/storeTypes';

/** Starts a call with RTK Query's `initiate`. */
type Call<Value> = (
  dispatch: AppThunkDispatch,
) => ReturnType<Parameters<typeof callUserApi<Value>>[0]>;

type CallState =
  | { status: 'ready' | 'busy' | 'notSupported' }
  | { status: 'failed'; problem: string };

/** The statuses of third-party services that do not support the calls about the account. */
const notSupported = [404, 405, 501];

function afterFailure(failure: ApiFailure): CallState {
  return failure.kind !== 'unanswered' && notSupported.includes(failure.status)
    ? { status: 'notSupported' }
    : { status: 'failed', problem: sentenceFor(failure) };
}

/** The error message for the user. */
function sentenceFor(failure: ApiFailure): string {
  if (failure.kind === 'unanswered') {
    return 'The account service gave no answer that we can read. Check your connection. The service may not offer this.';
  }
  return failure.message ?? 'The account service could not do this. Please try again later.';
}

/**
 * Calls the user API about the user's own account, one call at a time: `run` does nothing while one is in progress.
 * Returns why the last one failed, and whether the service doesn't support it.
 */
export function useAccountCall() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<CallState>({ status: 'ready' });
  const isRunning = useRef(false);

  async function run<Value>(call: Call<Value>, onDone: (value: Value) => void): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'busy' });
    const outcome = await dispatch(callUserApi((_endpoints, start) => call(start)));
    isRunning.current = false;
    setState(outcome.ok ? { status: 'ready' } : afterFailure(outcome.failure));
    if (outcome.ok) onDone(outcome.value);
  }

  return {
    run,
    isBusy: state.status === 'busy',
    problem: state.status === 'failed' ? state.problem : undefined,
    isLacking: state.status === 'notSupported',
  };
}
