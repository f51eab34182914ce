import { useRef, useState } from 'react';
import type { ApiFailure } from '../../api/apiFailure';
import { callUserApi } from '../../api/callUserApi';
import { useAppDispatch } from '../../store/hooks';

type Call<Value> = Parameters<typeof callUserApi<Value>>[0];

const lacking = [404, 405, 501];

/** Third-party services may not support the calls about the account. */
const isLackingCall = (failure: ApiFailure) =>
  failure.kind !== 'unanswered' && lacking.includes(failure.status);

/** The error message for the user. */
function sentenceFor(failure: ApiFailure): string {
  if (failure.kind === 'unanswered') {
    return 'The account service gave no answer that we can read. Check your connection, or the service does not offer this.';
  }
  return failure.message ?? 'The account service could not do this. Please try again later.';
}

/**
 * Calls the user API about the user's own account, one call at a time: `run` does nothing while one is in progress.
 * Returns why the last one failed, and whether the service doesn't support it.
 */
export function useAccountCall() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isLacking, setLacking] = useState(false);
  const isRunning = useRef(false);

  async function run<Value>(call: Call<Value>, onDone: (value: Value) => void): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await dispatch(callUserApi(call));
    isRunning.current = false;
    setBusy(false);
    if (outcome.ok) onDone(outcome.value);
    else if (isLackingCall(outcome.failure)) setLacking(true);
    else setProblem(sentenceFor(outcome.failure));
  }

  return { run, isBusy, problem, isLacking };
}
