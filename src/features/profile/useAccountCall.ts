import { useState } from 'react';
import type { ApiFailure } from '../../api/apiFailure';
import { callUserApi } from '../../api/callUserApi';
import { useAppDispatch } from '../../store/hooks';

type Call<Value> = Parameters<typeof callUserApi<Value>>[0];

const lacking = [404, 405, 501];

/** What went wrong, for the user; another service than ours may lack the call. */
function sentenceFor(failure: ApiFailure): string {
  if (failure.kind === 'unanswered') {
    return 'The account service gave no answer that we can read. Check your connection, or the service does not offer this.';
  }
  if (lacking.includes(failure.status)) return 'This account service does not offer this.';
  return failure.message ?? 'The account service could not do this. Please try again later.';
}

/** Calls the user API about the user's own account, one call at a time; returns why the last one failed. */
export function useAccountCall() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run<Value>(call: Call<Value>, onDone: (value: Value) => void): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const outcome = await dispatch(callUserApi(call));
    setBusy(false);
    if (outcome.ok) onDone(outcome.value);
    else setProblem(sentenceFor(outcome.failure));
  }

  return { run, isBusy, problem };
}
